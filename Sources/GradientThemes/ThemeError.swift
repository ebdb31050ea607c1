public import Foundation
public import GradientModel
public import GradientTokens

/// Why a theme could not be loaded.
public enum ThemeError: Error, Sendable {
  /// A bundle holds no such file.
  case notFound(name: String, bundle: String)
  /// The file is there but cannot be read; the text says why.
  case unreadable(path: String, reason: String)
  /// The file has errors.
  ///
  /// The theme holds every control and member that could be read, for an app that would rather show
  /// those than none.
  case invalid(ControlTheme, diagnostics: [Diagnostic])
}

extension ThemeError: CustomStringConvertible {
  /// What was found and what to do; for a file with errors, each of them with its line and column.
  public var description: String {
    switch self {
    case .notFound(let name, let bundle):
      "no style file \(name) in \(bundle): expected \(name).tokens.json or \(name).json among the "
        + "target's resources"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .invalid(_, let diagnostics):
      diagnostics.filter { $0.severity == .error }.map(\.text).joined(separator: "\n")
    }
  }
}

extension ThemeError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
