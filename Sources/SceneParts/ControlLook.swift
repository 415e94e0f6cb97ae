package import Drawing
package import ScrollEngine

/// The appearance of a control.
package enum ControlLook: Hashable, Sendable {
  case rest
  /// The pointer is over the control.
  case hovered
  /// A mouse button or a finger presses the control.
  case pressed
  /// The control has no effect at the moment.
  case dimmed
}

/// The part of a view that is under the pointer, and whether it is pressed.
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
  /// The colour of symbols on dimmed controls, and of the sidebar's scroll bar; words on dimmed
  /// controls are `muted`, to stay legible.
  package var dimmed: Color { panel.mixed(with: muted, fraction: 0.45) }

  /// The fraction of ink in the background of a hovered and of a pressed control.
  private static let inkOfHovered = 0.07
  private static let inkOfPressed = 0.12

  /// The background of a control; nil for none.
  package func ground(of look: ControlLook) -> Color? {
    switch look {
    case .rest, .dimmed: nil
    case .hovered: panel.mixed(with: ink, fraction: Self.inkOfHovered)
    case .pressed: panel.mixed(with: ink, fraction: Self.inkOfPressed)
    }
  }

  /// The colour of words and symbols on a control, if they have `color` at rest.
  package func words(on look: ControlLook, atRest color: Color) -> Color {
    switch look {
    case .rest, .hovered: color
    // Only the ink has enough contrast with the darkest background.
    case .pressed: ink
    case .dimmed: muted
    }
  }
}

extension Canvas {
  /// Draws the background of a control.
  package mutating func ground(of look: ControlLook, in rect: Rect, _ theme: Theme) {
    if let ground = theme.ground(of: look) { fill(rect, ground, cornerRadius: 6) }
  }
}
