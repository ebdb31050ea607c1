import GradientRaster
import Testing

@Suite("A blurred edge")
struct BlurredEdgeTests {
  @Test(
    "is felt by neighbouring pixels as by each alone", arguments: [0, 0.7, 2, 24, 900], [-3.2, 410])
  func densities(deviation: Double, place: Double) {
    let edge = BlurredEdge(deviation: deviation)
    var pixel = 0
    var greatest = 0.0
    edge.forEachDensity(of: 0..<2_000, at: place) { density in
      let alone = edge.density(Double(pixel) + 0.5 - place)
      if density != alone { greatest = max(greatest, abs(density - alone) / alone) }
      pixel += 1
    }
    #expect(pixel == 2_000)
    #expect(greatest < 1e-10)
  }
}
