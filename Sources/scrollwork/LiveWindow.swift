import Arguments
import Demonstrations
import Documents
import PlainText
import SDLStage
import SceneParts
import Visualiser

/// A window for a person, which follows stack files and saves the open scene.
@MainActor
enum LiveWindow {
  /// Opens a window with the state saved when the last window was closed: the guided start until it
  /// is finished or skipped, then the last open scene. `report` is the path for a layout report;
  /// nil for none.
  ///
  /// - Throws: The error of the window, or of the report's file.
  static func goOn(_ settings: SceneSettings, report: String?) async throws {
    let saved = StateFile()?.read() ?? SavedState()
    var settings = settings
    var scene = SceneCatalog.standard
    if let last = saved.scene.flatMap(SceneCatalog.scene(named:)) {
      scene = last
      // Ignores a variant that an update of the program has removed. Without a saved one the first
      // is shown, not the poster's.
      settings.variant =
        saved.variant.flatMap { last.variants.contains($0) ? $0 : nil } ?? last.variants.first
    }
    let show = try Show(.scene(scene), settings)
    let tour: Int? =
      switch saved.tour {
      case nil: 0
      case .at(let step): min(step, TourPath.start.stepCount) - 1
      case .skipped, .finished: nil
      }
    try await open(show, saved: saved, tour: tour.map { (.start, $0, false) }, report: report)
  }

  /// Opens a window until a person closes it.
  ///
  /// `saved` is the saved state; nil to read it. `stack` is a stack file to follow. `tour` is a
  /// step of a guided path to open, and whether its task is done. `hasScript` tells whether a
  /// script plays first. `report` is the path for a layout report at the end; nil for none.
  ///
  /// - Throws: The error of the window or of a file.
  static func open(
    _ show: Show, saved: SavedState? = nil, following stack: String? = nil,
    tour: (path: TourPath, place: Int, isDone: Bool)? = nil,
    hasScript: Bool = false, report: String? = nil
  ) async throws {
    try await show.recorded {
      try await openWindow(show, saved, stack, tour, hasScript: hasScript, report: report)
    }
  }

  private static func openWindow(
    _ show: Show, _ saved: SavedState?, _ stack: String?,
    _ tour: (path: TourPath, place: Int, isDone: Bool)?, hasScript: Bool, report: String?
  ) async throws {
    let shell = show.shell
    let desktop = Desktop.seen(report: StandardError.write)
    let frame = desktop.flatMap { _ in
      SavedFrame(of: StateFile.program) { StandardError.write("scrollwork: \($0)") }
    }
    let window = try show.makeWindow(
      measuringBy: ClockCostMeter(), desktop: desktop, frame: frame?.read())
    if let desktop { follow(desktop, shell) }
    let follower = StackFollower(shell) { window.wake() }
    window.onDrop = { follower.open($0) }
    if let stack { follower.open(stack) }
    defer { follower.stop() }
    let file = StateFile()
    var saved = saved ?? file?.read() ?? SavedState()
    if let folded = saved.folded {
      // Ignores a part that an update of the program has removed.
      shell.rememberedFolds = Set(folded.compactMap { FoldablePart(rawValue: $0) })
    }
    shell.onTourProgress = { progress in
      switch progress {
      // Opening the guided start again keeps the record that it was finished or skipped.
      case .at(let place): if !saved.isTourOver { saved.tour = .at(place + 1) }
      case .skipped: if saved.tour != .finished { saved.tour = .skipped }
      case .finished: saved.tour = .finished
      }
    }
    let content = try await show.liveContent()
    if let tour {
      shell.openTour(tour.path, at: tour.place)
      if tour.isDone { await shell.followTask() }
    }
    // A script's pauses must not be left out, and its keys open scenes at their start.
    if !hasScript { shell.leaveToPerson() }
    content.onEnd = { shell.leaveToPerson() }
    if tour == nil { show.enterPoster() }
    var loss: StageError?
    do throws(StageError) {
      _ = try await window.run(content)
    } catch {
      loss = error
    }
    frame?.write(window.frame)
    if let scene = shell.openScene {
      saved.scene = scene.name
      saved.variant = scene.variant
    }
    if saved.folded != nil || shell.rememberedFolds != FoldablePart.usual {
      saved.folded = shell.rememberedFolds.map(\.rawValue).sorted()
    }
    // The saved state is reported only if the person did not close the window.
    let says = loss != nil || Interruption.hasCome
    if let file, file.write(saved), says {
      StandardError.write("what was open is remembered in \(file.path)")
    }
    if let report {
      do {
        try TextFile.write(LayoutReportDocument.text(for: shell.report), to: report)
        if says { StandardError.write("saved \(report)") }
      } catch let error as CommandError where loss != nil {
        StandardError.report(error)
      }
    }
    if let loss { throw loss }
    // The failure has already been reported.
    if content.scriptFailed { throw ExitStatus.failure }
  }
}

extension LiveWindow {
  /// Reduces motion while the options or the desktop ask for it, and raises the contrast while the
  /// desktop does.
  private static func follow(_ desktop: Desktop, _ shell: Shell) {
    let isAsked = shell.reducesMotion
    let adopt = { [weak shell, weak desktop] in
      guard let shell, let desktop else { return }
      shell.reducesMotion = isAsked || desktop.settings.reducesMotion
      shell.increasesContrast = desktop.settings.increasesContrast
    }
    desktop.onChange = adopt
    adopt()
  }
}

extension Shell {
  /// Lets a person go on: waiting is not part of the history, and scenes open with their posters.
  fileprivate func leaveToPerson() {
    idleTime = .isLeftOut
    showsPosters = true
  }
}

extension SavedState {
  fileprivate var isTourOver: Bool { tour == .skipped || tour == .finished }
}
