import ScrollEngine

/// When a caret is seen: it blinks for a while after each change, and then stays.
struct CaretBlink: Hashable {
  /// How long it is seen, and then not, in seconds. A choice; desktops have 0.5 to 0.6.
  static let phase = 0.5
  /// After how many phases it stays, so that a window at rest takes no frames: ten seconds, as in GTK.
  static let phases = 20

  /// When it began, in seconds.
  let start: Double

  /// How many phases have passed; time that is a hair short of a phase counts as it.
  private func passed(at time: Double) -> Int {
    Int(max(0, min(Double(Self.phases), ((time - start) / Self.phase + 1e-6).rounded(.down))))
  }

  func isVisible(at time: Double) -> Bool { passed(at: time).isMultiple(of: 2) }

  /// When it next changes, in seconds; nil once it stays.
  func nextChange(after time: Double) -> Double? {
    let passed = passed(at: time)
    return passed < Self.phases ? start + Double(passed + 1) * Self.phase : nil
  }
}
