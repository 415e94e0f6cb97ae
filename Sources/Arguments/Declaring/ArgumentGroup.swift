/// Arguments that several commands share, or those of one command.
///
/// Every property that is an ``Argument``, an ``Option``, a ``Flag`` or an ``OptionGroup`` of others
/// is understood, in the order in which they stand.
package protocol ArgumentGroup {
  /// None of its arguments given.
  init()
}

/// Arguments of another group, as if they stood here.
@propertyWrapper
package struct OptionGroup<Group: ArgumentGroup>: Declaration {
  /// The group.
  package let wrappedValue = Group()

  /// Holds a new group.
  package init() {}

  func slots(named label: String) -> [ArgumentSlot] { wrappedValue.slots }
}

extension ArgumentGroup {
  /// What it understands.
  var slots: [ArgumentSlot] {
    Mirror(reflecting: self).children.flatMap { child -> [ArgumentSlot] in
      guard let declaration = child.value as? any Declaration else { return [] }
      // A wrapped property is stored with an underscore before its name.
      return declaration.slots(named: String((child.label ?? "").drop { $0 == "_" }))
    }
  }
}

/// A property that takes words of the command line.
protocol Declaration {
  func slots(named label: String) -> [ArgumentSlot]
}

/// One argument, and where its words go.
struct ArgumentSlot {
  var description: ArgumentDescription
  var isGiven: () -> Bool
  /// Reads a value; a flag reads an empty one.
  var read: (String) throws -> Void
}

/// What was read, behind a property of a value type.
final class Reading<Value> {
  private var value: Value?
  private(set) var isGiven = false

  init(_ value: Value?) { self.value = value }

  var result: Value {
    guard let value else { preconditionFailure("an argument is looked at before it was read") }
    return value
  }

  func give(_ value: Value) {
    self.value = value
    isGiven = true
  }
}

/// `contentOnly` as it is typed: `content-only`.
func typedName(_ label: String) -> String {
  label.reduce(into: "") { name, letter in
    name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
  }
}
