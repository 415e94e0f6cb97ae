/// A view with a scroll view inside it that a container is to slice.
///
/// The container sets this view's frame to the slice, and the scroll view fills its bounds.
@preconcurrency @MainActor
public protocol ScrollViewProviding: View {
  /// A direct subview; it stays the same while this view is stacked.
  var scrollView: ScrollView { get }
}
