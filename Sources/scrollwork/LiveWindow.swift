import Arguments
import Demonstrations
import Documents
import PlainText
import SDLStage
import SceneParts
import Visualiser

/// A window for a person: it follows stack files, and remembers what was open.
@MainActor
enum LiveWindow {
  /// Goes on where the last window was closed: in the guided start until that was finished or
  /// skipped, then in the scene that was open last; `report` is where the layout report goes.
  ///
  /// - Throws: What the window refuses.
  static func goOn(_ settings: SceneSettings, report: String?) async throws {
    let saved = StateFile()?.read() ?? SavedState()
    var settings = settings
    var scene = SceneCatalog.standard
    if let last = saved.scene.flatMap(SceneCatalog.scene(named:)) {
      scene = last
      // A variant may have gone with an update.
      settings.variant = saved.variant.flatMap { last.variants.contains($0) ? $0 : nil }
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
  /// `saved` is what was remembered, if it has been read; `stack` is a stack file to follow, `tour` a
  /// step of a guided path to begin with and whether its task is done. `hasScript` says that a
  /// script plays first; `report` is where the layout report goes at the end.
  ///
  /// - Throws: What the window or a file refuses.
  static func open(
    _ show: Show, saved: SavedState? = nil, following stack: String? = nil,
    tour: (path: TourPath, place: Int, isDone: Bool)? = nil,
    hasScript: Bool = false, report: String? = nil
  ) async throws {
    let shell = show.shell
    let window = try show.makeWindow(measuringBy: ClockCostMeter())
    let follower = StackFollower(shell) { window.wake() }
    window.onDrop = { follower.open($0) }
    if let stack { follower.open(stack) }
    defer { follower.stop() }
    let file = StateFile()
    var saved = saved ?? file?.read() ?? SavedState()
    shell.onTourProgress = { progress in
      switch progress {
      // Who has seen it may look at it again.
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
    // A script's waits are its own.
    if !hasScript { shell.leavesOutIdleTime = true }
    content.onEnd = { shell.leavesOutIdleTime = true }
    var loss: StageError?
    do throws(StageError) {
      _ = try await window.run(content)
    } catch {
      loss = error
    }
    if let scene = shell.openScene {
      saved.scene = scene.name
      saved.variant = scene.variant
    }
    // Somebody who has closed the window knows what is kept.
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
    // It was reported when it happened.
    if content.scriptFailed { throw ExitStatus.failure }
  }
}

extension SavedState {
  fileprivate var isTourOver: Bool { tour == .skipped || tour == .finished }
}
