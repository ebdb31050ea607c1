nonisolated extension CALayer {
  /// Nil when there are none [read: GQ state.m].
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      let new = newValue ?? []
      for child in children where !new.contains(where: { $0 === child }) { child.detach() }
      for child in new where child.superlayer !== self { child.removeFromSuperlayer() }
      children = new
      for child in new { child.superlayer = self }
    }
  }

  public func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  // UInt32 here, where views take Int.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else {
      return
    }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    let action = parent.action(whenChanging: "sublayers")
    parent.children.removeAll { $0 === self }
    detach()
    action?.run(forKey: "sublayers", object: parent, arguments: nil)
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    let others = children.filter { $0 !== layer }
    let index = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }
    insert(layer, at: index.map { $0 + offset })
  }

  private func insert(_ layer: CALayer, at index: Int?) {
    precondition(!isWithin(layer), "a layer cannot be inside itself")
    let action = action(whenChanging: "sublayers")
    if layer.superlayer === self {
      children.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
    }
    children.insert(layer, at: min(max(index ?? children.count, 0), children.count))
    layer.superlayer = self
    action?.run(forKey: "sublayers", object: self, arguments: nil)
  }

  private func isWithin(_ layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.superlayer
    }
    return false
  }

  private func detach() {
    superlayer = nil
    leaveScreen()
  }

  private func leaveScreen() {
    isCommitted = false
    removeAllAnimations()
    for child in children { child.leaveScreen() }
  }

  /// Brings the layer and all below it on screen, with what is due for display.
  func commit() {
    if needsDisplayFlag {
      needsDisplayFlag = false
      display()
    }
    isCommitted = true
    for child in children { child.commit() }
    mask?.commit()
  }

  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }

  public func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }
}

nonisolated extension Array {
  /// Ordered by height, equal heights in the order given.
  package func inPaintingOrder(_ height: (Element) -> CGFloat) -> [Element] {
    enumerated().sorted { a, b in
      let (first, second) = (height(a.element), height(b.element))
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}
