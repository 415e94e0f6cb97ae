internal import Glibc

/// The value of `SNAPSHOT_RECORD`: the snapshots that are written instead of compared.
enum SnapshotMode: String, CaseIterable {
  /// No snapshots; the default.
  case never
  /// Snapshots that have not been recorded yet.
  case missing
  /// Missing snapshots, and snapshots that differ from the screen.
  case failed
  /// All snapshots.
  case all

  /// The mode that the environment requests, or the problem with its value in one line.
  static func asked(
    _ variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> Result<SnapshotMode, SnapshotFailure> {
    guard let text = variable("SNAPSHOT_RECORD"), !text.isEmpty else { return .success(.never) }
    guard let mode = SnapshotMode(rawValue: text) else {
      let allowed = allCases.map(\.rawValue).joined(separator: ", ")
      return .failure(.environment("SNAPSHOT_RECORD is \"\(text)\"; allowed: \(allowed)"))
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

/// The reason why a snapshot could not be taken.
public enum SnapshotFailure: Error, Hashable, Sendable {
  /// An environment variable, a name, a font or a path is not valid, or the screen cannot be painted.
  case environment(String)
  /// The screen did not come to rest; the text names the moving parts and the number of frames that
  /// the test waited.
  case unsettled(String)
  /// Background work did not end; the text names the work and the time that the test waited.
  case unfinished(String)
  /// No part of the screen has the name that a step says, or several have; the text lists what is there.
  case missing(String)
  /// A file could not be read or written.
  case file(path: String, reason: String)
}

extension SnapshotFailure {
  /// The failure of a run, with a further remark; others stay as they are.
  func adding(_ remark: String) -> SnapshotFailure {
    switch self {
    case .unsettled(let text): .unsettled("\(text); \(remark)")
    case .unfinished(let text): .unfinished("\(text); \(remark)")
    case .missing(let text): .missing("\(text); \(remark)")
    case .environment, .file: self
    }
  }
}

extension SnapshotFailure: CustomStringConvertible {
  /// The failure in one line.
  public var description: String {
    switch self {
    case .environment(let text), .unsettled(let text), .unfinished(let text), .missing(let text):
      text
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
