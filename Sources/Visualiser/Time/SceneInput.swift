package import ScrollEngine

/// Something done to a scene, and when: besides time, nothing else changes it.
package struct SceneInput: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// The pointer or the wheel, at a point of a pane's window.
    case event(InputEvent.Kind, pane: Int)
    /// A key that scrolls what lies at a point of a pane's window.
    case key(InputEvent.Key, pane: Int, at: Point)
    case addRow
    case removeRow
    case turnViewport
    case setOffset(Point)
    /// Shows another part of a pane's content at once.
    case jump(Point, pane: Int)
    case finishEffects
    case memoryWarning
  }

  /// In seconds of the scene's clock.
  package let time: Double
  package let action: Action

  package init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }

  /// The same in the last pane if there are fewer than it names.
  func withPane(below count: Int) -> SceneInput {
    let last = count - 1
    switch action {
    case .event(let kind, let pane) where pane > last:
      return SceneInput(time: time, action: .event(kind, pane: last))
    case .key(let key, let pane, let point) where pane > last:
      return SceneInput(time: time, action: .key(key, pane: last, at: point))
    case .jump(let offset, let pane) where pane > last:
      return SceneInput(time: time, action: .jump(offset, pane: last))
    default: return self
    }
  }
}

extension SceneInput.Action {
  /// The same, with the times that a device reported put through `transform`.
  func timed(_ transform: (Double) -> Double) -> SceneInput.Action {
    guard case .event(let kind, let pane) = self else { return self }
    let timed = kind.withPointer { pointer in
      pointer.coalesced = pointer.coalesced?.map {
        InputEvent.Pointer.Sample(at: $0.position, time: transform($0.time))
      }
    }
    return .event(timed, pane: pane)
  }

  /// Whether the time bar shows when it was done; a map is dragged on all the time.
  var isMarked: Bool {
    if case .jump = self { return false }
    return isOfPerson
  }

  /// Whether a person did it, rather than the program preparing the scene.
  var isOfPerson: Bool {
    switch self {
    case .event, .key, .jump, .addRow, .removeRow, .turnViewport: true
    case .setOffset, .finishEffects, .memoryWarning: false
    }
  }
}
