import GradientTokens

/// Warnings about pictures.
enum Warnings {
  /// Reports each warning once, in order.
  static func report(_ warnings: [String], on console: any Console) {
    var known: Set<String> = []
    for warning in warnings where known.insert(warning).inserted {
      console.report("gradient: warning: \(PlainLine.of(warning))\n")
    }
  }
}
