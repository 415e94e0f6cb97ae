internal import Hosting
internal import SDLStage

/// A view controller's screen without a display, a driver or a clock.
@MainActor
final class TestScreen {
  let window = Window()
  let controller: ViewController
  private let content: WindowContent
  private var stage: OffscreenStage
  private let fonts: FontLibrary
  private let name: String
  private(set) var size: Size
  private let recorder: CallWriter?
  /// Seconds of the screen's time.
  private(set) var time = 0.0

  /// Shows a controller; with `notesCalls` it writes down what the views ask and tell.
  init(
    _ controller: ViewController, named name: String, _ surface: SnapshotSurface,
    fonts: FontLibrary, notesCalls: Bool
  ) throws(StageError) {
    self.controller = controller
    self.name = name
    size = surface.size
    self.fonts = fonts
    stage = try OffscreenStage(size: surface.size, scale: surface.scale, fonts: fonts)
    content = WindowContent(window, text: stage.text, appearance: surface.appearance)
    recorder = notesCalls ? CallWriter(window) : nil
  }

  /// Lays the screen out and goes through the steps; `onFrame` is called after each frame, the first
  /// one included.
  func play(
    _ steps: [SnapshotStep], onFrame: (TestScreen) async throws -> Void
  ) async throws {
    content.resize(to: size)
    // Being shown lays the view out, and asks for its first rows.
    recorder?.listen(in: [controller.view])
    window.rootViewController = controller
    try await frame(to: 0, onFrame)
    try await goOn(steps, onFrame: onFrame)
  }

  /// Goes through steps from where the screen is.
  func goOn(
    _ steps: [SnapshotStep], onFrame: (TestScreen) async throws -> Void
  ) async throws {
    var place = 0
    while place < steps.count {
      let step = steps[place]
      switch step.kind {
      case .pause(let seconds):
        try await pass(seconds, onFrame)
        place += 1
      case .resize(let size):
        try resize(to: size)
        try await frame(to: time, onFrame)
        place += 1
      case .call(_, let body):
        try await body(controller)
        await WaitingTasks.run()
        try await frame(to: time, onFrame)
        place += 1
      case .gesture:
        // Gestures that follow each other are one script, as they would be in a window.
        let actions = steps[place...].map(\.action).prefix { $0 != nil }.compactMap(\.self)
        try await play(actions, onFrame)
        place += actions.count
      }
    }
  }

  private func play(
    _ actions: [GestureScript.Action], _ onFrame: (TestScreen) async throws -> Void
  ) async throws {
    let script = GestureScript(steps: actions.map { GestureScript.Step($0) })
    let player = ScriptPlayer(script: script, content: content, named: name, startingAt: time)
    let start = time
    var number = 0
    while !player.isFinished {
      // The player's first frame is the moment at which the script begins.
      do {
        time = try await player.run(until: start + Double(number) / Self.rate)
      } catch {
        throw failure(error)
      }
      try await finish(onFrame)
      number += 1
    }
  }

  /// What a script's error means for a test, which names who keeps the screen moving.
  private func failure(_ error: ScriptError) -> SnapshotFailure {
    guard case .unsettled(_, _, let frames, _, _) = error else { return .environment("\(error)") }
    let moving = window.movingParts
    let who =
      moving.isEmpty
      ? "a gesture or a delay is not over" : "still moving: " + moving.joined(separator: ", ")
    return .unsettled("\(name) did not settle in \(frames) frames; \(who)")
  }

  private func pass(
    _ seconds: Double, _ onFrame: (TestScreen) async throws -> Void
  ) async throws {
    let start = time
    let frames = Int((seconds * Self.rate).rounded())
    for number in stride(from: 1, through: frames, by: 1) {
      try await frame(to: start + Double(number) / Self.rate, onFrame)
    }
  }

  private func frame(
    to time: Double, _ onFrame: (TestScreen) async throws -> Void
  ) async throws {
    self.time = time
    _ = content.tick(to: time)
    try await finish(onFrame)
  }

  /// Lets tasks go on that have something to do, and lays out what they have changed.
  private func finish(_ onFrame: (TestScreen) async throws -> Void) async throws {
    await WaitingTasks.run()
    if content.needsTick { _ = content.tick(to: time) }
    recorder?.listen(in: window.subviews)
    try await onFrame(self)
  }

  private func resize(to size: Size) throws(StageError) {
    self.size = size
    stage = try OffscreenStage(size: size, scale: stage.scale, fonts: fonts)
    content.resize(to: size)
  }

  /// Lays out what has been marked.
  func layOut() { _ = content.tick(to: time) }

  /// Takes the controller off the screen.
  func close() { window.rootViewController = nil }

  /// Frames a second, as in a script.
  private static let rate = 60.0

  // MARK: What it shows

  /// What the views have asked and told so far.
  var calls: [CallEntry] { recorder?.calls ?? [] }

  /// Whether the picture may be another one than when it was last taken.
  var hasChanged: Bool { content.needsDisplay }

  /// The pixels, and where text lies on them.
  func picture() throws(StageError) -> (picture: Picture, texts: [Rect]) {
    let list = content.displayList(at: stage.scale)
    return (try stage.picture(of: list), TextPlaces.places(in: list, measuredBy: stage.text))
  }

  /// The same in numbers.
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
      calls: contents.contains(.calls) ? recorder?.calls ?? [] : nil)
  }
}

extension SnapshotStep {
  fileprivate var action: GestureScript.Action? {
    if case .gesture(let action) = kind { action } else { nil }
  }
}
