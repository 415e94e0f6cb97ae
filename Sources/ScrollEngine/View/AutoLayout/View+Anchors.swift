// The anchors of views and guides, from which constraints are made.
extension View {
  /// The edge where lines of text begin: the left one, or the right one in right-to-left layouts.
  public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(layoutItemMade(), .leading)
  }
  /// The edge where lines of text end: the right one, or the left one in right-to-left layouts.
  public final var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(layoutItemMade(), .trailing)
  }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItemMade(), .left) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItemMade(), .right) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItemMade(), .top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItemMade(), .bottom) }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutDimension(layoutItemMade(), .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutDimension(layoutItemMade(), .height) }
  /// The middle between left and right.
  public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(layoutItemMade(), .centerX)
  }
  /// The middle between top and bottom.
  public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(layoutItemMade(), .centerY)
  }
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(layoutItemMade(), .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(layoutItemMade(), .lastBaseline)
  }
}

extension LayoutGuide {
  /// The edge where lines of text begin: the left one, or the right one in right-to-left layouts.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item, .leading) }
  /// The edge where lines of text end: the right one, or the left one in right-to-left layouts.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item, .trailing) }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item, .left) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item, .right) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item, .top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item, .bottom) }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutDimension(item, .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutDimension(item, .height) }
  /// The middle between left and right.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item, .centerX) }
  /// The middle between top and bottom.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item, .centerY) }
}
