internal import Glibc
package import Hosting
internal import Inspecting
internal import PlainText
internal import SDLStage
package import SceneParts
public import ScrollworkApp

/// Shows outlines, reuse queues, frames, calls and costs over the screen of a program's window.
///
/// ```swift
/// try await Application.run(title: "Log", size: Size(width: 900, height: 700)) { window in
///   window.rootViewController = LogController(file: path)
///   Inspector.attach(to: window)
/// }
/// ```
///
/// F12, or Control, Shift and I, opens and closes the inspector. A closed inspector costs nothing:
/// it observes no view and draws nothing. Scroll views keep their delegates: the inspector observes
/// calls through `ScrollView.onCall` and cells through `ReuseQueue.onMove`, besides observers that
/// the program has set before.
///
/// With ``TraceSettings``, the inspector also records the window while it is closed, and writes the
/// last seconds to a file when one of its keys is pressed, or when something goes wrong.
@preconcurrency @MainActor
public final class Inspector {
  /// The place of the inspector's panel.
  public enum Place: Hashable, Sendable {
    /// Over the right edge of the program's screen; the size of the screen does not change.
    case over
    /// Beside the program's screen, which becomes narrower by the panel's width.
    case beside
  }

  /// F12, and Control, Shift and I.
  public static let usualKeys: [InputEvent.KeyPress] = [
    InputEvent.KeyPress(.f12), InputEvent.KeyPress(.i, modifiers: [.control, .shift]),
  ]

  weak var content: WindowContent?
  private let keys: [InputEvent.KeyPress]
  private let screens: [ReplayedScreen]
  /// Captures the stacks of the program's calls while the inspector is open; nil for no stacks.
  let capture: CallBacktrace.Capture?
  /// Records the window; nil while nothing is recorded.
  var recorder: InspectorRecorder?
  /// Measures the pictures of the window while it is recorded; nil without a clock.
  let clock: (any CostMeter)?
  /// Has the window measure its painting, or measure nothing.
  var measure: ((any CostMeter)?) -> Void = { _ in }
  /// The trace that was written last, or the error.
  var news = TraceContent.News?.none { didSet { screen?.panel.trace.content.news = news } }
  var screen: InspectorScreen? { content?.companion as? InspectorScreen }

  /// The place of the panel. While the inspector is closed, this applies to the next time it opens.
  public var place: Place {
    didSet {
      guard oldValue != place else { return }
      screen?.place = place
      content?.place()
    }
  }

  /// Whether the inspector outlines scroll views and cells, and marks cells with letters.
  public var showsOutlines = true { didSet { screen?.showsOutlines = showsOutlines } }

  /// Whether the inspector draws the constraints on the views in the chosen scroll view.
  var showsStruts = false { didSet { screen?.showsStruts = showsStruts } }

  /// What the inspector records, and when it writes that to a file; nil, the default, if it records
  /// nothing, which costs nothing. A change begins another recording.
  public var traces: TraceSettings? { didSet { if oldValue != traces { tracesDidChange() } } }

  /// Adds an inspector to a window; it is closed at first.
  ///
  /// If the environment variable `SCROLLWORK_REPLAY` names a script, the inspector plays the script
  /// at once, as by ``play(_:)``. A script that cannot be played ends the program with a line on
  /// standard error.
  ///
  /// - Parameters:
  ///   - window: A window that `Application` has passed to the program.
  ///   - keys: The keys that open and close the inspector; the program does not receive them.
  ///   - place: The initial place of the panel.
  ///   - screens: The screens on which scripts can be played.
  ///   - traces: What is recorded from now on, and when it is written to a file; nil for nothing.
  /// - Returns: The inspector, which lives as long as the window.
  /// - Precondition: The window is open and has no inspector.
  @discardableResult
  public static func attach(
    to window: AppWindow, keys: [InputEvent.KeyPress] = usualKeys, place: Place = .over,
    replaying screens: [ReplayedScreen] = [], traces: TraceSettings? = nil
  ) -> Inspector {
    guard let content = window.content else {
      fail("Inspector: the window \"\(window.title)\" is not open")
    }
    let inspector = attach(
      to: content, keys: keys, place: place, replaying: screens, clock: ClockCostMeter())
    inspector.measure = { [weak window] in window?.measure(by: $0) }
    inspector.traces = traces
    if let path = getenv("SCROLLWORK_REPLAY").map({ String(cString: $0) }), !path.isEmpty {
      do throws(ReplayFailure) {
        try inspector.play(path)
      } catch {
        for line in error.description.split(separator: "\n") { StandardError.write(String(line)) }
        exit(EXIT_FAILURE)
      }
    }
    return inspector
  }

