import FoundationEssentials

/// Which files a test may record: the value of `GOLDEN_RECORD`.
public enum Recording: String, CaseIterable, Sendable {
  /// Nothing is written; the default.
  case never
  /// Missing files are written.
  case missing
  /// Missing files, and files that differ, are written.
  case failed
  /// All files are written.
  case all

  /// The mode that `GOLDEN_RECORD` asks for.
  ///
  /// - Precondition: The variable has one of the four values. On continuous integration it is
  ///   `never`.
  public static let current: Recording = {
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment["GOLDEN_RECORD"] else { return .never }
    guard let mode = Recording(rawValue: text) else {
      preconditionFailure(
        "GOLDEN_RECORD is \"\(text)\"; allowed: \(allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    precondition(
      mode == .never || environment["CI"] == nil, "GOLDEN_RECORD: goldens are not recorded by CI")
    return mode
  }()

  /// Whether a file that is missing or differs is to be written.
  public func records(isMissing: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: isMissing
    case .failed, .all: true
    }
  }
}
