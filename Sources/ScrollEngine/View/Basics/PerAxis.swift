/// A value for each axis.
struct PerAxis<Value> {
  var x: Value
  var y: Value

  init(_ value: (Axis) -> Value) {
    x = value(.horizontal)
    y = value(.vertical)
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
