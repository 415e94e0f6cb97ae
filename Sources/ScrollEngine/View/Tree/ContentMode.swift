extension View {
  /// How a view places content that has a size of its own.
  public enum ContentMode: UInt8, Hashable, Sendable, CaseIterable {
    /// The content fills the view, which may change the content's proportions.
    case scaleToFill
    /// The content is as large as fits, in the centre.
    case scaleAspectFit
    /// The content just covers the view, in the centre, and may reach beyond it.
    case scaleAspectFill
    /// Like ``scaleToFill``: all content is drawn again at each size.
    case redraw
    /// The content has its own size, at the centre.
    case center
    /// The content has its own size, at the middle of the top edge.
    case top
    /// The content has its own size, at the middle of the bottom edge.
    case bottom
    /// The content has its own size, at the middle of the left edge.
    case left
    /// The content has its own size, at the middle of the right edge.
    case right
    /// The content has its own size, in the top left corner.
    case topLeft
    /// The content has its own size, in the top right corner.
    case topRight
    /// The content has its own size, in the bottom left corner.
    case bottomLeft
    /// The content has its own size, in the bottom right corner.
    case bottomRight
  }
}

extension View.ContentMode {
  /// The frame of content of a size in a rectangle, in points.
  func frame(of size: Size, in bounds: Rect) -> Rect {
    var shown = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard !size.isEmpty else { return Rect(origin: bounds.origin, size: .zero) }
      let (across, down) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(across, down) : max(across, down)
      shown = Size(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let (x, y) = place
    return Rect(
      x: bounds.minX + (bounds.width - shown.width) * x,
      y: bounds.minY + (bounds.height - shown.height) * y, width: shown.width,
      height: shown.height)
  }

  /// The fraction of the free space that is before the content, along both axes.
  private var place: (x: Double, y: Double) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
