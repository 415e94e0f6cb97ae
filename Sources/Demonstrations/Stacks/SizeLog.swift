import Drawing
import SceneParts
import ScrollEngine

/// The effect of the latest change of a card on the offset and on the visible views.
@MainActor
final class SizeLog: ScenePanel {
  /// One change, in points.
  struct Change {
    let card: TextCard
    /// Scene time, in seconds.
    let time: Double
    let oldHeight: Double
    let newHeight: Double
    let oldOffset: Double
    let newOffset: Double
    /// How far the first visible view has moved on the screen; nil if the card itself was visible.
    let movement: Double?

    var growth: Double { newHeight - oldHeight }
    var shift: Double { newOffset - oldOffset }
  }

  let height = 96.0
  let sideWidth: Double? = 250
  private let container: ContainerScrollView
  private(set) var last: Change?

  init(container: ContainerScrollView) {
    self.container = container
  }

  /// Makes a change and records the state before and after it.
  func note(change card: TextCard, _ change: () -> Void) {
    container.layoutIfNeeded()
    let visible = container.visibleArrangedSubviews
    let witness = visible.contains { $0 === card } ? nil : visible.first
    let old = state(of: card, witness)
    change()
    let new = state(of: card, witness)
    last = Change(
      card: card, time: container.window?.now ?? 0, oldHeight: old.height, newHeight: new.height,
      oldOffset: old.offset,
      newOffset: new.offset, movement: witness.map { _ in new.place - old.place })
    container.setNeedsDisplay()
  }

  private func state(
    of card: TextCard, _ witness: View?
  ) -> (height: Double, offset: Double, place: Double) {
    let offset = container.contentOffset.y
    let place = witness.flatMap { container.contentFrame(of: $0)?.minY } ?? offset
    let fitting = card.sizeThatFits(Size(width: container.bounds.width, height: .infinity))
    return (fitting.height, offset, place - offset)
  }

  /// A fact about the latest change.
  fileprivate func fact(_ quantity: Fact.Quantity, _ value: Double) -> Fact {
    Fact(quantity, of: self, value)
  }

  // MARK: Panel

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let content = rect.inset(
      by: EdgeInsets(top: 14, left: StageMetrics.margin, bottom: 8, right: StageMetrics.margin))
    guard let last else {
      return canvas.text(
        "No card has changed yet.",
        in: Rect(x: content.minX, y: content.minY, width: content.width, height: 18),
        font: Typography.body, color: theme.muted)
    }
    for (place, var line) in lines(about: last, theme).enumerated() {
      line.font = Typography.number
      line.draw(
        in: Rect(
          x: content.minX, y: content.minY + Double(place) * 22, width: content.width, height: 20),
        theme, &canvas)
    }
  }

  private func lines(about last: Change, _ theme: Theme) -> [FactLine] {
    let heights = (fact(.heightBefore, last.oldHeight), fact(.heightAfter, last.newHeight))
    let offsets = (fact(.offsetBefore, last.oldOffset), fact(.offsetAfter, last.newOffset))
    return [
      FactLine(
        "\(last.card.title), at \(fact(.changeTime, last.time)) s",
        "\(heights.0) → \(heights.1) pt"),
      FactLine("offset then", "\(offsets.0) → \(offsets.1) pt"),
      last.movement.map {
        FactLine(
          "visible views moved by", "\(fact(.movement, $0)) pt",
          $0 == 0 ? theme.frugal : theme.costly)
      } ?? FactLine("views below moved by", "\(fact(.growth, last.growth)) pt"),
    ]
  }
}

/// The latest change of a card.
extension Fact.Quantity {
  fileprivate static let changeTime = Fact.Quantity("time of the change", .seconds)
  fileprivate static let heightBefore = Fact.Quantity("height before the change", .points)
  fileprivate static let heightAfter = Fact.Quantity("height after the change", .points)
  fileprivate static let offsetBefore = Fact.Quantity("offset before the change", .points)
  fileprivate static let offsetAfter = Fact.Quantity("offset after the change", .points)
  fileprivate static let growth = Fact.Quantity("growth of the card", .points)
  fileprivate static let shift = Fact.Quantity("change of the offset", .points)
  fileprivate static let movement = Fact.Quantity("movement of what is in sight", .points)
}

/// Outlines the views that are not visible, and the card that was changed last.
@MainActor
struct SizesDecoration: PaneDecoration {
  let container: ContainerScrollView
  let log: SizeLog

  private static let dash = Dash(on: 10, off: 10)
  private static let font = Font(.words, size: 13, weight: .bold)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    drawMovement(in: pane, &canvas)
    let visible = canvas.visibleRect
    for view in container.arrangedSubviews {
      guard let content = container.contentFrame(of: view) else { continue }
      let frame = container.convert(content, to: nil)
      guard frame.intersects(visible) else { continue }
      let isInSight = container.visibleArrangedSubviews.contains { $0 === view }
      let hasChanged = log.last?.card === view
      if isInSight, !hasChanged { continue }
      canvas.stroke(
        frame.inset(by: 1),
        Stroke(
          hasChanged ? Palette.boundsOutline : theme.muted, width: 2,
          dash: isInSight ? nil : Self.dash))
      guard !isInSight else { continue }
      canvas.text(
        (view as? TextCard)?.title ?? (view as? PlainBlock)?.title ?? "",
        in: Rect(x: frame.minX + 16, y: frame.minY + 10, width: frame.width - 32, height: 18),
        font: Self.font, color: theme.muted)
    }
  }

  /// Draws how much a card above the viewport has grown, and how far that has moved what is in sight.
  private func drawMovement(in pane: Pane, _ canvas: inout Canvas) {
    guard let last = log.last, let movement = last.movement else { return }
    let unit = canvas.length(ofSurface: 1)
    let isKept = abs(movement) < 0.5
    let color = isKept ? Palette.boundsOutline : Palette.warning
    func signed(_ length: Fact) -> Words {
      "\(length.value < 0 ? "−" : "+")\(length.magnitude) pt"
    }
    let growth = signed(log.fact(.growth, last.growth))
    var tag = Tag(
      "\(last.card.title) above: \(growth), offset: \(signed(log.fact(.shift, last.shift)))")
    (tag.font, tag.ground) = (Font(.words, size: 13, weight: .bold), color)
    tag.draw(at: Point(x: 8 * unit, y: 8 * unit), in: &canvas)
    guard !isKept, container.contentOffset.y == last.newOffset else { return }
    let middle = Point(x: pane.viewport.width / 2, y: pane.viewport.height * 0.45)
    var arrow = LengthArrow(
      from: middle, to: middle + Point(x: 0, y: movement),
      "moved by \(log.fact(.movement, movement).magnitude) pt")
    arrow.color = color
    arrow.draw(in: &canvas)
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    guard options.showsOutlines else { return [] }
    let hidden = LegendEntry("view out of sight", .muted(isDashed: true))
    return log.last == nil
      ? [hidden]
      : [hidden, LegendEntry("changed last", .line(Palette.boundsOutline, dash: nil))]
  }
}
