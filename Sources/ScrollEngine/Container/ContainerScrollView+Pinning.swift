// Children that stay at the edge once they have been scrolled past.
extension ContainerScrollView {
  /// Whether any child may be stuck at the edge.
  var mayPin: Bool { !pins.isEmpty || numbered?.pins.isEmpty == false }

  func isPinned(_ view: View) -> Bool { pinning(for: view) != .none }

  /// Determines which pins are stuck at the edge.
  func stickPins() {
    if pinsAreOutOfOrder { sortPins() }
    pins.stick(to: storedBounds.start(along: axis) + obscuredInset.near(along: axis)) { view in
      guard let index = index(of: view) else { return (.infinity, 0) }
      let span = span(at: index)
      return (span.start, items[index].isShown ? span.length : 0)
    }
  }

  private func sortPins() {
    pinsAreOutOfOrder = false
    let views = pins.views.sorted { (index(of: $0) ?? 0) < (index(of: $1) ?? 0) }
    pins.set(views, permanent: views.filter { pinning(for: $0) == .permanent })
  }

  /// Adds to the visible children the pins that are visible only because they are stuck.
  func addPins() {
    for pin in pins.stuck
    where slice(of: ChildSpan(start: pin.start, length: pin.length)).isInSight {
      guard !sight.contains(pin.view), let index = index(of: pin.view) else { continue }
      sight.add(
        pin.view, items[index], span: span(at: index), across: span(of: items[index]))
    }
  }

  /// The length of the visible part that pins cover when a child is scrolled to the start, in
  /// points.
  func pinnedLength(beforeSlot slot: Int) -> Double {
    if let numbered { return pinnedLength(before: slot, of: numbered.pins) }
    guard !pins.isEmpty else { return 0 }
    if pinsAreOutOfOrder { sortPins() }
    var length = 0.0
    var last = 0.0
    for pin in pins.views {
      guard let place = self.index(of: pin), place < slot else { break }
      guard items[place].isShown else { continue }
      if pinning(for: pin) == .permanent {
        length += span(at: place).length
      } else {
        last = span(at: place).length
      }
    }
    // A child pinned until the next one pushes out the previous such child, whose length then does
    // not count.
    return length + (pinning(for: arrangedSubviews[slot]) == .untilNext ? 0 : last)
  }

  private func pinnedLength(before number: Int, of pins: NumberedPins) -> Double {
    guard !pins.isEmpty else { return 0 }
    let permanent = pins.permanent.prefix { $0 < number }
    let length = permanent.reduce(0) { $0 + span(inSlot: $1).length }
    guard pins.pinning(of: number) != .untilNext,
      let last = pins.last(before: number, where: { span(inSlot: $0).length > 0 })
    else { return length }
    return length + span(inSlot: last).length
  }
}
