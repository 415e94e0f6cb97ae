import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let stackEditing = SceneDescription(
    name: "stack-editing", title: "Editing a stack", group: .stacksAndMaps,
    article: "ScrollingStackContainer: controllers that come, go, hide and move",
    sentence:
      "Insert, remove, hide or move a card: the others slide to their new places in 0.3 s.",
    variants: ["animated", "at once"],
    variantSentences: [
      "Insert, remove, hide or move a card: the others slide to their new places in 0.3 s.",
      "Insert, remove, hide or move a card: the others jump to their new places. Same calls.",
    ],
    poster: Poster(at: 0.95, [.type(0.8, "-")])
  ) { context in
    StackEditingScene(isAnimated: context.variant == 0, clock: context.clock)
  }
}

/// A stack whose controllers a person inserts, removes, hides and moves, with the calls of each
/// edit.
@MainActor
final class StackEditingScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let editor: StackEditor

  init(isAnimated: Bool, clock: SceneClock) {
    let log = EditLog(clock: clock)
    let editor = StackEditor(
      [
        EditedController("Header", height: 72, color: Palette.header, log: log),
        EditedController("Card", height: 120, color: Palette.first.cell, log: log),
        EditedController("Card 2", height: 160, color: Palette.second.cell, log: log),
        EditedController("Footer", height: 96, color: Palette.footer, log: log),
      ], log: log, isAnimated: isAnimated)
    self.editor = editor
    let container = editor.stack.containerScrollView
    container.clipsToBounds = false
    container.backgroundColor = Palette.surface
    panel = EditsPanel(log: log)
    panes = [
      Pane(
        title: isAnimated ? "animated: true" : "animated: false", shortTitle: "Stack",
        root: container, rootID: "stack", decorations: [EditingDecoration(editor: editor)],
        otherViews: [("toolbar", editor.toolbar.view)], viewport: Size(width: 320, height: 336),
        figure: {
          Pane.Figure(
            Fact(.controllers, of: editor.stack, editor.controllers.count).words,
            label: "controllers", verdict: .neutral, widest: "0")
        })
    ]
    panes[0].window.rootViewController = editor.stack
    if let row = editor.toolbar.view.superview { container.setPinning(.permanent, for: row) }
  }

  var facts: (any SceneFacts)? { editor.facts }

  let canChangeRows = true
  func addRow() { editor.perform(.insert) }
  func removeRow() { editor.perform(.remove) }
}

extension Fact.Quantity {
  fileprivate static let controllers = Fact.Quantity("controllers of a stack", .count)
}
