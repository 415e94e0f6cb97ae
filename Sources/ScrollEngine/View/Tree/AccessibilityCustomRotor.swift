/// Things of one kind that a person who does not point goes to one after the other, such as the
/// wrong fields of a form.
///
/// Assistive technology offers each rotor as two actions of the view, "next" and "previous".
///
/// ```swift
/// form.accessibilityCustomRotors = [
///   AccessibilityCustomRotor(name: "wrong field") { [unowned form] predicate in
///     let field = form.wrongField(
///       after: predicate.currentItem.targetElement as? TextField,
///       isForward: predicate.searchDirection == .next)
///     return field.map { .init(targetElement: $0) }
///   }
/// ]
/// ```
@preconcurrency @MainActor
public final class AccessibilityCustomRotor {
  /// Finds the item beside the current one; nil at the end.
  public typealias Search = @MainActor (SearchPredicate) -> ItemResult?

  /// Where to search.
  public enum Direction: Hashable, Sendable {
    case previous, next
  }

  /// Something that was found.
  @MainActor
  public struct ItemResult {
    /// A view or an ``AccessibilityPart``; nil for nothing, or after it has gone.
    public weak var targetElement: AnyObject?

    /// Makes a result of a view or an ``AccessibilityPart``.
    public init(targetElement: AnyObject?) { self.targetElement = targetElement }
  }

  /// What to search for.
  @MainActor
  public struct SearchPredicate {
    /// Where the person is: the item found last, unless the focus has moved since, or else the view
    /// with the focus.
    public var currentItem: ItemResult
    /// The direction to search in.
    public var searchDirection: Direction

    /// Makes a predicate, for tests of a search.
    public init(currentItem: ItemResult, searchDirection: Direction) {
      self.currentItem = currentItem
      self.searchDirection = searchDirection
    }
  }

  /// The name of one item, which is read out after "next" and "previous".
  public var name: String
  /// Finds the next item.
  public var itemSearchBlock: Search

  /// What was found last, and what had the focus then.
  var last: (item: ItemResult, focus: ItemResult)?

  /// Makes a rotor from a search.
  ///
  /// - Parameters:
  ///   - name: The name of one item, which is read out.
  ///   - itemSearch: Finds the item beside the current one.
  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    itemSearchBlock = itemSearch
  }

  /// The item to go to from a focus; nil if there is none.
  func search(_ direction: Direction, from focus: View?) -> ItemResult? {
    let current =
      last.flatMap { $0.focus.targetElement === focus ? $0.item : nil }
      ?? ItemResult(targetElement: focus)
    return itemSearchBlock(SearchPredicate(currentItem: current, searchDirection: direction))
  }
}
