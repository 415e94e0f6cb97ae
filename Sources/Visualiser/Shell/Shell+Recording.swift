import Documents
internal import Hosting
import SceneParts
import ScrollEngine

extension Shell {
  /// Restarts the scene and starts to record a script; or ends the recording and has the host save
  /// the script. If saving fails, recording continues.
  func toggleRecording() {
    if isRecording {
      isRecording = saveRecording() == false
    } else {
      open(sceneDescription, variant: variant)
      isRecording = true
    }
  }

  package func windowWillEnd() { endRecording() }

  /// Ends a recording because its scene or the window is closed; saves the script if a person did
  /// anything.
  func endRecording() {
    guard isRecording else { return }
    if log.inputs.contains(where: \.action.isOfPerson) { _ = saveRecording() }
    isRecording = false
  }

  private func saveRecording() -> Bool? { host?.saveScript(configuration.write(recording)) }

  /// All inputs since the scene was opened, as a script that repeats them.
  var recording: GestureScript {
    let names = sceneDescription.variants
    var steps: [GestureScript.Step] = []
    for input in log.inputs { steps += self.steps(for: input) }
    steps.append(GestureScript.Step(.settle))
    return GestureScript(
      subject: GestureScript.Subject(
        scene: sceneDescription.path ?? sceneDescription.name,
        variant: variant > 0 ? names[variant] : nil),
      steps: steps)
  }

  private func steps(for input: SceneInput) -> [GestureScript.Step] {
    func step(_ action: GestureScript.Action, pane: Int? = nil) -> GestureScript.Step {
      GestureScript.Step(time: input.time, in: pane.map { scene.panes[$0].id }, action)
    }
    switch input.action {
    case .event(let kind, let pane):
      switch kind {
      case .pointerDown(let pointer): return [step(.pointer(.down, pointer), pane: pane)]
      case .pointerMoved(let pointer): return [step(.pointer(.move, pointer), pane: pane)]
      case .pointerUp(let pointer): return [step(.pointer(.up, pointer), pane: pane)]
      case .pointerCancelled(let pointer): return [step(.pointer(.cancel, pointer), pane: pane)]
      case .wheel(let wheel):
        return [
          step(
            .wheel(at: wheel.position, delta: wheel.delta, modifiers: wheel.modifiers), pane: pane)
        ]
      case .pointerLeft, .key, .text, .composition, .memoryWarning: return []
      }
    case .key(let key, let pane, let point):
      // A key scrolls the view under the pointer, so the pointer is moved first.
      return [
        step(.pointer(.move, InputEvent.Pointer(at: point)), pane: pane),
        step(.key(key, modifiers: [])),
      ]
    case .addRow: return [step(.text("+"))]
    case .removeRow: return [step(.text("-"))]
    case .turnViewport: return [step(.text("v"))]
    case .setOffset, .jump, .finishEffects, .memoryWarning: return []
    }
  }
}

extension GestureScript.Action {
  fileprivate static func pointer(
    _ phase: GestureScript.PointerPhase, _ pointer: InputEvent.Pointer
  ) -> GestureScript.Action {
    .pointer(
      phase, at: pointer.position, device: pointer.device, id: pointer.id,
      coalesced: pointer.coalesced)
  }
}
