import FuzzLaws

/// libFuzzer's entry point (<https://llvm.org/docs/LibFuzzer.html>): tries one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}
