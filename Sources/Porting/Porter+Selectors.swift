// Replaces selectors with methods named through their class.
extension Porter {
  /// The greatest number of a selector's tokens that are examined.
  private static let mostShown = 64

  mutating func portSelectors() {
    for index in code.indices where text(index) == "#selector" {
      guard text(index + 1) == "(", let end = closing(index + 1) else { continue }
      portSelector(index...end)
    }
  }

  private mutating func portSelector(_ tokens: ClosedRange<Int>) {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    // Examines no more tokens, because a longer selector is not a single name.
    let shown = min(end, start + 2 + Self.mostShown)
    let whole = code[(start + 2)..<shown].map(\.text).joined() + (shown < end ? "…" : "")
    let what = "#selector(\(whole))"
    let why = "selectors need the Objective-C runtime"
    guard text(start - 2) == "action", text(start - 1) == ":" else {
      return remark(start, what, why, Self.advice(for: text(start - 2)))
    }
    guard text(start - 3) == ",", text(start - 4) == "self" else {
      return remark(
        start, what, why, "name the method through the class of its target, as Screen.method")
    }
    guard text(start - 5) != ".", let type = types.typeAround[start] else {
      return remark(start, what, why, "name the method through its class")
    }
    // Collects the names before the labels: a path that ends with the method.
    var place = start + 2
    var names = [text(place)]
    while text(place + 1) == ".", place < shown {
      place += 2
      names.append(text(place))
    }
    let labels = place + 1 < shown ? code[(place + 1)..<shown].map(\.text).joined() : ""
    let method = names.removeLast()
    let isOwn = names.isEmpty || names == ["self"] || names == ["Self"] || names == [type]
    guard isOwn, shown == end, types.types[type]?.methods.contains(method) ?? false else {
      return remark(
        start, what, "\(method) is not declared for \(type) in this file",
        "name it through the class that has it, as Screen.\(method)")
    }
    replace(tokens, by: "\(type).\(method)\(labels)")
  }

  private static func advice(for label: String) -> String {
    switch label {
    case "selector":
      "use a closure: Timer.scheduledTimer(withTimeInterval:repeats:block:), or "
        + "addObserver(forName:object:queue:using:)"
    default: "call the method, or take a closure"
    }
  }
}
