/// The accessibility properties that a program has set on a view.
@MainActor
struct SpokenWords {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits?
  var hidesElements = false
  var elements: [Any]?
  var containerType = AccessibilityContainerType.none
  var isModal = false
  var actions: [AccessibilityCustomAction]?
  var rotors: [AccessibilityCustomRotor]?
  var liveRegion = AccessibilityLiveRegion.off
  /// The views to which the view is related, by either side's program.
  var relations: [SpokenRelation: [Weak<View>]] = [:]

  var isEmpty: Bool {
    isElement == nil && label == nil && value == nil && hint == nil && traits == nil
      && !hidesElements && elements == nil && containerType == .none && !isModal
      && actions == nil && rotors == nil && liveRegion == .off && relations.isEmpty
  }
}
