internal import CWasmRuntime

/// Reserves memory for the caller to write into, at a multiple of 16.
///
/// - Parameter byteCount: The number of bytes.
/// - Returns: The address, or null (0) when `byteCount` is negative or the engine has no memory
///   left. Give it back to ``free(_:)``.
@_expose(wasm, "allocate")
@_cdecl("studio_allocate")
public func allocate(byteCount: Int32) -> UnsafeMutableRawPointer? {
  guard byteCount >= 0 else { return nil }
  var memory: UnsafeMutableRawPointer?
  let error = unsafe posix_memalign(&memory, 16, Int(byteCount))
  return unsafe error == 0 ? memory : nil
}

/// Gives back memory that a function of this module returned; null (0) is allowed.
///
/// - Parameter memory: What was returned, not an address inside of it.
@_expose(wasm, "free")
@_cdecl("studio_free")
public func free(_ memory: UnsafeMutableRawPointer?) {
  unsafe CWasmRuntime.free(memory)
}
