/// An element being scrolled to.
struct ListScrollTarget {
  /// Where in the visible part of the scroller the element is to be, along an axis.
  enum Place {
    case near
    case middle
    case far
  }

  var path: IndexPath
  /// nil along an axis that stays as it is.
  let places: PerAxis<Place?>
  /// The offset at which the element is in place, as far as known, on the axes of the scrollers, in
  /// points: any other one means that the content was scrolled elsewhere.
  var offset: Point
}
