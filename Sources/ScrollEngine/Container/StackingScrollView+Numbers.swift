import Extents

// Children of a data source: each has a slot with a number, and only some have a view.
extension StackingScrollView {
  /// The number of the slot of the child at an index.
  final func slot(at index: Int) -> Int { slotNumbers?[index] ?? index }

  /// The index of the child in a slot; nil while the child does not exist.
  ///
  /// - Complexity: O(log n) in the number of children that exist.
  final func index(inSlot number: Int) -> Int? {
    guard let slotNumbers else { return number }
    let index = slotNumbers.firstPlace(of: number)
    return index < slotNumbers.count && slotNumbers[index] == number ? index : nil
  }

  /// Stacks a child of a data source in its slot.
  ///
  /// - Returns: Whether the child is still stacked after the callbacks for its new superview.
  final func stack(_ view: View, inSlot number: Int, pinning: Pinning) -> Bool {
    // Asking for the view's content may run data source code, so this comes before any change.
    var item = makeItem(for: view)
    _ = length(of: item)
    require(
      pinning == .none || item.scroller == nil,
      "ContainerScrollView: child \(number), \(view), scrolls along the axis, and cannot be pinned")
    if pinning != .none {
      item.traits = ArrangedTraits(pinning: pinning)
      hasTraits = true
    }
    let index = slotNumbers?.firstPlace(of: number) ?? number
    slotNumbers?.insert(number, at: index)
    if !item.isShown { shown[number] = 0 }
    guard enlist(view, item, at: index) else { return false }
    if pinning != .none { pinningDidChange(of: view) }
    guard let place = fit(view, at: place(of: view, near: index)) else { return false }
    slotDidChange(at: place)
    slotsDidChange()
    return true
  }

  /// Drops a child of a data source, and keeps its slot.
  final func letGo(_ view: View, at index: Int) {
    let number = slot(at: index)
    let length = restingLength(of: items[index])
    forget(view, at: index)
    slotNumbers?.remove(at: index)
    shown[number] = 1
    // An animation of the slot's length ends here.
    if slots[number] != length { slots[number] = length }
    slotsDidChange()
  }
}

extension [Int] {
  /// The first index in an ascending list whose element is at least `number`.
  fileprivate func firstPlace(of number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
