/// What is known of the callbacks of something that may have some of them.
struct KnownCallbacks<Callbacks: OptionSet> {
  /// Those that are left to their defaults.
  var defaults: Callbacks
  /// Those that were called, and are not.
  var answered: Callbacks = []

  /// Has to be called when somebody else is to answer, or nobody.
  mutating func forget(_ callbacks: Callbacks, ofNobody isNobody: Bool) {
    answered.subtract(callbacks)
    if isNobody { defaults.formUnion(callbacks) } else { defaults.subtract(callbacks) }
  }
}
