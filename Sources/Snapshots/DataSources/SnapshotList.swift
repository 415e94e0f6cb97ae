public import ScrollEngine

/// A table or a collection, as far as snapshots are applied to both alike.
@MainActor
protocol SnapshotList: ListView {
  /// The data source, of whatever kind.
  var source: AnyObject? { get }
  var pathsInSight: [IndexPath] { get }
  func insertElements(at paths: [IndexPath], with animation: RowAnimation)
  func deleteElements(at paths: [IndexPath], with animation: RowAnimation)
  func reloadElements(at paths: [IndexPath], with animation: RowAnimation)
  func moveElement(at path: IndexPath, to target: IndexPath)
  func reconfigureElements(at paths: [IndexPath])
}

extension SnapshotList {
  /// Records the updates that lead from one snapshot to the next in the open batch.
  func record(_ difference: SnapshotDifference, with animation: RowAnimation) {
    deleteSections(difference.deletedSections, with: animation)
    insertSections(difference.insertedSections, with: animation)
    reloadSections(difference.reloadedSections, with: animation)
    for (section, target) in difference.movedSections { moveSection(section, toSection: target) }
    deleteElements(at: difference.deletedItems, with: animation)
    insertElements(at: difference.insertedItems, with: animation)
    reloadElements(at: difference.reloadedItems, with: animation)
    for (path, target) in difference.movedItems { moveElement(at: path, to: target) }
    reconfigureElements(at: difference.reconfiguredItems)
  }
}

extension TableView: SnapshotList {
  var source: AnyObject? { dataSource }
  var pathsInSight: [IndexPath] { indexPathsForVisibleRows ?? [] }
  func insertElements(at paths: [IndexPath], with animation: RowAnimation) {
    insertRows(at: paths, with: animation)
  }
  func deleteElements(at paths: [IndexPath], with animation: RowAnimation) {
    deleteRows(at: paths, with: animation)
  }
  func reloadElements(at paths: [IndexPath], with animation: RowAnimation) {
    reloadRows(at: paths, with: animation)
  }
  func moveElement(at path: IndexPath, to target: IndexPath) { moveRow(at: path, to: target) }
  func reconfigureElements(at paths: [IndexPath]) { reconfigureRows(at: paths) }
}

extension CollectionView: SnapshotList {
  var source: AnyObject? { dataSource }
  var pathsInSight: [IndexPath] { indexPathsForVisibleItems }
  func insertElements(at paths: [IndexPath], with animation: RowAnimation) {
    insertItems(at: paths)
  }
  func deleteElements(at paths: [IndexPath], with animation: RowAnimation) {
    deleteItems(at: paths)
  }
  func reloadElements(at paths: [IndexPath], with animation: RowAnimation) {
    reloadItems(at: paths)
  }
  func moveElement(at path: IndexPath, to target: IndexPath) { moveItem(at: path, to: target) }
  func reconfigureElements(at paths: [IndexPath]) { reconfigureItems(at: paths) }
}
