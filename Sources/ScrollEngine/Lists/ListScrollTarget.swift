/// An element being scrolled to.
struct ListScrollTarget {
  var path: IndexPath
  /// Where it ends up; nil along an axis that stays as it is.
  let places: PerAxis<ScrollPlace?>
  /// The offset at which the element is in place, as far as known, on the axes of the scrollers, in
  /// points: any other one means that the content was scrolled elsewhere.
  var offset: Point
  /// The part of the scroller along the list's lines for which that holds.
  var part: ScrollPlace.FreePart?
}
