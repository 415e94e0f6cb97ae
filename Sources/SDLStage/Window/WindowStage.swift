internal import CSDL2
package import Geometry
package import Hosting
internal import ScrollEngine

/// A window that shows content, passes it the person's input, and sleeps when nothing moves.
///
/// The stage is also the content's ``HostServices``: make the stage, then the content with it, then
/// run the content.
///
/// ```swift
/// let window = try WindowStage(
///   title: "Scrollwork", size: Size(width: 1280, height: 800), text: text)
/// try await window.run(shell)
/// ```
@MainActor
package final class WindowStage {
  /// The smallest size in which the shell can be laid out, in points. A window that is requested at
  /// a smaller size opens at that size.
  package static let smallestSize = Size(width: 640, height: 480)

  /// Measures text as this window paints it.
  package let text: StageText
  /// Measures making a display list, painting it, and presenting the changes.
  package var costMeter: (any CostMeter)?
  /// Called with the path of each file that is dropped on the window.
  ///
  /// A drop is not an event of the content: its effect depends on a file, which no log contains.
  package var onDrop: ((String) -> Void)?
  /// Wakes the loop when the main actor has a job; nil for programs that call ``wake()``
  /// themselves.
  var tasks: TaskWatch?
  let window: Window
  let presenter: any Presenter
  /// The surface to paint on and then show.
  private(set) var surface: Surface
  let painter: Painter
  let report: (String) -> Void
  var translator: EventTranslator
  /// The times of events on ``clock``; restarted with it.
  var eventTimes = EventTimes()
  var commitOrder = CommitOrder()
  /// Restarted when content is run.
  var clock = MonotonicClock()
  var quitRequested = false
  var pictureRequested = false
  /// Speaks for the content; nil while nobody listens.
  var speaker: WindowSpeaker?
  /// The area for text input that the content last gave.
  private(set) var textInputArea: TextInputArea?
  /// The magnification of everything in the window, besides the desktop's.
  let requestedScale: Double
  /// The desktop whose scale the window follows; nil for none.
  let desktop: Desktop?
  /// Whether the desktop has changed since the loop last looked.
  var desktopHasChanged = false
  /// The frame to which the window returns when it no longer fills the screen.
  var frameMemory: FrameMemory
  /// Whether the window was last seen maximised.
  var isMaximized = false
  /// Called when the window has another number of pixels per point.
  package var onScaleChange: (() -> Void)?

  /// Opens the window.
  ///
  /// `size` is the content's, in points; `scale` magnifies everything, so the window takes `size *
  /// scale`. A person cannot make the window smaller than `minimumSize`, in points, unless `size`
  /// is smaller. `text` measures for the content, from now on at the density of the window's
  /// display. `costMeter` measures drawing; `report` gets one line for the person, for instance
  /// where a picture was saved.
  ///
  /// - Throws: ``StageError/noDisplay(reason:)``, also if SDL would fall back to a driver that
  ///   shows nothing and was not requested; ``StageError/window(reason:)``; or
  ///   ``StageError/surface(width:height:reason:)`` if memory runs out.
  package convenience init(
    title: String, size: Size, minimumSize: Size = WindowStage.smallestSize, scale: Double = 1,
    text: StageText, costMeter: (any CostMeter)? = nil,
    report: @escaping (String) -> Void = { _ in }
  ) throws(StageError) {
    try self.init(
      title: title, size: size, minimumSize: minimumSize, scale: scale, text: text,
      costMeter: costMeter, report: report, driver: Self.requestedDriver)
  }

  /// The video driver that `SDL_VIDEODRIVER` requests; nil for the best one.
  package static var requestedDriver: String? { Window.requestedDriver }

  /// Opens the window with SDL's video driver `driver`, or with the best one for nil.
  ///
  /// `program` is the name of a program in which people write; nil if the keyboard gives commands.
  /// `identifier` is the application's id; nil for the name of the program's file.
  /// The window follows the scale of `desktop`, and has `frame` if that is not nil: see
  /// ``SavedFrame``.
  package init(
    title: String, size: Size, minimumSize: Size = WindowStage.smallestSize, scale: Double,
    text: StageText, costMeter: (any CostMeter)? = nil,
    report: @escaping (String) -> Void = { _ in }, driver: String?, program: String? = nil,
    identifier: String? = nil,
    desktop: Desktop? = nil, frame: WindowFrame? = nil
  ) throws(StageError) {
    let minimum = Size(
      width: min(size.width, minimumSize.width),
      height: min(size.height, minimumSize.height))
    var wish = Window.Wish(title: title, size: size, minimum: minimum, scale: scale)
    if let program { wish.use = .text(program: program) }
    wish.identifier = identifier
    wish.desktop = desktop
    wish.frame = frame
    presenter = try Window.open(wish, asked: driver)
    window = presenter.window
    surface = try presenter.surface()
    requestedScale = scale
    self.desktop = desktop
    frameMemory = FrameMemory(frame ?? WindowFrame(size: size))
    isMaximized = frame?.isMaximized ?? false
    translator = EventTranslator(windowSize: window.size, scale: window.scale)
    self.text = text
    painter = Painter(on: Raster(on: surface), fonts: text.fonts, scale: window.scale)
    self.costMeter = costMeter
    self.report = report
    try adoptWindowSize()
    desktop?.onChangeForLoop = { [weak self] in
      self?.desktopHasChanged = true
      self?.wake()
    }
  }

  /// The size of the content, in points.
  package var contentSize: Size {
    Size(
      width: window.size.width / window.scale, height: window.size.height / window.scale)
  }

  /// Device pixels per point of the content.
  package var scale: Double { painter.grid.scale }

  /// The work of painting, for measurements.
  package var work: PaintingWork { painter.work }

  /// The interval between pictures on the window's display, in seconds.
  package var refreshInterval: Double { window.refresh.interval }

  /// Whether the window covers the desktop.
  package var isFullScreen: Bool { window.isFullScreen }

  /// Runs tasks of the main actor while the window waits for events.
  ///
  /// The main thread must run the main queue. A second call has no effect.
  package func watchTasks(idle: @escaping TaskWatch.Idle) {
    if tasks == nil { tasks = TaskWatch(idle: idle) }
  }

  /// SDL's video driver and the renderer, for diagnosis.
  package var driverDescription: String {
    "\(Window.currentDriver ?? "no driver"), software renderer"
  }

  /// Adopts the size and density that the window system has given the window.
  ///
  /// - Throws: ``StageError/window(reason:)`` or ``StageError/surface(width:height:reason:)``.
  func adoptWindowSize() throws(StageError) {
    try adoptSurface()
    let size = window.size
    translator.windowSize = size
    translator.scale = window.scale
    // On high-density displays the surface has more pixels than the window has coordinates.
    let density = DisplayDensity.density(pixels: surface.width, coordinates: size.width)
    let scale = density * window.scale
    guard scale != painter.grid.scale || scale != text.scale else { return }
    painter.grid = PixelGrid(scale: scale)
    text.scale = scale
    onScaleChange?()
  }

  /// Tells the input method where text is entered, if the area has changed.
  ///
  /// Without an area, a composition is dropped, but SDL's text input stays on, because the content
  /// then uses characters as commands.
  func showTextInput(at area: TextInputArea?) {
    guard area != textInputArea else { return }
    let wasComposing = textInputArea?.isComposing ?? false
    textInputArea = area
    guard let area else { return forgetComposition() }
    // The content has ended a composition that the input method still continues.
    if wasComposing, !area.isComposing, commitOrder.isComposing { forgetComposition() }
    let grid = PixelGrid(scale: window.scale)
    var rect = SDL_Rect(
      x: Int32(clamping: grid.pixel(area.caret.minX)),
      y: Int32(clamping: grid.pixel(area.caret.minY)),
      w: Int32(clamping: max(1, grid.pixel(area.caret.width))),
      h: Int32(clamping: max(1, grid.pixel(area.caret.height))))
    SDL_SetTextInputRect(&rect)
  }

  /// Makes the input method drop its composition.
  ///
  /// `SDL_ClearComposition` has no effect on the input methods of X11 and Wayland.
  private func forgetComposition() {
    SDL_StopTextInput()
    SDL_StartTextInput()
    commitOrder = CommitOrder()
  }

  /// Makes the painter use the window's current pixels.
  func adoptSurface() throws(StageError) {
    let last = surface
    surface = try presenter.surface()
    if surface !== last { painter.target = Raster(on: surface) }
  }

  /// Ends the wait of a running loop, from any thread, so that a task's result is shown at once.
  package nonisolated func wake() { Self.wakeLoop() }

  /// Ends the wait of any window's loop.
  nonisolated static func wakeLoop() { WakeEvent.push(WakeEvent.task) }
}
