internal import Documents
internal import Hosting
internal import Inspecting
internal import Invariants
internal import SDLStage
internal import ScriptPlayers
internal import Traces

/// The screen of a view controller without a display, a video driver or a clock.
@MainActor
final class TestScreen {
  let window = Window()
  let controller: ViewController
  private let content: WindowContent
  /// The content, with frames that wait for background work.
  private let awaited: AwaitedContent
  private let work: WorkList
  private var stage: OffscreenStage
  private let fonts: FontLibrary
  private let name: String
  private(set) var size: Size
  private let callWriter: CallWriter?
  /// Keeps the run, for the trace of a failure; nil if it is not recorded.
  private let recorder: WindowRecorder?
  /// The screen's time, in seconds.
  private(set) var time = 0.0
  /// The number of steps of the last ``play(_:onFrame:)`` that have begun.
  private(set) var stepsBegun = 0
  /// Whether steps on parts of the screen that are not there do nothing; else they fail.
  var skipsMissingElements = false

  /// Prepares to show a controller; with `notesCalls`, the calls to delegates and data sources are
  /// listed; with `isRecorded`, the run is kept for a trace.
  ///
  /// `work` lists the screen's background work; it already has the unfinished work that was begun
  /// while the controller was made.
  init(
    _ controller: ViewController, named name: String, _ surface: SnapshotSurface,
    fonts: FontLibrary, notesCalls: Bool, isRecorded: Bool = false,
    background: SnapshotBackground, work: WorkList,
    patience: Duration = AwaitedContent.patience
  ) throws(StageError) {
    self.controller = controller
    self.work = work
    self.name = name
    size = surface.size
    self.fonts = fonts
    stage = try OffscreenStage(size: surface.size, scale: surface.scale, fonts: fonts)
    content = WindowContent(window, text: stage.text, appearance: surface.appearance)
    window.displayScale = surface.scale
    awaited = AwaitedContent(
      content, named: name, work, isAwaited: background == .awaited, patience: patience)
    callWriter = notesCalls ? CallWriter(window) : nil
    recorder =
      isRecorded
      ? WindowRecorder(
        of: WindowWatch(window), keeping: Self.traceLimit,
        // Lines that tasks of other tests note belong to their screens.
        hears: { CurrentWork.list === work }) : nil
  }

  /// Lays the screen out and plays the steps; `onFrame` is called after each frame, including the
  /// first.
  func play(
    _ steps: [SnapshotStep], onFrame: (TestScreen) async throws -> Void
  ) async throws {
    try await CurrentWork.$list.withValue(work) {
      content.resize(to: size)
      // Showing the controller lays its view out, which already calls the data source.
      callWriter?.listen(in: [controller.view])
      window.rootViewController = controller
      try await play(steps, opens: true, onFrame)
    }
  }

  /// Plays further steps, from the screen's current state.
  func goOn(
    _ steps: [SnapshotStep], onFrame: (TestScreen) async throws -> Void
  ) async throws {
    try await CurrentWork.$list.withValue(work) { try await play(steps, opens: false, onFrame) }
  }

  private func play(
    _ steps: [SnapshotStep], opens: Bool, _ onFrame: (TestScreen) async throws -> Void
  ) async throws {
    let player = ScreenPlayer(
      steps.map { $0.played(on: controller) }, on: awaited, named: name, from: time, opens: opens)
    player.skipsMissingElements = skipsMissingElements
    player.onResize = { [unowned self] in try resize(to: $0) }
    var begun = 0
    while try await playFrame(player) {
      for step in steps[begun..<min(player.stepsBegun, steps.count)] {
        recorder?.tracer.note(.input(ScreenScriptDocument.line(for: step.written)))
      }
      begun = player.stepsBegun
      stepsBegun = begun
      recorder?.update()
      try checkWork()
      callWriter?.listen(in: window.subviews)
      try await onFrame(self)
    }
  }

  private func playFrame(_ player: ScreenPlayer) async throws -> Bool {
    defer { time = player.time }
    do {
      return try await player.playFrame()
    } catch let error as ScriptError {
      throw failure(error)
    }
  }

  /// - Throws: ``SnapshotFailure/unfinished(_:)`` if the last frame waited too long for work.
  private func checkWork() throws(SnapshotFailure) {
    if let text = awaited.unfinished { throw .unfinished(text) }
  }

  /// The failure for a script's error; if the screen did not settle, it names the moving views.
  private func failure(_ error: ScriptError) -> SnapshotFailure {
    if case .element(let text) = error { return .missing("\(name): \(text)") }
    guard case .unsettled(_, _, let frames, _, _) = error else { return .environment("\(error)") }
    let movers = ScreenChecks.movers(in: window)
    return .unsettled("\(name) did not settle in \(frames) frames; \(movers)")
  }

  private func resize(to size: Size) throws(StageError) {
    self.size = size
    stage = try OffscreenStage(size: size, scale: stage.scale, fonts: fonts)
  }

  /// Calls `body` with the window; background work that `body` begins belongs to the screen.
  func perform<Result>(_ body: (Window) throws -> Result) rethrows -> Result {
    try CurrentWork.$list.withValue(work) { try body(window) }
  }

  /// Lays out the views that are marked for layout.
  func layOut() async throws {
    await CurrentWork.$list.withValue(work) { _ = await awaited.tick(to: time) }
    try checkWork()
  }

  /// Removes the controller from the screen.
  func close() { window.rootViewController = nil }

  // MARK: Traces

  /// How much of a run is kept for a trace: all of it, unless it is very long.
  private static let traceLimit = TraceRing.Limit(bytes: 64 << 20)

  /// Marks the last frame in the trace.
  func mark(_ text: String) { recorder?.tracer.noteInLast(.mark(text)) }

  /// The bytes of the run's trace; nil if it is not recorded.
  func trace() -> [UInt8]? {
    recorder?.file(TraceHeader(title: name, maker: "ScrollworkTesting"))
  }

  // MARK: What it shows

  /// The calls to delegates and data sources so far.
  var calls: [CallEntry] { callWriter?.calls ?? [] }

  /// Whether the picture may differ from the last one taken.
  var hasChanged: Bool { content.needsDisplay }

  /// The picture, and the rectangles of its text.
  func picture() throws(StageError) -> (picture: Picture, texts: [Rect]) {
    let list = content.displayList(at: stage.scale)
    return (try stage.picture(of: list), TextPlaces.places(in: list, measuredBy: stage.text))
  }

  /// The layout of the screen, with the requested contents.
  func report(_ contents: SnapshotContents) -> LayoutReport {
    let views = content.views.filter { !$0.view.isHidden }
    var lists: [(id: String, queue: ReuseQueue)] = []
    if contents.contains(.reuse) {
      for (id, view) in views {
        if let list = view as? ListView { lists.append((id, list.reuseQueue)) }
      }
    }
    return LayoutReport(
      scene: name, time: time,
      views: contents.contains(.layout)
        ? views.map { id, view in
          LayoutReport.ViewEntry(
            view, id: id, origin: (view.superview ?? window).convert(.zero, to: nil))
        } : [],
      reuse: LayoutReport.ReuseEntry.entries(for: lists),
      calls: contents.contains(.calls) ? callWriter?.calls ?? [] : nil)
  }
}
