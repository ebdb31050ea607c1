import GradientTokens
import Testing

/// Files with random bytes changed: whatever comes of them, it comes.
@Suite struct MutationTests {
  @Test(arguments: 0..<Fixture.all.count)
  func aMutatedFileEndsInAResult(fixture: Int) {
    var generator = DecimalNumberTests.Generator(state: UInt64(fixture) + 7)
    let original = Array(Fixture.all[fixture].utf8)
    let pieces: [[UInt8]] = [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "$value", "{c}", "1e9", "-", "#", "$ref", "null",
    ]
    .map { Array($0.utf8) }
    for _ in 0..<400 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
          bytes.insert(contentsOf: bytes[place..<end], at: place)
        }
      }
      let reading = StyleFile.read(bytes, path: "f")
      let places = reading.diagnostics.map { ($0.line, $0.column) }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
      if let text = StyleFile.format(bytes, path: "f").bytes {
        #expect(StyleFile.format(text, path: "f").bytes == text)
      }
      if let text = StyleFile.format(bytes, path: "f", as: .strict).bytes {
        let again = StyleFile.read(text, path: "f")
        #expect(!again.hasErrors)
      }
    }
  }
}
