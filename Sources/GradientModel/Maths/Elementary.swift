/// Elementary functions computed from additions, multiplications, divisions and square roots alone.
///
/// Every platform's C library rounds these differently, so a picture made with them would not have
/// the same bits everywhere. The polynomials and their coefficients are those of fdlibm 5.3
/// (Sun Microsystems, 1993, <https://www.netlib.org/fdlibm/>); Swift never fuses a multiplication
/// with an addition by itself, so the results are the same on every machine.
package enum Elementary {
  /// The ratio of a circle's circumference to its diameter.
  package static let pi = 3.141592653589793

  /// The whole number nearest to `x`, the even one of two.
  ///
  /// Adding and taking away 1.5 · 2⁵² leaves no room for a fraction; `rounded()` calls the C library
  /// on plain x86-64.
  package static func nearest(_ x: Double) -> Double {
    abs(x) < 2_251_799_813_685_248 ? (x + 6_755_399_441_055_744) - 6_755_399_441_055_744 : x
  }

  /// The largest whole number that is not above `x`.
  package static func floor(_ x: Double) -> Double {
    let whole = nearest(x)
    return whole > x ? whole - 1 : whole
  }

  /// The smallest whole number that is not below `x`.
  package static func ceil(_ x: Double) -> Double {
    -floor(-x)
  }

  /// The real cube root, of either sign.
  package static func cbrt(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let magnitude = abs(x)
    // Dividing the exponent by three gives five good bits; 715094163 centres the error (fdlibm).
    let high = UInt64(magnitude.bitPattern >> 32) / 3 + 715_094_163
    var root = Double(bitPattern: high << 32)
    // Halley's iteration triples the good bits each time.
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
    }
    return x < 0 ? -root : root
  }

  /// e raised to `x`: zero or infinity where the result has no other value.
  package static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    if x > 709.78 { return .infinity }
    if x < -708 { return 0 }
    let k = nearest(x * 1.442695040888963407)
    let high = x - k * 6.93147180369123816490e-01
    let low = k * 1.90821492927058770002e-10
    let r = high - low
    let t = r * r
    let c =
      r - t
      * (1.66666666666666019037e-01 + t
        * (-2.77777777770155933842e-03 + t
          * (6.61375632143793436117e-05 + t
            * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))))
    let y = 1 - ((low - (r * c) / (2 - c)) - high)
    // 2^k in two halves, since 2^1024 alone is beyond the range.
    let half = Int(k) / 2
    return y * powerOfTwo(half) * powerOfTwo(Int(k) - half)
  }

  /// The natural logarithm: minus infinity at zero, not a number below it.
  package static func log(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    guard x > 0, x.isFinite else { return x == .infinity ? x : .nan }
    var exponent = Int(x.exponent)
    var significand = x.significand
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let f = significand - 1
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    let even =
      w
      * (3.999999999940941908e-01 + w
        * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    let odd =
      z
      * (6.666666666666735130e-01 + w
        * (2.857142874366239149e-01 + w
          * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)))
    let hfsq = 0.5 * f * f
    let k = Double(exponent)
    return k * 6.93147180369123816490e-01
      - ((hfsq - (s * (hfsq + even + odd) + k * 1.90821492927058770002e-10)) - f)
  }

  /// `base`, which is not negative, raised to `exponent`.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return exponent == 0 ? 1 : 0 }
    return exp(exponent * log(base))
  }

  /// The sine of an angle in degrees, exact at multiples of 90.
  package static func sin(degrees: Double) -> Double {
    let (quarter, radians) = reduced(degrees)
    return sine(quarter: quarter, radians)
  }

  /// The cosine of an angle in degrees, exact at multiples of 90.
  package static func cos(degrees: Double) -> Double {
    let (quarter, radians) = reduced(degrees)
    return sine(quarter: quarter + 1, radians)
  }

  /// The angle in degrees, above -180 and up to 180, from the positive x axis to the point (x, y).
  ///
  /// The angle of the origin is 0.
  package static func atan2Degrees(y: Double, x: Double) -> Double {
    guard x == x, y == y, x != 0 || y != 0 else { return 0 }
    let a = abs(x)
    let b = abs(y)
    // The smaller over the larger, so that the argument stays within 0...1.
    var angle = b <= a ? atan(b / a) : pi / 2 - atan(a / b)
    if x < 0 { angle = pi - angle }
    if y < 0 { angle = -angle }
    return angle * (180 / pi)
  }

  /// The arctangent, in radians, of a number from 0 to 1.
  private static func atan(_ x: Double) -> Double {
    let base: Double
    let r: Double
    if x < 0.4375 {
      base = 0
      r = x
    } else if x < 0.6875 {
      base = 4.63647609000806093515e-01
      r = (2 * x - 1) / (2 + x)
    } else {
      base = 7.85398163397448278999e-01
      r = (x - 1) / (x + 1)
    }
    let z = r * r
    let w = z * z
    let odd =
      z
      * (3.33333333333329318027e-01 + w
        * (1.42857142725034663711e-01 + w
          * (9.09088713343650656196e-02 + w
            * (6.66107313738753120669e-02 + w
              * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02)))))
    let even =
      w
      * (-1.99999999998764832476e-01 + w
        * (-1.11111104054623557880e-01 + w
          * (-7.69187620504482999495e-02 + w
            * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02))))
    return base + (r - r * (odd + even))
  }

  /// Which quarter turn (0...3) an angle is nearest to, and what is left of it in radians (at most π/4).
  private static func reduced(_ degrees: Double) -> (quarter: Int, radians: Double) {
    // Beyond this, where neighbouring numbers are half a degree apart, it is no angle.
    guard abs(degrees) < 2_251_799_813_685_248 else { return (0, 0) }
    let quarter = floor(degrees / 90 + 0.5)
    // Exact: both are multiples of the smaller one's last place, and so is their difference.
    return (Int(quarter - 4 * floor(quarter / 4)), (degrees - quarter * 90) * (pi / 180))
  }

  /// The sine of a number of quarter turns and an angle in radians of at most π/4.
  private static func sine(quarter: Int, _ radians: Double) -> Double {
    switch quarter & 3 {
    case 0: sine(radians)
    case 1: cosine(radians)
    case 2: -sine(radians)
    default: -cosine(radians)
    }
  }

  private static func sine(_ x: Double) -> Double {
    let z = x * x
    let tail =
      8.33333333332248946124e-03 + z
      * (-1.98412698298579493134e-04 + z
        * (2.75573137070700676789e-06 + z
          * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))
    return x + z * x * (-1.66666666666666324348e-01 + z * tail)
  }

  private static func cosine(_ x: Double) -> Double {
    let z = x * x
    let tail =
      z
      * (4.16666666666666019037e-02 + z
        * (-1.38888888888741095749e-03 + z
          * (2.48015872894767294178e-05 + z
            * (-2.75573143513906633035e-07 + z
              * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))))
    return 1 - (0.5 * z - z * tail)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
