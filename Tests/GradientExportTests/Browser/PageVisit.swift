import BrowserTestSupport
import Foundation
import GradientRaster
import PNGFile

/// Somebody who uses a page: what they do, and what they see.
struct PageVisit: Encodable {
  struct Key: Encodable {
    var name: String
    var type: String
  }
  struct Shot: Encodable {
    var selector: String
    var output: String
  }
  enum Step: Encodable {
    case media([BrowserJob.Feature])
    /// The pointer moves onto an element, or away from all.
    case move(String?)
    case pointer(String)
    case key(Key)
    case script(String)
    case shot(Shot)

    private enum CodingKeys: CodingKey { case media, move, pointer, key, script, shot }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .media(let features): try container.encode(features, forKey: .media)
      case .move(let selector): try container.encode(selector, forKey: .move)
      case .pointer(let type): try container.encode(type, forKey: .pointer)
      case .key(let key): try container.encode(key, forKey: .key)
      case .script(let text): try container.encode(text, forKey: .script)
      case .shot(let shot): try container.encode(shot, forKey: .shot)
      }
    }
  }
  struct Report: Decodable {
    var values: [String]
    var messages: [String]
  }

  private var url: String
  var width = 1000
  private var height = 800
  /// Pixels of the screen for each of CSS's.
  private var scale = 2
  private var steps: [Step] = []
  private let folder: TemporaryFolder

  private enum CodingKeys: CodingKey { case url, width, height, scale, steps }

  init(_ page: URL) throws {
    url = page.absoluteString
    folder = try TemporaryFolder()
  }

  mutating func add(_ steps: Step...) { self.steps += steps }

  /// Takes a photograph of an element's box; the result has them in this order.
  mutating func photograph(_ selector: String) {
    let output = folder.url.appending(path: "\(steps.count).png").path
    steps.append(.shot(Shot(selector: selector, output: output)))
  }

  func run() throws -> (report: Report, photographs: [Pixmap]) {
    let script = BrowserJob.scripts.appending(path: "act.mjs")
    let result = try Program.run(["node", script.path], input: JSONEncoder().encode(self))
    guard result.status == 0 else {
      throw BrowserJob.Failure(
        message: "\(result.output) (run Scripts/setup test if Chromium is missing)")
    }
    let photographs = try steps.compactMap { (step) -> Pixmap? in
      guard case .shot(let shot) = step else { return nil }
      return try PNG.decode([UInt8](Data(contentsOf: URL(filePath: shot.output)))).pixmap
    }
    return (try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)), photographs)
  }
}
