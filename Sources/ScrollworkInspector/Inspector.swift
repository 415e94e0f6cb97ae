internal import Glibc
package import Hosting
internal import PlainText
public import ScrollworkApp

/// Looks into the window of a program: outlines, reuse queues, frames, calls and costs, over the
/// program's own screen.
///
/// ```swift
/// try await Application.run(title: "Log", size: Size(width: 900, height: 700)) { window in
///   window.rootViewController = LogController(file: path)
///   Inspector.attach(to: window)
/// }
/// ```
///
/// F12, or Control, Shift and I, opens and closes it. While it is closed it costs nothing: it listens
/// to no view and draws nothing. Scroll views keep their delegates: it gets their calls through
/// `ScrollView.onCall` and of cells through `ReuseQueue.onMove`, unless the program has set these.
@preconcurrency @MainActor
public final class Inspector {
  /// Where its panel lies.
  public enum Place: Hashable, Sendable {
    /// Over the right edge of the program's screen, which keeps its size.
    case over
    /// Beside the program's screen, which becomes as much narrower.
    case beside
  }

  /// F12, and Control, Shift and I.
  public static let usualKeys: [InputEvent.KeyPress] = [
    InputEvent.KeyPress(.f12), InputEvent.KeyPress(.i, modifiers: [.control, .shift]),
  ]

  private weak var content: WindowContent?
  private let keys: [InputEvent.KeyPress]
  private let screens: [ReplayedScreen]
  private var screen: InspectorScreen? { content?.companion as? InspectorScreen }

  /// Where its panel lies; also while it is closed, for the next time.
  public var place: Place {
    didSet {
      guard oldValue != place else { return }
      screen?.place = place
      content?.place()
    }
  }

  /// Whether it outlines scroll views and cells, and names cells by letters.
  public var showsOutlines = true { didSet { screen?.showsOutlines = showsOutlines } }

  /// Adds an inspector to a window, which is closed at first.
  ///
  /// Where the environment variable `SCROLLWORK_REPLAY` names a script, it is played at once, as by
  /// ``play(_:)``. A script that cannot be played ends the program with a line on standard error.
  ///
  /// - Parameters:
  ///   - window: The window of `Application`, from the moment it is handed to the program.
  ///   - keys: What opens and closes it; the program does not get these keys.
  ///   - place: Where its panel lies when it is opened.
  ///   - screens: What scripts can be played on.
  /// - Returns: The inspector, which lives as long as the window.
  /// - Precondition: The window is open, and has no inspector.
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

  /// The same for a window without a display.
  package static func attach(
    to content: WindowContent, keys: [InputEvent.KeyPress] = usualKeys, place: Place = .over,
    replaying screens: [ReplayedScreen] = []
  ) -> Inspector {
    require(content.takesKey == nil, "Inspector: the window has one already")
    let inspector = Inspector(content, keys, place, screens)
    content.takesKey = { inspector.takes($0) }
    return inspector
  }

  private init(
    _ content: WindowContent, _ keys: [InputEvent.KeyPress], _ place: Place,
    _ screens: [ReplayedScreen]
  ) {
    self.screens = screens
    self.content = content
    self.keys = keys
    self.place = place
  }

  /// Whether it is shown.
  public var isOpen: Bool {
    get { screen != nil }
    set { if newValue != isOpen { newValue ? open() : close() } }
  }

  private func takes(_ press: InputEvent.KeyPress) -> Bool {
    guard keys.contains(where: { $0.key == press.key && $0.modifiers == press.modifiers }) else {
      return false
    }
    // A key that is held opens once.
    if !press.isRepeat { if isPlaying { stopPlaying() } else { isOpen.toggle() } }
    return true
  }

  private func open() {
    guard let content else { return }
    stopPlaying()
    let screen = InspectorScreen(content, place: place, showsOutlines: showsOutlines)
    screen.onClose = { [weak self] in self?.close() }
    screen.onPlace = { [weak self] in self?.place = $0 }
    screen.onOutlines = { [weak self] in self?.showsOutlines = $0 }
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

  /// Plays a script that `expectInvariants` has left, over the program's screen and with all of the
  /// inspector.
  ///
  /// A new screen is made and taken through the same frames as in the test, at the size that the script
  /// names. Space pauses, the right arrow shows the next frame, Home begins again and Esc closes. At the
  /// frame in which an invariant breaks it stops, and says which and how.
  ///
  /// - Parameter path: Of the file.
  /// - Throws: ``ReplayFailure`` for a file that cannot be read or does not fit the screens that the
  ///   inspector was attached with.
  public func play(_ path: String) throws(ReplayFailure) {
    let (script, screen) = try ReplayFile.read(path, for: screens)
    guard let content else { return }
    isOpen = false
    stopPlaying()
    let stage = ReplayStage(script, on: screen, in: content)
    stage.onClose = { [weak self] in self?.stopPlaying() }
    content.companion = stage
  }

  /// Shows the program's own screen again.
  public func stopPlaying() {
    guard let stage else { return }
    content?.companion = nil
    stage.stop()
  }
}
