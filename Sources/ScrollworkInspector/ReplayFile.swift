import Documents
internal import Files
import Invariants
import SDLStage

/// Why a script could not be played in an inspector.
public struct ReplayFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line per mistake, with the file, and for a mistake in the script with the line number and
  /// the allowed values.
  public let description: String
}

/// Reads scripts for the screens that a program offers.
@MainActor
enum ReplayFile {
  static func read(
    _ path: String, for screens: [ReplayedScreen]
  ) throws(ReplayFailure) -> (ScreenScript, ReplayedScreen) {
    let bytes: [UInt8]
    do {
      bytes = try DiskFile.readSteadily(path, limit: ScreenScriptDocument.sizeLimit)
    } catch {
      throw ReplayFailure(description: "\(path): cannot be read (\(error.reason))")
    }
    let known = ScreenScriptDocument.Known(
      screens: Dictionary(
        screens.map { ($0.name, $0.changes.keys.sorted()) }, uniquingKeysWith: { $0 + $1 }),
      invariants: Invariant.allCases.map(\.rawValue))
    do {
      let script = try ScreenScriptDocument.read(String(decoding: bytes, as: UTF8.self), known)
      guard let screen = screens.first(where: { $0.name == script.screen }) else {
        throw ReplayFailure(description: "\(path): line 1: no screen is named \(script.screen)")
      }
      return (script, screen)
    } catch let error as DocumentError {
      throw ReplayFailure(
        description: error.lines.map { "\(path): \($0)" }.joined(separator: "\n"))
    } catch let failure as ReplayFailure {
      throw failure
    } catch {
      throw ReplayFailure(description: "\(path): \(error)")
    }
  }
}
