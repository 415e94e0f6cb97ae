internal import Glibc

/// What may be written instead of compared: the value of `SNAPSHOT_RECORD`.
enum SnapshotMode: String, CaseIterable {
  /// Nothing; the default.
  case never
  /// What has not been recorded yet.
  case missing
  /// That, and what differs.
  case failed
  /// Everything.
  case all

  /// The mode that a person asks for, or what is wrong with it in one line.
  static func asked(
    _ variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> Result<SnapshotMode, SnapshotFailure> {
    guard let text = variable("SNAPSHOT_RECORD"), !text.isEmpty else { return .success(.never) }
    guard let mode = SnapshotMode(rawValue: text) else {
      let allowed = allCases.map(\.rawValue).joined(separator: ", ")
      return .failure(.environment("SNAPSHOT_RECORD is \"\(text)\"; allowed are \(allowed)"))
    }
    guard mode == .never || (variable("CI") ?? "").isEmpty else {
      return .failure(
        .environment(
          "SNAPSHOT_RECORD is \(text), but CI is set: snapshots are recorded by a person who looks "
            + "at them"))
    }
    return .success(mode)
  }

  func records(isMissing: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: isMissing
    case .failed, .all: true
    }
  }
}

/// Why a snapshot could not be taken.
public enum SnapshotFailure: Error, Hashable, Sendable {
  /// A variable of the environment has a value that is not allowed.
  case environment(String)
  /// The screen never came to rest; with what moves it, and how long was waited.
  case unsettled(String)
  /// Work beside the main actor did not end; with what it is, and how long was waited.
  case unfinished(String)
  /// A file could not be read or written.
  case file(path: String, reason: String)
}

extension SnapshotFailure: CustomStringConvertible {
  /// What went wrong, in one line.
  public var description: String {
    switch self {
    case .environment(let text), .unsettled(let text), .unfinished(let text): text
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
