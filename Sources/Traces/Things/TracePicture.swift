package import Drawing
package import Geometry

/// What a view or a cell shows by itself, without the views and cells in it that the trace has.
package struct TracePicture: Hashable, Sendable {
  /// The colour of the background, with a light and a dark side; nil for none.
  package var background: Color?
  /// The radius of the background's corners, in points.
  package var cornerRadius: Double
  /// The opacity of the view and of what is in it, from 0 to 1.
  package var alpha: Double
  package var clips: Bool
  /// The factor from lengths in the picture to those of the view's frame, above 0.
  package var scale: Double
  /// How the view is turned, scaled or slanted; nil if it is upright.
  package var turn: Turn?
  /// The axes along which the contents move with those of a container, and are not aligned to pixels by
  /// themselves.
  package var axes: Axes
  /// What lies behind the views and cells that the trace has, in the coordinates of the view.
  package var behind: [DrawCommand]
  /// What lies between them, and before all of them, in the coordinates of the view; from back to front.
  package var layers: [Layer]
  /// What lies over all, from the origin of the view's bounds.
  package var above: [DrawCommand]

  /// How a view is turned about its centre.
  package struct Turn: Hashable, Sendable {
    package var transform: AffineTransform
    /// The size of the upright view, in points of its superview: the frame around a turned view does not
    /// tell it.
    package var size: Size

    package init(_ transform: AffineTransform, of size: Size) {
      (self.transform, self.size) = (transform, size)
    }
  }

  /// What lies before some of the views and cells in a view.
  package struct Layer: Hashable, Sendable {
    /// The views and cells directly behind it, up to the layer before it or the back; in their order.
    package var things: [TraceThing]
    package var commands: [DrawCommand]

    /// Makes a layer.
    package init(over things: [TraceThing], _ commands: [DrawCommand]) {
      self.things = things
      self.commands = commands
    }
  }

  /// The axes along which something holds.
  package struct Axes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let horizontal = Axes(rawValue: 1)
    package static let vertical = Axes(rawValue: 2)
  }

  /// Makes a picture; lengths are in points.
  package init(
    background: Color? = nil, cornerRadius: Double = 0, alpha: Double = 1, clips: Bool = false,
    scale: Double = 1, turn: Turn? = nil, axes: Axes = [], behind: [DrawCommand] = [],
    layers: [Layer] = [],
    above: [DrawCommand] = []
  ) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.alpha = alpha
    self.clips = clips
    self.scale = scale
    self.turn = turn
    self.axes = axes
    self.behind = behind
    self.layers = layers
    self.above = above
  }

  /// The greatest width and height of an image in a picture, in pixels; larger ones are reduced.
  package static let greatestSide = 256
}

/// A view or a cell of a trace.
package enum TraceThing: Hashable, Sendable, Comparable {
  case view(TraceView.Key)
  case cell(TraceCell.Key)

  /// Views come before cells, and each by their numbers.
  package static func < (first: TraceThing, second: TraceThing) -> Bool {
    switch (first, second) {
    case (.view(let first), .view(let second)): first.number < second.number
    case (.cell(let first), .cell(let second)): first.number < second.number
    case (.view, .cell): true
    case (.cell, .view): false
    }
  }
}
