import Foundation
import GradientModel
import GradientTokens
import Testing

/// Names that were made to have one hash, with which a file could slow its reader down.
@Suite struct CrowdedNameTests {
  /// Blocks in pairs: whichever of the two stands there, FNV-1a's 32 bits are the same after it.
  ///
  /// That makes two names of one pair, four of two, 32,768 of all of them (Antoine Joux,
  /// "Multicollisions in iterated hash functions", CRYPTO 2004). Found by trying.
  private static let blocks = [
    ("oee1hqta", "tm1zffpz"), ("vmtzs1ch", "tjt1oiba"), ("vfnahw30", "yqwo5brf"),
    ("edjywcr1", "hq45uils"), ("s1lgs3d4", "c3hyvtgu"), ("1sx0w4s0", "xiux5j3n"),
    ("watogntp", "x1rjiaq0"), ("lc2gapw3", "cc5rkebb"), ("bbvszwho", "kq44j22u"),
    ("0kxf1wnt", "5cha2z51"), ("j4qui3or", "bwywyuph"), ("ro3mrf5q", "40egcl0j"),
    ("55a4w0fr", "apelppqw"), ("mby4px1p", "3ieqo222"), ("a5yupato", "gtbbv5ou"),
  ]

  private static func crowd(_ doublings: Int) -> [String] {
    (0..<1 << doublings).map { number in
      blocks.prefix(doublings).enumerated().map { bit, pair in
        number >> bit & 1 == 0 ? pair.0 : pair.1
      }.joined()
    }
  }

  /// The same names backwards, each with a hash of its own.
  private static func others(_ doublings: Int) -> [String] {
    crowd(doublings).map { String($0.reversed()) }
  }

  private static func file(_ names: [String]) -> [UInt8] {
    let tokens = names.enumerated().map { index, name in
      ##""\##(name)":{"$value":"#\##(String(0x100000 + index, radix: 16))"}"##
    }
    // Each is looked up again by the one after it.
    let aliases = names.enumerated().map { index, name in
      ##""\##(index)":{"$value":"{c.\##(name)}"}"##
    }
    return Array(
      """
      {"c":{"$type":"color",\(tokens.joined(separator: ","))},
      "d":{"$type":"color",\(aliases.joined(separator: ","))}}
      """.utf8)
  }

  private static func processorTime(_ work: () -> Void) -> Double {
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    work()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }

  @Test func `the names have one hash, and many backwards`() {
    let hashes = Set(Self.crowd(12).map { KeyHash.of(Array($0.utf8)[...]) })
    #expect(hashes.count == 1)
    #expect(Set(Self.crowd(12)).count == 4096)
    #expect(Set(Self.others(6).map { KeyHash.of(Array($0.utf8)[...]) }).count == 64)
  }

  @Test func `a tree of names finds each of them and no other`() {
    let names =
      Self.crowd(12).map { Array($0.utf8) } + [[], [0], [0, 0], [255], Array("oee1".utf8)]
    var tree = NameTree()
    #expect(tree.isEmpty)
    #expect(tree[[]] == nil)
    for (number, name) in names.enumerated() {
      let before = tree.insert(name, number, keepsFirst: true)
      #expect(before == nil)
    }
    let isWhole = names.map { tree[$0] } == Array(names.indices)
    #expect(isWhole)
    for absent in [[1], [0, 0, 0], Array("oee1hqtb".utf8), Array("oee".utf8)] as [[UInt8]] {
      #expect(tree[absent] == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a name that is there keeps its number or takes the new one`(_ keepsFirst: Bool) {
    var tree = NameTree()
    for number in 0..<2 {
      _ = tree.insert([UInt8(number)], number, keepsFirst: keepsFirst)
    }
    let before = tree.insert([0], 2, keepsFirst: keepsFirst)
    #expect(before == 0)
    #expect(tree[[0]] == (keepsFirst ? 0 : 2))
    #expect(tree[[1]] == 1)
  }

  @Test func `tokens whose names have one hash are found by their names`() {
    let names = Self.crowd(9)
    let (tokens, findings) = ReadToken.all(
      in: Self.file(names), path: "f", settings: ReadingSettings())
    #expect(findings.list.isEmpty)
    #expect(tokens.count == 1024)
    // The aliases follow the colours, in the same order.
    for (index, token) in tokens.suffix(512).enumerated() {
      #expect(token.target?.last == Array(names[index].utf8))
    }
    let missing = ##"{"c":{"$value":"#fff"},"k":{"$value":"{d.oee1hqtavmtzs1ch}"}}"##
    let text =
      String(decoding: Self.file(names), as: UTF8.self).dropLast() + "," + missing.dropFirst()
    let messages = StyleFile.read(Array(text.utf8), path: "f").diagnostics.map(\.text)
    #expect(messages.contains { $0.contains("oee1hqtavmtzs1ch, which does not exist") })
  }

  @Test func `a key that is there twice is named among keys of one hash`() {
    var keys = Self.crowd(9)
    keys.insert(keys[3], at: 500)
    // The same key written with an escape: its first letter is an o.
    keys.append("\\u006f" + keys[0].dropFirst())
    let text =
      "{\n"
      + keys.map { "\"\($0)\":{\"$type\":\"color\",\"$value\":\"#fff\"}" }
      .joined(separator: ",\n") + "}"
    let found = StyleFile.read(Array(text.utf8), path: "f").diagnostics
      .filter { $0.text.contains("[duplicate-key]") }
    #expect(found.map { $0.line } == [502, 515])
    #expect(found.first?.message.contains("in line 5;") == true, "\(found)")
    #expect(found.last?.message.contains("in line 2;") == true)
  }

  @Test func `a group that a later appearance replaces is found although names crowd`() {
    let names = Self.crowd(9)
    let tokens = names.map { ##""\##($0)":{"$type":"color","$value":"#ffffff"}"## }
    let text = ##"""
      {"$extensions":{"dev.gradientcontrols":{"version":1,"appearances":{"dark":{"c":{
      "\##(names[7])":{"$value":"#000000","$type":"color"}}}}}},
      "c":{\##(tokens.joined(separator: ","))},
      "k":{"$extensions":{"dev.gradientcontrols":{"component":"button"}},
      "fill":{"$value":"{c.\##(names[7])}"},"overlay":{"$value":"{c.\##(names[8])}"}}}
      """##
    let reading = StyleFile.read(Array(text.utf8), path: "f")
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.text) == [])
    let style = reading.theme.controls.first?.style
    let dark = StyleEnvironment(appearance: .dark)
    let fills = [StyleEnvironment(), dark].map {
      style?.resolved(for: .normal, in: $0).fill
    }
    #expect(fills == [.color(StyleColor(white: 1)), .color(StyleColor(white: 0))])
  }

  @Test func `names of one hash take some times as long as others, not the square`() {
    // A quarter of a second without optimisation; step by step it would be half a minute.
    let crowd = Self.file(Self.crowd(14))
    let others = Self.file(Self.others(14))
    let read = { (bytes: [UInt8]) in
      Self.processorTime { _ = StyleFile.read(bytes, path: "f") }
    }
    #expect(read(crowd) < 10 * read(others))
  }
}
