import Foundation
import Testing

/// Whatever is sent to the module, it answers, and goes on answering.
@Suite struct HostileTests {
  private static let button =
    ##"{"a":{"$extensions":{"dev.gradientcontrols":{"component":"button"}},"fill":{"$value":"linear-gradient(red, blue)"}}}"##

  @Test func `texts and requests of no sense get a message, never a trap`() throws {
    let texts = [
      "", "{", "[]", "null", "\u{0}", String(repeating: "[", count: 100_000),
      String(repeating: "{\"a\":", count: 100_000), Self.button,
      Self.button.replacing("red, blue", with: "red 1e999%, blue -1e999%"),
      String(repeating: " ", count: 10 << 20),
    ]
    let place = ##""control":"a","member":"fill""##
    let asks = [
      "", "{}", "[]", #"{"ask":1}"#, #"{"ask":"?"}"#, #"{"ask":"summary"}"#,
      ##"{"ask":"look","control":"a","state":-1,"environment":1e99}"##,
      ##"{"ask":"members","control":"a","state":4294967295,"appearance":255}"##,
      ##"{"ask":"color","text":"\u0000"}"##, ##"{"ask":"color","oklch":[1e999,-1e999,1e999]}"##,
      ##"{"ask":"edit"}"##, ##"{"ask":"edit","do":[1]}"##, ##"{"ask":"edit","do":[{}]}"##,
      ##"{"ask":"edit","do":[{"edit":"set",\##(place),"value":{"a":[{}]}}]}"##,
      ##"{"ask":"edit","do":[{"edit":"stop",\##(place),"index":-1,"position":1e999}]}"##,
      ##"{"ask":"edit","do":[{"edit":"stop",\##(place),"index":1e30}]}"##,
      ##"{"ask":"edit","do":[{"edit":"insertStop",\##(place),"index":9,"color":"x"}]}"##,
      ##"{"ask":"edit","do":[{"edit":"geometry",\##(place),"kind":"x(","words":")","in":","}]}"##,
      ##"{"ask":"edit","do":[{"edit":"rename",\##(place),"to":"\u0000"}]}"##,
      ##"{"ask":"edit","do":[{"edit":"add","name":"///"}]}"##,
      ##"{"ask":"edit","do":[{"edit":"add","name":"b","members":[1]}]}"##,
      ##"{"ask":"edit","do":[{"edit":"remove","control":"a"}]}"##,
      ##"{"ask":"export","format":"css"}"##, ##"{"ask":"export","format":"svg","source":""}"##,
      ##"{"ask":"contrast","control":"a","width":-1,"height":1e999}"##,
      ##"{"ask":"contrast","control":"a","width":10,"height":10,"suggests":1}"##,
    ]
    let answers = try StudioAnswers(texts.map { ($0, asks) }).answers
    #expect(answers.count == texts.count)
    for (index, list) in answers.enumerated() {
      for (ask, answer) in zip(asks, list) {
        #expect((0...5).contains(answer.status), "text \(index): \(ask)")
        let says = answer.text != ""
        #expect(says, "text \(index): \(ask)")
        if answer.status == 0 {
          #expect(
            (try? JSONSerialization.jsonObject(
              with: Data(answer.text.utf8), options: .fragmentsAllowed)) != nil,
            "text \(index): \(ask): \(answer.text.prefix(80))")
        }
      }
    }
  }

  @Test func `memory is given back`() throws {
    let asks = [
      #"{"ask":"summary"}"#, #"{"ask":"look","control":"a"}"#, #"{"ask":"members","control":"a"}"#,
      #"{"ask":"edit","do":[{"edit":"removeStop","control":"a","member":"fill","index":0}]}"#,
      #"{"ask":"edit","do":[{"edit":"removeStop","control":"b","member":"fill","index":0}]}"#,
      #"{"ask":"export","format":"css"}"#, #"{"ask":"export","format":"svg"}"#,
    ]
    let answers = try StudioAnswers([(Self.button, asks), ("{", asks)], rounds: 400)
    #expect(answers.growth == 0)
  }
}
