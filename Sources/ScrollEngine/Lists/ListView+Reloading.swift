// What a list asks its data source about the whole of the content.
extension ListView {
  /// Asks the data source for everything anew; what is on screen gets new cells in the next layout.
  ///
  /// Nobody knows which elements are the ones there were: nothing is selected afterwards, as in UIKit,
  /// nothing is announced, and scroll views in cells start at their beginning unless the cells have a
  /// ``ReusableView/contentIdentity``. Called from within a callback of the list it waits for the next
  /// layout: until then the list goes by what it knows.
  ///
  /// The offset stays as it is. Where sizes are estimates, or have been until now, it would then show
  /// other elements: there it is the first one below the insets that stays, if there still is one with
  /// its index path.
  public final func reloadData() {
    access = updates.batch.depth > 0 ? .batch : .open
    forgetElements()
    guard phase == .resting, !isSuspended else { return setNeedsReload() }
    reloadNow()
  }

  /// Forgets what belongs to single elements: there are others now.
  final func forgetElements() {
    for path in selection.places { liveCell(at: path)?.show(isSelected: false, animated: false) }
    if let path = selection.highlighted { liveCell(at: path)?.isHighlighted = false }
    selection.forget()
    reload = .dueForOthers
  }

  /// Asks for everything anew; unless they are others, elements with the same index path count as the
  /// same.
  private func reloadNow() {
    finishUpdateMotion()
    rebuild()
  }

  /// Follows elements to where they are after a reload, as ``rebuild()`` finds it out.
  ///
  /// - Parameter areOthers: Whether all of them are others.
  final func followReload(areOthers: Bool, numbered oldPath: (Int) -> IndexPath?) {
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
    let isNews = !needsReload
    if isNews { reload = .due }
    setNeedsLayout()
    // A container does not lay out what is out of sight, but has to know how long it is.
    stacking?.container.contentSizeBecameStale(of: self)
  }

  /// Brings what is known up to date, also where the data source went away without a word.
  final func reloadIfNeeded() {
    guard phase == .resting, !isSuspended, isOutdated else { return }
    reloadNow()
  }

  /// Whether all that the list knows is to be asked for anew.
  final var isOutdated: Bool { needsReload || (hadDataSource && !hasDataSource) }

  // MARK: What there is

  /// The list asks its data source, if it has not yet been asked, as for all that follows.
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
