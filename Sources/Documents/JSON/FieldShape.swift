internal import Drawing

/// Describes a field's values: how to read them, and how to describe them to a person.
struct FieldShape<Value> {
  /// The allowed values in words, such as "a list of two numbers [x, y], in points".
  var allowed: String
  /// The words that may occur in the field, for suggestions.
  var words: [String] = []
  /// The limits in words, added to the message if the field has numbers.
  var limits = ""
  /// Reads a value; nil if it is not allowed.
  var read: (JSONNode) -> Value?
}

extension FieldShape where Value == Double {
  /// A number within a range, both ends included.
  static func number(_ range: ClosedRange<Double>, in unit: String) -> FieldShape {
    FieldShape(allowed: "a number of \(unit) \(text(of: range))") { node in
      guard case .number(let number, _) = node.value, range.contains(number) else { return nil }
      return number
    }
  }

  fileprivate static func text(of range: ClosedRange<Double>) -> String {
    "from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
  }
}

extension FieldShape where Value == [Double] {
  /// A list with one number for each name, each number within a range.
  static func numbers(
    _ names: [String], count: String, in unit: String, within range: ClosedRange<Double>? = nil
  ) -> FieldShape {
    let allowed = "a list of \(count) numbers [\(names.joined(separator: ", "))], in \(unit)"
    let limits = range.map { ", each \(FieldShape<Double>.text(of: $0))" } ?? ""
    let number = FieldShape<Double>.number(
      range ?? -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, in: unit)
    return FieldShape(allowed: allowed, limits: limits) { node in
      guard case .list(let nodes) = node.value, nodes.count == names.count else { return nil }
      let numbers = nodes.compactMap(number.read)
      return numbers.count == names.count ? numbers : nil
    }
  }
}

extension FieldShape where Value == Int {
  /// A whole number within a range, both ends included.
  static func whole(_ range: ClosedRange<Int>) -> FieldShape {
    let upper = range.upperBound == .max ? " on" : " to \(range.upperBound)"
    return FieldShape(allowed: "a whole number from \(range.lowerBound)\(upper)") { node in
      guard case .number(let number, _) = node.value, let whole = Int(exactly: number),
        range.contains(whole)
      else { return nil }
      return whole
    }
  }
}

extension FieldShape where Value == String {
  /// A text that is not empty.
  static func text(_ meaning: String) -> FieldShape {
    FieldShape(allowed: meaning) { node in
      guard case .string(let text) = node.value, !text.isEmpty else { return nil }
      return text
    }
  }
}

extension FieldShape where Value == Bool {
  static var truth: FieldShape {
    FieldShape(allowed: "true or false") { node in
      if case .bool(let isTrue) = node.value { isTrue } else { nil }
    }
  }
}

extension FieldShape where Value == Color {
  /// An opaque colour in web notation.
  static var color: FieldShape {
    FieldShape(allowed: "a colour such as \"#398FC4\"") { node in
      guard case .string(let text) = node.value, text.utf8.count == 7, text.hasPrefix("#"),
        text.dropFirst().allSatisfy(\.isHexDigit), let number = UInt32(text.dropFirst(), radix: 16)
      else { return nil }
      return Color(number)
    }
  }
}

extension FieldShape {
  /// One of several words, each with its value.
  static func word(_ meanings: [(word: String, value: Value)]) -> FieldShape {
    let words = meanings.map(\.word)
    return FieldShape(allowed: "one of \(list(words))", words: words) { node in
      guard case .string(let text) = node.value else { return nil }
      return meanings.first { $0.word == text }?.value
    }
  }

  /// A list of any number of values that `element` allows.
  static func list<Element>(of element: FieldShape<Element>) -> FieldShape
  where Value == [Element] {
    FieldShape(allowed: "a list, each element \(element.allowed)", words: element.words) { node in
      guard case .list(let nodes) = node.value else { return nil }
      let elements = nodes.compactMap(element.read)
      return elements.count == nodes.count ? elements : nil
    }
  }

  /// The shape with its value converted; a value that `transform` maps to nil is not allowed.
  func map<Other>(_ transform: @escaping (Value) -> Other?) -> FieldShape<Other> {
    FieldShape<Other>(allowed: allowed, words: words, limits: limits) {
      read($0).flatMap(transform)
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { JSONText.string($0) }.joined(separator: ", ")
  }
}
