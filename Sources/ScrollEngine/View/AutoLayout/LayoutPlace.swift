import Constraints

/// The variables of an item, in points of the view that it lies in, and what is given of them.
@MainActor
final class LayoutPlace {
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  /// What holds the variables that are given: the frame, or what a guide follows.
  var ties: [Tie] = []
  /// What keeps sizes from being below zero, where they would be.
  var limits = PerAxis<Constraint?> { _ in nil }
  /// What holds the size at that of the content.
  var content = PerAxis<Constraint?> { _ in nil }
  /// The width for which the height of the content was asked for, if it depends on that.
  var askedWidth: Double?
  /// Where the plane of a scroll view shows through its frame; made when that matters.
  var origin: PerAxis<Variable>?
  /// Whether it is among those that have moved.
  var isReported = false

  init(left: Variable, top: Variable, width: Variable, height: Variable) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  var variables: [Variable] { [left, top, width, height] + (origin.map { [$0.x, $0.y] } ?? []) }

  func start(along axis: Axis) -> Variable { axis == .horizontal ? left : top }
  func length(along axis: Axis) -> Variable { axis == .horizontal ? width : height }

  struct Tie {
    let constraint: Constraint
    let value: Value
  }

  /// A number that a view gives, along an axis.
  enum Value {
    /// Where the frame begins.
    case start(Axis)
    /// How long it is.
    case length(Axis)
    /// By how much it is longer than that of the superview.
    case excess(Axis)
    /// Where the plane of a scroll view shows through its frame.
    case origin(Axis)
    /// How far a guide stays away from the edges of its view.
    case near(Axis), far(Axis)
    /// How long the content of a scroll view is.
    case content(Axis)
    case zero
  }
}
