import Extents

// Asks a data source for its children, and edits them by number.
extension ContainerScrollView {
  /// Asks the data source for all children again; children in sight are given back, and made again
  /// in the next layout.
  ///
  /// The first child in sight stays in position if a child with its number still exists. A call
  /// from within a callback of the data source waits for the next layout.
  ///
  /// - Complexity: O(n) in the number of children.
  public func reloadData() {
    guard let numbered else { return }
    guard !numbered.isAsking else {
      self.numbered?.reloadIsDue = true
      return markForLayout()
    }
    self.numbered?.reloadIsDue = false
    let count = askForCount()
    during(.reloadData) { replaceChildren(0..<slots.count, count: count) }
  }

  /// Notes that the data source has new children from `index` on, and asks for their lengths. The
  /// visible children stay in position.
  ///
  /// - Precondition: There is a data source, which has that many more children; `index` lies in
  ///   0...``numberOfChildren``; and no callback of the data source is running.
  /// - Complexity: O(`count` + log n).
  public func insertChildren(_ count: Int, at index: Int) {
    require(
      count >= 0 && index >= 0 && index <= numberOfChildren,
      "ContainerScrollView: \(count) children at \(index) cannot be inserted among "
        + "\(numberOfChildren)")
    edit(.insertChildren, replacing: index..<index, count: count)
  }

  /// Notes that the data source no longer has some children. The visible children stay in position.
  ///
  /// - Precondition: There is a data source, which has that many fewer children; `range` lies in
  ///   0..<``numberOfChildren``; and no callback of the data source is running.
  /// - Complexity: O(log n), and O(1) for each removed child that is in sight.
  public func removeChildren(in range: Range<Int>) {
    requireChildren(range, "removed")
    edit(.removeChildren, replacing: range, count: 0)
  }

  /// Gives back the children of a range that are in sight, and asks again for lengths and children.
  ///
  /// - Precondition: There is a data source, which has as many children as before; `range` lies in
  ///   0..<``numberOfChildren``; and no callback of the data source is running.
  /// - Complexity: O(`range.count` + log n).
  public func reloadChildren(in range: Range<Int>) {
    requireChildren(range, "reloaded")
    edit(.reloadChildren, replacing: range, count: range.count)
  }

  private func requireChildren(_ range: Range<Int>, _ what: String) {
    require(
      range.lowerBound >= 0 && range.upperBound <= numberOfChildren,
      "ContainerScrollView: the children \(range) of \(numberOfChildren) cannot be \(what)")
  }

  private func edit(_ call: ScrollOccasion, replacing range: Range<Int>, count: Int) {
    let name = call.rawValue
    require(
      numbered != nil, "ContainerScrollView: \(name) needs a data source, and \(self) has none")
    requireRest(name)
    // A reload that is due asks for everything, including these children.
    guard numbered?.reloadIsDue != true else { return reloadData() }
    let expected = slots.count - range.count + count
    let answer = askForCount()
    require(
      answer == expected,
      "ContainerScrollView: the data source has \(answer) children after \(name) of "
        + "\(max(count, range.count)); \(slots.count) before make \(expected)")
    during(call) { replaceChildren(range, count: count) }
  }

  private func requireRest(_ name: String) {
    require(
      numbered?.isAsking != true,
      "ContainerScrollView: \(name) is called from a callback of the data source of \(self)")
  }

  // MARK: Asking

  func setDataSource(_ source: (any ContainerScrollViewDataSource)?) {
    guard source !== numbered?.source || (source == nil) != (numbered == nil) else { return }
    requireRest("dataSource")
    require(
      numbered != nil || arrangedSubviews.isEmpty,
      "ContainerScrollView: \(self) stacks \(arrangedSubviews.count) views, so it cannot have a "
        + "data source")
    // The old data source gets back the children that it made.
    replaceChildren(0..<slots.count, count: 0)
    numbered = source.map { NumberedChildren(source: $0) }
    slotNumbers = source == nil ? nil : []
    reloadData()
  }

  /// Runs code that calls the data source, or may lead to such a call.
  func asking<Result>(_ body: () -> Result) -> Result {
    let outer = numbered?.isAsking ?? false
    numbered?.isAsking = true
    defer { numbered?.isAsking = outer }
    return body()
  }

