import ScrollEngine

/// What a variant binds to what, and how a person can change it.
@MainActor
class ConstraintPlan {
  let scrollView: ScrollView
  let title: String
  /// All constraints of the plan, with where they are drawn, in the order of the list.
  private(set) var shown: [ShownConstraint] = []

  init(_ scrollView: ScrollView, name: String, title: String) {
    self.scrollView = scrollView
    self.title = title
    scrollView.identifier = name
    scrollView.backgroundColor = nil
    scrollView.clipsToBounds = false
  }

  /// The views by which words are to be left free.
  var cards: [Card] { [] }

  /// Where a tap makes a conflict.
  var target: Card? { nil }

  /// A constraint, not yet active, that contradicts others of the target.
  func contradiction() -> LayoutConstraint? { nil }

  /// Names a constraint and activates it.
  ///
  /// It is drawn this many points from the near edge of its first view, across its axis, or from the
  /// far edge if `lane` is negative.
  @discardableResult
  func hold(_ name: String, _ constraint: LayoutConstraint, lane: Double) -> LayoutConstraint {
    constraint.identifier = name
    constraint.isActive = true
    shown.append(ShownConstraint(constraint: constraint, lane: lane))
    return constraint
  }

  /// No longer holds a constraint.
  func drop(_ constraint: LayoutConstraint) {
    constraint.isActive = false
    shown.removeAll { $0.constraint === constraint }
  }

  /// Binds all edges of a view to those of the content.
  func bindEdgesToContent(_ view: View) {
    let content = scrollView.contentLayoutGuide
    hold("top", view.topAnchor.constraint(equalTo: content.topAnchor), lane: 40)
    hold("leading", view.leadingAnchor.constraint(equalTo: content.leadingAnchor), lane: 40)
    hold("bottom", view.bottomAnchor.constraint(equalTo: content.bottomAnchor), lane: 40)
    hold("trailing", view.trailingAnchor.constraint(equalTo: content.trailingAnchor), lane: 40)
  }

  /// What + and - do.
  func add() {}
  func remove() {}
}

/// A constraint with the place where it is drawn.
@MainActor
struct ShownConstraint {
  let constraint: LayoutConstraint
  let lane: Double
}
