/// A value kept apart from the object that has it: for what few views ever have, and then for a
/// moment.
///
/// A million views at rest should not keep room for it.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
