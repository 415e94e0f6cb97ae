/// The interval between the pictures painted for a display, derived from its refresh rate.
struct DisplayRefresh: Hashable {
  /// The rate assumed if a display reports none, in hertz.
  private static let usual = 60
  /// The highest plausible rate, in hertz; a higher one is an error.
  private static let fastest = 1_000
  /// Pictures per second: fewer do not look smooth, and more make no visible difference.
  private static let pictures = 48.0...240

  /// The time from one picture to the next, in seconds.
  let interval: Double

  /// A display slower than 48 Hz gets a whole number of pictures per refresh, so that a touch is
  /// answered soon; one faster than 240 Hz gets one picture for a whole number of refreshes. Both
  /// keep the pictures evenly spaced: 30 Hz gives 60 pictures a second, and 360 Hz 180.
  ///
  /// - Parameter rate: The reported rate in hertz; 0 if the display reports none.
  init(reported rate: Int) {
    let hertz = Double((1...Self.fastest).contains(rate) ? rate : Self.usual)
    let slower = (hertz / Self.pictures.upperBound).rounded(.up)
    let faster = (Self.pictures.lowerBound / hertz).rounded(.up)
    interval = max(1, slower) / max(1, faster) / hertz
  }
}
