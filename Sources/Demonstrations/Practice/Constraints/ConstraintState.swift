import SceneParts
import ScrollEngine

/// What a person has changed of a plan, and what the engine says of it.
@MainActor
final class ConstraintState {
  let plan: ConstraintPlan
  /// The constraint that a tap has added, and with what it contradicts others.
  private var contradiction: ShownConstraint?
  /// What the engine has told of the last conflict, while there is one.
  private(set) var conflict: String?
  private(set) var ambiguities: [ContentSizeAmbiguity] = []

  init(_ plan: ConstraintPlan) {
    self.plan = plan
  }

  var shown: [ShownConstraint] { plan.shown + (contradiction.map { [$0] } ?? []) }

  /// Makes a change, lets the engine find the places of all views, and notes what it says.
  func change(_ change: () -> Void) {
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { [unowned self] in conflict = $0.message }
    defer { LayoutConflict.handler = handler }
    change()
    (plan.scrollView.window ?? plan.scrollView).layoutIfNeeded()
    if !shown.contains(where: \.constraint.isGivenUp) { conflict = nil }
    ambiguities = plan.scrollView.contentSizeAmbiguities
    plan.scrollView.setNeedsDisplay()
  }

  /// Adds a constraint that contradicts others, or takes it back.
  func toggleConflict() {
    change {
      if let contradiction {
        contradiction.constraint.isActive = false
        self.contradiction = nil
      } else if let constraint = plan.contradiction() {
        constraint.identifier = "second \(constraint.firstAttribute)"
        constraint.isActive = true
        contradiction = ShownConstraint(constraint: constraint, lane: 130)
      }
    }
  }

  /// How many constraints stand in some way; open are sizes.
  func count(_ standing: Strut.Standing) -> Int {
    switch standing {
    case .holding: shown.count { !$0.constraint.isGivenUp }
    case .givenUp: shown.count { $0.constraint.isGivenUp }
    case .open: ambiguities.count
    }
  }

  var facts: ConstraintFacts {
    ConstraintFacts(
      contentSize: plan.scrollView.contentSize, contentOffset: plan.scrollView.contentOffset,
      openAxes: ambiguities.map(\.axis), holding: count(.holding), givenUp: count(.givenUp),
      messages: ambiguities.map(\.message) + (conflict.map { [$0] } ?? []))
  }
}

/// What the scene says of itself.
struct ConstraintFacts: SceneFacts {
  let contentSize: Size
  let contentOffset: Point
  /// Along which the size of the content is ambiguous.
  let openAxes: [Axis]
  /// How many constraints hold, and how many were given up.
  let holding: Int
  let givenUp: Int
  /// What the engine says of them.
  let messages: [String]
}
