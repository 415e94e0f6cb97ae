package import Documents
import Inspecting
import SceneParts
import ScriptPlayers
import ScrollEngine

// The settings of a scene are inputs: they are logged, and scripts have them.
extension Shell: SettableContent {
  package var settings: [SceneSetting] { scene.settings }

  package func set(_ setting: SceneSetting, at time: Double) {
    session.reach(time)
    session.send(.set(setting), at: time)
  }

  /// Updates the table of the pictures to the shown moment.
  func showTally() {
    guard !scene.settings.isEmpty else { return stage.tally = nil }
    let pictures = session.record.pictures
    stage.tally = pictures.tally(at: session.timeline.place ?? pictures.pictures.count - 1)
  }

  /// Chooses what is at a press on the card of the settings; returns whether a control is there.
  func pressSetting(at position: Point, _ finger: InputEvent.Pointer) -> Bool {
    let point = position - stage.frame.origin
    guard help.isHidden, window.hitTest(position, with: nil) === stage,
      let part = stage.settingsCard?.part(at: point)
    else { return false }
    // As after any press, keys go to the list again.
    setFocus(nil)
    if part.isSlider { pointer.holder = .setting(part, pointer: finger.id) }
    choose(part, at: position)
    return true
  }

  /// Moves a slider to the position of a drag.
  func dragSetting(_ part: SettingsCard.Part, _ kind: InputEvent.Kind, at position: Point) {
    switch kind {
    case .pointerUp, .pointerCancelled: pointer.holder = .nobody
    case .pointerMoved, .pointerDown: choose(part, at: position)
    default: break
    }
  }

  private func choose(_ part: SettingsCard.Part, at position: Point) {
    choose(stage.settingsCard?.setting(part, at: position.x - stage.frame.minX))
  }

  /// Moves a slider by a step, or changes to the other choice.
  func step(_ part: SettingsCard.Part, isUp: Bool) {
    choose(stage.settingsCard?.setting(part, steppedUp: isUp))
  }

  private func choose(_ setting: SceneSetting?) {
    guard let setting, !scene.settings.contains(setting) else { return }
    session.send(.set(setting))
  }
}
