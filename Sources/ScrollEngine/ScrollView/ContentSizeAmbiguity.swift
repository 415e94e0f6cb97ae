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

  /// An explanation for the programmer: the scroll view, the axis, and the constraints to add.
  public var message: String {
    let length = axis == .horizontal ? "width" : "height"
    var lines = ["The content size of \(scrollView) is ambiguous across its \(length)."]
    for edge in unboundEdges {
      lines.append(
        "Nothing is bound to the \(edge) edge of the content. Bind a view's \(edge)Anchor to "
          + "contentLayoutGuide.\(edge)Anchor.")
    }
    for item in unsizedItems {
      let name = LayoutItem.of(item).name
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
