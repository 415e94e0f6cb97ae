/// How often a display shows a new picture, and how often one is painted for it.
struct DisplayRefresh: Hashable {
  /// What is taken where a display does not say, in hertz.
  private static let usual = 60
  /// Faster than any display; who says so does not know. In hertz.
  private static let fastest = 1_000
  /// So many pictures a second look smooth, and more cannot be told apart.
  private static let pictures = 48.0...240

  /// Seconds from one picture to the next.
  let interval: Double

  /// A display that is slower than 48 Hz gets a whole number of pictures for each refresh, so that a
  /// touch is answered soon; one that is faster than 240 Hz one for a whole number of refreshes.
  /// Both keep the pictures even: 30 Hz gives 60 pictures a second, and 360 Hz 180.
  ///
  /// - Parameter rate: In hertz as the display reports it; 0 where it does not.
  init(reported rate: Int) {
    let hertz = Double((1...Self.fastest).contains(rate) ? rate : Self.usual)
    let slower = (hertz / Self.pictures.upperBound).rounded(.up)
    let faster = (Self.pictures.lowerBound / hertz).rounded(.up)
    interval = max(1, slower) / max(1, faster) / hertz
  }
}
