/// The arguments of a command, or arguments that several commands share.
///
/// Every property that is an ``Argument``, an ``Option``, a ``Flag`` or an ``OptionGroup`` declares
/// arguments, in the order of the properties.
public protocol ArgumentGroup {
  /// Makes a group without any arguments given.
  init()
}

/// Includes the arguments of another group.
@propertyWrapper
public struct OptionGroup<Group: ArgumentGroup>: Declaration {
  /// The group.
  public let wrappedValue = Group()

  /// Makes a new group.
  public init() {}

  func slots(named label: String) -> [ArgumentSlot] { wrappedValue.slots }
}

extension ArgumentGroup {
  /// The arguments of the group.
  var slots: [ArgumentSlot] {
    Mirror(reflecting: self).children.flatMap { child -> [ArgumentSlot] in
      guard let declaration = child.value as? any Declaration else { return [] }
      // A wrapped property is stored with an underscore before its name.
      return declaration.slots(named: String((child.label ?? "").drop { $0 == "_" }))
    }
  }
}

/// A property that declares arguments.
protocol Declaration {
  func slots(named label: String) -> [ArgumentSlot]
}

/// An argument with the functions that store its values.
struct ArgumentSlot {
  var description: ArgumentDescription
  var isGiven: () -> Bool
  /// Parses a value; the value of a flag is empty.
  var read: (String) throws -> Void
}

/// The storage of a parsed value, shared by copies of a property.
final class Reading<Value> {
  private var value: Value?
  private(set) var isGiven = false

  init(_ value: Value?) { self.value = value }

  var result: Value {
    guard let value else { preconditionFailure("an argument is used before it was parsed") }
    return value
  }

  func give(_ value: Value) {
    self.value = value
    isGiven = true
  }
}

/// Converts the name of a property, such as `contentOnly`, to the name of an option:
/// `content-only`.
func typedName(_ label: String) -> String {
  label.reduce(into: "") { name, letter in
    name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
  }
}
