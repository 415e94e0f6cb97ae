internal import CSDL2
public import Geometry
public import Hosting
internal import ScrollEngine

/// A window that shows content, hands it what the person does, and sleeps when nothing moves.
///
/// It is also the content's ``HostServices``: make the window, make the content with it, run it.
///
/// ```swift
/// let window = try WindowStage(
///   title: "Scrollwork", size: Size(width: 1280, height: 800), fonts: fonts)
/// try await window.run(shell)
/// ```
@MainActor
public final class WindowStage {
  /// Below this no shell can be laid out, in points; a smaller size that was asked for is kept.
  private static let smallestSize = Size(width: 640, height: 480)

  /// Measures as this window paints.
  public let text: StageText
  /// Marked around painting.
  public let costMeter: (any CostMeter)?
  /// Takes the path of a file that a person lets go over the window.
  ///
  /// It is no event of the content: what it leads to depends on a file, which no log can hold.
  public var onDrop: ((String) -> Void)?
  let window: Window
  let presenter: any Presenter
  /// What is painted on, and then shown.
  private(set) var surface: Surface
  let painter: Painter
  let report: (String) -> Void
  var translator: EventTranslator
  /// Of the clock; begins anew with it.
  var eventTimes = EventTimes()
  /// Restarted when content is run.
  var clock = MonotonicClock()
  var quitRequested = false
  var pictureRequested = false
  /// Window coordinates in a point of the content.
  private let requestedScale: Double

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - size: Of the content, in points.
  ///   - scale: How much larger than usual everything is shown: the window takes `size * scale`.
  ///   - costMeter: What to tell how long painting took.
  ///   - report: Takes one line for the person, as where a picture was saved.
  /// - Throws: ``StageError/noDisplay(reason:)``, also where SDL would fall back to a driver that
  ///   shows nothing and that nobody asked for; or ``StageError/window(reason:)``.
  public convenience init(
    title: String, size: Size, scale: Double = 1, fonts: FontLibrary,
    costMeter: (any CostMeter)? = nil, report: @escaping (String) -> Void = { _ in }
  ) throws(StageError) {
    try self.init(
      title: title, size: size, scale: scale, fonts: fonts, costMeter: costMeter, report: report,
      driver: Window.requestedDriver)
  }

  init(
    title: String, size: Size, scale: Double, fonts: FontLibrary,
    costMeter: (any CostMeter)? = nil, report: @escaping (String) -> Void = { _ in },
    driver: String?
  ) throws(StageError) {
    func windowSize(_ points: Size) -> Size {
      let grid = PixelGrid(scale: scale)
      return Size(
        width: Double(grid.pixel(points.width)), height: Double(grid.pixel(points.height)))
    }
    let minimum = Size(
      width: min(size.width, Self.smallestSize.width),
      height: min(size.height, Self.smallestSize.height))
    let wish = Window.Wish(title: title, size: windowSize(size), minimum: windowSize(minimum))
    presenter = try Window.open(wish, asked: driver)
    window = presenter.window
    surface = try presenter.surface()
    requestedScale = scale
    translator = EventTranslator(windowSize: window.size, scale: scale)
    text = StageText(fonts: fonts, scale: scale)
    painter = Painter(on: Raster(on: surface), fonts: fonts, scale: scale)
    self.costMeter = costMeter
    self.report = report
    try adoptWindowSize()
  }

  /// The size that the content has, in points.
  public var contentSize: Size {
    Size(
      width: window.size.width / requestedScale, height: window.size.height / requestedScale)
  }

  /// Device pixels in a point of the content.
  public var scale: Double { painter.grid.scale }

  /// SDL's video driver and what paints, for a line of diagnosis.
  public var driverDescription: String {
    "\(Window.currentDriver ?? "no driver"), software renderer"
  }

  /// Takes over what the window system has made of the window.
  ///
  /// - Throws: ``StageError/window(reason:)`` or ``StageError/surface(width:height:reason:)``.
  func adoptWindowSize() throws(StageError) {
    try adoptSurface()
    let size = window.size
    translator.windowSize = size
    // On displays of high density the surface has more pixels than the window has coordinates.
    let density = DisplayDensity.density(pixels: surface.width, coordinates: size.width)
    let scale = density * requestedScale
    painter.grid = PixelGrid(scale: scale)
    text.scale = scale
  }

  /// Paints from now on where the window takes its pixels from now.
  func adoptSurface() throws(StageError) {
    let last = surface
    surface = try presenter.surface()
    if surface !== last { painter.target = Raster(on: surface) }
  }

  /// Ends the wait of a running loop from anywhere, so that a task's result is shown at once.
  public nonisolated func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }
}
