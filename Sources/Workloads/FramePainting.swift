package import ScrollEngine

/// Paints display lists in software, as a window or a picture shows them.
@MainActor
package protocol FramePainting {
  /// Measures text.
  var text: any TextMeasuring { get }

  /// Paints a whole picture of 800 x 600 points, one pixel per point.
  func paint(_ list: DisplayList)
}

extension FramePainting {
  func paint(_ window: Window) { paint(record(window)) }

  func record(_ window: Window) -> DisplayList {
    var canvas = Canvas(size: window.bounds.size, text: text)
    window.renderWindow(in: &canvas)
    return canvas.displayList(background: Color(0xFFFFFF))
  }
}
