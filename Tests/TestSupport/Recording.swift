import FoundationEssentials

/// Whether a test may write what it should have found: the value of `GOLDEN_RECORD`.
public enum Recording: String, CaseIterable, Sendable {
  /// Nothing is written; the default.
  case never
  /// What there is no file for.
  case missing
  /// What differs, too.
  case failed
  /// Everything.
  case all

  /// The mode asked for.
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

  /// Whether a file that is missing, or that differs, is to be written.
  public func records(isMissing: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: isMissing
    case .failed, .all: true
    }
  }
}
