package import Hosting
internal import SDLStage

/// The window of a program: the root of its views, with access to the desktop.
///
/// Views reach the window through their `window` property.
public final class AppWindow: Window {
  private weak var stage: WindowStage?
  /// The content that the host shows; nil before the window is open and after it is closed.
  package private(set) weak var content: WindowContent?
  /// Whether the window has been closed.
  public private(set) var isClosed = false

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  func attach(to stage: WindowStage, _ content: WindowContent) {
    self.stage = stage
    self.content = content
    displayScale = stage.scale
    stage.onScaleChange = { [weak self, weak stage] in
      if let stage { self?.displayScale = stage.scale }
    }
    pasteboard = HostPasteboard(of: stage)
    opensAddress = { [weak stage] in stage?.open($0) ?? false }
    content.mayClose = { [weak self] in self?.shouldClose() ?? true }
    stage.onDrop = { [weak self] in self?.onDrop?($0) }
  }

  /// Measures the painting of each picture from now on; nil for no measure.
  package func measure(by meter: (any CostMeter)?) { stage?.costMeter = meter }

  func detach() {
    stage = nil
    opensAddress = nil
    desktop = nil
    isClosed = true
    rootViewController = nil
    // Releases closures that often retain the window.
    shouldClose = { true }
    onDrop = nil
  }

  /// The text in the window's title bar.
  public var title: String { didSet { if title != oldValue { stage?.setTitle(title) } } }

  /// Whether colours are shown in their light or dark variant; may change at any time.
  ///
  /// Setting it makes ``followsDesktop`` false.
  public var appearance: Appearance {
    get { content?.appearance ?? .light }
    set {
      followsDesktop = false
      content?.appearance = newValue
    }
  }

  /// Whether ``appearance`` follows the desktop's preference.
  ///
  /// The appearance is light if the desktop has no preference, for instance without a session bus
  /// or a settings portal.
  public var followsDesktop = false { didSet { followDesktop() } }

  /// The desktop; nil in windows without one.
  var desktop: Desktop? {
    didSet {
      desktop?.onChange = { [weak self] in self?.followDesktop() }
      followDesktop()
    }
  }

  private func followDesktop() {
    guard let settings = desktop?.settings else { return }
    increasesContrast = settings.increasesContrast
    reducesMotion = settings.reducesMotion
    doubleTapPause = settings.doubleClickTime ?? usualPause
    if followsDesktop, let appearance = settings.appearance { content?.appearance = appearance }
  }

  /// The time of double taps where the desktop does not say one.
  private lazy var usualPause = doubleTapPause

  /// The shape of the mouse pointer over the window.
  public var pointerShape = PointerShape.arrow {
    didSet { if pointerShape != oldValue { stage?.show(pointerShape) } }
  }

  /// Pixels of the display per point; changes when the window moves to a display with another
  /// scale.
  public var scale: Double { stage?.scale ?? 1 }

  /// The interval between two frames of the display, in seconds.
  public var refreshInterval: Double { stage?.refreshInterval ?? 1.0 / 60 }

  /// Called with the path of each file that is dropped on the window.
  public var onDrop: ((String) -> Void)?

  /// Called when a person wants to close the window. Return false to keep it open, for instance to
  /// ask first, and call ``close()`` later.
  public var shouldClose: () -> Bool = { true }

  /// Closes the window after the current event, without asking ``shouldClose``.
  public func close() {
    isClosed = true
    stage?.quit()
  }

  /// Enters or leaves full screen.
  public func toggleFullScreen() { stage?.toggleFullScreen() }

  /// Whether the window is in full screen.
  public var isFullScreen: Bool { stage?.isFullScreen ?? false }

  /// The text on the clipboard; nil if the clipboard is empty or holds no text.
  ///
  /// Setting nil changes nothing. If the desktop refuses a text, a line on standard error reports
  /// it.
  public var clipboardText: String? {
    get { pasteboard?.string }
    set { pasteboard?.string = newValue }
  }
}
