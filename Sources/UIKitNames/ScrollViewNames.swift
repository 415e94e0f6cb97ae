public import ScrollEngine

public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
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
