import GradientTool
import Testing

/// How much one run writes, from both sides.
@Suite struct OutputLimitTests {
  @Test func `files of as many bytes as the limit are written, and one more leaves all as it was`()
    throws
  {
    let folder = try TemporaryFolder()
    let paths = ["a", "b"].map { FilePath(folder.path($0)) }
    let fitting = try FileTransaction(paths, limit: 10)
    try fitting.stage([UInt8](repeating: 1, count: 6), at: 0)
    try fitting.stage([UInt8](repeating: 1, count: 4), at: 1)
    try fitting.commit()
    #expect(try folder.names().suffix(2) == ["a", "b"])
    do {
      let larger = try FileTransaction(paths, limit: 10)
      try larger.stage([UInt8](repeating: 2, count: 6), at: 0)
      let error = #expect(throws: Failure.self) {
        try larger.stage([UInt8](repeating: 2, count: 5), at: 1)
      }
      #expect(
        error?.message
          == "cannot write '\(paths[1].text)': the files of this run would have more than 10 bytes, "
          + "which is the limit; make fewer at a time")
    }
    #expect(try folder.bytes("a") == [UInt8](repeating: 1, count: 6))
  }

  @Test func `what is held at one time has a limit`() {
    #expect(throws: Never.self) { try OutputLimits.check(held: OutputLimits.heldBytes) }
    let error = #expect(throws: Failure.self) {
      try OutputLimits.check(held: OutputLimits.heldBytes + 1)
    }
    #expect(error?.message.contains("more than 1073741824 bytes, which is the limit") == true)
  }

  @Test func `the limits are those of the documentation`() {
    #expect(OutputLimits.bytes == 4_294_967_296)
    #expect(OutputLimits.heldBytes == 1_073_741_824)
  }
}
