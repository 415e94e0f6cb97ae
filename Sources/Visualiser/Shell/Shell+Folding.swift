import Inspecting
import ScrollEngine

// Parts fold beside the stage; where there is no room for them, they are drawers over it.
extension Shell {
  /// The parts that are folded now.
  var foldedParts: Set<FoldablePart> {
    tour == nil
      ? arrangement.folded
      : arrangement.foldedInPath.union(arrangement.folded.intersection([.sidebar]))
  }

  func isFolded(_ part: FoldablePart) -> Bool { foldedParts.contains(part) }

  /// The folded parts, which the program remembers from one window to the next.
  package var rememberedFolds: Set<FoldablePart> {
    get { arrangement.folded }
    set {
      arrangement.folded = newValue
      layOutShell()
      showUnfolded()
    }
  }

  /// The sections that would have something to show; a hidden inspector is not up to date.
  var railParts: [FoldablePart] {
    var parts = Set(inspector.shownParts)
    if inspector.mode == .all {
      if shownAlgorithm != nil { parts.insert(.code) }
      if !session.record.calls.entries.isEmpty { parts.insert(.calls) }
    }
    return FoldablePart.allCases.filter(parts.contains)
  }

  /// Folds or unfolds a part.
  func toggle(_ part: FoldablePart) {
    if tour == nil || part == .sidebar {
      arrangement.folded.formSymmetricDifference([part])
    } else {
      arrangement.foldedInPath.formSymmetricDifference([part])
    }
    layOutShell()
    showUnfolded()
  }

  /// Shows the current moment in parts that were hidden.
  private func showUnfolded() {
    showLanes()
    showCalls()
    rail.parts = railParts
  }

  /// Opens the inspector at a section.
  func unfold(_ section: FoldablePart) {
    for part in [.inspector, section] where isFolded(part) { toggle(part) }
    window.layoutIfNeeded()
    inspector.reveal(section)
  }

  func toggleSidebar() {
    guard isSidebarDrawer else { return toggle(.sidebar) }
    arrangement.drawer = arrangement.drawer == .sidebar ? nil : .sidebar
    layOutShell()
  }

  func toggleInspector() {
    guard isInspectorDrawer else { return toggle(.inspector) }
    arrangement.drawer = arrangement.drawer == .inspector ? nil : .inspector
    layOutShell()
    showCalls()
  }

  func closeDrawer() {
    guard arrangement.drawer != nil else { return }
    arrangement.drawer = nil
    layOutShell()
  }
}
