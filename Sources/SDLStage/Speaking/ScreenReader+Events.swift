internal import CAccessibility
internal import ScrollEngine

// Events, only of objects that somebody has asked for: nobody knows the others.
extension ScreenReader {
  /// Tells of an event.
  func tell(_ event: SpokenEvent) {
    switch event {
    case .focus(let node, let old): tellFocus(node, from: old)
    case .name(let node): tell(caccessible_name, of: node)
    case .detail(let node): tell(caccessible_description, of: node)
    case .value(let node): tell(caccessible_value, of: node)
    case .states(let node, let begun, let ended):
      guard let object = knownObject(for: node) else { return }
      caccessible_tell_state(object, Self.bits(ended), 0)
      caccessible_tell_state(object, Self.bits(begun), 1)
    case .children(let node, let gone, let come):
      guard let object = knownObject(for: node) else { return }
      for child in gone {
        guard let gone = knownObject(for: child.node) else { continue }
        caccessible_tell_child(object, 0, Int32(clamping: child.index), gone)
      }
      for child in come {
        guard let come = self.object(for: child.node) else { continue }
        caccessible_tell_child(object, 1, Int32(clamping: child.index), come)
      }
    case .frame(let node):
      if let object = knownObject(for: node) { caccessible_tell_frame(object, rect(node.frame)) }
    case .text(let node, let position, let removed, let inserted):
      guard let object = knownObject(for: node) else { return }
      tellText(of: object, removed, isInserted: false, at: position)
      tellText(of: object, inserted, isInserted: true, at: position)
    case .caret(let node):
      guard let object = knownObject(for: node), let text = node.text else { return }
      caccessible_tell_caret(object, Int32(clamping: text.accessibilityCaret))
    case .textSelection(let node): tell(caccessible_text_selection_changed, of: node)
    case .selection(let node): tell(caccessible_selection_changed, of: node)
    case .gone(let node): tellGone(node)
    case .announcement(let words, let isUrgent): announce(words, isUrgent: isUrgent)
    }
  }

  private func tell(_ property: CAccessibleProperty, of node: SpokenNode) {
    if let object = knownObject(for: node) { caccessible_tell_property(object, property) }
  }

  private func tell(_ event: CAccessibleEvent, of node: SpokenNode) {
    if let object = knownObject(for: node) { caccessible_tell(object, event) }
  }

  private func tellText(
    of object: OpaquePointer, _ text: String, isInserted: Bool, at position: Int
  ) {
    guard !text.isEmpty else { return }
    caccessible_tell_text(
      object, isInserted ? 1 : 0, Int32(clamping: position),
      Int32(clamping: text.unicodeScalars.count),
      text)
  }

  private func tellFocus(_ node: SpokenNode?, from old: SpokenNode?) {
    if let object = (old ?? tree?.root).flatMap(knownObject(for:)) {
      caccessible_tell_state(object, caccessible_focused.rawValue, 0)
    }
    guard let node = node ?? tree?.root, let object = object(for: node) else { return }
    // A list manages its rows, so it tells which one is meant.
    if node.isRow, let list = node.parent.flatMap(self.object(for:)) {
      caccessible_tell_active(list, object)
    }
    caccessible_tell_state(object, caccessible_focused.rawValue, 1)
  }
}
