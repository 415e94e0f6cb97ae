/// The size, scale and appearance of a screen.
struct SnapshotSurface: Hashable {
  /// The size, in points.
  var size: Size
  /// Pixels per point.
  var scale: Double
  var appearance: Appearance

  /// The suffix of file names, such as `320x568@2x-dark`.
  var suffix: String {
    let ratio = scale == 1 ? "" : "@\(compact(scale))x"
    return "\(compact(size.width))x\(compact(size.height))\(ratio)"
      + (appearance == .dark ? "-dark" : "")
  }

  private func compact(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
