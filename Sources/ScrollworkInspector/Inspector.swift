internal import Glibc
package import Hosting
internal import PlainText
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
/// calls through `ScrollView.onCall` and cells through `ReuseQueue.onMove`, unless the program has
/// set these.
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

  private weak var content: WindowContent?
  private let keys: [InputEvent.KeyPress]
  private let screens: [ReplayedScreen]
  /// Captures the stacks of the program's calls while the inspector is open; nil for no stacks.
  private let capture: CallBacktrace.Capture?
  private var screen: InspectorScreen? { content?.companion as? InspectorScreen }

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
  /// - Returns: The inspector, which lives as long as the window.
  /// - Precondition: The window is open and has no inspector.
  @discardableResult
  public static func attach(
    to window: AppWindow, keys: [InputEvent.KeyPress] = usualKeys, place: Place = .over,
    replaying screens: [ReplayedScreen] = []
  ) -> Inspector {
    guard let content = window.content else {
      fail("Inspector: the window \"\(window.title)\" is not open")
    }
    let inspector = attach(to: content, keys: keys, place: place, replaying: screens)
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
  /// calls.
  package static func attach(
    to content: WindowContent, keys: [InputEvent.KeyPress] = usualKeys, place: Place = .over,
    replaying screens: [ReplayedScreen] = [],
    capture: CallBacktrace.Capture? = CallBacktrace.ofThisBuild
  ) -> Inspector {
    require(content.takesKey == nil, "Inspector: the window has one already")
    let inspector = Inspector(content, keys, place, screens, capture)
    content.takesKey = { inspector.takes($0) }
    return inspector
  }

  private init(
    _ content: WindowContent, _ keys: [InputEvent.KeyPress], _ place: Place,
    _ screens: [ReplayedScreen], _ capture: CallBacktrace.Capture?
  ) {
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
    guard keys.contains(where: { $0.key == press.key && $0.modifiers == press.modifiers }) else {
      return false
    }
    // Key repeats have no effect.
    if !press.isRepeat { if isPlaying { stopPlaying() } else { isOpen.toggle() } }
    return true
  }

  private func open() {
    guard let content else { return }
    stopPlaying()
    let screen = InspectorScreen(
      content, place: place, showsOutlines: showsOutlines, capture: capture)
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
