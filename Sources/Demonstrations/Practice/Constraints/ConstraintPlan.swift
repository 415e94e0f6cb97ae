import SceneParts
import ScrollEngine

/// The constraints of a variant, and how a person can change them.
@MainActor
class ConstraintPlan {
  let scrollView: ScrollView
  let title: String
  /// All constraints of the plan and their lanes, in the order of the panel's list.
  private(set) var shown: [ShownConstraint] = []

  init(_ scrollView: ScrollView, name: String, title: String) {
    self.scrollView = scrollView
    self.title = title
    scrollView.identifier = name
    scrollView.backgroundColor = nil
    scrollView.clipsToBounds = false
  }

  /// The cards whose own text the names of constraints must not cover.
  var cards: [Card] { [] }

  /// The card that a person taps to add or remove a contradiction; nil if there is none.
  var target: Card? { nil }

  /// A new, inactive constraint that contradicts the target's constraints; nil if the plan has
  /// none.
  func contradiction() -> LayoutConstraint? { nil }

  /// Names a constraint and activates it.
  ///
  /// The constraint is drawn as a line along its axis. Across the axis, the line is `lane` points
  /// from the near edge of the first view, or from the far edge if `lane` is negative.
  @discardableResult
  func hold(_ name: String, _ constraint: LayoutConstraint, lane: Double) -> LayoutConstraint {
    constraint.identifier = name
    constraint.isActive = true
    shown.append(ShownConstraint(constraint: constraint, lane: lane))
    return constraint
  }

  /// Deactivates a constraint and removes it from the plan.
  func drop(_ constraint: LayoutConstraint) {
    constraint.isActive = false
    shown.removeAll { $0.constraint === constraint }
  }

  /// Constrains all edges of a view to those of the scroll view's content.
  func bindEdgesToContent(_ view: View) {
    let content = scrollView.contentLayoutGuide
    hold("top", view.topAnchor.constraint(equalTo: content.topAnchor), lane: 40)
    hold("leading", view.leadingAnchor.constraint(equalTo: content.leadingAnchor), lane: 40)
    hold("bottom", view.bottomAnchor.constraint(equalTo: content.bottomAnchor), lane: 40)
    hold("trailing", view.trailingAnchor.constraint(equalTo: content.trailingAnchor), lane: 40)
  }

  /// Performed by the keys + and -.
  func add() {}
  func remove() {}
}

/// A constraint and the lane in which it is drawn.
@MainActor
struct ShownConstraint {
  let constraint: LayoutConstraint
  let lane: Double
}

extension Strut {
  /// Makes the strut of a constraint in its lane; nil if an item has no frame any more.
  @MainActor
  init?(_ shown: ShownConstraint) {
    self.init(shown.constraint) { extent in
      let across = extent.first.span(along: extent.axis.across)
      return (shown.lane < 0 ? across.upperBound : across.lowerBound) + shown.lane
    }
  }
}
