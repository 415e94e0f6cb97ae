import ScrollEngine

/// The positions of a script's screen, the inspector's panel and the bar in a program's window.
@MainActor
struct ReplayLayout {
  /// The frame of the bar, in points of the window.
  let bar: Rect
  /// Whether the panel fits beside the bar.
  let showsPanel: Bool
  /// The scale at which the whole screen fits, from 0.05 to 1.
  let zoom: Double

  /// The least width of the bar and the screen beside the panel, in points.
  private static let leastWidth = 380.0

  /// - Parameters:
  ///   - window: The size of the program's window.
  ///   - screen: The size of the script's screen.
  init(window: Size, screen: Size) {
    showsPanel = window.width >= Panel.width + Self.leastWidth
    let width = max(0, showsPanel ? window.width - Panel.width : window.width)
    let height = min(ReplayBar.height(forWidth: width), window.height)
    bar = Rect(x: 0, y: window.height - height, width: width, height: height)
    let fits = [width / max(screen.width, 1), bar.minY / max(screen.height, 1)]
    // In a window that is much too small, the screen is cut off.
    zoom = max(fits.reduce(1, min), 0.05)
  }
}
