public import ScrollEngine

/// The engine's `ScrollView`.
public typealias UIScrollView = ScrollView
/// The engine's `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// The engine's `RefreshControl`.
public typealias UIRefreshControl = RefreshControl

extension ScrollView {
  /// The engine's `DecelerationRate`.
  public typealias DecelerationRate = ScrollMotion.DecelerationRate

  /// How insets follow safe areas: never, since there are none.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    /// Insets are left alone.
    case never
  }

  /// Always `never`; it exists for code that turns the adjustment off.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { .never }
    set {}
  }
}
