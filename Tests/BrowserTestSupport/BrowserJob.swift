package import Foundation
package import GradientRaster
import PNGFile

/// What Chromium takes a photograph of.
package struct BrowserJob: Encodable {
  package struct Feature: Encodable {
    var name: String
    var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
  package struct Forced: Encodable {
    var selector: String
    var states: [String]

    package init(selector: String, states: [String]) {
      self.selector = selector
      self.states = states
    }
  }
  package var url: String
  package var width: Int
  package var height: Int
  package var scale: Int
  package var media: [Feature] = []
  package var forced: [Forced] = []
  package var output: String

  /// - Parameters:
  ///   - url: The page.
  ///   - width: Points across.
  ///   - height: Points down.
  ///   - scale: Pixels a point.
  ///   - media: What media queries see.
  ///   - forced: Elements in a state that a pointer would bring them into.
  ///   - output: Where the photograph goes.
  package init(
    url: String, width: Int, height: Int, scale: Int, media: [Feature] = [],
    forced: [Forced] = [], output: String
  ) {
    self.url = url
    self.width = width
    self.height = height
    self.scale = scale
    self.media = media
    self.forced = forced
    self.output = output
  }

  /// Where the programs lie that drive the browser.
  package static let scripts = URL(filePath: #filePath).deletingLastPathComponent()

  /// Takes the photographs.
  package static func run(_ jobs: [BrowserJob]) throws -> [Pixmap] {
    let script = scripts.appending(path: "browser.mjs")
    let result = try Program.run(["node", script.path], input: JSONEncoder().encode(jobs))
    guard result.status == 0 else {
      throw Failure(message: "\(result.output) (run Scripts/setup test if Chromium is missing)")
    }
    return try jobs.map { job in
      try PNG.decode(
        [UInt8](Data(contentsOf: URL(filePath: job.output))), pixelLimit: 200_000_000
      ).pixmap
    }
  }

  package struct Failure: Error {
    var message: String

    package init(message: String) { self.message = message }
  }
}
