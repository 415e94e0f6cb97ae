public import ScrollEngine

public typealias UIScrollView = ScrollView
public typealias UIRefreshControl = RefreshControl

extension ScrollView {
  public typealias DecelerationRate = ScrollMotion.DecelerationRate

  /// How insets follow from safe areas: never, for there are none.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    case never
  }

  /// For the sake of code that turns the adjustment off.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { .never }
    set {}
  }
}

/// What UIKit tells the delegate of a scroll view, in one protocol; all of it is optional.
@MainActor
public protocol UIScrollViewDelegate: ScrollViewDelegate {
  /// The person lets go; `targetContentOffset.pointee` is where the content will come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

extension UIScrollViewDelegate {
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Hands what the engine passes as `inout` on as the pointer that UIKit has.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    withUnsafeMutablePointer(to: &targetContentOffset) {
      scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)
    }
  }
}
