import Foundation
import Testing

/// Where the tests of a real window run.
enum Requirements {
  private static let missingTools: [String] = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return Screen.tools.filter { tool in
      !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }
  }()

  /// Somebody without the tools may pass the other tests; continuous integration may not go without
  /// these, so there they run, and fail.
  static let mustRun =
    missingTools.isEmpty || ProcessInfo.processInfo.environment["CI"] != nil

  static let notice: Comment =
    "Missing: \(missingTools.joined(separator: ", ")); `make test` installs the packages"
}
