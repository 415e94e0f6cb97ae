extension Range<Int> {
  /// Like `compactMap`, but with one allocation: for ranges in which nearly all elements have a
  /// value.
  @inline(__always)
  func values<Value>(_ value: (Int) -> Value?) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for element in self {
      if let value = value(element) { values.append(value) }
    }
    return values
  }
}
