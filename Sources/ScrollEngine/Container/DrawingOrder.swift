/// How the children of a stack lie above each other.
@MainActor
enum DrawingOrder {
  /// As they are stacked: nobody has asked for anything else.
  case stacked
  /// As the subviews are; it is found out when somebody needs it.
  case unknown
  case known([ObjectIdentifier: Int])

  mutating func subviewsDidChange() {
    if case .known = self { self = .unknown }
  }

  /// Children of a view in the order in which they are drawn.
  ///
  /// - Complexity: O(1) for each of `views`; once O(n) for all subviews after they have changed.
  mutating func sorted(_ views: [View], of superview: View) -> [View] {
    if case .unknown = self {
      var order: [ObjectIdentifier: Int] = [:]
      order.reserveCapacity(superview.subviews.count)
      for (place, view) in superview.subviews.enumerated() { order[ObjectIdentifier(view)] = place }
      self = .known(order)
    }
    guard case .known(let order) = self else { return views }
    return views.sorted { (order[ObjectIdentifier($0)] ?? 0) < (order[ObjectIdentifier($1)] ?? 0) }
  }
}
