extension View {
  /// Where content of a size of its own lies in a view.
  public enum ContentMode: UInt8, Hashable, Sendable, CaseIterable {
    /// It fills the view, in other proportions if need be.
    case scaleToFill
    /// It is as large as fits, in the middle.
    case scaleAspectFit
    /// It just covers the view, in the middle, and may reach beyond it.
    case scaleAspectFill
    /// As ``scaleToFill``: everything is drawn anew at each size.
    case redraw
    /// It lies in the middle in its own size.
    case center
    /// It lies in the middle of the upper edge in its own size.
    case top
    /// It lies in the middle of the lower edge in its own size.
    case bottom
    /// It lies in the middle of the left edge in its own size.
    case left
    /// It lies in the middle of the right edge in its own size.
    case right
    /// It lies in the upper left corner in its own size.
    case topLeft
    /// It lies in the upper right corner in its own size.
    case topRight
    /// It lies in the lower left corner in its own size.
    case bottomLeft
    /// It lies in the lower right corner in its own size.
    case bottomRight
  }
}

extension View.ContentMode {
  /// Where content of a size lies in a rectangle, in points.
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

  /// The share of the free space that lies before the content, along both axes.
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
