/// Which optional callbacks an object is known to implement.
struct KnownCallbacks<Callbacks: OptionSet> {
  /// The callbacks left to their defaults.
  var defaults: Callbacks
  /// The callbacks that were called and turned out to be implemented.
  var answered: Callbacks = []

  /// Call it when another object is to answer, or none.
  mutating func forget(_ callbacks: Callbacks, ofNobody isNobody: Bool) {
    answered.subtract(callbacks)
    if isNobody { defaults.formUnion(callbacks) } else { defaults.subtract(callbacks) }
  }
}
