import SceneParts
import ScrollEngine

// The viewports as separate sheets: `X` separates or joins the sheets, a drag turns them.
extension Shell {
  /// A pointer that turns the sheets.
  struct SheetTurn: Hashable {
    let pointer: Int
    var position: Point
  }

  func toggleSheets() {
    if pin != nil { unpin() }
    endHover()
    stage.time = now
    stage.tilt.toggle(at: now)
    if stage.options.reducesMotion { stage.tilt.finish() }
  }

  /// Turns the sheets with a pointer; returns whether the event was used, so that the scene does
  /// not receive it.
  func turnSheets(_ kind: InputEvent.Kind, at position: Point) -> Bool {
    if let turn = sheetTurn {
      switch kind {
      case .pointerMoved(let pointer) where pointer.id == turn.pointer:
        stage.tilt.turn(by: position - turn.position)
        sheetTurn?.position = position
      case .pointerUp(let pointer) where pointer.id == turn.pointer,
        .pointerCancelled(let pointer) where pointer.id == turn.pointer:
        sheetTurn = nil
      default: break
      }
      return true
    }
    guard stage.tilt.isApart, capturingPane == nil, help.isHidden,
      let pane = paneIndex(at: position), stage.isApart(pane)
    else { return false }
    endHover()
    if case .pointerDown(let pointer) = kind {
      setFocus(nil)
      sheetTurn = SheetTurn(pointer: pointer.id, position: position)
    }
    return true
  }
}
