/// How often a display shows a new picture, and how often one is painted for it.
struct DisplayRefresh: Hashable {
  /// The rate assumed if a display reports none, in hertz.
  private static let usual = 60
  /// Faster than any display: a higher rate is an error. In hertz.
  private static let fastest = 1_000
  /// This many pictures per second look smooth, and more cannot be told apart.
  private static let pictures = 48.0...240

  /// The time from one picture to the next, in seconds.
  let interval: Double

  /// A display slower than 48 Hz gets a whole number of pictures per refresh, so that a touch is
  /// answered soon; one faster than 240 Hz gets one for a whole number of refreshes. Both keep the
  /// pictures evenly spaced: 30 Hz gives 60 pictures a second, and 360 Hz 180.
  ///
  /// - Parameter rate: In hertz as the display reports it; 0 if it does not.
  init(reported rate: Int) {
    let hertz = Double((1...Self.fastest).contains(rate) ? rate : Self.usual)
    let slower = (hertz / Self.pictures.upperBound).rounded(.up)
    let faster = (Self.pictures.lowerBound / hertz).rounded(.up)
    interval = max(1, slower) / max(1, faster) / hertz
  }
}
