package import ScrollEngine

/// A recorded or hand-written gesture sequence: the same script drives tests, pictures and windows.
///
/// Times are in seconds from the start of the script. A step begins at its time or when the
/// previous step has ended, whichever is later.
package struct GestureScript: Hashable, Sendable {
  /// The content on which a script was recorded, so that a host can open it again.
  package struct Subject: Hashable, Sendable {
    /// The name of the scene, or the path of a stack.
    package var scene: String
    /// The name of the scene's variant; nil for the default one.
    package var variant: String?

    package init(scene: String, variant: String? = nil) {
      self.scene = scene
      self.variant = variant
    }
  }

  /// The content to play on; nil if the host decides.
  package var subject: Subject?
  /// The steps, in order.
  package var steps: [Step]

  package init(subject: Subject? = nil, steps: [Step]) {
    self.subject = subject
    self.steps = steps
  }

  /// One action and its start time.
  package struct Step: Hashable, Sendable {
    /// The earliest start time, in seconds; nil to start as soon as the previous step has ended.
    package var time: Double?
    /// The id of a view: positions are counted from the top left corner of its visible part.
    ///
    /// Nil for positions from the top left corner of the whole content.
    package var view: String?
    /// The action.
    package var action: Action

    /// Makes a step; `time` is in seconds.
    package init(time: Double? = nil, in view: String? = nil, _ action: Action) {
      self.time = time
      self.view = view
      self.action = action
    }
  }

  /// An action of a person; positions and translations are in points, durations in seconds.
  package enum Action: Hashable, Sendable {
    /// A pointer event. `coalesced` lists the device's reports, as in
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
    /// Press, move at constant speed by a translation, hold still, and release.
    case drag(from: Point, by: Point, duration: Double)
    /// Press, move at constant speed by a translation, and release while moving.
    case flick(from: Point, by: Point, duration: Double)
    /// Sets a value of the scene.
    case set(SceneSetting)
    /// Waits until nothing moves.
    case settle
  }

  /// The kinds of pointer events.
  package enum PointerPhase: String, Hashable, Sendable, CaseIterable {
    case down, move, up, cancel
  }
}
