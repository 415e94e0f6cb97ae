/// The back-to-front order of a stack's children.
@MainActor
enum DrawingOrder {
  /// In stacking order: no other order has been requested.
  case stacked
  /// In subview order, which is determined when needed.
  case unknown
  case known([ObjectIdentifier: Int])

  mutating func subviewsDidChange() {
    if case .known = self { self = .unknown }
  }

  /// Sorts children of a view into drawing order.
  ///
  /// - Complexity: O(v log v) for v `views`, and once O(n) for n subviews after they have changed.
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
