internal import Glibc
internal import PlainText
package import SDLStage

/// The reason why a window could not be opened or was lost, which `Application.run` passes to
/// `onFailure`.
public struct ApplicationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a program may treat differently.
  public enum Kind: Hashable, Sendable {
    /// There is no display; a program may continue without a window.
    case noDisplay
    /// There is a display, but the display or the system refused something that a window needs.
    case refused
    /// The display server has ended, or the window was destroyed from outside; the window cannot be
    /// opened again.
    case lost
  }

  /// The kind of the failure.
  public let kind: Kind
  /// One line with the failed action, its reason, and a remedy.
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
