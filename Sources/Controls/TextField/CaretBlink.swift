import ScrollEngine

/// The visibility of a caret: it blinks for a while after each change, and then stays visible.
struct CaretBlink: Hashable {
  /// How long the caret stays visible, and then hidden, in seconds. A choice; desktops use 0.5 to
  /// 0.6.
  static let phase = 0.5
  /// The number of phases after which the caret stays visible, so that an idle window needs no
  /// frames: ten seconds, as in GTK.
  static let phases = 20

  /// The time at which the blinking began, in seconds.
  let start: Double

  /// The number of phases that have passed, with a tolerance for rounding errors.
  private func passed(at time: Double) -> Int {
    Int(max(0, min(Double(Self.phases), ((time - start) / Self.phase + 1e-6).rounded(.down))))
  }

  func isVisible(at time: Double) -> Bool { passed(at: time).isMultiple(of: 2) }

  /// The time at which the caret next appears or disappears, in seconds; nil once it stays visible.
  func nextChange(after time: Double) -> Double? {
    let passed = passed(at: time)
    return passed < Self.phases ? start + Double(passed + 1) * Self.phase : nil
  }
}
