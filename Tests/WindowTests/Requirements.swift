import Foundation
import Testing

/// Where the tests of a real window run.
enum Requirements {
  private static let missingTools = Screen.tools.filter { !has($0) }

  /// Whether a program is on the search path.
  static func has(_ tool: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  /// Somebody without the tools may pass the other tests; continuous integration may not go without
  /// these, so there they run, and fail.
  static let mustRun =
    missingTools.isEmpty || ProcessInfo.processInfo.environment["CI"] != nil

  static let notice: Comment =
    "Missing: \(missingTools.joined(separator: ", ")); `make test` installs the packages"
}
