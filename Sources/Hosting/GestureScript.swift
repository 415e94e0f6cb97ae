public import ScrollEngine

/// What a person does, written down: the same script drives tests, pictures and the window.
///
/// Times are seconds from the start of the script. A step begins at its time, or when the step
/// before it has ended, whichever is later.
public struct GestureScript: Hashable, Sendable {
  /// What it was recorded on, so that a host can open that again.
  public struct Subject: Hashable, Sendable {
    /// Such as the name of a scene.
    public var scene: String
    /// The name of its variant; nil for the usual one.
    public var variant: String?

    public init(scene: String, variant: String? = nil) {
      self.scene = scene
      self.variant = variant
    }
  }

  /// Nil where the host says what it is played on.
  public var subject: Subject?
  public var steps: [Step]

  public init(subject: Subject? = nil, steps: [Step]) {
    self.subject = subject
    self.steps = steps
  }

  public struct Step: Hashable, Sendable {
    /// Seconds; nil means as soon as the step before has ended.
    public var time: Double?
    /// The id of the view in whose visible part, from its top left corner, positions are given;
    /// nil means the top left corner of the whole content.
    public var view: String?
    public var action: Action

    public init(time: Double? = nil, in view: String? = nil, _ action: Action) {
      self.time = time
      self.view = view
      self.action = action
    }
  }

  public enum Action: Hashable, Sendable {
    /// - Parameter coalesced: What the device reported, as ``InputEvent/Pointer/coalesced``; times are those
    ///   of the script.
    case pointer(
      PointerPhase, at: Point, device: InputEvent.Pointer.Device, id: Int,
      coalesced: [InputEvent.Pointer.Sample]? = nil)
    case wheel(at: Point, delta: Point, modifiers: InputEvent.Modifiers)
    case key(InputEvent.Key, modifiers: InputEvent.Modifiers)
    case text(String)
    /// Down, move evenly by a translation, hold still, and up.
    case drag(from: Point, by: Point, duration: Double)
    /// Down, move evenly by a translation, and up while still moving.
    case flick(from: Point, by: Point, duration: Double)
    /// Goes on until nothing moves any more.
    case settle
  }

  public enum PointerPhase: String, Hashable, Sendable, CaseIterable {
    case down, move, up, cancel
  }
}
