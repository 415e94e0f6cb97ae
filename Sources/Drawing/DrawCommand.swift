public import Geometry

/// The closed set of things that can be painted.
///
/// Coordinates are points of the surface, from its top left corner, not rounded to pixels.
public enum DrawCommand: Hashable, Sendable {
  case fill(Rect, Color, cornerRadius: Double)
  case stroke(Rect, Stroke)
  /// A line inside an edge of the rectangle: where it has a width it has a pixel, however small the
  /// scale is, and lines of one width are alike wherever they lie. A fill so thin may have no pixel.
  case line(Rect, Rect.Edge, Color, width: Double)
  /// Straight segments joined at their ends, centred on the points.
  case polyline([Point], Color, width: Double)
  case text(TextRun)
  /// What follows is cut to the rectangle, within the clip that already holds, until its `popClip`.
  case pushClip(Rect)
  case popClip
}

/// An outline that lies inside the edge of its rectangle.
public struct Stroke: Hashable, Sendable {
  public var color: Color
  /// In points.
  public var width: Double
  public var dash: Dash?
  public var cornerRadius: Double

  public init(_ color: Color, width: Double, dash: Dash? = nil, cornerRadius: Double = 0) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cornerRadius = cornerRadius
  }
}

/// The lengths in points of the painted and the empty parts of a dashed line.
public struct Dash: Hashable, Sendable {
  public var on: Double
  public var off: Double

  public init(on: Double, off: Double) {
    self.on = on
    self.off = off
  }
}

/// One line of text.
public struct TextRun: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  public var string: String
  public var font: Font
  public var color: Color
  /// On the baseline, at the start, middle or end of the text as `alignment` says.
  public var anchor: Point
  public var alignment: Alignment
  /// A wider text is shortened at its end with an ellipsis; in points.
  public var maximumWidth: Double?

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
