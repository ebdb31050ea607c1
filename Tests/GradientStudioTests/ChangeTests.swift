import Foundation
import Testing

/// What a drag does for every picture that the screen shows: change the text, and tell all looks.
@Suite struct ChangeTests {
  private static let file = ##"""
    {
      "a": {
        "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$value": "linear-gradient(#102030, #f287b0 70%)" },
        "states": { "disabled": { "fill": { "$value": "#808080" } } },
        "appearances": { "dark": { "fill": { "$value": "#010203" } } }
      }
    }
    """##
  private static let move =
    #"{"edit":"stop","control":"a","member":"fill","index":1,"position":0.25}"#
  private static let looks = ##"""
    {"ask":"looks","control":"a","of":[
      {"state":0,"environment":0},{"state":4,"environment":0},{"state":2,"environment":0},
      {"state":0,"environment":1},{"state":8,"environment":0}]}
    """##

  @Test func `a changed document answers as one that is read of the changed text`() throws {
    let asks = [
      Self.looks, #"{"ask":"summary"}"#, #"{"ask":"members","control":"a"}"#,
      #"{"ask":"edit","do":[\#(Self.move)]}"#,
    ]
    let answers = try StudioAnswers.change(Self.file, #"{"do":[\#(Self.move)]}"#, asks)
    #expect(answers.map(\.status) == [0, 0, 0, 0, 0])
    #expect(answers[0].text == Self.file.replacing("70%", with: "25%"))
    let read = try StudioAnswers.ask(answers[0].text, asks)
    #expect(answers.dropFirst().map(\.text) == read.map(\.text))
  }

  @Test func `a change that is refused leaves the document as it was`() throws {
    let change = #"""
      {"do":[\#(Self.move),{"edit":"stop","control":"a","member":"fill","index":7,"position":0}]}
      """#
    let answers = try StudioAnswers.change(Self.file, change, [Self.looks])
    #expect(answers[0].status == 5)
    #expect(answers[0].text == "there is no stop 8; the gradient has 2")
    let untouched = try StudioAnswers.ask(Self.file, [Self.looks])
    #expect(answers[1].text == untouched[0].text)
  }

  @Test func `looks are told once each, in the order in which they are asked for`() throws {
    let asks = [
      Self.looks, #"{"ask":"look","control":"a"}"#, #"{"ask":"look","control":"a","state":2}"#,
      #"{"ask":"look","control":"a","environment":1}"#,
    ]
    let answers = try StudioAnswers.ask(Self.file, asks)
    let lines = answers[0].text.split(separator: "\n").map(String.init)
    #expect(lines.first == "[0,0,1,2,0]")
    #expect(lines.dropFirst() == answers.dropFirst().map(\.text)[...])
  }

  @Test func `the memory of many changes is given back`() throws {
    let change = #"{"do":[\#(Self.move)]}"#
    let answers = try StudioAnswers(
      changing: [
        (Self.file, change, [Self.looks]), (Self.file, "{", [Self.looks]), ("{", change, []),
      ], rounds: 400)
    #expect(answers.growth == 0)
    #expect(answers.answers.map { $0[0].status } == [0, 4, 5])
  }
}
