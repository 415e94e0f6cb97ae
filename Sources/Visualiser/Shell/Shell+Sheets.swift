import SceneParts
import ScrollEngine

// The viewports as separate sheets: `X` separates or joins the sheets, a drag turns them.
extension Shell {
  func toggleSheets() {
    if pin != nil { unpin() }
    endHover()
    stage.time = session.now
    stage.tilt.toggle(at: session.now)
    if stage.options.reducesMotion { stage.tilt.finish() }
  }

  /// Keeps a pointer over sheets from the scene, and lets a press turn them; returns whether the
  /// pointer is over sheets.
  func pointAtSheets(_ kind: InputEvent.Kind, at position: Point) -> Bool {
    guard stage.tilt.isApart, help.isHidden, let pane = paneIndex(at: position),
      stage.isApart(pane)
    else { return false }
    endHover()
    if case .pointerDown(let finger) = kind {
      setFocus(nil)
      pointer.holder = .sheets(ShellPointer.SheetTurn(pointer: finger.id, position: position))
    }
    return true
  }

  /// Turns the sheets with the pointer that holds them.
  func turnSheets(
    _ turn: ShellPointer.SheetTurn, _ kind: InputEvent.Kind, at position: Point
  ) {
    switch kind {
    case .pointerMoved(let finger) where finger.id == turn.pointer:
      stage.tilt.turn(by: position - turn.position)
      pointer.holder = .sheets(ShellPointer.SheetTurn(pointer: turn.pointer, position: position))
    case .pointerUp(let finger) where finger.id == turn.pointer,
      .pointerCancelled(let finger) where finger.id == turn.pointer:
      pointer.holder = .nobody
    default: break
    }
  }
}
