import GradientModel
import GradientRaster
import GradientText

/// Gives the renderer its titles; fonts are looked for when the first title comes.
final class TitleSource {
  private var renderer: TitleRenderer?

  /// How much room a title takes in a look, in whole points, so that a control that fits around it
  /// has crisp edges at every scale.
  func measure(
    _ words: String, of look: ResolvedStyle, warnings: inout [String]
  ) throws(Failure) -> Size2D {
    do throws(TitleError) {
      let metrics = try titleRenderer().measure(
        words, font: look.title.font, direction: look.layoutDirection)
      warnings += metrics.warnings.map(\.description)
      return Size2D(
        width: metrics.size.width.rounded(.up), height: metrics.size.height.rounded(.up))
    } catch {
      throw Failure(error.description)
    }
  }

  /// Draws a drawing with its titles.
  func draw(
    _ drawing: Drawing, by rasterizer: Rasterizer, warnings: inout [String]
  ) throws(Failure) -> Picture {
    var failure: TitleError?
    var found: [TitleWarning] = []
    let picture: Picture
    do throws(RasterError) {
      picture = try rasterizer.draw(drawing) { title, scale in
        do throws(TitleError) {
          let placed = try titleRenderer().mask(title, scale: scale)
          found += placed.warnings
          return PlacedMask(placed.mask, x: placed.x, y: placed.y)
        } catch {
          failure = error
          return nil
        }
      }
    } catch {
      throw Failure(error.description)
    }
    if let failure { throw Failure(failure.description) }
    warnings += found.map(\.description)
    return picture
  }

  private func titleRenderer() throws(TitleError) -> TitleRenderer {
    if let renderer { return renderer }
    let made = try TitleRenderer()
    renderer = made
    return made
  }
}
