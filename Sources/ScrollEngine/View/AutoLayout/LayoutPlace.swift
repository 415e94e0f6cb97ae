import Constraints

/// The variables of an item, in points of its container, and the constraints that tie them.
@MainActor
final class LayoutPlace {
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  /// The constraints that tie variables to given values, such as those of a frame or of a guide's
  /// insets.
  var ties: [Tie] = []
  /// The constraints against negative sizes; nil if they were never needed.
  var limits = PerAxis<Constraint?> { _ in nil }
  /// The constraints that tie the size to that of the content.
  var content = PerAxis<Constraint?> { _ in nil }
  /// The width for which the content's height was computed; nil if the height does not depend on
  /// it.
  var askedWidth: Double?
  /// The variables for the bounds origin of a scroll view; nil until they are needed.
  var origin: PerAxis<Variable>?
  /// Whether the item is already listed as moved.
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

  /// The given number that a tie follows, along an axis.
  enum Value {
    /// The start of the frame.
    case start(Axis)
    /// The length of the frame.
    case length(Axis)
    /// The length of the frame minus that of the superview's bounds.
    case excess(Axis)
    /// The bounds origin of a scroll view.
    case origin(Axis)
    /// The insets of a guide at the near and the far edge of its view; the far one is negated.
    case near(Axis), far(Axis)
    /// The length of a scroll view's content.
    case content(Axis)
    case zero
  }
}
