/// Where in the visible part something that is scrolled to ends up, along an axis.
enum ScrollPlace {
  case near
  case middle
  case far

  /// A part of the scroller's content, in points.
  struct Extent {
    let start: Double
    let length: Double
  }

  /// The part of the scroller where it is not covered, from the scroller's edge, in points.
  struct FreePart: Equatable {
    let start: Double
    let end: Double
  }

  /// The place to which a part of the content has to be scrolled to be visible; nil if it is
  /// visible at an offset.
  ///
  /// A part longer than the free part begins where the free part does.
  static func nearest(to offset: Double, of extent: Extent, in free: FreePart) -> ScrollPlace? {
    let start = extent.start - offset
    if start < free.start || extent.length > free.end - free.start {
      return start == free.start ? nil : .near
    }
    return start + extent.length > free.end ? .far : nil
  }

  /// The offset with a part of the content in place.
  func offset(of extent: Extent, in free: FreePart) -> Double {
    switch self {
    case .near: extent.start - free.start
    case .middle: extent.start + extent.length / 2 - (free.start + free.end) / 2
    case .far: extent.start + extent.length - free.end
    }
  }
}
