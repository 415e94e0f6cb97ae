// How the elements of a screen belong together. The views do not keep each other.
extension View {
  /// The views that name this one, in reading order, such as the label beside a text field; none by
  /// default.
  ///
  /// While the view has no ``accessibilityLabel`` of its own, it is called what they are called.
  ///
  /// ```swift
  /// street.accessibilityLabeledBy = [streetLabel]
  /// ```
  public final var accessibilityLabeledBy: [View] {
    get { related(as: .labeledBy) }
    set { relate(as: .labeledBy, to: newValue) }
  }

  /// The views that say more about this one, such as the rules for a password; none by default.
  ///
  /// Their labels follow the ``accessibilityHint``.
  public final var accessibilityDescribedBy: [View] {
    get { related(as: .describedBy) }
    set { relate(as: .describedBy, to: newValue) }
  }

  /// The views that change when this one is used, such as the list that a field filters; none by
  /// default.
  public final var accessibilityControls: [View] {
    get { related(as: .controls) }
    set { relate(as: .controls, to: newValue) }
  }

  final func related(as relation: SpokenRelation) -> [View] {
    spokenWords?.relations[relation]?.compactMap(\.object) ?? []
  }

  private func relate(as relation: SpokenRelation, to views: [View]) {
    for old in related(as: relation) { old.changeRelated(as: relation.reverse) { $0 !== self } }
    for new in views { new.changeRelated(as: relation.reverse, { $0 !== self }, adding: self) }
    speak { $0.relations[relation] = views.isEmpty ? nil : views.map { Weak(object: $0) } }
  }

  /// Keeps some of the related views, and adds another one.
  private func changeRelated(
    as relation: SpokenRelation, _ isKept: (View) -> Bool, adding view: View? = nil
  ) {
    let views = related(as: relation).filter(isKept) + (view.map { [$0] } ?? [])
    speak { $0.relations[relation] = views.isEmpty ? nil : views.map { Weak(object: $0) } }
  }

  /// What the views that name this one are called; nil if there are none.
  ///
  /// What is named by others has only its own words here, so that two views that name each other
  /// have names.
  final var labelOfOthers: String? {
    let labels = related(as: .labeledBy).compactMap { other in
      other.related(as: .labeledBy).isEmpty
        ? other.accessibilityLabel
        : other.spokenWords?.label ?? other.accessibilityDefaults?.label
    }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
