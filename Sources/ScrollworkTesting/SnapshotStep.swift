internal import Documents
internal import ScriptPlayers

/// A step before a snapshot is taken: a gesture, a pause, a change of size or a call of the
/// program.
///
/// Positions are in points from the top left corner of the screen, durations in seconds of the
/// screen's own time. Each step begins when the previous one has ended.
public struct SnapshotStep: Sendable {
  enum Kind: Sendable {
    case gesture(GestureScript.Action)
    case pause(Double)
    case resize(Size)
    case call(String, @MainActor (ViewController) async throws -> Void)
    case element(ElementStep)
  }

  let kind: Kind

  private static func gesture(_ action: GestureScript.Action) -> SnapshotStep {
    SnapshotStep(kind: .gesture(action))
  }

  /// Press, move at constant speed, and release while moving.
  public static func flick(
    from point: Point, by translation: Point, during duration: Double = 0.1
  ) -> SnapshotStep {
    gesture(.flick(from: point, by: translation, duration: duration))
  }

  /// Press, move at constant speed, hold still, and release.
  public static func drag(
    from point: Point, by translation: Point, during duration: Double = 0.3
  ) -> SnapshotStep {
    gesture(.drag(from: point, by: translation, duration: duration))
  }

  /// Press and release at one point.
  public static func tap(at point: Point) -> SnapshotStep {
    gesture(.flick(from: point, by: .zero, duration: 0))
  }

  /// A turn of the wheel in notches; positive y is away from the person, and scrolls up.
  public static func wheel(
    at point: Point, by notches: Point, modifiers: InputEvent.Modifiers = []
  ) -> SnapshotStep {
    gesture(.wheel(at: point, delta: notches, modifiers: modifiers))
  }

  /// A single key press.
  public static func key(
    _ key: InputEvent.Key, modifiers: InputEvent.Modifiers = []
  ) -> SnapshotStep {
    gesture(.key(key, modifiers: modifiers))
  }

  /// Typed characters.
  public static func type(_ text: String) -> SnapshotStep { gesture(.text(text)) }

  /// Press and release on the part of the screen that a screen reader calls `label`, in the middle of what
  /// can be seen of it.
  ///
  /// `label` is the accessibility label, such as the title of a button; `role` are traits and `value` is the
  /// accessibility value that the part has, each nil for any. They say which if several have the label. If
  /// no part fits, or several do, the test fails with a list of those that there are. It also fails if
  /// another view is before the part there.
  public static func tap(
    on label: String, role: AccessibilityTraits? = nil, value: String? = nil
  ) -> SnapshotStep {
    element(.tap, label, role, value)
  }

  /// Taps the part of the screen that a screen reader calls `label`, and types characters; see
  /// ``tap(on:role:value:)``. The test fails if nothing takes the text.
  public static func type(
    _ text: String, into label: String, role: AccessibilityTraits? = nil, value: String? = nil
  ) -> SnapshotStep {
    element(.type(text), label, role, value)
  }

  /// Scrolls until the part that a screen reader calls `label` can be seen: each view that scrolls, from
  /// the outermost in, on from where it is and then from its start; see ``tap(on:role:value:)``.
  ///
  /// The program's own data source is asked for all rows that are passed.
  public static func scroll(
    to label: String, role: AccessibilityTraits? = nil, value: String? = nil
  ) -> SnapshotStep {
    element(.scroll, label, role, value)
  }

  private static func element(
    _ action: ElementStep.Action, _ label: String, _ role: AccessibilityTraits?, _ value: String?
  ) -> SnapshotStep {
    SnapshotStep(
      kind: .element(ElementStep(action, ElementName(label, role: role, value: value))))
  }

  /// Waits until nothing moves, for a minute at most; see ``SnapshotFailure/unsettled(_:)``.
  public static let settle = gesture(.settle)

  /// Waits for some seconds of the screen's time.
  ///
  /// - Precondition: `seconds` is from 0 to 60.
  public static func wait(_ seconds: Double) -> SnapshotStep {
    require(
      seconds >= 0 && seconds <= 60, "SnapshotStep.wait: \(seconds) seconds are not in 0...60")
    return SnapshotStep(kind: .pause(seconds))
  }

