/// Lines that a program writes into the traces that are being recorded.
///
/// ```swift
/// TraceMark.note("page 3 has come: \(rows.count) rows")
/// ```
///
/// A trace has the line in the tick that shows its effects. While nothing is recorded, the text is not
/// even made.
@MainActor
public enum TraceMark {
  /// A line, and what it is about.
  package enum Line: Hashable, Sendable {
    /// A mark that the program has set.
    case mark(String)
    /// Constraints that contradict each other, and their window.
    case conflict(String, window: ObjectIdentifier?)
  }

  /// Hears the lines as they are noted, as long as it exists.
  @MainActor
  package final class Ear {
    fileprivate let hear: (Line) -> Void

    package init(_ hear: @escaping (Line) -> Void) {
      self.hear = hear
      TraceMark.ears.append(WeakEar(ear: self))
    }
  }

  private struct WeakEar {
    weak var ear: Ear?
  }

  private static var ears: [WeakEar] = []

  /// Writes a line into all traces that are being recorded now.
  public static func note(_ text: @autoclosure () -> String) { tell(.mark(text())) }

  /// Tells a line to all that record.
  static func tell(_ line: @autoclosure () -> Line) {
    guard !ears.isEmpty else { return }
    ears.removeAll { $0.ear == nil }
    guard !ears.isEmpty else { return }
    let line = line()
    for ear in ears { ear.ear?.hear(line) }
  }
}
