internal import Glibc
internal import PlainText
package import SDLStage

/// Why a program has no window, or has it no longer: what `Application.run` hands to `onFailure`.
public struct ApplicationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What a program may treat differently.
  public enum Kind: Hashable, Sendable {
    /// There is no display to open a window on: a program may go on without one.
    case noDisplay
    /// There is a display, but what a window needs of it or of the system could not be had.
    case refused
    /// The display server has ended, or somebody has destroyed the window; it cannot be opened again.
    case lost
  }

  /// What happened.
  public let kind: Kind
  /// One line: what was tried, why it failed, and what helps.
  public let description: String

  package init(_ error: StageError) {
    kind =
      switch error {
      case .noDisplay: .noDisplay
      case .lostDisplay, .lostWindow: .lost
      default: .refused
      }
    description =
      switch error {
      case .surface: "\(error); make the window smaller"
      default: "\(error)"
      }
  }

  /// Ends the program with the line on standard error, after the program's name, and status 1.
  public func endProgram() -> Never {
    StandardError.write("\(StandardError.program): \(self)")
    exit(EXIT_FAILURE)
  }
}
