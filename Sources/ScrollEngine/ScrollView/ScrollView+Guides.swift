// What constraints see of a scroll view: its content, and the part that shows through the frame.
extension ScrollView {
  /// The content: constraints to its edges decide ``contentSize``.
  ///
  /// For what lies in the scroll view, the edges of the view itself are those of its content, too.
  public final var contentLayoutGuide: LayoutGuide { layoutItemMade().follower(.content) }

  /// What shows of the content: what is held by it does not scroll.
  public final var frameLayoutGuide: LayoutGuide { layoutItemMade().follower(.frame) }
}
