/// What lies over all else in a window, and takes all keys, wheels and touches, as a menu does.
@MainActor
protocol WindowOverlay: View {
  func receive(_ press: InputEvent.KeyPress)
  /// A mouse is at a point of the window, with no button down.
  func pointerIsAt(_ point: Point)
  /// A wheel or a touchpad has moved at a point of the window, by `distance` points downwards.
  func scroll(by distance: Double, at point: Point)
  /// Goes away.
  func close()
}
