/// A view that contains a scroll view for a container to slice.
///
/// The container sets this view's frame to the slice, and the scroll view fills its bounds.
@preconcurrency @MainActor
public protocol ScrollViewProviding: View {
  /// The scroll view: a direct subview that stays the same while this view is stacked.
  var scrollView: ScrollView { get }
}
