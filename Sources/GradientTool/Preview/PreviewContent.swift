import GradientTokens

/// A style file as it is on disk now, with the files that it refers to.
package struct PreviewContent: Equatable, Sendable {
  /// What the page calls the file.
  package var name: String
  /// The file's text; nil where there is none to show.
  package var text: String?
  /// Why there is no text, as a sentence.
  package var problem: String?
  /// The files that it refers to, by the path within its folder.
  package var others: [Other] = []
  /// Every file that was read or looked for.
  package var watched: [FilePath]
  /// What there is to say about the files, a line each.
  package var diagnostics: [String] = []

  /// A file that another refers to.
  package struct Other: Equatable, Sendable {
    package var path: String
    package var text: String
  }

  /// The most that is read of a file, in bytes; the page takes a million characters.
  package static let largestFile = 4 << 20

  /// Reads a file.
  ///
  /// - Parameter file: The style file, which need not be there.
  package init(of file: FilePath) {
    name = file.name
    watched = [file]
    do {
      let bytes = try Self.bytes(of: file)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        problem = "\(name) is no text in UTF-8."
        return
      }
      let recorder = Recorder(file)
      let reading = StyleFile.read(bytes, path: file.text, loader: recorder)
      self.text = text
      others = recorder.found
      watched += recorder.asked
      diagnostics = reading.diagnostics.map(\.text)
    } catch {
      problem = "\(name) \(error.reason)."
    }
  }

  /// Whether there is nothing to show, perhaps for the moment that it takes an editor to save.
  package var isEmpty: Bool { text?.isEmpty ?? true }

  /// The content as the page takes it: JSON, in lines.
  package var json: String {
    var members: [(name: String, value: JSONValue)] = [("name", .string(name))]
    if let text {
      members.append(("text", .string(text)))
      members.append(("others", .object(others.map { ($0.path, .string($0.text)) })))
    }
    if let problem { members.append(("problem", .string(problem))) }
    return JSONValue.object(members).text
  }

  /// The content as a server-sent event.
  package var event: [UInt8] {
    var bytes: [UInt8] = []
    for line in json.utf8.split(separator: UInt8(ascii: "\n")) {
      bytes += "data: ".utf8
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Why a file gives no bytes, as it continues a sentence.
  private struct Unread: Error { var reason: String }

  private static func bytes(of file: FilePath) throws(Unread) -> [UInt8] {
    guard file.isThere else {
      throw Unread(reason: "is not there; it is shown as soon as it is saved")
    }
    // Opening a pipe would wait for somebody to write into it.
    guard let stamp = file.stamp, stamp.isRegular else {
      throw Unread(reason: "is no regular file")
    }
    guard stamp.size <= largestFile else {
      throw Unread(reason: "has \(stamp.size) bytes; up to \(largestFile) are shown")
    }
    do {
      return try file.contents()
    } catch {
      throw Unread(reason: "cannot be read: \(error.text)")
    }
  }

  /// Loads files as every command does, and remembers which.
  private final class Recorder: FileLoader {
    private let loader: FolderLoader
    private let folderLength: Int
    private(set) var found: [Other] = []
    private(set) var asked: [FilePath] = []

    init(_ file: FilePath) {
      loader = FolderLoader(for: StyleSource(file.text))
      folderLength = file.text.utf8.count - file.name.utf8.count
    }

    func load(_ path: String) throws(LoadingError) -> [UInt8] {
      asked.append(FilePath(path))
      let bytes = try loader.load(path)
      let inner = String(decoding: path.utf8.dropFirst(folderLength), as: UTF8.self)
      found.append(Other(path: inner, text: String(decoding: bytes, as: UTF8.self)))
      return bytes
    }
  }
}
