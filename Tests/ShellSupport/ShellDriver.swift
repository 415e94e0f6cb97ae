package import Documents
package import Hosting
package import SceneParts
package import ScrollEngine
import TestSupport
package import Visualiser

/// A shell without a window, with methods for a person's actions. All its parts are open, unless
/// others are given.
@MainActor
package final class ShellDriver: HostServices {
  package let shell: Shell
  package private(set) var copied: [String] = []
  package private(set) var quits = 0
  /// The mouse pointers that the shell has asked for, in order.
  package private(set) var shapes: [PointerShape] = []
  package private(set) var scripts: [String] = []
  private var time = 0.0

  package init(
    _ scene: SceneDescription, variant: Int = 0, size: Size = Size(width: 1280, height: 800),
    text: any TextMeasuring = FixedAdvanceText(), theme: Theme = .light,
    folded: Set<FoldablePart> = []
  ) {
    var configuration = Shell.Configuration(text: text)
    configuration.theme = theme
    configuration.scene = scene
    configuration.variant = variant
    configuration.describe = { "report of \($0.scene)" }
    shell = Shell(configuration)
    shell.rememberedFolds = folded
    shell.host = self
    shell.resize(to: size)
    _ = shell.advance(to: 0)
  }

  // MARK: Actions

  package func wheel(_ notches: Double, at point: Point, _ modifiers: InputEvent.Modifiers = []) {
    send(
      .wheel(
        InputEvent.Wheel(at: point, delta: Point(x: 0, y: notches), modifiers: modifiers)))
    settle()
  }

  package func drag(from start: Point, by translation: Point, steps: Int = 10) {
    send(.pointerDown(InputEvent.Pointer(at: start, isPressed: true)))
    for step in 1...steps {
      let position = start + translation * (Double(step) / Double(steps))
      send(.pointerMoved(InputEvent.Pointer(at: position, isPressed: true)))
    }
    wait(0.1)
    send(.pointerUp(InputEvent.Pointer(at: start + translation)))
  }

  /// Drags evenly, a step in each frame, and releases while moving.
  package func flick(from start: Point, by translation: Point, steps: Int = 6) {
    send(.pointerDown(InputEvent.Pointer(at: start, isPressed: true)))
    for step in 1...steps {
      let position = start + translation * (Double(step) / Double(steps))
      send(.pointerMoved(InputEvent.Pointer(at: position, isPressed: true)))
    }
    send(.pointerUp(InputEvent.Pointer(at: start + translation)))
  }

  /// Presses and holds.
  package func hold(at point: Point) {
    send(.pointerDown(InputEvent.Pointer(at: point, isPressed: true)))
  }

  /// Moves with the button down.
  package func pull(to point: Point) {
    send(.pointerMoved(InputEvent.Pointer(at: point, isPressed: true)))
  }

  package func release(at point: Point) { send(.pointerUp(InputEvent.Pointer(at: point))) }

  package func leave() { send(.pointerLeft) }

  package func click(at point: Point) {
    send(.pointerDown(InputEvent.Pointer(at: point, isPressed: true)))
    send(.pointerUp(InputEvent.Pointer(at: point)))
  }

  package func hover(at point: Point) { send(.pointerMoved(InputEvent.Pointer(at: point))) }

  package func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
    send(.key(InputEvent.KeyPress(key, modifiers: modifiers)))
    settle()
  }

  package func type(_ text: String) { send(.text(text)) }

  /// Lets time pass until nothing moves any more, at most ten seconds.
  package func settle() {
    for _ in 0..<600 {
      time += 1.0 / 60
      if shell.advance(to: time) == nil { return }
    }
  }

  /// Advances the time frame by frame up to a time of the scene.
  package func play(until end: Double) {
    while time < end {
      time = min(end, time + 1.0 / 60)
      _ = shell.advance(to: time)
    }
  }

  /// Advances the time and the scene's tasks frame by frame.
  package func live(_ seconds: Double) async {
    for _ in 0..<Int((seconds * 60).rounded()) {
      time += 1.0 / 60
      _ = await shell.tick(to: time)
    }
  }

  /// Presses, moves evenly, and keeps the button down.
  package func hold(from start: Point, by translation: Point, steps: Int = 10) {
    send(.pointerDown(InputEvent.Pointer(at: start, isPressed: true)))
    for step in 1...steps {
      let position = start + translation * (Double(step) / Double(steps))
      send(.pointerMoved(InputEvent.Pointer(at: position, isPressed: true)))
    }
  }

  /// Advances the time in one step.
  package func wait(_ seconds: Double) {
    time += seconds
    _ = shell.advance(to: time)
  }

  private func send(_ kind: InputEvent.Kind) {
    time += 1.0 / 60
    shell.handle(InputEvent(time: time, kind))
    _ = shell.advance(to: time)
  }

  // MARK: Views

  /// A point given in the visible part of a view, in points of the shell.
  package func location(_ x: Double, _ y: Double, in view: String) -> Point {
    shell.location(of: Point(x: x, y: y), inViewWithID: view) ?? Point(x: -1, y: -1)
  }

  package func entry(_ id: String) -> LayoutReport.ViewEntry? {
    shell.report.views.first { $0.id == id }
  }

  /// All texts that the shell draws, in order.
  package var texts: [String] {
    shell.displayList().commands.compactMap { command in
      if case .text(let run) = command { run.string } else { nil }
    }
  }

  package func offset(_ id: String) -> Double? { entry(id)?.contentOffset?.y }

  // MARK: HostServices

  package func copyToClipboard(_ text: String) -> Bool {
    copied.append(text)
    return true
  }
  package func setTitle(_ title: String) {}
  package func show(_ shape: PointerShape) { shapes.append(shape) }
  package func toggleFullScreen() {}
  package func savePicture() {}
  package func saveScript(_ text: String) -> Bool {
    scripts.append(text)
    return true
  }
  package func quit() { quits += 1 }
}
