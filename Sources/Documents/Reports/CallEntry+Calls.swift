package import ScrollEngine

extension CallEntry {
  /// Describes an action of a reuse queue; `view` is the id of the first list that uses the queue.
  package init(_ move: ReuseMove, time: Double, view: String) {
    self.init(time: time, view: view, call: move.kind.isHandedOut ? "dequeue" : "enqueue")
    cell = move.cell
    identifier = move.identifier.isEmpty ? nil : move.identifier
    outcome = move.kind.rawValue
  }

  /// Describes a call of a view to its delegate or data source; `name` identifies the method.
  package init(_ event: DelegateCall, time: Double, view: String, call name: String) {
    self.init(time: time, view: view, call: name)
    describe(event)
  }

  /// Describes a change of a view's property, by its values before and after.
  package init(
    _ property: String, _ values: (old: [Double], new: [Double]), time: Double, view: String
  ) {
    self.init(time: time, view: view, call: property)
    (from, to) = values
  }

  private mutating func describe(_ call: DelegateCall) {
    switch call {
    case .didScroll(let offset): self.offset = offset
    case .willEndDragging(let velocity, let target):
      self.velocity = velocity
      offset = target
    case .didEndDragging(let willDecelerate): self.willDecelerate = willDecelerate
    case .didZoom(let scale), .didEndZooming(let scale): self.scale = scale
    case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didChangeAdjustedContentInset,
      .willBeginZooming, .numberOfSections:
      break
    case .numberOfElements(let section): self.section = section
    case .heights(let section, let count):
      self.section = section
      self.count = count
    case .heightOfElement(let path), .cell(let path), .didHighlight(let path),
      .didUnhighlight(let path), .didSelect(let path), .didDeselect(let path):
      set(path)
    case .willDisplay(let path, let cell, let identifier),
      .didEndDisplaying(let path, let cell, let identifier):
      set(path)
      self.cell = cell
      self.identifier = identifier.isEmpty ? nil : identifier
    case .supplement(let kind, let path), .willDisplaySupplement(let kind, let path),
      .didEndDisplayingSupplement(let kind, let path):
      section = path.section
      self.kind = kind
    case .prefetch(let paths), .cancelPrefetching(let paths):
      if let path = paths.first { set(path) }
      count = paths.count > 1 ? paths.count : nil
    }
  }

  private mutating func set(_ path: IndexPath) {
    section = path.section
    row = path.row
  }
}
