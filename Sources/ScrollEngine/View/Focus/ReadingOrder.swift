/// The order in which a person reads rectangles that lie side by side and below each other.
enum ReadingOrder {
  /// The indices of rectangles, line by line. A line consists of the topmost remaining rectangle
  /// and all others that begin above its middle.
  ///
  /// - Complexity: O(n log n).
  static func order(_ rects: [Rect], isMirrored: Bool = false) -> [Int] {
    let fromTop = rects.indices.sorted { (rects[$0].minY, $0) < (rects[$1].minY, $1) }
    var order: [Int] = []
    var line: [Int] = []
    func endLine() {
      order += line.sorted { one, other in
        let (left, right) = (rects[one].minX, rects[other].minX)
        if left == right { return one < other }
        return isMirrored ? left > right : left < right
      }
      line = []
    }
    for number in fromTop {
      if let first = line.first, rects[number].minY >= rects[first].midY { endLine() }
      line.append(number)
    }
    endLine()
    return order
  }
}

extension View {
  /// The visible subviews, in reading order.
  final var readableSubviews: [View] {
    let views = presentedSubviews.filter {
      !$0.hides && $0.storedAlpha > 0.01 && $0.superview === self
    }
    guard views.count > 1 else { return views }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder.order(views.map(\.uprightFrame), isMirrored: isMirrored).map { views[$0] }
  }

  /// The part of a rectangle in the view that can be seen in its window, in points of that; nil if
  /// there is none. What lies in front does not count.
  final func seenPart(of rect: Rect) -> Rect? {
    guard let window, let part = visiblePart(of: rect)?.intersection(window.bounds),
      part.width > 0, part.height > 0
    else { return nil }
    var view: View? = self
    while let current = view {
      guard !current.hides, current.storedAlpha > 0.01 else { return nil }
      view = current.superview
    }
    return part
  }

  /// The part of a rectangle in the view that no view around it clips, in points of the window; nil
  /// if nothing is left.
  final func visiblePart(of rect: Rect) -> Rect? {
    var part = rect
    var view = self
    while true {
      if view.clips { part = part.intersection(view.storedBounds) }
      guard part.width > 0, part.height > 0 else { return nil }
      guard let outer = view.superview else { return part }
      part = outer.convert(part, from: view)
      view = outer
    }
  }
}
