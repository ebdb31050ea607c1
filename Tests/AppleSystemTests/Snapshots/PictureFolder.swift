import Foundation
import GradientModel

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
  import PNGFile
#endif

/// Pictures that `gradient render` drew on another machine; SNAPSHOTS names the folder.
nonisolated struct PictureFolder {
  static let path = ProcessInfo.processInfo.environment["SNAPSHOTS"]

  /// A picture of the folder's manifest.
  struct Entry: Decodable, Sendable {
    struct Environment: Decodable, Sendable {
      var appearance: String
      var metrics: String
    }
    struct Points: Decodable, Sendable {
      var width: Double
      var height: Double
    }
    var file: String
    var style: String
    var name: String
    var state: String
    var scale: Double
    var environment: Environment
    var points: Points

    /// The states by their names, which `+` joins.
    var controlState: ControlState {
      state.split(separator: "+").reduce(into: .normal) { result, name in
        for entry in ControlState.named where "\(entry.name)" == name { result.insert(entry.state) }
      }
    }

    var styleEnvironment: StyleEnvironment {
      StyleEnvironment(
        appearance: Appearance.all.first { $0.name == environment.appearance } ?? .light,
        metrics: environment.metrics == "compact" ? .compact : .regular)
    }
  }

  private struct Manifest: Decodable {
    var pictures: [Entry]
  }

  let folder: URL
  let entries: [Entry]

  init(_ path: String) throws {
    folder = URL(fileURLWithPath: path)
    let data = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
    entries = try JSONDecoder().decode(Manifest.self, from: data).pictures
  }

  /// A picture's pixels, premultiplied.
  func pixels(of entry: Entry) throws -> Pixels {
    let file = folder.appendingPathComponent(entry.file)
    #if os(iOS)
      return Pixels(UIImage(contentsOfFile: file.path)?.cgImage)
    #else
      return Pixels(CGImage(try PNG.decode([UInt8](Data(contentsOf: file))).pixmap))
    #endif
  }
}
