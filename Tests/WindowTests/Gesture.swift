import Documents
import Geometry
import ScrollEngine

/// A gesture in points of the window, for a real screen and for a script.
enum Gesture {
  /// Notches of the wheel, above zero towards the person.
  case wheel(at: Point, notches: Int)
  /// Press at the first point, move through all others, rest, release.
  case drag([Point])
  /// Press at the first point and move through all others, without a release.
  case hold([Point])
  case key(InputEvent.Key)
  case text(Character)

  /// How long a drag rests before the release, in seconds, so that it ends without velocity.
  private static let rest = 0.2
  /// How long the hand waits after wheel and keys, in seconds, so that the content comes to rest.
  private static let pause = 0.4
  /// The distance between two events of a script, in seconds.
  private static let interval = 1.0 / 60

  /// X's names of the keys that these tests press.
  private static let keySymbols: [InputEvent.Key: String] = [
    .pageDown: "Next", .pageUp: "Prior", .up: "Up", .down: "Down", .home: "Home", .end: "End",
    // F1 by its code: with the keys of newer servers, xdotool presses Alt to get the symbol F1.
    .escape: "Escape", .f1: "67",
  ]
  private static let textSymbols: [Character: String] = ["[": "bracketleft", "]": "bracketright"]

  /// The commands for `xdotool` that move the mouse and press keys on the server.
  ///
  /// Only the pointer's position names the window: clicks and keys for a window would be sent to it
  /// without the server's own keyboard and mouse.
  func commands(window: String, waits: Bool = true) throws -> [String] {
    func move(_ point: Point) -> [String] {
      ["mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))"]
    }
    switch self {
    case .wheel(let point, let notches):
      let click = ["click", notches > 0 ? "5" : "4"]
      return move(point) + (0..<abs(notches)).flatMap { _ in click }
        + (waits ? ["sleep", "\(Self.pause)"] : [])
    case .drag(let points):
      return move(points[0]) + ["mousedown", "1"] + points.dropFirst().flatMap(move)
        + ["sleep", "\(Self.rest)", "mouseup", "1"]
    case .hold(let points):
      return move(points[0]) + ["mousedown", "1"] + points.dropFirst().flatMap(move)
    case .key(let key):
      guard let symbol = Self.keySymbols[key] else { throw TestFailure("no symbol for \(key)") }
      return ["key", symbol] + (waits ? ["sleep", "\(Self.pause)"] : [])
    case .text(let character):
      return ["key", Self.textSymbols[character] ?? String(character)]
    }
  }

  /// The steps of a script for the gesture, starting at `time`, which they advance.
  private func steps(from time: inout Double) -> [GestureScript.Step] {
    var steps: [GestureScript.Step] = []
    func add(_ action: GestureScript.Action) {
      steps.append(GestureScript.Step(time: time, action))
      time += Self.interval
    }
    func pointer(_ phase: GestureScript.PointerPhase, _ point: Point) {
      add(.pointer(phase, at: point, device: .mouse, id: 0))
    }
    switch self {
    case .wheel(let point, let notches):
      let delta = Point(x: 0, y: Double(-notches.signum()))
      for _ in 0..<abs(notches) { add(.wheel(at: point, delta: delta, modifiers: [])) }
      time += Self.pause
    case .drag(let points):
      pointer(.move, points[0])
      pointer(.down, points[0])
      for point in points.dropFirst() { pointer(.move, point) }
      time += Self.rest
      pointer(.up, points[points.count - 1])
    case .hold(let points):
      pointer(.move, points[0])
      pointer(.down, points[0])
      for point in points.dropFirst() { pointer(.move, point) }
    case .key(let key):
      add(.key(key, modifiers: []))
      time += Self.pause
    case .text(let character): add(.text(String(character)))
    }
    return steps
  }

  /// A script of all gestures, one event a frame, which ends when nothing moves.
  static func script(_ gestures: [Gesture]) -> GestureScript {
    var time = interval
    var steps = gestures.flatMap { $0.steps(from: &time) }
    steps.append(GestureScript.Step(time: time, .settle))
    return GestureScript(steps: steps)
  }
}
