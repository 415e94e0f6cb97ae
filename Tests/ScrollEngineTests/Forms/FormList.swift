@testable import ScrollEngine

/// The methods that a form needs of a table or a collection.
@MainActor
protocol FormList: ListView {
  func cell(at path: IndexPath) -> View?
  func path(of cell: View) -> IndexPath?
  func insert(_ paths: [IndexPath])
  func delete(_ paths: [IndexPath])
  func reload(_ paths: [IndexPath])
  func move(_ path: IndexPath, to other: IndexPath)
  func scroll(to path: IndexPath)
  func rect(of path: IndexPath) -> Rect
  var cells: [View] { get }
}

extension TableView: FormList {
  func cell(at path: IndexPath) -> View? { cellForRow(at: path) }
  func path(of cell: View) -> IndexPath? { (cell as? TableViewCell).flatMap(indexPath) }
  func insert(_ paths: [IndexPath]) { insertRows(at: paths) }
  func delete(_ paths: [IndexPath]) { deleteRows(at: paths) }
  func reload(_ paths: [IndexPath]) { reloadRows(at: paths) }
  func move(_ path: IndexPath, to other: IndexPath) { moveRow(at: path, to: other) }
  func scroll(to path: IndexPath) { scrollToRow(at: path, at: .middle, animated: false) }
  func rect(of path: IndexPath) -> Rect { rectForRow(at: path) }
  var cells: [View] { visibleCells }
}

extension CollectionView: FormList {
  func cell(at path: IndexPath) -> View? { cellForItem(at: path) }
  func path(of cell: View) -> IndexPath? { (cell as? CollectionViewCell).flatMap(indexPath) }
  func insert(_ paths: [IndexPath]) { insertItems(at: paths) }
  func delete(_ paths: [IndexPath]) { deleteItems(at: paths) }
  func reload(_ paths: [IndexPath]) { reloadItems(at: paths) }
  func move(_ path: IndexPath, to other: IndexPath) { moveItem(at: path, to: other) }
  func scroll(to path: IndexPath) {
    scrollToItem(at: path, at: .centeredVertically, animated: false)
  }
  func rect(of path: IndexPath) -> Rect { layoutAttributesForItem(at: path)?.frame ?? .zero }
  var cells: [View] { visibleCells }
}