  /// Changes the size of the screen, in points.
  ///
  /// - Precondition: Both sides are finite and above zero.
  public static func resize(to size: Size) -> SnapshotStep {
    require(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "SnapshotStep.resize: \(size) has no pixels")
    return SnapshotStep(kind: .resize(size))
  }

  /// Where the step presses and how far it moves, in points; nil for other steps. What it presses may
  /// scroll, or do something else.
  var stroke: (start: Point, way: Point)? {
    switch kind {
    case .gesture(.flick(let from, let way, _)), .gesture(.drag(let from, let way, _)): (from, way)
    default: nil
    }
  }

  /// Whether a new screen can reach the same state without the step, by scrolling and resizing.
  var onlyScrolls: Bool {
    switch kind {
    case .gesture(.flick(_, let by, _)): by != .zero
    case .gesture(.key(let key, _)): [.pageDown, .pageUp, .home, .end].contains(key)
    case .gesture(.drag), .gesture(.wheel), .gesture(.settle), .pause, .resize: true
    case .element(let step): step.action == .scroll
    case .gesture, .call: false
    }
  }

  /// Calls the program, for instance to insert rows; the report names the step `name`.
  public static func call(
    _ name: String, _ body: @escaping @MainActor (ViewController) async throws -> Void
  ) -> SnapshotStep {
    SnapshotStep(kind: .call(name, body))
  }
}

extension SnapshotStep {
  /// The step in the form that plays on a controller's screen.
  func played(on controller: ViewController) -> ScreenPlayer.Step {
    switch kind {
    case .gesture(let action): .gesture(GestureScript.Step(action))
    case .pause(let seconds): .wait(seconds)
    case .resize(let size): .resize(size)
    case .call(_, let body): .call { try await body(controller) }
    case .element(let step): .element(step)
    }
  }

  /// The step in the form that is written to a file.
  var written: ScreenScript.Step {
    switch kind {
    case .gesture(let action): .gesture(GestureScript.Step(action))
    case .pause(let seconds): .wait(seconds)
    case .resize(let size): .resize(size)
    case .call(let name, _): .call(name)
    case .element(let step): .element(step)
    }
  }
}

extension SnapshotStep: CustomStringConvertible {
  /// The step as one line of a report, with lengths rounded to 0.01.
  public var description: String {
    switch kind {
    case .gesture(.flick(let from, let by, _)) where by == .zero: "tap at \(Self.text(from))"
    case .gesture(.flick(let from, let by, let duration)):
      "flick from \(Self.text(from)) by \(Self.text(by)) in \(Self.text(duration)) s"
    case .gesture(.drag(let from, let by, let duration)):
      "drag from \(Self.text(from)) by \(Self.text(by)) in \(Self.text(duration)) s"
    case .gesture(.wheel(let at, let delta, _)):
      "wheel at \(Self.text(at)) by \(Self.text(delta))"
    case .gesture(.key(let key, _)): "key \(key)"
    case .gesture(.text(let text)): "type \"\(text)\""
    case .gesture(.set(let setting)): "set \(setting.name)"
    case .gesture(.settle): "settle"
    case .gesture(.pointer(let phase, let point, _, _, _)):
      "\(phase.rawValue) at \(Self.text(point))"
    case .resize(let size): "resize to \(Self.text(size.width)) x \(Self.text(size.height))"
    case .pause(let seconds): "wait \(Self.text(seconds)) s"
    case .call(let name, _): name
    case .element(let step):
      switch step.action {
      case .tap: "tap on \(step.element.words)"
      case .type(let text): "type \"\(text)\" into \(step.element.words)"
      case .scroll: "scroll to \(step.element.words)"
      }
    }
  }

  private static func text(_ number: Double) -> String { compact((number * 100).rounded() / 100) }

  private static func text(_ point: Point) -> String { "\(text(point.x)), \(text(point.y))" }
}

extension Point: ExpressibleByArrayLiteral {
  /// A point as its two coordinates: `[160, 480]`.
  ///
  /// - Precondition: There are two coordinates.
  public init(arrayLiteral coordinates: Double...) {
    require(coordinates.count == 2, "Point: \(coordinates) are not two coordinates")
    self.init(x: coordinates[0], y: coordinates[1])
  }
}
