/// What few tables have: kept apart, as ``ListExtras`` are.
@MainActor
final class TableAdditions: ListAdditions {
  /// The row that is swiped aside.
  var swipe: RowSwipe?

  /// The index, and its colours.
  var index: SectionIndexView?
  var indexColor: Color?
  var indexGround: Color?
  /// What the index takes from the cells, in points.
  var indexWidth: Double { index == nil ? 0 : SectionIndexView.width }

  func holdsInPlace(_ view: View) -> Bool { view === index }

  fileprivate var isEmpty: Bool {
    swipe == nil && index == nil && indexColor == nil && indexGround == nil
  }
}

extension TableView {
  final var additions: TableAdditions? { extras?.additions as? TableAdditions }

  /// Changes what few tables have, and keeps room for it only while there is any.
  final func changeAdditions(_ change: (TableAdditions) -> Void) {
    let additions = additions ?? TableAdditions()
    change(additions)
    changeExtras { $0.additions = additions.isEmpty ? nil : additions }
  }
}
