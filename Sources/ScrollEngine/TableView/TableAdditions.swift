/// State that few tables need, kept apart like ``ListExtras``.
@MainActor
final class TableAdditions: ListAdditions {
  /// The row that is swiped aside.
  var swipe: RowSwipe?

  /// The index, and its colours.
  var index: SectionIndexView?
  var indexColor: Color?
  var indexGround: Color?
  /// The width that the index takes from the cells, in points.
  var indexWidth: Double { index == nil ? 0 : SectionIndexView.width }

  func holdsInPlace(_ view: View) -> Bool { view === index }

  fileprivate var isEmpty: Bool {
    swipe == nil && index == nil && indexColor == nil && indexGround == nil
  }
}

extension TableView {
  final var additions: TableAdditions? { extras?.additions as? TableAdditions }

  /// Changes the additions; releases the object if it then holds only default values.
  final func changeAdditions(_ change: (TableAdditions) -> Void) {
    let additions = additions ?? TableAdditions()
    change(additions)
    changeExtras { $0.additions = additions.isEmpty ? nil : additions }
  }
}
