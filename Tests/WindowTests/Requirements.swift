import Foundation
import Testing

/// Whether the tests of a real window run on this machine.
enum Requirements {
  private static let missingTools = Screen.tools.filter { !has($0) }

  /// Whether a program is on the search path.
  static func has(_ tool: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  /// Without the tools, these tests are skipped; on continuous integration they run anyway, and
  /// fail.
  static let mustRun =
    missingTools.isEmpty || ProcessInfo.processInfo.environment["CI"] != nil

  static let notice: Comment =
    "Missing: \(missingTools.joined(separator: ", ")); `make test` installs the packages"
}
