/// Where a command's results and messages go, and where its standard input comes from.
package protocol Console: AnyObject {
  /// Whether messages are read by a person at a terminal.
  var showsProgress: Bool { get }

  /// Writes results to standard output.
  ///
  /// - Throws: ``Failure`` if they cannot be written, as to a pipe that nobody reads.
  func write(_ text: String) throws(Failure)

  /// Writes messages to standard error; whether they can be written makes no difference.
  func report(_ text: String)

  /// Shows a line at a terminal until the next message or the next such line; nil takes it away.
  func showProgress(_ line: String?)

  /// Reads standard input to its end.
  func readInput() throws(Failure) -> [UInt8]
}
