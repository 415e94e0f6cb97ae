@testable import ScrollEngine
import PageMaps

// Checks at the end of a script.
extension CallbackClient {
  /// The first error found at the end of a script, or nil.
  var wrong: String? {
    guard kind.isList else { return wrongPage ?? wrongPlace }
    if list.access != .open { return "something is left to do: \(list.access)" }
    // A container does not lay out children that are hidden or out of sight.
    let isLaidOut = !list.isHidden && !list.needsLayout && !list.isDormant
    guard isLaidOut else { return nil }
    if list.phase != .resting { return "the list is still at it: \(list.phase)" }
    let source =
      (list as? TableView)?.dataSource as AnyObject?
      ?? (list as? CollectionView)?.dataSource as AnyObject?
    let expected =
      source === self ? names.map(\.count) : source === other ? [4] : []
    let counts = (0..<list.knownSections).map(list.knownCount(inSection:))
    if counts != expected { return "the list has \(counts) elements, the data \(expected)" }
    if source === self, let complaint = wrongCell { return complaint }
    (list as? TableView)?.checkInvariants()
    (list as? CollectionView)?.checkInvariants()
    return wrongPlace
  }

  private var wrongCell: String? {
    for (cell, path) in list.liveElements {
      let shown = (cell as? HookedCell)?.name ?? (cell as? HookedItem)?.name
      if shown != name(at: path) {
        return "\(path) shows \(shown ?? -1), not \(name(at: path) ?? -1)"
      }
      let height = height(of: shown ?? 0)
      if abs(cell.bounds.height - height) > 1e-9 {
        return "\(path) is \(cell.bounds.height) high, not \(height)"
      }
    }
    for path in list.selection.places where !list.hasElement(at: path) {
      return "\(path) is selected, and is no more"
    }
    return nil
  }

  /// The height that the delegate, the cell or the list gives an element.
  private func height(of name: Int) -> Double {
    let own = CallbackClient.height(of: name)
    let isAsked = list.delegate === self
    if let table = list as? TableView {
      let isOwn = kind == .heights || kind == .estimates
      return isAsked && isOwn || table.rowHeight == TableView.automaticDimension
        ? own : table.rowHeight
    }
    let layout = (list as? CollectionView)?.collectionViewLayout
    guard let flow = layout as? CollectionViewFlowLayout else { return 20 }
    let isOwn = kind == .sizes || kind == .flowSubclass
    return isAsked && isOwn || flow.asksCells ? own : flow.itemSize.height
  }

  private var wrongPlace: String? {
    guard !isStacked, isAtRest, !view.scrollRange.contains(view.contentOffset) else { return nil }
    return "rests at \(view.contentOffset), outside \(view.scrollRange)"
  }

  private var isAtRest: Bool { view.window != nil && view.motion.isNone && !view.isTracking }

  private var wrongPage: String? {
    guard let pages = view as? HookedPages, isAtRest, !pages.bounds.isEmpty else { return nil }
    let expected = pages.contentOffset(of: pages.currentPosition)
    return pages.contentOffset == expected
      ? nil : "rests at \(pages.contentOffset), its page \(pages.currentPosition) at \(expected)"
  }
}
