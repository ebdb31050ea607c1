/// A place in a file.
package struct FilePlace: Hashable, Sendable {
  /// The file, as the caller named it.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode characters, from 1.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  init(_ place: Findings.Place, in documents: [JSONDocument]) {
    let document = documents[place.document]
    var cursor = LineCursor()
    cursor.advance(to: place.offset, in: document.bytes)
    self.init(path: document.path, line: cursor.line, column: cursor.column)
  }

  /// `path:line:column`.
  package var text: String { "\(path):\(line):\(column)" }
}
