import GradientTool
import Testing

@Suite struct NearMissTests {
  // Published examples of Levenshtein and optimal string alignment distances.
  @Test(arguments: [
    ("kitten", "sitting", 3), ("saturday", "sunday", 3), ("", "abc", 3), ("flaw", "lawn", 2),
    ("ca", "ac", 1), ("ca", "abc", 3), ("same", "same", 0),
  ])
  func distances(_ one: String, _ other: String, _ distance: Int) {
    #expect(NearMiss.distance(Array(one), Array(other)) == distance)
    #expect(NearMiss.distance(Array(other), Array(one)) == distance)
  }

  @Test func theClosestNameIsFoundAndNoFarOne() {
    let names = ["render", "sheet", "check", "format"]
    #expect(NearMiss.of("RENDER", in: names) == "render")
    #expect(NearMiss.of("chekc", in: names) == "check")
    #expect(NearMiss.of("paint", in: names) == nil)
    #expect(NearMiss.of(String(repeating: "x", count: 100_000), in: names) == nil)
  }
}
