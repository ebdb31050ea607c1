import Foundation

/// Questions to the module about style texts, and its answers.
struct StudioAnswers {
  struct Answer: Decodable {
    var status: Int32
    var text: String

    /// The answer's JSON.
    func json() throws -> [String: Any] {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return value as? [String: Any] ?? [:]
    }
  }

  private struct Question: Encodable {
    var text: String
    var change: String?
    var asks: [String]
  }

  private struct Job: Encodable {
    var documents: [Question]
    var rounds: Int
  }

  private struct Report: Decodable {
    var answers: [[Answer]]
    var growth: Int
  }

  /// The answers of each document.
  var answers: [[Answer]]
  /// The bytes that the module's memory grew by once it had what it needs.
  var growth: Int

  /// Asks about several texts.
  init(_ documents: [(text: String, asks: [String])], rounds: Int = 1) throws {
    try self.init(changing: documents.map { ($0.text, nil, $0.asks) }, rounds: rounds)
  }

  /// Changes several texts and asks about what that made.
  init(
    changing documents: [(text: String, change: String?, asks: [String])], rounds: Int = 1
  ) throws {
    let job = Job(
      documents: documents.map { Question(text: $0.text, change: $0.change, asks: $0.asks) },
      rounds: rounds)
    let output = try StudioModule.run("ask.mjs", input: try JSONEncoder().encode(job))
    let report = try JSONDecoder().decode(Report.self, from: output)
    (answers, growth) = (report.answers, report.growth)
  }

  /// Changes one text and asks about what that made; the change's own answer comes first.
  static func change(_ text: String, _ change: String, _ asks: [String]) throws -> [Answer] {
    try StudioAnswers(changing: [(text, change, asks)]).answers[0]
  }

  /// Asks about one text.
  static func ask(_ text: String, _ asks: [String]) throws -> [Answer] {
    try StudioAnswers([(text, asks)]).answers[0]
  }

  /// A request from its members.
  static func request(_ members: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
  }
}
