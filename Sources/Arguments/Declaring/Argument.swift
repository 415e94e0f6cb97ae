/// A positional argument.
///
/// An argument that is optional or has a default can be left out. An array takes all remaining
/// words; at least one is required.
@propertyWrapper
public struct Argument<Value>: Declaration {
  private let reading: Reading<Value>
  private let help: ArgumentHelp
  private let completion: Completion
  private let standard: String?
  private let isOptional: Bool
  private let isRepeated: Bool
  private let read: (String, Reading<Value>) throws -> Void

  /// The given value, or the default.
  public var wrappedValue: Value { reading.result }

  private init(
    _ value: Value?, _ help: ArgumentHelp, _ completion: Completion, standard: String? = nil,
    isRepeated: Bool = false, read: @escaping (String, Reading<Value>) throws -> Void
  ) {
    reading = Reading(value)
    self.help = help
    self.completion = completion
    self.standard = standard
    isOptional = value != nil
    self.isRepeated = isRepeated
    self.read = read
  }

  func slots(named label: String) -> [ArgumentSlot] {
    let description = ArgumentDescription(
      kind: .positional, valueName: help.valueName ?? typedName(label), explanation: help.abstract,
      standard: standard, isOptional: isOptional, isRepeated: isRepeated, completion: completion)
    return [
      ArgumentSlot(
        description: description, isGiven: { [reading] in reading.isGiven },
        read: { [reading, read] in try read($0, reading) })
    ]
  }
}

extension Argument {
  /// An argument with a default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  ///   - transform: Parses the word; a mistake names what it throws after the word.
  public init(
    wrappedValue: Value, help: ArgumentHelp, completion: Completion = .none,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(wrappedValue, help, completion) { $1.give(try transform($0)) }
  }

  /// A required argument.
  ///
  /// - Parameters:
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  ///   - transform: Parses the word; a mistake names what it throws after the word.
  public init(
    help: ArgumentHelp, completion: Completion = .none,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(nil, help, completion) { $1.give(try transform($0)) }
  }

  /// An optional argument.
  ///
  /// - Parameters:
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  ///   - transform: Parses the word; a mistake names what it throws after the word.
  public init<Element>(
    help: ArgumentHelp, completion: Completion = .none,
    transform: @escaping (String) throws -> Element
  ) where Value == Element? {
    self.init(.some(nil), help, completion) { $1.give(try transform($0)) }
  }
}

extension Argument where Value == String {
  /// A text with a default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  public init(wrappedValue: Value, help: ArgumentHelp, completion: Completion = .none) {
    self.init(wrappedValue, help, completion, standard: wrappedValue) { $1.give($0) }
  }

  /// A required text.
  ///
  /// - Parameters:
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  public init(help: ArgumentHelp, completion: Completion = .none) {
    self.init(nil, help, completion) { $1.give($0) }
  }
}

extension Argument where Value == [String] {
  /// One or more texts.
  ///
  /// - Parameters:
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  public init(help: ArgumentHelp, completion: Completion = .none) {
    self.init(nil, help, completion, isRepeated: true) { text, reading in
      reading.give((reading.isGiven ? reading.result : []) + [text])
    }
  }
}
