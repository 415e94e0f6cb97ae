/// The opacity of an indicator.
extension ScrollIndicator {
  /// The time that an indicator stays opaque after the content last moved: 1.2 s, as in Flutter.
  package static let holdDuration = 1.2

  /// The time that an indicator takes to fade out: 0.25 seconds, as in Flutter and flowkey.
  package static let fadeDuration = 0.25

  /// The opacity `time` seconds after the content last moved or the indicators were flashed.
  ///
  /// It is 1 while the content moves and during ``holdDuration``, then falls linearly to 0.
  package static func opacity(at time: Double) -> Double {
    let fading = time.motionTime - holdDuration
    return fading > 0 ? max(0, 1 - fading / fadeDuration) : 1
  }
}
