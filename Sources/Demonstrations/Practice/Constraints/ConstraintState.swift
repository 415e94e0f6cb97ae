import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// The constraints, or ambiguous sizes, that are drawn as lines with a standing.
  static func lines(_ standing: Strut.Standing) -> Fact.Quantity {
    Fact.Quantity(standing.words, .count)
  }
  static let constraintConstant = Fact.Quantity("constant of a constraint", .points)
  static let constraintMultiplier = Fact.Quantity("multiplier of a constraint", .tenths)
  /// The constraints for which the panel's list has no room.
  static let constraintsLeftOut = Fact.Quantity("constraints left out of the list", .count)
}

/// A plan with a person's changes, and the conflicts and ambiguities that the engine reports.
@MainActor
final class ConstraintState {
  let plan: ConstraintPlan
  /// The contradicting constraint that was added last; nil if none is active.
  private var contradiction: ShownConstraint?
  /// The engine's message about the latest conflict; nil while no constraint is given up.
  private(set) var conflict: String?
  private(set) var ambiguities: [ContentSizeAmbiguity] = []

  init(_ plan: ConstraintPlan) {
    self.plan = plan
  }

  var shown: [ShownConstraint] { plan.shown + (contradiction.map { [$0] } ?? []) }

  /// Makes a change, lays out, and records the conflicts and ambiguities that the engine reports.
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

  /// Adds the plan's contradicting constraint, or removes it again.
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

  /// The number of constraints that hold or were given up, or of ambiguous sizes for `.open`.
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
