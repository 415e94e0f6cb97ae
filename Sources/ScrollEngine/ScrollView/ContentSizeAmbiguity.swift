/// An axis along which constraints do not determine the size of a scroll view's content.
@MainActor
public struct ContentSizeAmbiguity {
  /// The scroll view.
  public let scrollView: ScrollView
  /// The axis along which the size is ambiguous.
  public let axis: Axis
  /// The edges of the content along that axis that no constraint binds; a constraint to the centre
  /// binds both.
  public let unboundEdges: [LayoutConstraint.Attribute]
  /// The innermost views and guides whose lengths along that axis are ambiguous.
  public let unsizedItems: [AnyObject]
  /// The constraint that is missing, or one of them; nil if equations of the same priority that
  /// contradict each other leave the size open.
  package let missing: MissingConstraint?

  /// The name of the ambiguous length: `width` or `height`.
  package var length: String { axis == .horizontal ? "width" : "height" }

  /// An explanation for the programmer: the scroll view, the axis, and the constraints to add.
  public var message: String {
    var lines = ["The content size of \(scrollView) is ambiguous across its \(length)."]
    for edge in unboundEdges {
      lines.append(
        "Nothing is bound to the \(edge) edge of the content. Bind a view's \(edge)Anchor to "
          + "contentLayoutGuide.\(edge)Anchor.")
    }
    for item in unsizedItems {
      let name = name(item)
      lines.append(
        "Nothing decides the \(length) of \(name). Bind what lies in it to all its edges, give it "
          + "a \(length), or set its \(length)Anchor equal to frameLayoutGuide.\(length)Anchor.")
    }
    if unboundEdges.isEmpty, unsizedItems.isEmpty {
      let edges = axis == .horizontal ? "left to right" : "top to bottom"
      lines.append(
        "No chain of constraints leads through the content from \(edges). Bind each view to the "
          + "next one.")
    }
    return lines.joined(separator: "\n")
  }
}

/// A constraint without which the size of a scroll view's content is open.
package enum MissingConstraint {
  /// An edge of a view or a guide, or its centre.
  package struct Edge {
    package let item: AnyObject
    package let attribute: LayoutConstraint.Attribute
  }

  /// An equation between two edges. The first one is the edge where the content begins, or leads to
  /// it; the second one is nil if the content has no views. If the tie is loose, an inequality
  /// connects the edges already.
  case tie(Edge, Edge?, isLoose: Bool)
  /// A length of a view or a guide along the axis.
  case length(AnyObject)
}

extension ContentSizeAmbiguity {
  /// The constraint that is missing, in a sentence for the programmer, and what to do about it.
  package var sentence: String {
    let size = "contentSize.\(length)"
    switch missing {
    case nil: return "\(size) is unknown: equations of the same priority contradict each other."
    case .length(let item):
      return "Nothing decides the \(length) of \(name(item)): \(size) is unknown. Give it a "
        + "\(length), or tie what lies in it to both its edges."
    case .tie(let one, let other?, isLoose: true):
      // The content comes first.
      let (first, second) = isContent(other) ? (other, one) : (one, other)
      return "Only an inequality ties \(words(first)) to \(words(second)): \(size) is unknown. "
        + "Tie them by an equation, too."
    case .tie(let one, let other, _):
      guard isContent(one) || other.map(isContent) ?? true else {
        return "Nothing ties \(words(one)) to \(other.map(words) ?? "a view"): \(size) is unknown. "
          + "Tie each view to the next one."
      }
      let (content, view) = isContent(one) ? (one, other) : (other ?? one, one)
      let edge = view.map(words) ?? "a view's \(content.attribute) edge"
      return "Nothing ties \(words(content)) to a view: \(size) is unknown. Tie \(edge) to "
        + "contentLayoutGuide."
    }
  }

  private func isContent(_ edge: MissingConstraint.Edge) -> Bool {
    edge.item === scrollView.contentLayoutGuide
  }

  private func words(_ edge: MissingConstraint.Edge) -> String {
    let isMiddle = edge.attribute == .centerX || edge.attribute == .centerY
    let part = isMiddle ? "centre" : "\(edge.attribute) edge"
    return isContent(edge) ? "the content's \(part)" : "the \(part) of \(name(edge.item))"
  }

  private func name(_ item: AnyObject) -> String { LayoutItem.of(item).name }
}
