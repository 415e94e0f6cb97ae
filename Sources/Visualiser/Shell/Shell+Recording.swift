internal import Hosting
import ScrollEngine

extension Shell {
  /// Restarts the scene and starts to record a script; or ends the recording and has the host save
  /// the script. If saving fails, recording continues.
  func toggleRecording() {
    if session.isRecording {
      session.isRecording = saveRecording() == false
    } else {
      open(sceneDescription, variant: session.variants.shown)
      session.isRecording = true
    }
  }

  package func windowWillEnd() { endRecording() }

  /// Ends a recording because its scene or the window is closed; saves the script if a person did
  /// anything.
  func endRecording() {
    guard session.isRecording else { return }
    if session.log.inputs.contains(where: \.action.isOfPerson) { _ = saveRecording() }
    session.isRecording = false
  }

  private func saveRecording() -> Bool? { host?.saveScript(configuration.write(session.recording)) }
}