  private func askForCount() -> Int {
    let count = asking { dataSource?.numberOfChildren(in: self) ?? 0 }
    require(
      count >= 0 && count <= Limits.mostAtOnce,
      "ContainerScrollView: the data source has \(count) children; allowed: 0 to "
        + "\(Limits.mostAtOnce)")
    return count
  }

  private func askForSlots(_ count: Int, from first: Int) -> Extents {
    guard let source = dataSource else { return Extents(repeating: spacing, count: count) }
    let spacing = spacing
    return asking {
      Extents(count: count) {
        let number = first + $0
        let length = source.container(self, lengthOfChildAt: number)
        require(
          length.isLength,
          "ContainerScrollView: child \(number) has the length \(length); \(Limits.lengths)")
        return length + spacing
      }
    }
  }

  private func askForPins(_ count: Int, from first: Int) -> NumberedPins {
    guard let source = dataSource else { return NumberedPins() }
    return asking {
      NumberedPins(from: first, count: count) { source.container(self, pinningOfChildAt: $0) }
    }
  }

  // MARK: Replacing

  /// Replaces the children in a range by `count` new ones, about which it asks the data source.
  private func replaceChildren(_ range: Range<Int>, count: Int) {
    guard numbered != nil else { return }
    let new = askForSlots(count, from: range.lowerBound)
    let pins = askForPins(count, from: range.lowerBound)
    let anchor = anchor(replacing: range, count: count)
    let delta = count - range.count
    let gone = arrangedSubviews.filter { view in
      index(ofChild: view).map(range.contains) ?? false
    }
    giveBack(gone) {
      slots.replaceSubrange(range, with: new)
      shown.replaceSubrange(range, with: Extents(repeating: 1, count: count))
      numbered?.pins.replace(range, with: pins)
      slotNumbers = slotNumbers?.map { $0 < range.lowerBound ? $0 : $0 + delta }
      renumberTarget {
        $0 < range.lowerBound ? $0 : $0 >= range.upperBound ? $0 + delta : nil
      }
      slotsDidChange(movingContentBy: anchor.shift(in: slots))
    }
  }

  private func anchor(replacing range: Range<Int>, count: Int) -> NumberedAnchor {
    guard isAnchored, let number = slots.index(at: edge) else { return .none }
    let delta = count - range.count
    func child(_ number: Int, movedBy delta: Int) -> NumberedAnchor {
      let (start, length) = slots.placement(of: number)
      return .child(
        number + delta, start: start, cut: edge - start,
        length: range.contains(number) ? length : nil)
    }
    if number < range.lowerBound { return child(number, movedBy: 0) }
    if number >= range.upperBound { return child(number, movedBy: delta) }
    if number < range.lowerBound + count { return child(number, movedBy: 0) }
    let next = range.upperBound
    if next < slots.count, slots.offset(of: next) < storedBounds.end(along: axis) {
      return child(next, movedBy: delta)
    }
    // A reload keeps the offset, as the reload of a list does.
    guard count == 0 else { return .none }
    let start = slots.offset(of: range.lowerBound)
    return .nothing(
      shift: shiftWithoutAnchor(start: start, length: slots.offset(of: next) - start))
  }
}

/// The child that stays in position while children are replaced.
private enum NumberedAnchor {
  /// No child stays in position: the offset stays, and new children lie in their slots.
  case none
  /// The child that has this number afterwards, with its old start, the length that the edge cuts
  /// off, and, if the child is replaced, its old length, in points.
  case child(Int, start: Double, cut: Double, length: Double?)
  /// No child that was in sight is left.
  case nothing(shift: Double)

  /// How far the visible content has moved along the axis, in points.
  func shift(in slots: Extents) -> Double {
    switch self {
    case .none: return 0
    case .nothing(let shift): return shift
    case .child(let number, let start, let cut, let length):
      let (newStart, newLength) = slots.placement(of: number)
      let shift = newStart - start
      // If the new child is shorter than the part that was cut off, its end stays in position.
      guard let length, cut > newLength else { return shift }
      return shift + newLength - length
    }
  }
}
