extension FilePath {
  /// Puts a whole file in place: other programs see the old one or the new one, never a part, and so
  /// does whoever looks after a power cut.
  ///
  /// - Throws: ``Failure`` if that cannot be; then the old file stays as it is.
  package func replace(with bytes: [UInt8]) throws(Failure) {
    let transaction = try FileTransaction([self])
    try transaction.stage(bytes, at: 0, flushes: true)
    try transaction.commit()
  }
}
