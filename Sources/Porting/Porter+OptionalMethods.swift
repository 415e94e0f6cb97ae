// Makes plain protocols of those of the Objective-C runtime, whose methods need not be implemented.
extension Porter {
  /// Removes the question mark of `delegate?.method?(x)`: every delegate has the method.
  mutating func portOptionalCalls() {
    for index in code.indices where text(index) == "(" {
      guard ["?", "!"].contains(text(index - 1)), isWord(index - 2), text(index - 3) == ".",
        code[index - 1].range.upperBound == code[index].range.lowerBound
      else { continue }
      let name = text(index - 2)
      let isOwn = optionals.names.contains(name)
      // A variable of such a name may hold a closure, except for lists, as in `delegate?.tableView?(…)`.
      let isList = name == "tableView" || name == "collectionView"
      guard isOwn || known.delegateMembers.contains(name),
        isList || !types.variables.contains(name)
      else { continue }
      replace((index - 1)...(index - 1), by: "")
      guard let end = closing(index), text(end + 1) == "?", text(end + 2) == "?" else { continue }
      if isOwn {
        let labels = DeclaredTypes.labels(from: index, in: code, closings, work)
        if optionals.fallback(of: name, labels) != nil { continue }
      }
      if !isOwn || optionals.valued.contains(name) {
        remark(
          index - 2, "\(name)(…) ??",
          "every delegate has the method now, and what follows ?? is used only without a delegate",
          .delegateItself)
      }
    }
  }

  /// Removes `optional`, and adds an extension with what a call of a missing method gave.
  ///
  /// It comes last, because the extension repeats the edited declarations.
  mutating func portOptionalMethods() {
    for found in optionals.protocols {
      bindToClasses(found)
      var defaults: [String] = []
      for requirement in found.requirements {
        // An attribute `@objc` has taken `optional` along.
        let before = requirement.start - 1
        let attribute = text(before) == ")" ? (opening(before) ?? 1) - 1 : before
        if text(attribute) != "objc" { remove(requirement.start...requirement.start) }
        let access = found.access == "public" || found.access == "package" ? found.access + " " : ""
        var declaration = edited(requirement.tokens)
        if !requirement.isMethod, let open = opening(requirement.tokens.upperBound) {
          declaration = edited(requirement.tokens.lowerBound...(open - 1))
        }
        switch requirement.result {
        case .nothing: defaults.append("  \(access)\(declaration) {}")
        case .optional: defaults.append("  \(access)\(declaration) { nil }")
        case .value:
          if let value = optionals.fallback(of: requirement.name, requirement.labels) {
            defaults.append("  \(access)\(declaration) { \(value) }")
            continue
          }
          remark(
            requirement.start, "optional \(requirement.name)",
            "nothing tells which value it returns where it is not implemented; callers write it "
              + "after ??", .defaultMethod)
        }
      }
      guard !defaults.isEmpty else { continue }
      insert(
        "\n\nextension \(found.name) {\n" + defaults.joined(separator: "\n") + "\n}",
        after: found.body.upperBound)
    }
  }

  /// Lets only classes conform to a protocol, as the Objective-C runtime does.
  private mutating func bindToClasses(_ found: OptionalMethods.Found) {
    let heading = (found.start + 2)..<found.body.lowerBound
    guard let colon = heading.first(where: { text($0) == ":" }) else {
      return insert(": AnyObject", after: found.start + 1)
    }
    var isBound = false
    for index in heading {
      let name = text(index)
      if name == "class", index > colon {
        replace(index...index, by: "AnyObject")
        isBound = true
      }
      isBound =
        isBound || ["AnyObject", "NSObjectProtocol"].contains(name)
        || optionals.protocolNames.contains(name) || known.has(name) && KnownNames.isCandidate(name)
    }
    if !isBound { insert(" AnyObject,", after: colon) }
  }

  /// The text of tokens after the edits so far.
  private func edited(_ tokens: ClosedRange<Int>) -> String {
    edited(code[tokens.lowerBound].range.lowerBound..<code[tokens.upperBound].range.upperBound)
  }

  /// A part of the source after the edits so far.
  func edited(_ range: Range<Int>) -> String {
    let inside = edits.filter {
      range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound
    }
    return String(decoding: EditedText(source, inside, in: range).bytes, as: UTF8.self)
  }
}
