/// The position in the visible part to which content is scrolled, along an axis.
enum ScrollPlace {
  case near
  case middle
  case far

  /// A part of the scroller's content, in points.
  struct Extent {
    let start: Double
    let length: Double
  }

  /// The part of the scroller that nothing covers, in points from the scroller's edge.
  struct FreePart: Equatable {
    let start: Double
    let end: Double
  }

  /// The place to which a part of the content has to be scrolled to be visible; nil if it need not
  /// be scrolled.
  ///
  /// A part longer than the free part is aligned with the start of the free part.
  static func nearest(to offset: Double, of extent: Extent, in free: FreePart) -> ScrollPlace? {
    let start = extent.start - offset
    if start < free.start || extent.length > free.end - free.start {
      return start == free.start ? nil : .near
    }
    return start + extent.length > free.end ? .far : nil
  }

  /// The offset at which a part of the content is in this place, in points.
  func offset(of extent: Extent, in free: FreePart) -> Double {
    switch self {
    case .near: extent.start - free.start
    case .middle: extent.start + extent.length / 2 - (free.start + free.end) / 2
    case .far: extent.start + extent.length - free.end
    }
  }
}
