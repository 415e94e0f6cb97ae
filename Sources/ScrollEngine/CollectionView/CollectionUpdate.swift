/// Checked updates of a collection, with the item counts after them.
final class CollectionUpdate: ListUpdate {
  let counts: ItemCounts
  /// What stays in position.
  var anchor: ListAnchor?
  /// The visible elements that are gone.
  var cells: [LiveCell] = []
  var supplements: [CollectionSupplement] = []

  /// The updates as a program has named them.
  let updates: ListUpdates

  init(_ changes: ListChanges, _ counts: ItemCounts, _ updates: ListUpdates) {
    self.counts = counts
    self.updates = updates
    super.init(changes)
  }
}
