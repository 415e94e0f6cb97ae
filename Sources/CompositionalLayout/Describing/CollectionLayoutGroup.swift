import ScrollEngine

/// A line of items, or items at places of a program's own; the unit that a section repeats.
///
/// A group is an item, too: groups can be the items of groups.
public final class CollectionLayoutGroup: CollectionLayoutItem {
  private enum Arrangement {
    case line(Axis, ItemPlan.Repetition)
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// The items of the group, in their order; empty for a custom group.
  public final let subitems: [CollectionLayoutItem]

  /// The distance between the items of the group; nil for none.
  public var interItemSpacing: CollectionLayoutSpacing?

  private init(
    _ size: CollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [CollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size)
  }

  // MARK: Kinds of groups

  /// A row of the subitems, repeated as often as they fit into the width of the group.
  ///
  /// If the width is an estimate, the estimates of the subitems decide how many there are.
  /// - Precondition: There are subitems.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    line(.horizontal, layoutSize, subitems, .untilFull)
  }

  /// A row of a number of equal items.
  ///
  /// - Precondition: The count is above zero.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    line(.horizontal, layoutSize, [subitem], .times(count))
  }

  /// A row of a number of items that share the width of the group, whatever width they have
  /// themselves.
  ///
  /// - Precondition: The count is above zero.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    line(.horizontal, layoutSize, [subitem], .equally(count))
  }

  /// A column of the subitems, repeated as often as they fit into the height of the group.
  ///
  /// If the height is an estimate, the estimates of the subitems decide how many there are.
  /// - Precondition: There are subitems.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    line(.vertical, layoutSize, subitems, .untilFull)
  }

  /// A column of a number of equal items.
  ///
  /// - Precondition: The count is above zero.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    line(.vertical, layoutSize, [subitem], .times(count))
  }

  /// A column of a number of items that share the height of the group, whatever height they have
  /// themselves.
  ///
  /// - Precondition: The count is above zero.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    line(.vertical, layoutSize, [subitem], .equally(count))
  }

  /// Items at places of the program's own.
  ///
  /// The provider is asked once for each size of the container; the number of frames that it returns
  /// is the number of items in a group.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  private static func line(
    _ axis: Axis, _ size: CollectionLayoutSize, _ subitems: [CollectionLayoutItem],
    _ repetition: ItemPlan.Repetition
  ) -> CollectionLayoutGroup {
    guard !subitems.isEmpty else {
      fatalError("CollectionLayoutGroup: a \(axis) group has no subitems")
    }
    switch repetition {
    case .untilFull: break
    case .times(let count), .equally(let count):
      guard count > 0 else {
        fatalError("CollectionLayoutGroup: a \(axis) group has the count \(count)")
      }
    }
    return CollectionLayoutGroup(size, .line(axis, repetition), subitems)
  }

  override var content: ItemPlan.Content {
    switch arrangement {
    case .line(let axis, let repetition):
      .line(axis, subitems.map(\.plan), repetition, interItemSpacing ?? .none)
    case .custom(let provider): .custom(provider)
    }
  }
}
