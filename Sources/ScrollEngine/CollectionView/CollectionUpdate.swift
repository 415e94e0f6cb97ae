/// Checked updates of a collection, with the item counts after them.
final class CollectionUpdate: ListUpdate {
  let counts: ItemCounts
  /// The part of the content that stays in position.
  var anchor: ListAnchor?
  /// The views of elements that are gone.
  var cells: [LiveCell] = []
  var supplements: [CollectionSupplement] = []

  /// The updates as the program requested them.
  let updates: ListUpdates

  init(_ changes: ListChanges, _ counts: ItemCounts, _ updates: ListUpdates) {
    self.counts = counts
    self.updates = updates
    super.init(changes)
  }
}
