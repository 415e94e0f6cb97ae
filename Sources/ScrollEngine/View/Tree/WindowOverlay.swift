/// A view above everything else in a window, such as a menu, that receives all keys, wheels and
/// touches.
@MainActor
protocol WindowOverlay: View {
  func receive(_ press: InputEvent.KeyPress)
  /// Called when a mouse without a pressed button is at a point of the window.
  func pointerIsAt(_ point: Point)
  /// Called when a wheel or touchpad moves at a point of the window, by `distance` points
  /// downwards.
  func scroll(by distance: Double, at point: Point)
  /// The part that keys have reached, by its view and its index in ``View/spokenParts``; nil for none.
  var spokenChoice: (view: View, part: Int)? { get }
  /// Removes the overlay.
  func close()
}
