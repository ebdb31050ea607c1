extension PNG {
  /// What a file says it was made by: the first `tEXt` chunk `Software` before its pixels.
  ///
  /// - Parameter opening: The first bytes of the file; what is cut off is not seen.
  /// - Returns: The text as UTF-8; nil if there is none, or this is no PNG file.
  package static func software(opening: [UInt8]) -> String? {
    guard opening.starts(with: signature) else { return nil }
    var offset = signature.count
    while let chunk = try? PNGChunk(in: opening, at: offset), chunk.name != "IDAT" {
      let data = opening[chunk.data]
      if chunk.name == "tEXt", data.starts(with: softwareKeyword) {
        return String(decoding: data.dropFirst(softwareKeyword.count), as: UTF8.self)
      }
      offset = chunk.range.upperBound
    }
    return nil
  }
}
