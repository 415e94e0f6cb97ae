/// What an element is to another one.
package enum SpokenRelation: Hashable, Sendable, CaseIterable {
  case labeledBy, labelFor
  case describedBy, descriptionFor
  case controls, controlledBy

  /// What the other element is to this one.
  var reverse: SpokenRelation {
    switch self {
    case .labeledBy: .labelFor
    case .labelFor: .labeledBy
    case .describedBy: .descriptionFor
    case .descriptionFor: .describedBy
    case .controls: .controlledBy
    case .controlledBy: .controls
    }
  }
}