  /// Adds an inspector to a window without a display; `capture` takes the stacks of the program's
  /// calls, and `clock` measures recorded pictures.
  package static func attach(
    to content: WindowContent, keys: [InputEvent.KeyPress] = usualKeys, place: Place = .over,
    replaying screens: [ReplayedScreen] = [],
    capture: CallBacktrace.Capture? = CallBacktrace.ofThisBuild, clock: (any CostMeter)? = nil
  ) -> Inspector {
    require(content.takesKey == nil, "Inspector: the window has one already")
    let inspector = Inspector(content, keys, place, screens, capture, clock)
    content.takesKey = { inspector.takes($0) }
    return inspector
  }

  private init(
    _ content: WindowContent, _ keys: [InputEvent.KeyPress], _ place: Place,
    _ screens: [ReplayedScreen], _ capture: CallBacktrace.Capture?, _ clock: (any CostMeter)?
  ) {
    self.clock = clock
    self.screens = screens
    self.capture = capture
    self.content = content
    self.keys = keys
    self.place = place
  }

  /// Whether the inspector is open.
  public var isOpen: Bool {
    get { screen != nil }
    set { if newValue != isOpen { newValue ? open() : close() } }
  }

  private func takes(_ press: InputEvent.KeyPress) -> Bool {
    if let recorder, recorder.settings.keys.contains(press) {
      if !press.isRepeat { writeTrace(on: "key") }
      return true
    }
    guard keys.contains(press) else { return false }
    // Key repeats have no effect.
    if !press.isRepeat { if isPlaying { stopPlaying() } else { isOpen.toggle() } }
    return true
  }

  private func open() {
    guard let content else { return }
    stopPlaying()
    let screen = InspectorScreen(
      content, watch: recorder?.recorder.watch, place: place, showsOutlines: showsOutlines,
      capture: capture)
    screen.panel.trace.content.news = news
    screen.onClose = { [weak self] in self?.close() }
    screen.onPlace = { [weak self] in self?.place = $0 }
    screen.onOutlines = { [weak self] in self?.showsOutlines = $0 }
    screen.onStruts = { [weak self] in self?.showsStruts = $0 }
    // Wakes the window's loop.
    screen.onFind = { [weak content] in content?.window.setNeedsDisplay() }
    screen.showsStruts = showsStruts
    content.companion = screen
  }

  private func close() {
    guard let screen else { return }
    content?.companion = nil
    screen.stop()
  }

  // MARK: Scripts

  private var stage: ReplayStage? { content?.companion as? ReplayStage }

  /// Whether a script's screen is shown.
  public var isPlaying: Bool { stage != nil }

  /// Plays a script that `expectInvariants` has written, over the program's screen, with the
  /// inspector open.
  ///
  /// A new screen goes through the same frames as in the test, at the size in the script. Space
  /// pauses, the right arrow shows the next frame, Home begins again and Esc closes. The replay
  /// stops at the frame that breaks an invariant, and shows the invariant with the details.
  ///
  /// - Parameter path: The path of the script's file.
  /// - Throws: ``ReplayFailure`` if the file cannot be read, or does not match the screens given to
  ///   `attach`.
  public func play(_ path: String) throws(ReplayFailure) {
    let (script, screen) = try ReplayFile.read(path, for: screens)
    guard let content else { return }
    isOpen = false
    stopPlaying()
    let stage = ReplayStage(script, on: screen, in: content, capture: capture)
    stage.onClose = { [weak self] in self?.stopPlaying() }
    content.companion = stage
  }

  /// Ends the replay and shows the program's own screen again; does nothing if no script is played.
  public func stopPlaying() {
    guard let stage else { return }
    content?.companion = nil
    stage.stop()
  }
}

extension [InputEvent.KeyPress] {
  /// Whether a press is one of these, also if it repeats.
  fileprivate func contains(_ press: InputEvent.KeyPress) -> Bool {
    contains { $0.key == press.key && $0.modifiers == press.modifiers }
  }
}
