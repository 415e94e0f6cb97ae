public import ScrollEngine

extension LayoutConstraint {
  /// How the views of a visual format lie across it, and in which direction it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views begin where lines of text begin.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views end where lines of text end.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have the same middle between left and right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same middle between top and bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All views have their last lines of text on one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All views have their first lines of text on one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Everything that aligns.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row begins where lines of text begin; this is so unless set.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row begins at the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row begins at the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Everything that sets the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces in a column are between edges; this is so unless set.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces in a column are between the last baseline of a view and the first one of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// Everything that sets between what spaces are.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.FormatOptions {
  /// What is aligned, with the axis along which it is.
  static let alignments:
    [(option: Self, attribute: LayoutConstraint.Attribute, axis: Axis, name: String)] = [
      (.alignAllLeft, .left, .horizontal, "alignAllLeft"),
      (.alignAllRight, .right, .horizontal, "alignAllRight"),
      (.alignAllTop, .top, .vertical, "alignAllTop"),
      (.alignAllBottom, .bottom, .vertical, "alignAllBottom"),
      (.alignAllLeading, .leading, .horizontal, "alignAllLeading"),
      (.alignAllTrailing, .trailing, .horizontal, "alignAllTrailing"),
      (.alignAllCenterX, .centerX, .horizontal, "alignAllCenterX"),
      (.alignAllCenterY, .centerY, .vertical, "alignAllCenterY"),
      (.alignAllLastBaseline, .lastBaseline, .vertical, "alignAllLastBaseline"),
      (.alignAllFirstBaseline, .firstBaseline, .vertical, "alignAllFirstBaseline"),
    ]
}
