/// An option with a value, as in `--scale 2` or `--scale=2`.
///
/// An option that is optional or has a default can be left out; an array can be given several
/// times.
@propertyWrapper
public struct Option<Value>: Declaration {
  private let reading: Reading<Value>
  private let name: OptionName
  private let help: ArgumentHelp
  private let completion: Completion
  private let names: [String]
  private let standard: String?
  private let isOptional: Bool
  private let isRepeated: Bool
  private let read: (String, Reading<Value>) throws -> Void

  /// The given value, or the default.
  public var wrappedValue: Value { reading.result }

  private init(
    _ value: Value?, _ name: OptionName, _ help: ArgumentHelp, _ completion: Completion,
    names: [String] = [], standard: String? = nil, isRepeated: Bool = false,
    read: @escaping (String, Reading<Value>) throws -> Void
  ) {
    reading = Reading(value)
    self.name = name
    self.help = help
    self.completion = names.isEmpty ? completion : .words(names)
    self.names = names
    self.standard = standard
    isOptional = value != nil
    self.isRepeated = isRepeated
    self.read = read
  }

  func slots(named label: String) -> [ArgumentSlot] {
    let typed = name.typed(for: label)
    let description = ArgumentDescription(
      kind: .option, names: typed,
      valueName: help.valueName ?? String((typed.last ?? "").drop { $0 == "-" }),
      explanation: help.abstract, values: names, standard: standard, isOptional: isOptional,
      isRepeated: isRepeated, completion: completion)
    return [
      ArgumentSlot(
        description: description, isGiven: { [reading] in reading.isGiven },
        read: { [reading, read] in try read($0, reading) })
    ]
  }
}

extension Option {
  /// An option with a default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - name: Its names on the command line.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  ///   - transform: Parses the value; a mistake names what it throws after the value.
  public init(
    wrappedValue: Value, name: OptionName = .long, help: ArgumentHelp,
    completion: Completion = .none, transform: @escaping (String) throws -> Value
  ) {
    self.init(wrappedValue, name, help, completion) { $1.give(try transform($0)) }
  }

  /// A required option.
  ///
  /// - Parameters:
  ///   - name: Its names on the command line.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  ///   - transform: Parses the value; a mistake names what it throws after the value.
  public init(
    name: OptionName = .long, help: ArgumentHelp, completion: Completion = .none,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(nil, name, help, completion) { $1.give(try transform($0)) }
  }

  /// An optional option.
  ///
  /// - Parameters:
  ///   - name: Its names on the command line.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  ///   - transform: Parses the value; a mistake names what it throws after the value.
  public init<Element>(
    name: OptionName = .long, help: ArgumentHelp, completion: Completion = .none,
    transform: @escaping (String) throws -> Element
  ) where Value == Element? {
    self.init(.some(nil), name, help, completion) { $1.give(try transform($0)) }
  }

  /// An option that can be repeated.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - name: Its names on the command line.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  ///   - transform: Parses the value; a mistake names what it throws after the value.
  public init<Element>(
    wrappedValue: [Element], name: OptionName = .long, help: ArgumentHelp,
    completion: Completion = .none, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(wrappedValue, name, help, completion, isRepeated: true) { text, reading in
      let value = try transform(text)
      reading.give((reading.isGiven ? reading.result : []) + [value])
    }
  }

  /// An option with a default, whose value is a text or one of several names.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - name: Its names on the command line.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  public init(
    wrappedValue: Value, name: OptionName = .long, help: ArgumentHelp,
    completion: Completion = .none
  ) where Value: ArgumentValue {
    self.init(
      wrappedValue, name, help, completion, names: Value.argumentNames,
      standard: wrappedValue.argumentName
    ) { $1.give(try Value.read($0)) }
  }

  /// An optional option, whose value is a text or one of several names.
  ///
  /// - Parameters:
  ///   - name: Its names on the command line.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  public init<Element: ArgumentValue>(
    name: OptionName = .long, help: ArgumentHelp, completion: Completion = .none
  ) where Value == Element? {
    self.init(.some(nil), name, help, completion, names: Element.argumentNames) {
      $1.give(try Element.read($0))
    }
  }

  /// An option that can be repeated, whose values are texts or some of several names.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - name: Its names on the command line.
  ///   - help: What it is, and the name of its value.
  ///   - completion: What a shell offers for it.
  public init<Element: ArgumentValue>(
    wrappedValue: [Element], name: OptionName = .long, help: ArgumentHelp,
    completion: Completion = .none
  ) where Value == [Element] {
    self.init(
      wrappedValue: wrappedValue, name: name, help: help, completion: completion,
      transform: Element.read)
  }
}
