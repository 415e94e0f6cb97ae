package import Documents
package import ScrollEngine

/// An action on a scene and its time. Only inputs and the passing of time change a scene.
package struct SceneInput: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// An event of the pointer or the wheel, at a point of a pane's window.
    case event(InputEvent.Kind, pane: Int)
    /// A key that scrolls the scroll view at a point of a pane's window.
    case key(InputEvent.Key, pane: Int, at: Point)
    case addRow
    case removeRow
    case turnViewport
    case set(SceneSetting)
    case setOffset(Point)
    /// Shows another part of a pane's content at once.
    case jump(Point, pane: Int)
    case finishEffects
    case memoryWarning
  }

  /// The scene time, in seconds.
  package let time: Double
  package let action: Action

  package init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }

  /// The input with its pane limited to the last of `count` panes.
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
  /// The action with the times of its coalesced reports converted by `transform`.
  func timed(_ transform: (Double) -> Double) -> SceneInput.Action {
    guard case .event(let kind, let pane) = self else { return self }
    let timed = kind.withPointer { pointer in
      pointer.coalesced = pointer.coalesced?.map {
        InputEvent.Pointer.Sample(at: $0.position, time: transform($0.time))
      }
    }
    return .event(timed, pane: pane)
  }

  /// Whether the time bar has a mark for the action; drags on a map would have too many.
  var isMarked: Bool {
    if case .jump = self { return false }
    return isOfPerson
  }

  /// Whether the action comes from a person, not from the program.
  var isOfPerson: Bool {
    switch self {
    case .event, .key, .jump, .addRow, .removeRow, .turnViewport, .set: true
    case .setOffset, .finishEffects, .memoryWarning: false
    }
  }
}
