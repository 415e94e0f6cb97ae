/// How much of an indicator shows.
extension ScrollIndicator {
  /// How long an indicator stays after the content has last moved: 1.2 seconds, as in Flutter.
  public static let holdDuration = 1.2

  /// How long it takes to go: 0.25 seconds, as in Flutter and flowkey.
  public static let fadeDuration = 0.25

  /// 1 at once and while the content moves, then falling evenly to 0.
  ///
  /// - Parameter time: Since the content has last moved or the indicators were flashed, in seconds.
  public static func opacity(at time: Double) -> Double {
    let fading = time.motionTime - holdDuration
    return fading > 0 ? max(0, 1 - fading / fadeDuration) : 1
  }
}
