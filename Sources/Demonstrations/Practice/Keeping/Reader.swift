import SceneParts
import ScrollEngine

extension Fact.Quantity {
  fileprivate static let rowsAdded = Fact.Quantity("rows added above", .count)
  /// How far the latest change has moved the row that a person reads.
  fileprivate static let readRowMoved = Fact.Quantity("the read row moved by", .points)
}

/// Shows a list, and restores the reading position after a change in one of two ways.
@MainActor
final class Reader {
  enum Way {
    /// By content offset, in points.
    case offset
    /// By the first visible row and the distance by which it was scrolled.
    case row
  }

  /// The position of the read row before a change, and how far the change has moved the row.
  struct Reading {
    let name: String
    /// The distance from the upper edge of the viewport to the row before the change, in points.
    let place: Double
    let moved: Double
    /// The number of rows that the change has added.
    let added: Int
  }

  let container = ContainerScrollView()
  let list: KeptList
  let way: Way
  /// The reading at the latest change; nil before the first one.
  private(set) var reading: Reading?

  /// How many rows the latest change has added; 0 before the first one.
  var addedFact: Fact { Fact(.rowsAdded, of: self, reading?.added ?? 0) }

  /// How far the latest change has moved the read row; 0 before the first one.
  var movedFact: Fact { Fact(.readRowMoved, of: self, reading?.moved ?? 0) }

  init(_ way: Way, list: KeptList) {
    self.way = way
    self.list = list
    // Only the saved position is to decide, so the container's own anchoring is off.
    container.anchorsContent = false
    container.backgroundColor = Palette.surface
    container.clipsToBounds = false
    container.addArrangedSubview(list.table)
  }

  /// Makes a change and restores the reading position; with `startingAnew`, from offset zero.
  func keepPlace(startingAnew: Bool, _ change: (KeptList) -> Void) {
    container.stopScrolling()
    let offset = container.contentOffset
    let place = container.place
    let name = place?.element?.modelIdentifier
    let before = name.flatMap { position(of: $0) }
    let count = list.rows.count
    change(list)
    if startingAnew { container.contentOffset = .zero }
    container.layoutIfNeeded()
    switch way {
    case .offset: container.contentOffset = offset
    case .row: if let place { container.scroll(to: place) }
    }
    container.layoutIfNeeded()
    guard let name, let before, let after = position(of: name) else { return reading = nil }
    reading = Reading(
      name: name, place: before, moved: after - before, added: list.rows.count - count)
  }

  /// The distance from the upper edge of the viewport to a row, in points; nil if the row is gone.
  func position(of name: String) -> Double? {
    guard let path = list.indexPathForElement(withModelIdentifier: name, in: list.table),
      let content = container.contentFrame(of: list.table)
    else { return nil }
    return content.minY + list.table.rectForRow(at: path).minY - container.contentOffset.y
  }
}
