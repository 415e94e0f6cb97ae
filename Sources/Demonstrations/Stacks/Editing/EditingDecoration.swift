import Drawing
import SceneParts
import ScrollEngine

/// Outlines the frames of a stack's controllers, with their y and height in the content as numbers.
@MainActor
struct EditingDecoration: PaneDecoration {
  let editor: StackEditor

  private static let font = Font(.numbers, size: 14)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    drawWays(in: pane, &canvas)
    let top = editor.toolbar.view.convert(editor.toolbar.view.bounds, to: nil).maxY
    // The selected controller comes last, so that its outline lies over its neighbours'.
    let selected = editor.selected
    for controller in editor.controllers.filter({ $0 !== selected }) + [selected].compactMap({ $0 })
    {
      guard let content = controller.frame(in: editor.stack) else { continue }
      let frame = pane.root.convert(content, to: nil)
      // The part behind the tool bar is not outlined.
      let shown = frame.intersection(
        Rect(x: frame.minX, y: top, width: frame.width, height: max(0, frame.maxY - top)))
      guard shown.height > 4 else { continue }
      let isSelected = controller === selected
      canvas.stroke(
        shown.inset(by: isSelected ? 3 : 1.5),
        Stroke(Palette.boundsOutline, width: isSelected ? 4 : 1))
      if shown.minY < pane.viewport.height {
        drawTag(of: controller, at: content, in: shown, isSelected, &canvas)
      }
    }
  }

  /// Draws, where an animation closes a gap, how far those below still have to go.
  private func drawWays(in pane: Pane, _ canvas: inout Canvas) {
    var end = editor.toolbar.view.convert(editor.toolbar.view.bounds, to: nil).maxY
    for controller in editor.controllers {
      guard let content = controller.frame(in: editor.stack) else { continue }
      let frame = pane.root.convert(content, to: nil)
      if frame.minY - end >= Self.leastWay {
        let x = pane.viewport.width * 0.5
        LengthArrow(
          from: Point(x: x, y: frame.minY), to: Point(x: x, y: end),
          "\(Fact(.wayToGo, of: controller, frame.minY - end)) pt to go"
        ).draw(in: &canvas)
        if let removed = editor.removed {
          drawName(of: removed, in: Rect(x: 0, y: end, width: x, height: frame.minY - end), &canvas)
        }
      }
      end = frame.maxY
    }
  }

  /// Says in a gap that closes which controller has left it.
  private func drawName(of removed: String, in gap: Rect, _ canvas: inout Canvas) {
    let room = Size(width: gap.width - 2 * Self.margin, height: gap.height)
    let words: [Words] = ["\(removed) removed", "removed"]
    guard let tag = Tag(warning: "").first(of: words, fitting: room, on: canvas) else { return }
    let size = tag.size(on: canvas)
    tag.draw(
      at: Point(x: gap.minX + Self.margin, y: gap.midY - size.height / 2), in: &canvas)
  }

  private static let margin = 8.0

  /// The least gap that counts as one, in points: an arrow needs some length.
  private static let leastWay = 8.0

  private func drawTag(
    of controller: EditedController, at content: Rect, in frame: Rect, _ isSelected: Bool,
    _ canvas: inout Canvas
  ) {
    guard frame.height >= 32, let row = controller.view.superview else { return }
    let y = Fact(.placeY, of: row, content.minY)
    var tag = Tag("y \(y)  height \(Fact(.placeHeight, of: row, content.height))")
    tag.font = Self.font
    tag.ground = isSelected ? Palette.boundsOutline : Palette.surface.opacity(0.85)
    tag.ink = isSelected ? Palette.onWarning : Palette.text
    let size = tag.size(on: canvas)
    let x = frame.maxX - size.width - 5
    // The tag is below the name if it does not fit beside the name.
    let nameEnd = controller.nameEnd(on: canvas)
    let top = frame.minY + (frame.minX + nameEnd.x + 8 > x ? nameEnd.y : 5)
    guard top + size.height <= frame.maxY else { return }
    tag.draw(at: Point(x: x, y: top), in: &canvas)
  }
}

extension Fact.Quantity {
  fileprivate static let wayToGo = Fact.Quantity("way to the end of the animation", .points)
}
