/// A switch, as in `--json`.
@propertyWrapper
package struct Flag: Declaration {
  private let reading: Reading<Bool>
  private let help: ArgumentHelp

  /// Whether the flag was given.
  package var wrappedValue: Bool { reading.result }

  /// - Precondition: `wrappedValue` is false.
  package init(wrappedValue: Bool, help: ArgumentHelp) {
    precondition(!wrappedValue, "a flag that is on cannot be turned off")
    reading = Reading(wrappedValue)
    self.help = help
  }

  func slots(named label: String) -> [ArgumentSlot] {
    let description = ArgumentDescription(
      kind: .flag, names: OptionName.long.typed(for: label), explanation: help.abstract,
      isOptional: true)
    return [
      ArgumentSlot(
        description: description, isGiven: { [reading] in reading.isGiven },
        read: { [reading] _ in reading.give(true) })
    ]
  }
}
