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
}
