/// An element being scrolled to.
struct ListScrollTarget {
  var path: IndexPath
  /// Where it ends up; nil along an axis that stays as it is.
  let places: PerAxis<ScrollPlace?>
  /// The offset at which the element is in place, as far as known, on the axes of the scrollers, in
  /// points. At another offset, the content was scrolled elsewhere.
  var offset: Point
  /// The free part of the scroller for which ``offset`` was computed; nil if it is always computed
  /// anew.
  var part: ScrollPlace.FreePart?
}
