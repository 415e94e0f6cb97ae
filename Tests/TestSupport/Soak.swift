import FoundationEssentials

/// How many seeds a random test tries: its usual seeds, or more if `SOAK` is set.
public enum Soak {
  /// The factor by which the number of seeds grows: the value of `SOAK`, by default 1.
  ///
  /// - Precondition: The variable is a whole number above zero.
  public static let factor: Int = {
    guard let text = ProcessInfo.processInfo.environment["SOAK"] else { return 1 }
    guard let factor = Int(text), factor > 0 else {
      preconditionFailure("SOAK is \"\(text)\"; a whole number above zero is allowed")
    }
    return factor
  }()

  /// The usual seeds, followed by more seeds according to the factor.
  public static func seeds(_ usual: ClosedRange<UInt64>) -> [UInt64] {
    Array(usual.lowerBound..<usual.lowerBound + UInt64(usual.count * factor))
  }

  /// How many inputs to try: `usual`, or `soak` if `SOAK` asks for more than usual.
  public static func count(_ usual: Int, soak: Int) -> Int { factor == 1 ? usual : soak }
}
