/// A view that holds a scroll view, for a container that is to slice that.
///
/// The container gives this view the frame of the slice, and the scroll view all of its bounds.
@MainActor
public protocol ScrollViewProviding: View {
  /// Lies directly in this view; the same one as long as this view is stacked.
  var scrollView: ScrollView { get }
}
