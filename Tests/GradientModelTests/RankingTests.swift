import GradientModel
import Testing

@Suite struct RankingTests {
  @Test func `keys are ranked from the least, equal ones in their own order`() {
    #expect(Ranking.order(of: [3, 1, 2, 1, 0.5, 3, -1]) == [6, 4, 1, 3, 2, 0, 5])
    #expect(Ranking.order(of: [2]) == [0])
    #expect(Ranking.order(of: []) == [])
  }

  @Test(arguments: 2...40) func `any number of keys comes out as the library sorts it`(count: Int) {
    // Every residue of a prime comes in some order.
    let keys = (0..<count).map { Double($0 * $0 * 7 % 41) }
    #expect(keys.ranked { $0 } == keys.sorted())
  }
}
