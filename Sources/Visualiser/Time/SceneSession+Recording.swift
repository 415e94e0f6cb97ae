import Documents
import SceneParts
import ScrollEngine

// A recorded script.
extension SceneSession {
  /// All inputs since the scene was opened, as a script that repeats them.
  var recording: GestureScript {
    let names = description.variants
    var steps: [GestureScript.Step] = []
    for input in log.inputs { steps += self.steps(for: input) }
    steps.append(GestureScript.Step(.settle))
    return GestureScript(
      subject: GestureScript.Subject(
        scene: description.path ?? description.name,
        variant: variants.shown > 0 ? names[variants.shown] : nil),
      steps: steps)
  }

  func steps(for input: SceneInput) -> [GestureScript.Step] {
    func step(_ action: GestureScript.Action, pane: Int? = nil) -> GestureScript.Step {
      GestureScript.Step(time: input.time, in: pane.map { scene.panes[$0].id }, action)
    }
    switch input.action {
    case .event(let kind, let pane):
      switch kind {
      // A scene takes these as inputs of their own.
      case .key, .text: return []
      default: return GestureScript.Action(kind).map { [step($0, pane: pane)] } ?? []
      }
    case .key(let key, let pane, let point):
      // A key scrolls the view under the pointer, so the pointer is moved first.
      return [
        step(GestureScript.Action(.move, InputEvent.Pointer(at: point)), pane: pane),
        step(.key(key, modifiers: [])),
      ]
    case .addRow: return [step(.text("+"))]
    case .removeRow: return [step(.text("-"))]
    case .turnViewport: return [step(.text("v"))]
    case .set(let setting): return [step(.set(setting))]
    case .setOffset, .jump, .finishEffects, .memoryWarning: return []
    }
  }
}
