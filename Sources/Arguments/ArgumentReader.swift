internal import PlainText

extension ArgumentGroup {
  /// Parses words that all belong to this group.
  ///
  /// - Throws: The first mistake, or the first missing argument.
  package static func parse(_ words: [String]) throws(UsageMistake) -> Self {
    let group = Self()
    try ArgumentReader(slots: group.slots).read(words)
    return group
  }
}

extension Command {
  /// Parses the words after the command's name, and validates them.
  ///
  /// - Throws: The first mistake, or the first missing argument.
  package static func parse(_ words: [String]) throws(UsageMistake) -> Self {
    let command = Self()
    try ArgumentReader(slots: command.slots).read(words)
    try command.validate()
    return command
  }
}

/// Assigns words to the arguments that they belong to.
struct ArgumentReader {
  let slots: [ArgumentSlot]

  private var positional: [ArgumentSlot] { slots.filter { $0.description.kind == .positional } }

  /// Reads all words of a command.
  ///
  /// - Throws: The first mistake, or the first missing argument.
  func read(_ words: [String]) throws(UsageMistake) {
    var places = positional[...]
    var rest = words[...]
    var hasOptions = true
    while let word = rest.popFirst() {
      if hasOptions, word == "--" {
        hasOptions = false
      } else if hasOptions, word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest)
      } else {
        guard let slot = places.first else { throw UsageMistake("Unexpected argument '\(word)'") }
        try give(word, to: slot, typed: nil)
        if !slot.description.isRepeated { places.removeFirst() }
      }
    }
    if let missing = slots.first(where: { !$0.description.isOptional && !$0.isGiven() }) {
      throw UsageMistake("Missing expected argument '\(missing.description.typed())'")
    }
  }

  private func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageMistake) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let slot = slot(named: name) else {
      let names = slots.flatMap(\.description.names).filter { $0.hasPrefix("--") }
      let question = NearNames.question(for: name, in: names)
      throw UsageMistake("Unknown option '\(name)'" + (question.map { "; \($0)" } ?? ""))
    }
    let description = slot.description
    if slot.isGiven(), !description.isRepeated {
      throw UsageMistake("\(description.names.last ?? name) is given twice")
    }
    let typed = description.typed(as: name)
    if description.kind == .flag {
      guard parts.count == 1 else { throw UsageMistake("'\(typed)' takes no value") }
      return try give("", to: slot, typed: typed)
    }
    if parts.count == 2 { return try give(String(parts[1]), to: slot, typed: typed) }
    guard let value = rest.first, !value.hasPrefix("--"), self.slot(named: value) == nil else {
      throw UsageMistake("Missing value for '\(typed)'")
    }
    rest.removeFirst()
    try give(value, to: slot, typed: typed)
  }

  private func slot(named name: String) -> ArgumentSlot? {
    slots.first { $0.description.names.contains(name) }
  }

  private func give(
    _ text: String, to slot: ArgumentSlot, typed: String?
  ) throws(UsageMistake) {
    do {
      try slot.read(text)
    } catch {
      throw UsageMistake(
        "The value '\(text)' is invalid for '\(typed ?? slot.description.typed())': \(error)")
    }
  }
}
