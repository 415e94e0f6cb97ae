package import ScrollEngine

/// A window of the engine as the whole content of a host: on a screen, or in a picture.
@MainActor
package final class WindowContent: StageContent {
  /// The window that fills the surface.
  package let window: Window
  /// Measures text as the host paints it.
  package let text: any TextMeasuring

  /// Whether the screen is light or dark.
  package var appearance: Appearance {
    didSet {
      guard appearance != oldValue else { return }
      window.hostAppearance = appearance
      window.setNeedsDisplay()
    }
  }

  /// Called when a person wants to close the window; returns whether the window may close.
  package var mayClose: () -> Bool = { true }

  /// Called for each key before the window handles it; returns whether the key has been handled.
  /// Nil, the default, if only the window handles keys.
  package var takesKey: ((InputEvent.KeyPress) -> Bool)?

  /// A tool shown with the window; nil, the default, costs nothing.
  package var companion: (any WindowCompanion)? {
    didSet { if oldValue !== companion { place() } }
  }

  /// A tool that records the window; nil, the default, costs nothing.
  package var follower: (any WindowFollower)?

  /// The size of the surface, in points.
  package private(set) var size = Size.zero

  /// The colour behind a window without a background of its own.
  package static let ground = Color(light: Color(0xFFFFFF), dark: Color(0x1C1C1E))

  /// Shows a window; from now on, its labels measure their text with `text`.
  package init(_ window: Window, text: any TextMeasuring, appearance: Appearance = .light) {
    self.window = window
    self.text = text
    self.appearance = appearance
    window.textMeasuring = text
    window.hostAppearance = appearance
  }

  package func resize(to size: Size) {
    self.size = size
    place()
    // A display of another density shows the same size with another number of pixels, so text must
    // be measured again.
    window.textMeasuring = text
  }

  /// Gives the window and the companion their parts of the surface.
  package func place() {
    window.frame = companion?.windowFrame(in: size) ?? Rect(origin: .zero, size: size)
    companion?.resize(to: size)
    window.setNeedsDisplay()
  }

  package func handle(_ event: InputEvent) {
    if let takesKey, case .key(let press) = event.kind, takesKey(press) { return }
    if let companion, companion.takes(event) { return }
    follower?.windowWillHandle(event)
    window.router.handle(event)
  }

  package func tick(to time: Double) -> Double? {
    let wake = advance(to: time)
    guard let companion else { return wake }
    guard let own = companion.follow(to: time) else { return wake }
    return min(wake ?? own, own)
  }

  private func advance(to time: Double) -> Double? {
    guard let follower else { return window.advance(to: time) }
    follower.meter?.begin(.layout)
    let wake = window.advance(to: time)
    follower.meter?.end(.layout)
    follower.windowDidAdvance()
    return wake
  }

  package func windowWillEnd() { follower?.windowWillEnd() }

  package var needsDisplay: Bool { window.needsDisplay || companion?.needsDisplay ?? false }

  package var textInputArea: TextInputArea? { window.textInput }

  package var spokenWindow: Window? { window }

  package var needsTick: Bool { window.needsAdvance }

  package func shouldClose() -> Bool { mayClose() }

  package func displayList(at scale: Double) -> DisplayList {
    var canvas = Canvas(
      size: companion == nil ? window.frame.size : size, text: text, appearance: appearance,
      grid: PixelGrid(scale: scale))
    window.renderWindow(in: &canvas)
    companion?.draw(in: &canvas)
    return canvas.displayList(background: Self.ground.resolved(for: appearance))
  }

  package func location(of point: Point, inViewWithID id: String) -> Point? {
    guard let view = views.first(where: { $0.id == id })?.view else { return nil }
    return view.convert(point + view.bounds.origin, to: window)
  }

  package var viewIDs: [String] { views.map(\.id) }
}

extension WindowContent {
  /// All views in the window, from back to front, with their ids.
  package var views: [(id: String, view: View)] { Self.views(in: window.subviews) }

  /// Views and all their subviews, from back to front, each with its id in scripts and reports.
  ///
  /// The id is the view's accessibility identifier, or else its class with its number among the
  /// views of that class.
  package static func views(in top: [View]) -> [(id: String, view: View)] {
    var found: [View] = []
    func visit(_ views: [View]) {
      for view in views {
        found.append(view)
        visit(view.subviews)
      }
    }
    visit(top)
    var counts: [String: Int] = [:]
    return found.map { view in
      if let own = view.accessibilityIdentifier { return (own, view) }
      let kind = "\(type(of: view))"
      let count = counts[kind, default: 0] + 1
      counts[kind] = count
      return ("\(kind)\(count)", view)
    }
  }
}
