public import ScrollEngine

extension LayoutConstraint {
  /// The alignment of a visual format's views, the direction of rows, and the lines between which
  /// spaces are measured.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
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
    /// All views begin at the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views end at the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have the same horizontal centre.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same vertical centre.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines of all views are at the same height.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines of all views are at the same height.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All options for alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row begins at the leading edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row begins at the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row begins at the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options for the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces in a column are between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces in a column are between a view's last baseline and the next view's first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options for spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.FormatOptions {
  /// The options for alignment, with the attribute that each makes equal and the attribute's axis.
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
