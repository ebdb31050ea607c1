/// A style file as the command line names it.
struct StyleSource: Hashable, Sendable {
  /// What messages and manifests call it.
  let label: String
  /// The file; nil for standard input.
  let path: FilePath?

  init(_ operand: String) {
    path = operand == "-" ? nil : FilePath(operand)
    label = operand == "-" ? "<stdin>" : operand
  }

  func read(on console: any Console) throws(Failure) -> [UInt8] {
    guard let path else { return try console.readInput() }
    do {
      return try path.contents()
    } catch {
      throw Failure("cannot read '\(path.text)'", because: error)
    }
  }

  /// The files of several operands, in order; one that is named twice is taken once.
  ///
  /// - Throws: ``Failure`` if standard input is named twice, as it can be read only once.
  static func all(_ operands: [String]) throws(Failure) -> [StyleSource] {
    guard operands.filter({ $0 == "-" }).count <= 1 else {
      throw Failure("standard input can be read only once, but '-' is there more often")
    }
    var known: Set<FilePath> = []
    return operands.map(StyleSource.init).filter { source in
      guard let path = source.path else { return true }
      return known.insert(path.resolved ?? path).inserted
    }
  }
}
