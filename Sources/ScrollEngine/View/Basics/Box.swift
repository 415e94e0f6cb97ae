/// A value stored outside the object that owns it: for what few views ever have, and only for a moment.
///
/// A million views at rest should not keep room for it.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
