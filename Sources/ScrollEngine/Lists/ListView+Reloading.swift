// Asking the data source for all content.
extension ListView {
  final func reloadEverything() {
    forgetPostponed()
    forgetElements()
    guard phase == .resting, !isSuspended else { return setNeedsReload() }
    reloadNow()
  }

  /// Forgets what belongs to single elements: they are different now.
  final func forgetElements() {
    for path in selection.places { liveCell(at: path)?.show(isSelected: false, animated: false) }
    if let path = selection.highlighted { liveCell(at: path)?.isHighlighted = false }
    selection.forget()
    reload = .dueForOthers
  }

  /// Asks for everything again; elements with the same index path are the same unless the reload
  /// says they are not.
  private func reloadNow() {
    finishUpdateMotion()
    if reload == .dueForOthers { takeKeysBeforeReload() }
    rebuild()
    if extras != nil { letParkedViewsGoAfterReload() }
  }

  /// Follows elements to their index paths after a reload, as ``rebuild()`` finds them; `areOthers`
  /// if all of them are different.
  final func followReload(areOthers: Bool, numbered oldPath: (Int) -> IndexPath?) {
    if extras != nil { keepFocusAfterReload() }
    guard !areOthers else {
      offsetMemory.forgetPlaces()
      prefetcher?.reset()
      return
    }
    let newPath = { (path: IndexPath) in self.hasElement(at: path) ? path : nil }
    selection.map(newPath)
    offsetMemory.map(newPath) { self.hasSection($0) ? $0 : nil }
    prefetcher?.map { oldPath($0).flatMap(newPath).map(self.number(of:)) }
  }

  final func setNeedsReload() {
    if !needsReload { reload = .due }
    noteStaleness()
  }

  /// Asks for a layout, and tells the container: it does not lay out what is off screen, but has to
  /// know its length.
  final func noteStaleness() {
    markForLayout()
    stacking?.container.contentSizeBecameStale(of: self)
  }

  /// Brings the content up to date, also if the data source went away silently.
  final func reloadIfNeeded() {
    guard phase == .resting, !isSuspended, isOutdated else { return }
    reloadNow()
  }

  /// Whether everything the list knows has to be asked for again.
  final var isOutdated: Bool { needsReload || (hadDataSource && !hasDataSource) }

  // MARK: Content

  /// The number of sections; asks the data source if needed, like everything below.
  public final var numberOfSections: Int {
    reloadIfNeeded()
    return knownSections
  }

  final func hasSection(_ section: Int) -> Bool { section >= 0 && section < knownSections }

  final func hasElement(at path: IndexPath) -> Bool {
    hasSection(path.section) && path.row >= 0 && path.row < knownCount(inSection: path.section)
  }

  final func requireSection(_ section: Int) {
    reloadIfNeeded()
    require(
      hasSection(section),
      "\(name): there is no section \(section); the \(noun) has \(knownSections)")
  }

  final func requireElement(at path: IndexPath) {
    reloadIfNeeded()
    guard !hasElement(at: path) else { return }
    fail(
      "\(name): there is no \(path); "
        + (hasSection(path.section)
          ? "the section has \(knownCount(inSection: path.section)) \(element.rawValue)s"
          : "the \(noun) has \(knownSections) sections"))
  }

  private var noun: String { element == .row ? "table" : "collection" }
}
