package import ScrollEngine

/// What happens to a screen of a program: gestures, and what only its program or its host can do.
///
/// A gesture script is played on content that keeps its size and its data; this one need not be.
package struct ScreenScript: Hashable, Sendable {
  /// The name of the screen: the class of its controller, unless its program names it otherwise.
  package var screen: String
  /// The first size of the screen, in points.
  package var size: Size
  /// Pixels per point: they decide when a motion has come to rest.
  package var scale: Double
  package var appearance: Appearance
  /// The name of the invariant that the script shows to be broken; nil if it was not made for one.
  package var invariant: String?
  /// What happens, each as soon as the one before it is over.
  package var steps: [Step]

  package init(
    screen: String, size: Size, scale: Double = 1, appearance: Appearance = .light,
    invariant: String? = nil, steps: [Step]
  ) {
    self.screen = screen
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.invariant = invariant
    self.steps = steps
  }

  /// One thing that happens; lengths are in points, durations in seconds.
  package enum Step: Hashable, Sendable {
    /// Something that a person does; without a time of its own.
    case gesture(GestureScript.Step)
    /// Nothing.
    case wait(Double)
    /// The screen gets another size.
    case resize(Size)
    /// The program does something that it knows by this name.
    case call(String)
  }
}
