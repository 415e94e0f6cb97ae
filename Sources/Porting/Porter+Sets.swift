extension Porter {
  /// Makes what each source of a set declares known to the others.
  static func join(_ porters: inout [Porter]) {
    guard porters.count > 1 else { return }
    var types = DeclaredTypes()
    var optionals = OptionalMethods()
    var usesUIKit = false
    for porter in porters {
      types.add(porter.types)
      optionals.add(porter.optionals)
      usesUIKit = usesUIKit || porter.setUsesUIKit
    }
    for index in porters.indices {
      porters[index].types = types
      porters[index].optionals.add(optionals)
      porters[index].setUsesUIKit = usesUIKit
    }
  }
}
