extension StyleColor {
  /// The same colour in another space, unclipped: components may leave their usual range.
  ///
  /// Missing components count as 0, but stay missing where the other space has an analogous one
  /// (CSS Color 4, 12.2).
  ///
  /// - Parameter target: The space wanted.
  /// - Returns: The colour with that space's components and the same alpha.
  public func converted(to target: Space) -> StyleColor {
    guard target != space else { return self }
    let values = target.components(fromXYZ: space.xyz(from: components))
    return StyleColor(
      target, values.x, values.y, values.z, alpha: alpha, missing: missing(in: target))
  }

  /// The relative luminance of WCAG 2.2: 0 for black to 1 for white; alpha is not considered.
  public var relativeLuminance: Double {
    let xyz = space.xyz(from: components)
    let linear = ColorMatrix.xyzToSRGB(xyz)
    return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  private func missing(in target: Space) -> Missing {
    guard !missing.isEmpty else { return [] }
    var result = missing.intersection(.alpha)
    let from = [space.roles.0, space.roles.1, space.roles.2]
    let to = [target.roles.0, target.roles.1, target.roles.2]
    for index in 0..<3 where missing.contains(Missing(component: index)) {
      for other in 0..<3 where from[index] == to[other] && from[index] != .none {
        result.insert(Missing(component: other))
      }
    }
    return result
  }
}

extension StyleColor.Space {
  /// CIE XYZ with white point D65 of this space's components.
  func xyz(from c: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: ColorMatrix.srgbToXYZ(TransferFunction.srgb.decode(c))
    case .srgbLinear: ColorMatrix.srgbToXYZ(c)
    case .displayP3: ColorMatrix.displayP3ToXYZ(TransferFunction.srgb.decode(c))
    case .a98RGB: ColorMatrix.a98ToXYZ(TransferFunction.a98.decode(c))
    case .prophotoRGB:
      ColorMatrix.d50ToD65(ColorMatrix.prophotoToXYZD50(TransferFunction.prophoto.decode(c)))
    case .rec2020: ColorMatrix.rec2020ToXYZ(TransferFunction.rec2020.decode(c))
    case .xyzD65: c
    case .xyzD50: ColorMatrix.d50ToD65(c)
    case .hsl: Self.srgb.xyz(from: HueModel.srgb(fromHSL: c))
    case .hwb: Self.srgb.xyz(from: HueModel.srgb(fromHWB: c))
    case .lab: ColorMatrix.d50ToD65(LabModel.xyzD50(fromLab: c))
    case .lch: Self.lab.xyz(from: PolarForm.rectangular(c))
    case .oklab: LabModel.xyz(fromOKLab: c)
    case .oklch: Self.oklab.xyz(from: PolarForm.rectangular(c))
    }
  }

  /// This space's components of a colour in CIE XYZ with white point D65.
  func components(fromXYZ xyz: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: TransferFunction.srgb.encode(ColorMatrix.xyzToSRGB(xyz))
    case .srgbLinear: ColorMatrix.xyzToSRGB(xyz)
    case .displayP3: TransferFunction.srgb.encode(ColorMatrix.xyzToDisplayP3(xyz))
    case .a98RGB: TransferFunction.a98.encode(ColorMatrix.xyzToA98(xyz))
    case .prophotoRGB:
      TransferFunction.prophoto.encode(ColorMatrix.xyzD50ToProphoto(ColorMatrix.d65ToD50(xyz)))
    case .rec2020: TransferFunction.rec2020.encode(ColorMatrix.xyzToRec2020(xyz))
    case .xyzD65: xyz
    case .xyzD50: ColorMatrix.d65ToD50(xyz)
    case .hsl: HueModel.hsl(fromSRGB: Self.srgb.components(fromXYZ: xyz))
    case .hwb: HueModel.hwb(fromSRGB: Self.srgb.components(fromXYZ: xyz))
    case .lab: LabModel.lab(fromXYZD50: ColorMatrix.d65ToD50(xyz))
    case .lch: PolarForm.polar(Self.lab.components(fromXYZ: xyz))
    case .oklab: LabModel.oklab(fromXYZ: xyz)
    case .oklch: PolarForm.polar(Self.oklab.components(fromXYZ: xyz))
    }
  }
}
