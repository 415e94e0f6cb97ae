// Asking the data source for all content.
extension ListView {
  final func reloadEverything() {
    forgetPostponed()
    forgetElements()
    guard phase == .resting, !isSuspended else { return setNeedsReload() }
    reloadNow()
  }

  /// Forgets selection and highlight, and has the next reload treat all elements as different ones.
  final func forgetElements() {
    for path in selection.places { liveCell(at: path)?.show(isSelected: false, animated: false) }
    if let path = selection.highlighted { liveCell(at: path)?.isHighlighted = false }
    selection.forget()
    reload = .dueForOthers
  }

  /// Asks for all content again; elements keep their state by index path, except elements that the
  /// reload replaces.
  private func reloadNow() {
    finishUpdateMotion()
    takeKeysBeforeReload()
    updates?.version += 1
    rebuild()
    if extras != nil { letParkedViewsGoAfterReload() }
  }

  /// Asks for content, and asks again if a callback requests a reload meanwhile: the earlier
  /// answers then belong partly to older data.
  ///
  /// - Returns: The content, and whether its elements have replaced all previous elements.
  /// - Precondition: Callbacks do not request a reload each time they are called.
  final func askAnew<Content>(_ ask: () -> Content) -> (content: Content, areOthers: Bool) {
    var areOthers = false
    for _ in 0..<Self.mostRounds {
      if reload == .dueForOthers { areOthers = true }
      reload = .none
      let content = ask()
      if reload == .none { return (content, areOthers) }
      // Ends editing now, while the list still knows its old content.
      takeKeysBeforeReload()
    }
    failToCome()
  }

  static var mostRounds: Int { 100 }

  /// Stops the program: callbacks request a reload each time the list asks for its content.
  final func failToCome() -> Never {
    let reloader = updates?.reloader ?? ""
    fail(
      "\(name): \(reloader) changes the \(noun) or its data source each time it is asked for "
        + "its content, \(Self.mostRounds) times now; do so when that is over, in \(self)")
  }

  /// Whether the list may ask its data source or delegate. It may not after a callback has
  /// requested a reload or, during a layout, has changed the data.
  @inline(__always)
  final var mayAsk: Bool { !needsReload && (phase != .changing || !isSuspended) }

  /// Lets remembered elements keep their index paths in a reload, and forgets elements that are
  /// gone or replaced; `areOthers` means that all elements are replaced, and `oldPath` converts old
  /// flat indices.
  final func followReload(areOthers: Bool, numbered oldPath: (Int) -> IndexPath?) {
    if extras != nil { keepFocusAfterReload() }
    let lost = updates?.firstLost
    updates?.firstLost = nil
    let newPath = { (path: IndexPath) in
      let isLost = lost.map { path >= $0 } ?? false
      return !isLost && self.hasElement(at: path) ? path : nil
    }
    // The selection may have changed after the reload was requested.
    selection.map(newPath)
    extras?.spokenRows?.map(areOthers ? { _ in nil } : newPath)
    guard !areOthers else {
      offsetMemory.forgetPlaces()
      prefetcher?.reset()
      return
    }
    offsetMemory.map(newPath) { self.hasSection($0) ? $0 : nil }
    prefetcher?.map { oldPath($0).flatMap(newPath).map(self.number(of:)) }
  }

  final func setNeedsReload() {
    if !needsReload { reload = .due }
    if phase != .resting { updatesMade().reloader = nameOfRunning ?? "a callback" }
    noteStaleness()
  }

  /// Requests a reload instead of updates: from the first change on, the list cannot tell which
  /// element is which.
  final func setNeedsReload(insteadOf updates: ListUpdates) {
    if let first = updates.firstChange {
      let updates = updatesMade()
      updates.firstLost = min(updates.firstLost ?? first, first)
    }
    setNeedsReload()
  }

  /// Marks the list for layout, and notifies the container, which does not lay out lists off screen
  /// but has to know their length.
  final func noteStaleness() {
    markForLayout()
    stacking?.container.contentSizeBecameStale(of: self)
  }

  /// Reloads if a reload is due or the data source was released, and no change is under way or
  /// pending.
  final func reloadIfNeeded() {
    guard phase == .resting, !isSuspended, isOutdated else { return }
    reloadNow()
  }

  /// Whether all content is out of date: a reload is due, or the data source was released.
  final var isOutdated: Bool { needsReload || (hadDataSource && !hasDataSource) }

  // MARK: Content

  /// The number of sections; a list that is due to reload asks its data source first.
  public final var numberOfSections: Int {
    reloadIfNeeded()
    return knownSections
  }

  final func hasSection(_ section: Int) -> Bool { section >= 0 && section < knownSections }

  final func hasElement(at path: IndexPath) -> Bool {
    hasSection(path.section) && path.row >= 0 && path.row < knownCount(inSection: path.section)
  }

  final func requireSection(_ section: Int, call: StaticString = #function) {
    reloadIfNeeded()
    guard !hasSection(section) else { return }
    fail(
      "\(name): there is no section \(section); the \(noun) has \(knownSections)"
        + stateAndCall(call))
  }

  final func requireElement(at path: IndexPath, call: StaticString = #function) {
    reloadIfNeeded()
    guard !hasElement(at: path) else { return }
    fail(
      "\(name): there is no \(path); "
        + (hasSection(path.section)
          ? "the section has \(knownCount(inSection: path.section)) \(element.rawValue)s"
          : "the \(noun) has \(knownSections) sections") + stateAndCall(call))
  }

  /// The end of a message about an element: whether a change is still to come, and the method
  /// called.
  private func stateAndCall(_ call: StaticString) -> String {
    let isLate = isSuspended || isOutdated
    return (isLate ? " until the requested change is carried out" : "")
      + ", in \(self); \(called(UpdateAsker(call: call)))"
  }

  private var noun: String { element == .row ? "table" : "collection" }
}
