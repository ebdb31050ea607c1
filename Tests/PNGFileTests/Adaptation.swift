/// Primaries in CIE XYZ under D50, computed from their chromaticities.
enum Adaptation {
  typealias Matrix = [[Double]]

  /// Red, green and blue, each X, Y, Z.
  static func colorants(
    primaries: [(x: Double, y: Double)], white: (x: Double, y: Double)
  ) -> Matrix {
    func xyz(_ c: (x: Double, y: Double)) -> [Double] { [c.x / c.y, 1, (1 - c.x - c.y) / c.y] }
    let columns = primaries.map(xyz)
    let matrix = (0..<3).map { row in columns.map { $0[row] } }
    let luminances = times(inverse(matrix), xyz(white))
    // ICC.1:2022, annex E: Bradford's cone responses.
    let bradford = [
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ]
    let from = times(bradford, xyz(white))
    let to = times(bradford, [63190.0 / 65536, 1, 54061.0 / 65536])
    return (0..<3).map { primary in
      let cones = times(bradford, columns[primary].map { $0 * luminances[primary] })
      return times(inverse(bradford), (0..<3).map { cones[$0] * to[$0] / from[$0] })
    }
  }

  private static func times(_ m: Matrix, _ v: [Double]) -> [Double] {
    m.map { row in zip(row, v).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static func inverse(_ m: Matrix) -> Matrix {
    func cofactor(_ i: Int, _ j: Int) -> Double {
      m[(i + 1) % 3][(j + 1) % 3] * m[(i + 2) % 3][(j + 2) % 3]
        - m[(i + 1) % 3][(j + 2) % 3] * m[(i + 2) % 3][(j + 1) % 3]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * cofactor(0, $1) }
    return (0..<3).map { i in (0..<3).map { j in cofactor(j, i) / determinant } }
  }
}
