import Inspecting
import SceneParts
import ScrollEngine

// The reasons why keys and buttons have no effect now, in a line each.
extension Shell {
  /// Why an action has no effect now; nil if it has one.
  func objection(to action: ShellAction) -> String? {
    switch action {
    case .openTour: tour?.path.isStart == true ? "The guided start is open." : nil
    case .previousTourStep:
      tour == nil
        ? "Steps back only in the guided start."
        : tour?.place == 0 ? "This is the first step." : nil
    case .answer(let choice):
      tour?.question.map(\.choices.indices)?.contains(choice) == true
        ? nil : tour?.question == nil ? "No question is open." : "There is no such answer."
    case .activate: focus == nil && tour == nil ? "Nothing has the focus. Tab moves it." : nil
    case .toggleOutlines, .toggleOutside, .toggleLegend: showsContentOnly
    case .toggleBounds:
      showsContentOnly ?? (hasTableFrames ? nil : "No table frames to outline here.")
    case .toggleOverlay:
      showsContentOnly ?? (hasLists ? nil : "No reuse queue here, no statistics.")
    case .toggleAside: showsContentOnly ?? objectionToAside
    case .toggleLanes: objectionToLanes
    case .toggleSheets:
      tour != nil
        ? "Not in a guided path: Esc leaves it."
        : showsContentOnly
          ?? (stage.canBeTakenApart
            ? nil : "Nothing to take apart: no scroll view fills a viewport here.")
    case .addRow, .removeRow: scene.canChangeRows ? nil : "No rows to add or remove here."
    case .turnViewport: scene.canTurnViewport ? nil : "This viewport does not rotate."
    case .toggleSidebar, .toggleInspector:
      configuration.stageOnly ? "Only the stage is shown." : nil
    case .changeVariant: stage.choices.count > 1 ? nil : "This scene has no variants."
    case .compareVariants: objectionToComparing
    case .step(let distance):
      session.log.isFull
        ? "The log is full: E starts over."
        : distance < 0 && !session.canStepBack
          ? "This is the first frame." : nil
    case .searchCalls:
      configuration.stageOnly
        ? "Only the stage is shown."
        : session.record.calls.entries.isEmpty ? "No calls here." : nil
    case .jump(let target, let isForward):
      jumpTime(of: target, isForward: isForward) == nil
        ? objectionToJump(to: target, isForward: isForward) : nil
    case .toggleRecording:
      session.recordedRun == nil ? nil : "A recorded run takes no gestures to record."
    case .changeRate(let distance):
      Timeline.rates.indices.contains(session.timeline.ratePlace + distance)
        ? nil : distance < 0 ? "This is the slowest speed." : "This is the fastest speed."
    case .enlarge: canScale(by: 1) ? nil : "The interface is as large as fits."
    case .shrink: canScale(by: -1) ? nil : "The interface is as small as it gets."
    case .resetScale: arrangement.chosenScale == nil ? "The interface has its usual size." : nil
    case .openScene(let place): scenes.indices.contains(place) ? nil : "There is no such scene."
    case .openPath:
      tour == nil && offeredPath == nil
        ? "No guided path here. Shift F2 opens the guided start, and Esc comes back." : nil
    case .openNeighbour, .playOrPause, .moveFocus, .pinNeighbour, .toggleTheme,
      .resetScene, .copyReport, .toggleFullScreen, .savePicture, .toggleGallery, .toggleHelp,
      .close, .quit:
      nil
    }
  }

  /// Why a key does nothing in this scene or this window; nil if one of its actions has an effect.
  func objection(to binding: KeyBinding) -> String? {
    var reasons: [String] = []
    for (_, action) in binding.triggers {
      guard let reason = objection(to: action) else { return nil }
      reasons.append(reason)
    }
    return reasons.first
  }

  /// The objection to actions that concern the decorations around the content.
  private var showsContentOnly: String? {
    stage.options.showsContentOnly ? "Only the content is shown." : nil
  }

  private var hasLists: Bool { scene.panes.contains { !$0.lists.isEmpty } }

  private var hasTableFrames: Bool {
    var options = stage.options
    options.showsBounds = true
    return scene.panes.contains { pane in
      pane.outlines(options).contains { $0.entry == .tableFrame }
    }
  }

  private var objectionToAside: String? {
    guard hasLists else { return "No rows here to map, no waiting cells." }
    return stage.hasAside ? nil : "No room for the map and the queue."
  }

  private var objectionToLanes: String? {
    guard hasLists, !configuration.stageOnly else { return "No cells to follow over time here." }
    if scene.panel != nil { return "This scene’s own panel is in the lanes’ place." }
    return hasRoomForLanes ? nil : "The window is too low for the lanes."
  }

  private var objectionToComparing: String? {
    guard sceneDescription.variants.count > 1 else { return "No variants to put side by side." }
    let isTooMuch = session.variants.other == nil && 2 * scene.panes.count > ComparedScene.mostPanes
    return isTooMuch ? "There is no room for two variants." : nil
  }

  private func canScale(by steps: Double) -> Bool {
    let scale = interfaceScale + steps * Self.scaleStep
    return Self.scaleRange.contains(scale) && scale <= largestScale
  }
}
