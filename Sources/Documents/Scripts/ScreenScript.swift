package import ScrollEngine

/// A script for a program's screen: gestures, and actions of the program or its host.
///
/// Unlike a gesture script, it can change the size and the data of the content.
package struct ScreenScript: Hashable, Sendable {
  /// The name of the screen: by default, the class of its controller.
  package var screen: String
  /// The first size of the screen, in points.
  package var size: Size
  /// Pixels per point: the size of a pixel decides when a motion comes to rest.
  package var scale: Double
  package var appearance: Appearance
  /// The name of the invariant that the script breaks; nil if it was not made for one.
  package var invariant: String?
  /// The steps; each begins as soon as the previous one has ended.
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

  /// One action; lengths are in points, durations in seconds.
  package enum Step: Hashable, Sendable {
    /// A gesture of a person, without a time of its own.
    case gesture(GestureScript.Step)
    /// A pause in which nothing happens.
    case wait(Double)
    /// A change of the screen's size.
    case resize(Size)
    /// An action of the program, by its name.
    case call(String)
    /// A person's action on a part of the screen that has a name.
    case element(ElementStep)
  }
}
