import GradientModel

extension ControlState {
  /// The states of a name such as `selected+highlighted`, in any order; nil where one is unknown.
  init?(names: [UInt8]) {
    self = []
    for name in Self.singleNames(in: names) {
      guard let state = Self.single(named: name) else { return nil }
      insert(state)
    }
  }

  /// The parts of a name such as `selected+highlighted`.
  static func singleNames(in names: [UInt8]) -> [ArraySlice<UInt8>] {
    names.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
  }

  /// The single state of a name; nil for any other.
  static func single(named name: ArraySlice<UInt8>) -> ControlState? {
    named.first { entry in entry.name.equals(name) }?.state
  }
}
