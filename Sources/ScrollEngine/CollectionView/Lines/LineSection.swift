/// The measures that the lines of one section share, in points.
///
/// Lines follow each other along the axis of scrolling, and so do `header`, `leading`,
/// `lineSpacing`, `trailing` and `footer`. Everything else lies across that axis.
struct LineSection: Hashable, Sendable {
  var header = 0.0
  var footer = 0.0
  /// The space before the first line, and after the last line.
  var leading = 0.0
  var trailing = 0.0
  /// The space before the first item of a line, and after the last item.
  var near = 0.0
  var far = 0.0
  /// The space between two lines; negative if they overlap.
  var lineSpacing = 0.0
  /// The least space between two items of a line.
  var itemSpacing = 0.0
  var arrangement = Arrangement.individual

  /// How items share a line.
  enum Arrangement: Hashable, Sendable {
    /// A fixed number of items in each line, which divide its breadth evenly and are as thick as
    /// the line.
    ///
    /// `thickness` is the thickness of all lines; nil if it may differ between lines. Then the
    /// delegate gives it for each line, or the thickest measured item of the line determines it.
    /// Unlike in `rows`, it does not move with an item.
    case columns(Int, thickness: Double?)
    /// One item in each line, as broad as the line, with a thickness that the item keeps when it
    /// moves.
    case rows
    /// As many items in each line as fit, all of one size.
    case uniform(breadth: Double, thickness: Double)
    /// As many items in each line as fit, each of its own size.
    case individual
  }

  /// The tolerance, in points, by which the breadths and spaces of a line's items may exceed its
  /// room: three thirds of a width may be more than the width by a rounding error.
  ///
  /// Sums of lengths that people write (thirds, tenths and thousandths) stay far from this limit,
  /// so the order of addition does not matter.
  static let slack = 1.0 / 1_024

  /// The extent of a line that is not the last one: from its start to that of the next line.
  func extent(ofLine thickness: Double) -> Double { max(0, thickness + lineSpacing) }

  /// The space for the items of a line, in a layout of some breadth.
  func room(in breadth: Double) -> Double { max(0, breadth - near - far) }

  /// The number of items of a given breadth that fit into a line; at least one.
  func itemsPerLine(breadth: Double, room: Double) -> Int {
    let step = breadth + itemSpacing
    guard step > 0 else { return Limits.mostElements }
    let number = ((room + itemSpacing + Self.slack) / step).rounded(.down)
    return max(1, Int(min(number, Double(Limits.mostElements))))
  }

  /// Sets the spaces of an inset for lines that follow each other along an axis.
  mutating func setInset(_ inset: EdgeInsets, axis: Axis) {
    switch axis {
    case .vertical:
      (leading, trailing, near, far) = (inset.top, inset.bottom, inset.left, inset.right)
    case .horizontal:
      (leading, trailing, near, far) = (inset.left, inset.right, inset.top, inset.bottom)
    }
  }
}
