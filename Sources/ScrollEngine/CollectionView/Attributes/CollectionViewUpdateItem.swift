/// One of the changes in a batch of updates, for a layout that shows how elements come and go.
public struct CollectionViewUpdateItem: Hashable, Sendable {
  /// The kinds of changes to an item or a section.
  public enum Action: Hashable, Sendable {
    /// The item or section is new.
    case insert
    /// The item or section is gone.
    case delete
    /// The item or section has new content.
    case reload
    /// The item or section moves.
    case move
  }

  /// The item index that stands for a whole section.
  public static let wholeSection = Int.max

  /// The index path before the update; nil for an insert. For a section, the item is
  /// ``wholeSection``.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a delete. For a section, the item is
  /// ``wholeSection``.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action
}

extension ListUpdates {
  /// Each update of a single index, as the program requested it: items before sections. `changes`
  /// gives the new index paths of reloaded elements.
  ///
  /// - Complexity: O(items and sections named in the updates)
  func items(_ changes: ListChanges) -> [CollectionViewUpdateItem] {
    let whole = CollectionViewUpdateItem.wholeSection
    func section(_ path: IndexPath) -> IndexPath { IndexPath(item: whole, section: path.item) }
    return (oldRows + newRows).flatMap {
      $0.items { changes.newIndexPath(forOld: $0) }
    }
      + (oldSections + newSections).flatMap { run in
        run.items { old in
          changes.sections.newSection(forOld: old.item).map { IndexPath(item: $0, section: 0) }
        }.map { item in
          CollectionViewUpdateItem(
            indexPathBeforeUpdate: item.indexPathBeforeUpdate.map(section),
            indexPathAfterUpdate: item.indexPathAfterUpdate.map(section),
            updateAction: item.updateAction)
        }
      }
  }
}

extension ListRun {
  /// The change of each index; a move counts once, at its source.
  fileprivate func items(newPath: (IndexPath) -> IndexPath?) -> [CollectionViewUpdateItem] {
    range.compactMap { place in
      let path = IndexPath(item: place, section: section)
      func item(
        _ action: CollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
      ) -> CollectionViewUpdateItem {
        CollectionViewUpdateItem(
          indexPathBeforeUpdate: before, indexPathAfterUpdate: after, updateAction: action)
      }
      switch operation {
      case .insert: return item(.insert, nil, path)
      case .delete: return item(.delete, path, nil)
      case .reload: return item(.reload, path, newPath(path))
      case .moveSource: return item(.move, path, counterpart(of: place))
      case .moveTarget: return nil
      }
    }
  }
}
