internal import GradientTokens

/// Makes a document out of another by a list of edits, all of them or none.
///
/// The other document stays as it is. What both have in common is not read again.
///
/// - Parameters:
///   - document: What ``open(file:length:others:othersLength:)`` returned, or this.
///   - request: The address of the request's bytes: a JSON object whose member `do` lists the edits.
///   - length: Their number.
/// - Returns: The address of a result block, to be given back to ``free(_:)``; null (0) when there
///   is no memory. Where its status is 0, its header holds the new document, to be given back to
///   ``close(_:)``, and its body the new document's text; otherwise the body is a message.
@_expose(wasm, "change")
@_cdecl("studio_change")
public func change(
  document: UnsafeMutableRawPointer?, request: UnsafePointer<UInt8>?, length: Int32
) -> UnsafeMutableRawPointer? {
  guard let document = unsafe document, let bytes = unsafe copiedBytes(request, count: length)
  else {
    return unsafe ResultBlock(status: .badArgument).copy()
  }
  let style = unsafe Unmanaged<StyleDocument>.fromOpaque(document).takeUnretainedValue()
  do throws(AskError) {
    let made = StyleDocument(changing: style, to: try Answer.edited(style, by: Request(bytes)))
    var block = ResultBlock(status: .done)
    let retained = unsafe Unmanaged.passRetained(made)
    block.document = unsafe Int64(Int(bitPattern: retained.toOpaque()))
    let result = unsafe block.copy(body: made.bytes)
    if unsafe result == nil { unsafe retained.release() }
    return unsafe result
  } catch {
    return unsafe ResultBlock(status: error.status).copy(body: Array(error.message.utf8))
  }
}
