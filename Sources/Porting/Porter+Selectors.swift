// Replaces selectors with methods named through their class, or with closures.
extension Porter {
  /// The greatest number of a selector's tokens that are examined.
  private static let mostShown = 64

  /// A selector in the source.
  private struct Selector {
    let tokens: ClosedRange<Int>
    let what: String
    /// The name of the method, and the words before it.
    let method: String
    let owner: [String]
    /// The labels as they stand, or nothing.
    let labels: String
    let isWhole: Bool
  }

  mutating func portSelectors() {
    for index in code.indices where text(index) == "#selector" {
      guard text(index + 1) == "(", let end = closing(index + 1) else { continue }
      portSelector(selector(index...end))
    }
  }

  private func selector(_ tokens: ClosedRange<Int>) -> Selector {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    // Examines no more tokens, because a longer selector is not a single name.
    let shown = min(end, start + 2 + Self.mostShown)
    let whole = code[(start + 2)..<shown].map(\.text).joined() + (shown < end ? "…" : "")
    var place = start + 2
    var names = [text(place)]
    while text(place + 1) == ".", place < shown {
      place += 2
      names.append(text(place))
    }
    let labels = place + 1 < shown ? code[(place + 1)..<shown].map(\.text).joined() : ""
    let method = names.removeLast()
    return Selector(
      tokens: tokens, what: "#selector(\(whole))", method: method, owner: names, labels: labels,
      isWhole: shown == end)
  }

  private mutating func portSelector(_ selector: Selector) {
    let start = selector.tokens.lowerBound
    let why = "selectors need the Objective-C runtime"
    let label = text(start - 2)
    if label == "selector", text(start - 1) == ":" {
      if portObserver(selector) { return }
      let isTimer = text(start - 5) != "(" || text(start - 6) != "addObserver"
      let stops = around[start].flatMap { types.types[$0]?.stopsObserving } ?? false
      return remark(
        start, selector.what, why,
        isTimer ? .timerClosure : stops ? .observerToken : .observerClosure)
    }
    guard label == "action", text(start - 1) == ":" else {
      return remark(start, selector.what, why, .closure)
    }
    if isCall("removeTarget", before: start) {
      return replace(selector.tokens, by: "nil")
    }
    guard text(start - 3) == ",", text(start - 4) == "self" else {
      return remark(start, selector.what, why, .methodOfTarget)
    }
    guard text(start - 5) != ".", let type = around[start] else {
      return remark(start, selector.what, why, .methodOfClass)
    }
    guard selector.isWhole, let owner = owner(of: selector, in: type) else {
      return remark(
        start, selector.what, "\(selector.method) is not declared for \(type) in these files",
        .methodOfClass)
    }
    replace(selector.tokens, by: "\(owner).\(selector.method)\(selector.labels)")
  }

  /// The class through which a method of `self` is named; nil if the set does not declare the method.
  private func owner(of selector: Selector, in type: String) -> String? {
    let isOwn =
      selector.owner.isEmpty
      || ["self", "Self", type].contains(selector.owner.joined(separator: "."))
    if isOwn { return types.methods(selector.method, of: type).isEmpty ? nil : type }
    guard selector.owner.count == 1, isClass(type, or: selector.owner[0]),
      !types.methods(selector.method, of: selector.owner[0]).isEmpty
    else { return nil }
    return selector.owner[0]
  }

  /// Whether a class of the set inherits from another one, at most 64 classes above.
  private func isClass(_ type: String, or other: String) -> Bool {
    var current: String? = type
    for _ in 0..<64 {
      guard let name = current else { return false }
      if name == other { return true }
      current = types.types[name]?.superclass
    }
    return false
  }

  /// Whether tokens before a place are `name(target, action:`, with a target of a few tokens.
  private func isCall(_ name: String, before start: Int) -> Bool {
    for index in stride(from: start - 3, through: max(0, start - 12), by: -1) {
      if text(index) == "(" { return text(index - 1) == name }
    }
    return false
  }

  /// Replaces an observer with a method by one with a closure; returns whether it did.
  ///
  /// It does where the observer is `self`, never stops observing before it is gone, and the method
  /// takes the notification or nothing. The closure keeps nothing alive, as the method did not.
  private mutating func portObserver(_ selector: Selector) -> Bool {
    let start = selector.tokens.lowerBound
    // addObserver ( self , selector : #selector(…) , name : …
    let call = start - 6
    guard text(call) == "addObserver", text(call + 1) == "(", text(call + 2) == "self",
      text(call - 1) == ".", let end = closing(call + 1), let type = around[start],
      selector.isWhole, types.types[type]?.stopsObserving == false,
      owner(of: selector, in: type) != nil,
      text(selector.tokens.upperBound + 1) == ",", text(selector.tokens.upperBound + 2) == "name",
      text(selector.tokens.upperBound + 3) == ":"
    else { return false }
    var first = call - 2
    while text(first - 1) == ".", first > call - 8 { first -= 2 }
    guard isWord(first), isFirstOnLine(first) || ["{", ";"].contains(text(first - 1)) else {
      return false
    }
    let methods = types.methods(selector.method, of: type)
    guard methods.count == 1, let method = methods.first else { return false }
    let labels = method.dropFirst(selector.method.count + 1).dropLast().split(separator: ":")
    let arguments: String
    switch labels.count {
    case 0: arguments = ""
    case 1: arguments = (labels[0] == "_" ? "" : "\(labels[0]): ") + "notification"
    default: return false
    }
    guard let object = (selector.tokens.upperBound..<end).last(where: { text($0) == "object" }),
      text(object + 1) == ":", text(object - 1) == ",", end - start < 200
    else { return false }
    insert("_ = ", before: first)
    replace((call + 2)...(selector.tokens.upperBound + 3), by: "forName:")
    let body =
      arguments.isEmpty
      ? "{ [weak self] _ in\n"
      : "{ [weak self] notification in\n"
    let margin = margin(of: first)
    let parameter =
      arguments.isEmpty ? "" : "\(margin)  nonisolated(unsafe) let notification = notification\n"
    insert(", queue: nil", before: end)
    insert(
      " \(body)\(parameter)\(margin)  MainActor.assumeIsolated { self?.\(selector.method)(\(arguments)) }\n\(margin)}",
      after: end)
    return true
  }

  /// The spaces at the beginning of a token's line.
  private func margin(of index: Int) -> String {
    var start = code[index].range.lowerBound
    while start > 0, source[start - 1] != 0x0A { start -= 1 }
    let spaces = source[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: spaces.prefix(200), as: UTF8.self)
  }
}
