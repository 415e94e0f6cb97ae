public import Geometry

/// A command that paints, clips or transforms.
///
/// Coordinates are in points from the top left corner of the surface, not rounded to pixels.
public enum DrawCommand: Hashable, Sendable {
  /// A filled rectangle; the corner radius is in points.
  case fill(Rect, Color, cornerRadius: Double)
  /// An outline inside the edge of the rectangle.
  case stroke(Rect, Stroke)
  /// A line inside an edge of the rectangle, at least one pixel wide at any scale. Lines of one
  /// width look the same at every position, while a fill of that width may cover no pixel.
  case line(Rect, Rect.Edge, Color, width: Double)
  /// Straight segments joined at their ends, centred on the points; the width is in points.
  case polyline([Point], Color, width: Double)
  /// A filled convex polygon with soft edges; the points are in clockwise or anticlockwise order.
  case polygon([Point], Color)
  /// One line of text.
  case text(TextRun)
  /// An image that fills a rectangle; indirect, so that other commands stay small.
  indirect case image(ImageRun)
  /// Clips later commands to the rectangle, within the current clip, until the matching `popClip`.
  case pushClip(Rect)
  /// Ends the latest `pushClip`.
  case popClip
  /// Turns, scales or moves later commands and clips, within the current transform, until the
  /// matching `popTransform`. The coordinates of later commands are those before the transform.
  case pushTransform(AffineTransform)
  /// Ends the latest `pushTransform`, and all clips pushed since.
  case popTransform
}

/// An outline inside the edge of its rectangle.
public struct Stroke: Hashable, Sendable {
  /// The colour of the line.
  public var color: Color
  /// The width of the line, in points.
  public var width: Double
  /// The dash pattern; nil for a solid line.
  public var dash: Dash?
  /// The radius of the outer corners, in points.
  public var cornerRadius: Double

  /// Makes an outline; `width` and `cornerRadius` are in points.
  public init(_ color: Color, width: Double, dash: Dash? = nil, cornerRadius: Double = 0) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cornerRadius = cornerRadius
  }
}

/// The lengths of the dashes and gaps of a dashed line, in points.
public struct Dash: Hashable, Sendable {
  /// The length of a dash.
  public var on: Double
  /// The length of a gap.
  public var off: Double

  /// Makes a pattern from its two lengths.
  public init(on: Double, off: Double) {
    self.on = on
    self.off = off
  }
}

/// One line of text.
public struct TextRun: Hashable, Sendable {
  /// The position of a text relative to its anchor.
  public enum Alignment: Hashable, Sendable {
    /// The text starts at the anchor.
    case leading
    /// The text is centred on the anchor.
    case center
    /// The text ends at the anchor.
    case trailing
    /// Like `leading`, but `trailing` for a label in a right-to-left window.
    case natural

    /// The start of a text with a given length and anchor, in the same unit as these.
    package func start(of length: Double, at anchor: Double) -> Double {
      switch self {
      case .leading, .natural: anchor
      case .center: anchor - length / 2
      case .trailing: anchor - length
      }
    }
  }

  /// The text to draw.
  public var string: String
  /// The font, with its size in points.
  public var font: Font
  /// The colour of the glyphs.
  public var color: Color
  /// The point on the baseline at the start, middle or end of the text, depending on `alignment`.
  public var anchor: Point
  /// The part of the text that lies at the anchor.
  public var alignment: Alignment
  /// The width in points beyond which the text ends in an ellipsis; nil for no limit.
  public var maximumWidth: Double?

  /// Makes a line of text; `maximumWidth` is in points.
  public init(
    _ string: String, font: Font, color: Color, anchor: Point,
    alignment: Alignment = .leading, maximumWidth: Double? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.anchor = anchor
    self.alignment = alignment
    self.maximumWidth = maximumWidth
  }
}
