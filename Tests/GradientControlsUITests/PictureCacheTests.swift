#if !canImport(SwiftUI)
  import Foundation
  import GradientControlsUI
  import GradientModel
  import GradientRaster
  import SwiftUIStub
  import Testing

  @MainActor struct PictureCacheTests {
    private func request(_ state: ControlState, width: CGFloat = 50) -> PictureRequest {
      PictureRequest(
        style: SampleStyle.full.resolved(for: state), size: CGSize(width: width, height: 30),
        scale: 2, gamut: .srgb)
    }

    @Test("A look is drawn once for a state, size and scale, however often it flips")
    func drawsOnce() {
      let cache = PictureCache(limit: 1 << 20)
      for _ in 0..<100 {
        #expect(cache.entry(for: request(.normal)) != nil)
        #expect(cache.entry(for: request(.highlighted)) != nil)
      }
      #expect(cache.drawingCount == 2)
      #expect(cache.entry(for: request(.normal, width: 51)) != nil)
      #expect(cache.drawingCount == 3)
    }

    @Test("Beyond its limit the cache lets pictures go and draws them again")
    func staysWithinLimit() {
      let cache = PictureCache(limit: 30_000)
      // Each is at least 50 × 30 × 4 × 4 = 24,000 bytes.
      for width in 50..<60 { _ = cache.entry(for: request(.normal, width: CGFloat(width))) }
      let drawn = cache.drawingCount
      _ = cache.entry(for: request(.normal, width: 50))
      #expect(cache.drawingCount == drawn + 1)
    }
  }
#endif
