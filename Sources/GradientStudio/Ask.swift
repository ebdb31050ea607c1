internal import GradientModel
internal import GradientTokens

/// Answers a question about a document, in JSON.
///
/// The request is an object whose member `ask` says what is wanted; ``Answer`` lists the questions.
///
/// - Parameters:
///   - document: What ``open(file:length:)`` returned.
///   - request: The address of the request's bytes.
///   - length: Their number.
/// - Returns: The address of a result block, to be given back to ``free(_:)``; null (0) when there
///   is no memory. Where its status is 0, its body is JSON, otherwise a message.
@_expose(wasm, "ask")
@_cdecl("studio_ask")
public func ask(
  document: UnsafeMutableRawPointer?, request: UnsafePointer<UInt8>?, length: Int32
) -> UnsafeMutableRawPointer? {
  guard let document = unsafe document, let bytes = unsafe copiedBytes(request, count: length)
  else {
    return unsafe ResultBlock(status: .badArgument).copy()
  }
  let style = unsafe Unmanaged<StyleDocument>.fromOpaque(document).takeUnretainedValue()
  do throws(AskError) {
    return unsafe ResultBlock(status: .done).copy(
      body: try Answer.answer(Request(bytes), about: style))
  } catch {
    return unsafe ResultBlock(status: error.status).copy(body: Array(error.message.utf8))
  }
}

/// Why a question has no answer.
struct AskError: Error {
  var status: ResultBlock.Status
  var message: String

  init(_ status: ResultBlock.Status, _ message: String) {
    self.status = status
    self.message = message
  }

  init(_ error: StyleEditError) { self.init(.refused, error.message) }
}

/// The questions.
///
/// | `ask` | answer |
/// | --- | --- |
/// | `summary` | diagnostics, controls and the file's other tokens |
/// | `look` | a control's resolved look in a state and an environment |
/// | `looks` | many looks of a control, in lines |
/// | `members` | what the file's own text says of a control at a place |
/// | `color` | a colour's forms, from a text, a token's value or components |
/// | `stopColor` | the colour of a look's gradient at a place |
/// | `newGradient` | the text of a first gradient out of a colour |
/// | `edit` | the file's text after edits |
/// | `export` | the text files of an export |
/// | `contrast` | how well a title can be read, and what would mend it |
enum Answer {
  static func answer(
    _ request: Request, about document: StyleDocument
  ) throws(AskError) -> [UInt8] {
    let kind = try request.text("ask")
    switch true {
    case kind.utf8.elementsEqual("summary".utf8): return summary(of: document)
    case kind.utf8.elementsEqual("look".utf8): return try look(request, document)
    case kind.utf8.elementsEqual("looks".utf8): return try looks(request, document)
    case kind.utf8.elementsEqual("members".utf8): return try members(request, document)
    case kind.utf8.elementsEqual("color".utf8): return try color(request)
    case kind.utf8.elementsEqual("stopColor".utf8): return try stopColor(request, document)
    case kind.utf8.elementsEqual("newGradient".utf8): return try newGradient(request)
    case kind.utf8.elementsEqual("edit".utf8): return try edit(request, document)
    case kind.utf8.elementsEqual("export".utf8): return try export(request, document)
    case kind.utf8.elementsEqual("contrast".utf8): return try contrast(request, document)
    default:
      throw AskError(
        .badArgument,
        "“\(kind)” is no question; there are summary, look, looks, members, color, stopColor, newGradient, edit, export and contrast"
      )
    }
  }

  /// The control that a request names.
  static func control(
    _ request: Request, _ document: StyleDocument
  ) throws(AskError) -> ControlTheme.Control {
    let name = try request.text("control")
    guard let control = document.control(Array(name.utf8)) else {
      throw AskError(.noSuchControl, "the file has no control “\(name)”")
    }
    return control
  }
}
