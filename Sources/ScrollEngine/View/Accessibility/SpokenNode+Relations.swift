// How a node belongs to others.
extension SpokenNode {
  /// The nodes to which it is related, by relation; only those that can be found.
  package var relations: [(relation: SpokenRelation, nodes: [SpokenNode])] {
    guard !isGone, thing.isOfView, let view else { return [] }
    return SpokenRelation.allCases.compactMap { relation in
      let nodes = view.related(as: relation).compactMap(tree.node(standingFor:))
      return nodes.isEmpty ? nil : (relation, nodes)
    }
  }

  /// What heads a list: what names it; nil if nothing does.
  package var caption: SpokenNode? {
    isList ? relations.first { $0.relation == .labeledBy }?.nodes.first : nil
  }

  /// The header of the section of a list's row, while it can be seen; nil for none.
  package func header(ofRow index: Int) -> SpokenNode? {
    guard isList, let list, let path = list.spokenPath(at: index),
      let header = list.spokenHeader(ofSection: path.section)
    else { return nil }
    return header.spokenThings(isInElement: false).first.map { tree.node(of: $0, in: row) }
  }
}

extension SpokenNode.Thing {
  /// Whether it is a view, or a row with its cell.
  fileprivate var isOfView: Bool {
    switch self {
    case .view, .row: true
    case .window, .part, .drawn: false
    }
  }
}

extension SpokenTree {
  /// The node that stands for a view; nil if it cannot be found.
  func node(standingFor view: View) -> SpokenNode? {
    if let list = view.superview as? any SpokenList, let path = list.spokenPath(of: view) {
      return node(ofRowAt: path, in: list)
    }
    guard view.isSpoken else { return nil }
    let node = node(ofThing: view)
    return node.isInTree && node.place != nil ? node : nil
  }
}
