// Overrides in extensions, which the Objective-C runtime allows, and Swift alone does not.
extension Porter {
  /// Moves overrides from extensions of a class to the end of the class, if that is in the same source.
  ///
  /// It comes late, because it moves the edited text.
  mutating func portOverrides() {
    guard code.contains(where: { $0.text == "override" }) else { return }
    let classes = Dictionary(bodies(of: "class")) { first, _ in first }
    for (name, body) in bodies(of: "extension") {
      for index in members(in: body) where text(index) == "override" {
        guard let home = classes[name],
          conditions[home.upperBound] == conditions[index],
          conditions[home.lowerBound] == conditions[index], let end = end(ofMember: index)
        else {
          remark(
            index, "override in an extension", "only a class itself overrides its methods",
            .classItself)
          continue
        }
        move(start(ofMember: index)...end, into: home)
      }
    }
  }

  /// The names and the braces of all classes, or of all extensions.
  private func bodies(of keyword: String) -> [(String, ClosedRange<Int>)] {
    var bodies: [(String, ClosedRange<Int>)] = []
    for index in code.indices where text(index) == keyword && text(index - 1) != "." {
      guard isWord(index + 1), !DeclaredTypes.notNames.contains(text(index + 1)) else { continue }
      var name = index + 1
      while text(name + 1) == ".", isWord(name + 2) { name += 2 }
      var open = name + 1
      // A heading without an end would be read once for each word in it.
      while open < name + 256, !["{", "}", ""].contains(text(open)) { open += 1 }
      guard let end = closing(open) else { continue }
      bodies.append((text(name), open...end))
    }
    return bodies
  }

  /// The tokens in braces that are in no further brackets.
  private func members(in body: ClosedRange<Int>) -> [Int] {
    var members: [Int] = []
    var index = body.lowerBound + 1
    while index < body.upperBound {
      members.append(index)
      index = (closing(index) ?? index) + 1
    }
    return members
  }

  /// The first modifier or attribute of the member that a modifier belongs to.
  private func start(ofMember index: Int) -> Int {
    var start = index
    while true {
      let before = text(start - 1) == ")" ? opening(start - 1) ?? start : start
      if text(before - 2) == "@" {
        start = before - 2
      } else if DeclaredTypes.modifiers.contains(text(start - 1)) {
        start -= 1
      } else {
        return start
      }
    }
  }

  /// The closing brace of the member that a modifier belongs to; nil if it has no braces.
  private func end(ofMember index: Int) -> Int? {
    var index = index
    while code.indices.contains(index), text(index) != "}" {
      if text(index) == "{" { return closing(index) }
      index = (closing(index) ?? index) + 1
    }
    return nil
  }

  /// Moves a member, with the comments before it, before the closing brace of a class.
  private mutating func move(_ member: ClosedRange<Int>, into body: ClosedRange<Int>) {
    let end = code[member.upperBound].range.upperBound
    // The rest of the line above is that member's.
    var start = code[member.lowerBound - 1].range.upperBound
    while start < code[member.lowerBound].range.lowerBound, source[start] != 0x0A { start += 1 }
    let text = edited(start..<end)
    edits.append(Edit(range: start..<end, replacement: ""))
    var place = code[body.upperBound].range.lowerBound
    while place > 0, source[place - 1] == 0x20 || source[place - 1] == 0x09 { place -= 1 }
    guard place > 0, source[place - 1] == 0x0A else {
      let brace = code[body.upperBound].range.lowerBound
      return edits.append(Edit(range: brace..<brace, replacement: text + "\n"))
    }
    edits.append(
      Edit(
        range: place - 1..<place - 1, replacement: text.hasPrefix("\n") ? text : "\n" + text))
  }
}
