/// The element to which a list is scrolling.
struct ListScrollTarget {
  var path: IndexPath
  /// The place where the element ends up on each axis; nil on an axis along which the list does not
  /// scroll.
  let places: PerAxis<ScrollPlace?>
  /// The offset, on the axes of the scrollers, at which the element is in place according to the
  /// current layout, in points. Any other offset means that the content has been scrolled
  /// elsewhere.
  var offset: Point
  /// The free part of the scroller for which ``offset`` was computed; nil if the offset is computed
  /// anew in each layout.
  var part: ScrollPlace.FreePart?
}
