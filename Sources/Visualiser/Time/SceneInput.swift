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
