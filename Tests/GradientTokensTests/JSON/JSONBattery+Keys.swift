extension JSONBattery {
  /// Names of members (RFC 8259, section 4).
  static let keys: [Case] = [
    .init(
      .open(taken: false), "{\"a\":1,\"a\":2}",
      "a name twice; names should be unique (section 4), and what a reader does is left open: refused, for one of them would be lost"
    ),
    .init(.open(taken: false), "{\"a\":1,\"a\":1}", "a name twice with one value"),
    .init(.open(taken: false), "{\"a\":1,\"\\u0061\":2}", "a name twice, once escaped"),
    .init(.open(taken: false), "{\"\":1,\"\":2}", "the empty name twice"),
    .init(.open(taken: false), "{\"a\":1,\"b\":2,\"a\":3}", "a name twice, not side by side"),
    .init(
      .open(taken: false), "{\"\u{E9}\":1,\"\\u00e9\":2}", "an accented name twice, once escaped"),
    .init(.open(taken: false), "{\"/\":1,\"\\/\":2}", "a solidus twice, once escaped"),
    .init(.open(taken: false), "{\"x\":{\"a\":1,\"a\":2}}", "a name twice, further in"),
    .init(.valid, "{\"a\":1,\"A\":2}", "names that differ by case"),
    .init(.valid, "{\"\u{E9}\":1,\"e\u{301}\":2}", "names that Unicode alone calls equal"),
    .init(.valid, "{\"a\":1,\"a \":2}", "names that differ by a space"),
    .init(.valid, "{\"a\":{\"a\":{\"a\":1}}}", "a name at three depths"),
    .init(.valid, "[{\"a\":1},{\"a\":2}]", "a name in two objects"),
    .init(.valid, "{\"__proto__\":1}", "a name that JavaScript minds"),
    .init(.valid, "{\"\\u0000\":1}", "a zero in a name"),
    .init(.valid, "{\"$ref\":1}", "a name that readers of other formats mind"),
    .init(.valid, "{\"a\":1,\"aa\":2,\"aaa\":3}", "names that begin alike"),
    .init(.valid, "{\"" + String(repeating: "k", count: 5_000) + "\":1}", "a long name"),
  ]
}
