import GradientModel

/// Layers over each other as a phone composes them: pictures of 8 bits, each the contents of one
/// layer, and words over them; then the opacity of all of it.
///
/// Nothing is rounded between the layers: bytes are taken as they are, masks and opacity are applied in
/// double precision, and the result is rounded to the nearest level, a half to the even one.
struct LayerStack {
  fileprivate enum Layer {
    case picture(Pixmap)
    case mask(TintedMask)
  }

  private var ground: Pixmap
  private var above: [Layer] = []

  /// A stack of one picture.
  init(_ ground: Pixmap) { self.ground = ground }

  /// Adds a picture of the same size on top.
  mutating func add(_ picture: Pixmap) { above.append(.picture(picture)) }

  /// Adds a title on top.
  mutating func add(_ title: TitleLayer) {
    for mask in [title.shadow, title.letters] where !mask.values.isEmpty {
      above.append(.mask(mask))
    }
  }

  /// The picture of all layers.
  ///
  /// - Parameters:
  ///   - opacity: What the sum of them is multiplied by, 0...1.
  ///   - isDithered: Whether rounding follows an ordered pattern.
  /// - Returns: A picture of the ground's size.
  consuming func flattened(opacity: Double, isDithered: Bool) -> Pixmap {
    if above.isEmpty, opacity == 1 { return ground }
    // Taken out, so that its bytes are changed where they are.
    var result = Pixmap(width: 0, height: 0)
    swap(&result, &ground)
    if above.isEmpty, !isDithered {
      result.fade(by: opacity)
      return result
    }
    let width = result.width
    let height = result.height
    var row = [SIMD4<Double>](repeating: .zero, count: width)
    unsafe result.bytes.withUnsafeMutableBytes { bytes in
      let pixels = unsafe bytes.assumingMemoryBound(to: UInt32.self)
      unsafe row.withUnsafeMutableBufferPointer { row in
        for y in 0..<height {
          // Whole levels stay as they are, whatever the rounding.
          let columns = opacity == 1 ? touched(row: y, width: width) : 0..<width
          let start = y * width
          for x in columns { unsafe row[x] = unsafe PixelEncoder.unpack(pixels[start + x]) }
          for layer in above { unsafe layer.compose(row: y, over: row) }
          let offsets = Dither.offsets(row: y, isOn: isDithered)
          for x in columns {
            unsafe pixels[start + x] = unsafe PixelEncoder.nearest(
              row[x] * opacity, offset: Double(offsets[x & 7]))
          }
        }
      }
    }
    return result
  }

  /// The columns of a row that something lies on above the ground.
  private func touched(row y: Int, width: Int) -> Range<Int> {
    var low = width
    var high = 0
    for layer in above {
      let columns = layer.columns(ofRow: y)
      guard !columns.isEmpty else { continue }
      low = min(low, columns.lowerBound)
      high = max(high, columns.upperBound)
    }
    return low..<max(low, high)
  }
}

extension Pixmap {
  /// Multiplies every channel by an opacity.
  ///
  /// There are but 256 levels, and most pixels are like their neighbours.
  fileprivate mutating func fade(by opacity: Double) {
    let levels = (0...255 as ClosedRange<UInt32>).map { level in
      PixelEncoder.nearest(PixelEncoder.unpack(level &* 0x0101_0101) * opacity, offset: 0) & 255
    }
    unsafe levels.withUnsafeBufferPointer { levels in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        var (last, faded): (UInt32, UInt32) = (0, 0)
        for pixel in unsafe bytes.assumingMemoryBound(to: UInt32.self).indices {
          let value = unsafe bytes.load(fromByteOffset: pixel &* 4, as: UInt32.self)
          if value != last {
            last = value
            faded =
              unsafe levels[Int(value & 255)] | levels[Int(value &>> 8 & 255)] &<< 8
              | levels[Int(value &>> 16 & 255)] &<< 16 | levels[Int(value &>> 24)] &<< 24
          }
          unsafe bytes.storeBytes(of: faded, toByteOffset: pixel &* 4, as: UInt32.self)
        }
      }
    }
  }
}

extension LayerStack.Layer {
  fileprivate func columns(ofRow y: Int) -> Range<Int> {
    switch self {
    case .picture(let picture): 0..<picture.width
    case .mask(let mask): mask.rows.contains(y) ? mask.columns : 0..<0
    }
  }

  fileprivate func compose(row y: Int, over row: UnsafeMutableBufferPointer<SIMD4<Double>>) {
    switch self {
    case .picture(let picture):
      unsafe picture.bytes.withUnsafeBytes { bytes in
        let pixels = unsafe bytes.assumingMemoryBound(to: UInt32.self)
        for x in 0..<picture.width {
          unsafe row[x].compose(PixelEncoder.unpack(pixels[y * picture.width + x]))
        }
      }
    case .mask(let mask):
      guard mask.rows.contains(y) else { return }
      let offset = mask.offset(ofRow: y)
      for x in mask.columns {
        let amount = mask.values[offset + x]
        if amount > 0 { unsafe row[x].compose(mask.color * amount) }
      }
    }
  }
}
