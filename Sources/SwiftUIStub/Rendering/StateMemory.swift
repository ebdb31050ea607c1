/// The state of a tree of views, from one walk through it to the next.
///
/// State is told apart by the order in which a walk comes to it, so the tree must keep its form.
package final class StateMemory {
  private var storages: [AnyObject] = []
  private var index = 0

  package init() {}

  /// Begins a walk.
  package func rewind() { index = 0 }

  /// The storage that had this place in the walk before, else the one given.
  func next(_ storage: AnyObject) -> AnyObject {
    if index == storages.count { storages.append(storage) }
    index += 1
    return storages[index - 1]
  }
}
