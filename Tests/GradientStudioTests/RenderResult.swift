import Foundation

/// A result block of the module.
struct RenderResult: Equatable {
  var status: Int32
  var width: Int32
  var height: Int32
  var left: Int32
  var top: Int32
  var body: [UInt8]

  /// What is different in another result, in a line; nil if nothing is.
  func difference(from other: RenderResult) -> String? {
    if self == other { return nil }
    let (own, others) = (
      (status, width, height, left, top),
      (other.status, other.width, other.height, other.left, other.top)
    )
    guard own == others, body.count == other.body.count else {
      return "\(own), \(body.count) bytes, instead of \(others), \(other.body.count) bytes"
    }
    let places = body.indices.filter { body[$0] != other.body[$0] }
    let most = places.map { abs(Int(body[$0]) - Int(other.body[$0])) }.max() ?? 0
    return "\(places.count) bytes by up to \(most), the first at \(places.first ?? 0)"
  }
}

extension StudioModule {
  private struct Job: Encodable {
    var file: String
    var requests: [RenderRequest]
  }

  /// Lets the module draw what the requests ask for, one after another in one instance.
  static func render(_ file: URL, _ requests: [RenderRequest]) throws -> [RenderResult] {
    let job = try JSONEncoder().encode(Job(file: file.path, requests: requests))
    var blocks = try run("render.mjs", input: job)[...]
    var results: [RenderResult] = []
    while blocks.count >= 32 {
      let fields = (0..<8).map { field in
        blocks.dropFirst(field * 4).prefix(4).reversed().reduce(Int32(0)) { $0 << 8 | Int32($1) }
      }
      let body = [UInt8](blocks.dropFirst(32).prefix(Int(fields[5])))
      results.append(
        RenderResult(
          status: fields[0], width: fields[1], height: fields[2], left: fields[3], top: fields[4],
          body: body))
      blocks = blocks.dropFirst(32 + body.count)
    }
    return results
  }
}
