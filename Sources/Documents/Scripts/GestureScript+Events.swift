package import ScrollEngine

extension GestureScript.Action {
  /// The action that repeats an event; nil for an event that scripts do not have.
  package init?(_ event: InputEvent.Kind) {
    switch event {
    case .pointerDown(let pointer): self.init(.down, pointer)
    case .pointerMoved(let pointer): self.init(.move, pointer)
    case .pointerUp(let pointer): self.init(.up, pointer)
    case .pointerCancelled(let pointer): self.init(.cancel, pointer)
    case .wheel(let wheel):
      self = .wheel(at: wheel.position, delta: wheel.delta, modifiers: wheel.modifiers)
    case .key(let press): self = .key(press.key, modifiers: press.modifiers)
    case .text(let text): self = .text(text)
    case .pointerLeft, .composition, .memoryWarning: return nil
    }
  }

  /// A pointer at its place.
  package init(_ phase: GestureScript.PointerPhase, _ pointer: InputEvent.Pointer) {
    self = .pointer(
      phase, at: pointer.position, device: pointer.device, id: pointer.id,
      coalesced: pointer.coalesced)
  }
}
