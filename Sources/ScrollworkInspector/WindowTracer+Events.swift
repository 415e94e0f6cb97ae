import Documents
import Inspecting
import ScrollEngine
import Traces

extension WindowTracer {
  /// Notes an event in the next tick, as a line of a script. Typed text is not written to files, and a
  /// pointer that only hovers would fill them.
  func note(_ event: InputEvent) {
    switch event.kind {
    case .text, .composition: return
    case .key(let press) where Self.types(press.key): return
    case .pointerMoved(let pointer) where !pointer.isPressed: return
    default: break
    }
    guard let action = GestureScript.Action(event.kind) else { return }
    note(.input(GestureScriptDocument.line(for: GestureScript.Step(action))))
  }

  /// Whether a key writes or removes text.
  private static func types(_ key: InputEvent.Key) -> Bool {
    switch key {
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .menu,
      .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12:
      false
    // It also scrolls by pages.
    case .space: false
    default: true
    }
  }
}
