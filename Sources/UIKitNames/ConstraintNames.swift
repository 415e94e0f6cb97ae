public import ScrollEngine

/// The engine's `LayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint
/// The engine's `LayoutAnchor`.
public typealias NSLayoutAnchor = LayoutAnchor
/// The engine's `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// The engine's `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// The engine's `LayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension
/// The engine's `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// The engine's `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
/// The engine's `StackView`.
public typealias UIStackView = StackView

extension LayoutConstraint {
  /// The engine's `Axis`.
  public typealias Axis = ScrollEngine.Axis
}
