/// A value stored outside of its owner, for properties that few views ever have, and only briefly.
///
/// Without it, a million views at rest would all need space for such a property.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
