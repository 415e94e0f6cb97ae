/// A value stored outside of its owner, for properties that few owners have.
///
/// Without boxes, a million views at rest would all need space for such a property.
final class Box<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }

  /// Stores a value in a box, or in a new one if there is none; nil releases the box.
  static func store(_ value: Value?, in box: inout Box?) {
    if let box, let value { box.value = value } else { box = value.map { Box($0) } }
  }
}

/// Properties that few objects set.
protocol RareProperties {
  /// Makes the properties of an object that has set none.
  init()

  /// Whether no property is set.
  var isUsual: Bool { get }
}

extension Box where Value: RareProperties {
  /// Changes properties in place, and returns the box to store from now on.
  ///
  /// The argument and the result are nil if no property is set.
  static func changed(_ box: Box?, by change: (inout Value) -> Void) -> Box? {
    guard let box else {
      var value = Value()
      change(&value)
      return value.isUsual ? nil : Box(value)
    }
    change(&box.value)
    return box.value.isUsual ? nil : box
  }
}
