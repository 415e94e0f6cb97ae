import SceneParts
import ScrollEngine

/// Reads a list, and finds the place again after changes in one of two ways.
@MainActor
final class Reader {
  enum Way {
    /// The bare content offset, in points.
    case offset
    /// The first visible row, and how far it was scrolled.
    case row
  }

  /// Where a row was read, and how far it has moved since.
  struct Reading {
    let name: String
    /// From the upper edge of the viewport to the row before the change, in points.
    let place: Double
    let moved: Double
  }

  let container = ContainerScrollView()
  let list: KeptList
  let way: Way
  /// The latest change; nil before the first.
  private(set) var reading: Reading?

  init(_ way: Way, list: KeptList) {
    self.way = way
    self.list = list
    // Only what is saved decides: the container keeps nothing by itself.
    container.anchorsContent = false
    container.backgroundColor = Palette.surface
    container.clipsToBounds = false
    container.addArrangedSubview(list.table)
  }

  /// Makes a change, and goes back to what was read before.
  func keepPlace(startingAnew: Bool, _ change: (KeptList) -> Void) {
    container.stopScrolling()
    let offset = container.contentOffset
    let place = container.place
    let name = place?.element?.modelIdentifier
    let before = name.flatMap { position(of: $0) }
    change(list)
    if startingAnew { container.contentOffset = .zero }
    container.layoutIfNeeded()
    switch way {
    case .offset: container.contentOffset = offset
    case .row: if let place { container.scroll(to: place) }
    }
    container.layoutIfNeeded()
    guard let name, let before, let after = position(of: name) else { return reading = nil }
    reading = Reading(name: name, place: before, moved: after - before)
  }

  /// From the upper edge of the viewport to a row, in points; nil if the row is gone.
  func position(of name: String) -> Double? {
    guard let path = list.indexPathForElement(withModelIdentifier: name, in: list.table),
      let content = container.contentFrame(of: list.table)
    else { return nil }
    return content.minY + list.table.rectForRow(at: path).minY - container.contentOffset.y
  }
}
