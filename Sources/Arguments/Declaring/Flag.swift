/// A switch, as in `--json`.
@propertyWrapper
public struct Flag: Declaration {
  private let reading: Reading<Bool>
  private let help: ArgumentHelp

  /// Whether the flag was given.
  public var wrappedValue: Bool { reading.result }

  /// A switch that is off unless it is given.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - help: What it does.
  /// - Precondition: `wrappedValue` is false.
  public init(wrappedValue: Bool, help: ArgumentHelp) {
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
