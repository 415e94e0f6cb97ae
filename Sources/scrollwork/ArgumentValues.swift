import Arguments
import Geometry
import SceneParts

extension SceneDescription {
  /// The index of the scene's variant with a name, or with a number from 1.
  func place(ofVariant variant: String) throws(UsageMistake) -> Int {
    if let place = variants.firstIndex(where: { $0.lowercased() == variant.lowercased() }) {
      return place
    }
    if let place = formerVariants[variant.lowercased()] { return place }
    if let number = Int(variant), variants.indices.contains(number - 1) { return number - 1 }
    guard !variants.isEmpty else {
      throw UsageMistake("the scene \(name) has no variants")
    }
    // The names are quoted, because they may contain commas.
    let known = variants.enumerated().map { "\($0.offset + 1) \"\($0.element)\"" }
    throw UsageMistake(
      "the scene \(name) has no variant '\(variant)'; its variants are "
        + known.joined(separator: ", "))
  }
}

extension Size {
  /// A size in points, as `1280x800`.
  init(argument: String) throws {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw UsageMistake("use WIDTHxHEIGHT, such as 1280x800")
    }
    self.init(
      width: try number(parts[0], in: 160...7_680, "the width"),
      height: try number(parts[1], in: 120...4_320, "the height"))
  }
}

extension Point {
  private static let range = -1e9...1e9

  /// An offset in points, as `Y` or `X,Y`.
  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: self.init(x: 0, y: try number(parts[0], in: Self.range))
    case 2:
      self.init(x: try number(parts[0], in: Self.range), y: try number(parts[1], in: Self.range))
    default:
      throw UsageMistake("use Y or X,Y, such as 300 or -20,300")
    }
  }
}

/// Reads a number in a range; NaN is never accepted.
func number(
  _ text: some StringProtocol, in range: ClosedRange<Double>, _ what: String? = nil
) throws -> Double {
  guard let value = Double(text), range.contains(value) else {
    let subject = what.map { "\($0) is \(text.isEmpty ? "missing" : String(text)); " } ?? ""
    throw UsageMistake(
      "\(subject)use a number from \(plain(range.lowerBound)) to "
        + plain(range.upperBound))
  }
  return value
}

/// Reads a whole number in a range.
func wholeNumber(_ text: String, in range: ClosedRange<Int>) throws -> Int {
  guard let value = Int(text), range.contains(value) else {
    throw UsageMistake(
      "use a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
  return value
}

/// A number as a person writes it: without a fraction if it is whole.
private func plain(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}
