import CSoup
import GradientTool

extension PreviewRequest {
  /// What a message asks.
  init(_ message: OpaquePointer) {
    let uri = soup_server_message_get_uri(message)
    self.init(
      method: soup_server_message_get_method(message).map(String.init(cString:)) ?? "",
      host: g_uri_get_host(uri).map(String.init(cString:)) ?? "",
      path: g_uri_get_path(uri).map(String.init(cString:)) ?? "")
    hasQuery = g_uri_get_query(uri) != nil
    let headers = soup_server_message_get_request_headers(message)
    let value = { (name: String) in
      soup_message_headers_get_list(headers, name).map(String.init(cString:))
    }
    authority = value("Host")
    origin = value("Origin")
    site = value("Sec-Fetch-Site")
    mode = value("Sec-Fetch-Mode")
    switch soup_message_headers_get_encoding(headers) {
    case SOUP_ENCODING_NONE: break
    case SOUP_ENCODING_CONTENT_LENGTH:
      hasBody = soup_message_headers_get_content_length(headers) != 0
    default: hasBody = true
    }
  }
}
