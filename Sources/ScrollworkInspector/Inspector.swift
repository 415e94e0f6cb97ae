package import Hosting
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
/// to no view and draws nothing. Scroll views keep their delegates: it hears of calls through
/// `ScrollView.onCall` and of cells through `ReuseQueue.onMove`, unless the program has set these.
@MainActor
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
  /// - Parameters:
  ///   - window: The window of ``Application``, from the moment it is handed to the program.
  ///   - keys: What opens and closes it; the program does not get these keys.
  ///   - place: Where its panel lies when it is opened.
  /// - Returns: The inspector, which lives as long as the window.
  /// - Precondition: The window is open, and has no inspector.
  @discardableResult
  public static func attach(
    to window: AppWindow, keys: [InputEvent.KeyPress] = usualKeys, place: Place = .over
  ) -> Inspector {
    guard let content = window.content else {
      fail("Inspector: the window \"\(window.title)\" is not open")
    }
    return attach(to: content, keys: keys, place: place)
  }

  /// The same for a window without a display.
  package static func attach(
    to content: WindowContent, keys: [InputEvent.KeyPress] = usualKeys, place: Place = .over
  ) -> Inspector {
    require(content.takesKey == nil, "Inspector: the window has one already")
    let inspector = Inspector(content, keys, place)
    content.takesKey = { inspector.takes($0) }
    return inspector
  }

  private init(_ content: WindowContent, _ keys: [InputEvent.KeyPress], _ place: Place) {
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
    if !press.isRepeat { isOpen.toggle() }
    return true
  }

  private func open() {
    guard let content else { return }
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
}
