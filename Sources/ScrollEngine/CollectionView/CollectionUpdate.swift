/// Checked updates of a collection, with the item counts after the updates.
final class CollectionUpdate: ListUpdate {
  let counts: ItemCounts
  /// The anchor that stays in position on screen; nil if the offset stays instead.
  var anchor: ListAnchor?
  /// The views of deleted and reloaded elements.
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
