package import Drawing
package import ScrollEngine

/// How a control looks.
package enum ControlLook: Hashable, Sendable {
  case rest
  /// The pointer is on it.
  case hovered
  /// A button or a finger is down on it.
  case pressed
  /// It has no effect now.
  case dimmed
}

/// The part of a view that a pointer is on, if any.
package struct Touched<Part: Hashable & Sendable>: Hashable, Sendable {
  package var part: Part?
  package var isPressed: Bool

  package init(_ part: Part? = nil, isPressed: Bool = false) {
    self.part = part
    self.isPressed = isPressed
  }

  package func look(of part: Part) -> ControlLook {
    part != self.part ? .rest : isPressed ? .pressed : .hovered
  }
}

extension Theme {
  /// Symbols of what has no effect now; words stay muted, so that they can be read.
  package var dimmed: Color { panel.mixed(with: muted, fraction: 0.45) }

  /// The share of ink in the ground of a control.
  private static let inkOfHovered = 0.07
  private static let inkOfPressed = 0.12

  /// What lies behind a control; nil for nothing.
  package func ground(of look: ControlLook) -> Color? {
    switch look {
    case .rest, .dimmed: nil
    case .hovered: panel.mixed(with: ink, fraction: Self.inkOfHovered)
    case .pressed: panel.mixed(with: ink, fraction: Self.inkOfPressed)
    }
  }

  /// The colour of words and symbols on that ground that have another one at rest.
  package func words(on look: ControlLook, atRest color: Color) -> Color {
    switch look {
    case .rest, .hovered: color
    // Only ink stands out well enough from the darkest ground.
    case .pressed: ink
    case .dimmed: muted
    }
  }
}

extension Canvas {
  /// Draws what lies behind a control.
  package mutating func ground(of look: ControlLook, in rect: Rect, _ theme: Theme) {
    if let ground = theme.ground(of: look) { fill(rect, ground, cornerRadius: 6) }
  }
}
