package import ScrollEngine

/// A recorded or hand-written gesture sequence: the same script drives tests, pictures and windows.
///
/// Times are seconds from the start of the script. A step begins at its time, or when the step
/// before it has ended, whichever is later.
package struct GestureScript: Hashable, Sendable {
  /// What it was recorded on, so that a host can open that again.
  package struct Subject: Hashable, Sendable {
    /// The content, such as the name of a scene.
    package var scene: String
    /// The name of its variant; nil for the usual one.
    package var variant: String?

    /// Makes a subject from a scene and its variant.
    package init(scene: String, variant: String? = nil) {
      self.scene = scene
      self.variant = variant
    }
  }

  /// Nil if the host decides what it is played on.
  package var subject: Subject?
  /// What happens, in order.
  package var steps: [Step]

  /// Makes a script from its steps.
  package init(subject: Subject? = nil, steps: [Step]) {
    self.subject = subject
    self.steps = steps
  }

  /// One action and when it begins.
  package struct Step: Hashable, Sendable {
    /// In seconds; nil means as soon as the previous step has ended.
    package var time: Double?
    /// The id of the view that positions refer to, from the top left corner of its visible part.
    ///
    /// Nil means the top left corner of the whole content.
    package var view: String?
    /// What happens.
    package var action: Action

    /// Makes a step; `time` is in seconds.
    package init(time: Double? = nil, in view: String? = nil, _ action: Action) {
      self.time = time
      self.view = view
      self.action = action
    }
  }

  /// What a person can do; positions and translations are in points, durations in seconds.
  package enum Action: Hashable, Sendable {
    /// A pointer event. `coalesced` is what the device reported, as in
    /// ``InputEvent/Pointer/coalesced``, with the times of the script.
    case pointer(
      PointerPhase, at: Point, device: InputEvent.Pointer.Device, id: Int,
      coalesced: [InputEvent.Pointer.Sample]? = nil)
    /// A turn of the wheel, in notches; positive y is away from the person.
    case wheel(at: Point, delta: Point, modifiers: InputEvent.Modifiers)
    /// A key press.
    case key(InputEvent.Key, modifiers: InputEvent.Modifiers)
    /// Typed characters.
    case text(String)
    /// Down, move steadily by a translation, hold still, and up.
    case drag(from: Point, by: Point, duration: Double)
    /// Down, move steadily by a translation, and up while still moving.
    case flick(from: Point, by: Point, duration: Double)
    /// Continues until nothing moves.
    case settle
  }

  /// The kinds of pointer events.
  package enum PointerPhase: String, Hashable, Sendable, CaseIterable {
    case down, move, up, cancel
  }
}
