import SceneParts
import ScrollEngine

/// Edits the controllers of a stack, below a sticky tool bar.
@MainActor
final class StackEditor {
  let stack = StackController()
  let log: EditLog
  let toolbar: ToolbarController
  /// The controller to which the next edit applies; nil if no controller is left.
  private(set) var selected: EditedController?
  /// The name of the controller that the latest edit removed; nil if its animation has ended, or if
  /// it removed none.
  var removed: String? { log.isOver ? nil : lastRemoved }
  private var lastRemoved: String?
  private let isAnimated: Bool
  /// The number of controllers inserted so far.
  private var insertions = 0

  static let most = 9
  private static let cardHeight = 88.0

  init(_ controllers: [EditedController], log: EditLog, isAnimated: Bool) {
    self.log = log
    self.isAnimated = isAnimated
    toolbar = ToolbarController()
    stack.viewControllers = [toolbar] + controllers
    toolbar.onPress = { [unowned self] in perform($0) }
    for controller in controllers { prepare(controller) }
    selected = controllers.first
    toolbarMayHaveChanged()
  }

  private func prepare(_ controller: EditedController) {
    controller.onTap = { [unowned self] in
      selected = $0
      toolbarMayHaveChanged()
      stack.view.setNeedsDisplay()
    }
  }

  /// The edited controllers, in order.
  var controllers: [EditedController] {
    stack.viewControllers.compactMap { $0 as? EditedController }
  }

  /// The hidden controller; nil if none is. Only one can be hidden, so that Show is unambiguous.
  var hidden: EditedController? { controllers.first { stack.isHidden($0) } }

  /// The index of the selected controller among the edited ones; nil if none is selected.
  private var place: Int? {
    selected.flatMap { controller in controllers.firstIndex { $0 === controller } }
  }

  /// Whether a tool can be used now.
  func offers(_ tool: ToolbarController.Tool) -> Bool {
    switch tool {
    case .insert: controllers.count < Self.most
    case .remove: place != nil
    case .hide: hidden != nil || place != nil
    case .up: (place ?? 0) > 0
    case .down: place.map { $0 < controllers.count - 1 } ?? false
    }
  }

  func perform(_ tool: ToolbarController.Tool) {
    guard offers(tool) else { return }
    lastRemoved = tool == .remove ? selected?.name : nil
    switch tool {
    case .insert: insert()
    case .remove: remove()
    case .hide: hideOrShow()
    case .up: move(by: -1)
    case .down: move(by: 1)
    }
    toolbarMayHaveChanged()
  }

  private func insert() {
    insertions += 1
    let colors = Palette.many[(insertions + 2) % Palette.many.count]
    let new = EditedController(
      "New \(insertions)", height: Self.cardHeight, color: colors.cell, log: log)
    prepare(new)
    log.begin("Insert \(new.name)")
    log.note("addChild", of: new.name, isStacks: true)
    // After the tool bar and the selected controller.
    let index = place.map { $0 + 2 } ?? stack.viewControllers.count
    stack.insert(new, at: index, animated: isAnimated)
    selected = new
  }

  private func remove() {
    guard let selected, let place else { return }
    log.begin("Remove \(selected.name)")
    stack.remove(selected, animated: isAnimated)
    let left = controllers
    self.selected = left.isEmpty ? nil : left[min(place, left.count - 1)]
  }

  private func hideOrShow() {
    if let hidden {
      log.begin("Show \(hidden.name)")
      stack.setHidden(false, for: hidden, animated: isAnimated)
      selected = hidden
    } else if let selected {
      log.begin("Hide \(selected.name)")
      stack.setHidden(true, for: selected, animated: isAnimated)
    }
  }

  private func move(by distance: Int) {
    guard let selected, let place else { return }
    log.begin("Move \(selected.name) \(distance < 0 ? "up" : "down")")
    stack.move(selected, to: place + 1 + distance, animated: isAnimated)
  }

  var facts: StackEditingFacts {
    StackEditingFacts(
      shown: controllers.filter { !stack.isHidden($0) }.map {
        StackEditingFacts.Shown(name: $0.name, y: $0.frame(in: stack)?.minY ?? 0)
      },
      count: controllers.count, selected: selected?.name, editCount: log.editCount,
      edit: log.latest?.title, calls: log.latest?.ownCalls ?? [],
      isOver: log.isOver)
  }

  private func toolbarMayHaveChanged() {
    toolbar.show(
      offered: Set(ToolbarController.Tool.allCases.filter(offers)), showsHidden: hidden != nil)
  }
}

extension EditedController {
  /// The frame of the controller's row in the stack's content; nil if the row is hidden or not in
  /// the view hierarchy.
  func frame(in stack: StackController) -> Rect? {
    guard let view = viewIfLoaded, let row = view.superview, row.superview != nil,
      !stack.isHidden(self)
    else { return nil }
    let container = stack.containerScrollView
    return container.contentFrame(of: row)
  }
}
