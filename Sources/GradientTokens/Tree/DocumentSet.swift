import GradientModel

/// The documents that are read together, each once.
struct DocumentSet {
  /// A loader without its type: what reads files is compiled once and not once for each loader.
  typealias Load = (String) throws(LoadingError) -> [UInt8]

  private(set) var documents: [JSONDocument] = []
  var findings = Findings()
  let limits: ReadingLimits
  private let load: Load
  private let folder: [UInt8]

  init(main path: String, limits: ReadingLimits, load: @escaping Load) {
    self.load = load
    self.limits = limits
    let bytes = Array(path.utf8)
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    folder = slash.map { Array(bytes[...$0]) } ?? []
  }

  /// Parses a file's bytes and returns the document's index.
  mutating func add(_ bytes: [UInt8], path: String, dialect: JSONParser.Dialect) -> Int {
    let document = documents.count
    documents.append(
      JSONParser.parse(
        bytes, path: path, dialect: dialect, limits: limits, document: document,
        findings: &findings))
    return document
  }

  /// Reads the first document again, in another dialect and with nothing found so far.
  mutating func rereadMain(dialect: JSONParser.Dialect) {
    let main = documents[0]
    documents = []
    findings = Findings()
    _ = add(main.bytes, path: main.path, dialect: dialect)
  }

  /// The document that another refers to by a path within the first one's folder.
  mutating func load(_ relative: [UInt8], for reference: NodeReference, name: String) -> Int? {
    let place = Findings.Place(
      document: Int(reference.document),
      offset: documents[Int(reference.document)].offset(Int(reference.node)))
    let shown = String(utf8: relative)
    guard let inner = confined(relative) else {
      findings.add(
        .error, .fileOutside, at: place, name: name,
        "refers to “\(shown)”; a file lies in the resolver document's own folder or below, and is "
          + "named by a relative path")
      return nil
    }
    let path = String(utf8: folder + inner)
    for (index, document) in documents.enumerated()
    where document.path.utf8.elementsEqual(path.utf8) {
      return index
    }
    do throws(LoadingError) {
      return add(try load(path), path: path, dialect: .json)
    } catch {
      switch error {
      case .missing:
        findings.add(
          .error, .fileMissing, at: place, name: name, "refers to “\(shown)”, which is not there")
      case .unreadable(let reason):
        findings.add(
          .error, .fileMissing, at: place, name: name,
          "refers to “\(shown)”, which cannot be read: \(reason)")
      }
      return nil
    }
  }

  /// The path without `.` and `..`; nil where it leaves the folder or is no plain relative path.
  private func confined(_ path: [UInt8]) -> [UInt8]? {
    guard let first = path.first, first != UInt8(ascii: "/") else { return nil }
    for byte in path
    where byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":") || byte < 0x20 {
      return nil
    }
    var parts: [ArraySlice<UInt8>] = []
    for part in path.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        guard parts.popLast() != nil else { return nil }
        continue
      }
      parts.append(part)
    }
    return parts.isEmpty ? nil : Array(parts.joined(separator: [UInt8(ascii: "/")]))
  }
}

/// Gives the files that a style file refers to.
public protocol FileLoader {
  /// The bytes of a file.
  ///
  /// - Parameter path: The first file's folder, as the caller named it, and the path within it;
  ///   never a path that leaves the folder.
  /// - Returns: The file's bytes.
  /// - Throws: A `LoadingError` where the file is missing or cannot be read.
  func load(_ path: String) throws(LoadingError) -> [UInt8]
}

/// A loader for files that stand alone: it finds nothing.
public struct NoFiles: FileLoader {
  /// Makes a loader that finds nothing.
  public init() {}

  /// Finds nothing.
  ///
  /// - Parameter path: Any path.
  /// - Returns: Never.
  /// - Throws: Always `LoadingError.missing`.
  public func load(_ path: String) throws(LoadingError) -> [UInt8] {
    throw .missing
  }
}
