package import Hosting
internal import SDLStage

/// The window of a program: the root of its views, and its way to the desktop.
///
/// A view finds it as its `window`.
public final class AppWindow: Window {
  private weak var stage: WindowStage?
  /// What the host shows; nil before the window is open and after it is closed.
  package private(set) weak var content: WindowContent?
  /// Whether the program has closed it.
  public private(set) var isClosed = false

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  func attach(to stage: WindowStage, _ content: WindowContent) {
    self.stage = stage
    self.content = content
    displayScale = stage.scale
    pasteboard = HostPasteboard(of: stage)
    content.mayClose = { [weak self] in self?.shouldClose() ?? true }
    stage.onDrop = { [weak self] in self?.onDrop?($0) }
  }

  func detach() {
    stage = nil
    desktop = nil
    isClosed = true
    rootViewController = nil
    // These functions often keep the window.
    shouldClose = { true }
    onDrop = nil
  }

  /// The text in the window's frame.
  public var title: String { didSet { if title != oldValue { stage?.setTitle(title) } } }

  /// Whether colours are those of light or of dark screens; may change at any time.
  ///
  /// Setting it ends ``followsDesktop``.
  public var appearance: Appearance {
    get { content?.appearance ?? .light }
    set {
      followsDesktop = false
      content?.appearance = newValue
    }
  }

  /// Whether ``appearance`` is the desktop's, and changes with it.
  ///
  /// Light where the desktop says nothing: without a session bus or a settings portal.
  public var followsDesktop = false { didSet { followDesktop() } }

  /// What the desktop says; nil in windows without a desktop.
  var desktop: DesktopAppearance? {
    didSet {
      desktop?.onChange = { [weak self] _ in self?.followDesktop() }
      followDesktop()
    }
  }

  private func followDesktop() {
    guard followsDesktop, let current = desktop?.current else { return }
    content?.appearance = current
  }

  /// What the mouse pointer looks like over the window.
  public var pointerShape = PointerShape.arrow {
    didSet { if pointerShape != oldValue { stage?.show(pointerShape) } }
  }

  /// Pixels of the display per point; another one when the window moves to another display.
  public var scale: Double { stage?.scale ?? 1 }

  /// Seconds from one picture of the display to the next.
  public var refreshInterval: Double { stage?.refreshInterval ?? 1.0 / 60 }

  /// Called with the path of each file that is dropped on the window.
  public var onDrop: ((String) -> Void)?

  /// Asked when a person wants to close the window; return false to keep it open, for instance to ask
  /// first, and call ``close()`` later.
  public var shouldClose: () -> Bool = { true }

  /// Closes the window after the current event, without asking ``shouldClose``.
  public func close() {
    isClosed = true
    stage?.quit()
  }

  /// Covers the desktop, or returns to the window.
  public func toggleFullScreen() { stage?.toggleFullScreen() }

  /// Whether the window covers the desktop.
  public var isFullScreen: Bool { stage?.isFullScreen ?? false }

  /// The text on the clipboard; nil if there is none, or something else.
  ///
  /// Setting nil changes nothing. A text that the desktop refuses is reported on standard error.
  public var clipboardText: String? {
    get { pasteboard?.string }
    set { pasteboard?.string = newValue }
  }
}
