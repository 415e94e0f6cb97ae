// Rotors: items of one kind that a person goes through by two actions.
extension SpokenNode {
  private var rotors: [AccessibilityCustomRotor] {
    isRow || part != nil ? [] : view?.accessibilityCustomRotors ?? []
  }

  /// The actions of all rotors, each with its name.
  var rotorActions: [(action: Action, name: String)] {
    rotors.enumerated().flatMap { place, rotor in
      [
        (.rotor(place, .next), "next \(rotor.name)"),
        (.rotor(place, .previous), "previous \(rotor.name)"),
      ]
    }
  }

  /// Goes to an item beside the current one, and returns whether there is one.
  ///
  /// The keys move to the item. If they cannot, its name is announced.
  func turnRotor(_ place: Int, _ direction: AccessibilityCustomRotor.Direction) -> Bool {
    let rotors = rotors
    guard rotors.indices.contains(place), let window = view?.window else { return false }
    let rotor = rotors[place]
    guard let found = rotor.search(direction, from: window.focusedView),
      let element = found.targetElement, let node = tree.node(ofElement: element)
    else { return false }
    _ = node.scrollToVisible()
    if !node.takeFocus(), let name = node.name { tree.hear(of: name, isUrgent: true) }
    rotor.last = (found, .init(targetElement: window.focusedView))
    return true
  }
}
