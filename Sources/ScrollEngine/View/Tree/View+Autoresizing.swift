// Autoresizing: subviews keep their distances to the edges of their superview, or grow with it.
extension View {
  /// The lengths and distances of a view that may change with the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per part.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The parts of the frame that change when the superview's size does; empty by default.
  ///
  /// These parts share the difference in proportion to their lengths, or equally if the sum of the
  /// lengths is not above zero. Code that places the view afterwards, such as `layoutSubviews`,
  /// overrides the result.
  public final var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(autoresizing)) }
    set {
      // Unknown bits are dropped.
      autoresizing = UInt8(truncatingIfNeeded: newValue.rawValue & 63)
      if autoresizing != 0 { superview?.holdsAutoresizing = true }
    }
  }

  /// After a change of size, sets the frames of the subviews with an autoresizing mask.
  final func autoresizeSubviews(from old: Size) {
    let new = storedBounds.size
    for view in subviews where view.autoresizing != 0 && view.superview === self {
      let frame = view.uprightFrame.autoresized(view.autoresizingMask, from: old, to: new)
      guard frame != view.uprightFrame else { continue }
      view.isAutoresized = true
      view.uprightFrame = frame
      view.isAutoresized = false
    }
  }
}

extension Rect {
  /// The frame after the superview's size has changed.
  func autoresized(_ mask: View.AutoresizingMask, from old: Size, to new: Size) -> Rect {
    func parts(
      _ near: View.AutoresizingMask, _ length: View.AutoresizingMask, _ far: View.AutoresizingMask
    ) -> [Bool] { [near, length, far].map(mask.contains) }
    let across = Span(start: minX, length: width).autoresized(
      parts(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin), from: old.width,
      to: new.width)
    let down = Span(start: minY, length: height).autoresized(
      parts(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin), from: old.height,
      to: new.height)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// The extent of a view along one axis.
  private struct Span {
    var start: Double
    var length: Double

    /// `isFlexible` has a flag for the distance before the view, its length, and the distance after
    /// it.
    func autoresized(_ isFlexible: [Bool], from old: Double, to new: Double) -> Span {
      let count = isFlexible.count { $0 }
      guard count > 0, old != new else { return self }
      let lengths = [start, length, old - start - length]
      let total = zip(lengths, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      func grown(_ part: Int) -> Double {
        guard isFlexible[part] else { return lengths[part] }
        let share = total > 0 ? lengths[part] / total : 1 / Double(count)
        return lengths[part] + (new - old) * share
      }
      return Span(start: grown(0), length: max(0, grown(1)))
    }
  }
}
