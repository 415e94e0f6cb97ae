/// A view that is no place of its own for assistive technology: what is in it belongs to the view
/// around it.
@MainActor
protocol PassedOver: View {}

extension View {
  /// The superview, but for one that is passed over.
  final var outerView: View? {
    guard let superview, superview is any PassedOver else { return superview }
    return superview.outerView
  }
}
