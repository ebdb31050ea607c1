/// Diagnostics while they are being collected: places are byte offsets until all are known.
package struct Findings: Sendable {
  /// A byte of one of the documents that are being read.
  package struct Place: Sendable {
    package var document: Int
    package var offset: Int

    package init(document: Int, offset: Int) {
      self.document = document
      self.offset = offset
    }
  }

  package struct Finding: Sendable {
    package var severity: Diagnostic.Severity
    package var code: DiagnosticCode
    package var place: Place
    package var name: String
    package var message: String
  }

  package init() {}

  package private(set) var list: [Finding] = []
  package private(set) var hasErrors = false

  @inline(never)
  package mutating func add(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, at place: Place, name: String = "",
    _ message: String
  ) {
    if severity == .error { hasErrors = true }
    list.append(
      Finding(severity: severity, code: code, place: place, name: name, message: message))
  }

  /// The diagnostics in the order of their places, each once, with lines and columns.
  package func located(in documents: [JSONDocument]) -> [Diagnostic] {
    let order = list.indices.sorted { a, b in
      let left = list[a].place
      let right = list[b].place
      if left.document != right.document { return left.document < right.document }
      return left.offset != right.offset ? left.offset < right.offset : a < b
    }
    var result: [Diagnostic] = []
    var cursor = LineCursor()
    var document = -1
    var groupStart = 0
    var lastOffset = -1
    for index in order {
      let finding = list[index]
      if finding.place.document != document {
        document = finding.place.document
        cursor = LineCursor()
        lastOffset = -1
      }
      if finding.place.offset != lastOffset {
        lastOffset = finding.place.offset
        groupStart = result.count
      }
      // The same file read for several appearances says the same thing several times.
      let isKnown = result[groupStart...].contains {
        $0.message.utf8.elementsEqual(finding.message.utf8)
          && $0.name.utf8.elementsEqual(finding.name.utf8)
      }
      if isKnown { continue }
      cursor.advance(to: finding.place.offset, in: documents[document].bytes)
      result.append(
        Diagnostic(
          severity: finding.severity, code: finding.code, path: documents[document].path,
          line: cursor.line, column: cursor.column, name: finding.name, message: finding.message))
    }
    return result
  }
}
