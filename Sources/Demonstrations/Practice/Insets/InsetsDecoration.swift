import Drawing
import SceneParts
import ScrollEngine

/// Tints the insets of a form, adds them up, and measures how far a field is out of sight.
@MainActor
struct InsetsDecoration: PaneDecoration {
  let form: Form
  let lesson: InsetsScene.Lesson

  private static let safeArea = Palette.many[3].cell
  private static let own = Palette.second.cell
  private static let sum = Palette.boundsOutline
  private static let tint = 0.4
  private static let font = Font(.words, size: 12, weight: .semibold)
  /// The distance of the sum's line from the side of the screen; the distance of the tags; the space
  /// that the names of fields need at the other side. The first two are in points of the stage.
  private static let lineInset = 8.0
  private static let tagInset = 18.0
  private static let namesWidth = 116.0
  /// The x of the arrow, as a fraction of the width.
  private static let wayShare = 0.4

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    if lesson == .indicator { return drawIndicator(&canvas) }
    drawBands(&canvas)
    drawField(&canvas)
    drawSum(&canvas)
  }

  // MARK: Insets

  /// The lengths at the edge that the lesson is about, in points.
  private var lengths: (own: Double, safeArea: Double, sum: Double) {
    let view = form.scrollView
    return lesson.hasKeyboard
      ? (view.contentInset.bottom, view.safeAreaInsets.bottom, view.adjustedContentInset.bottom)
      : (view.contentInset.top, view.safeAreaInsets.top, view.adjustedContentInset.top)
  }

  /// The rectangle along the edge from one distance to another, in points.
  private func band(_ start: Double, _ end: Double) -> Rect {
    let screen = PhoneScreen.size
    return Rect(
      x: 0, y: lesson.hasKeyboard ? screen.height - end : start, width: screen.width,
      height: end - start)
  }

  private func drawBands(_ canvas: inout Canvas) {
    let lengths = lengths
    canvas.fill(band(0, lengths.safeArea), Self.safeArea.opacity(Self.tint))
    canvas.fill(
      band(lengths.sum - lengths.own, lengths.sum), Self.own.opacity(Self.tint))
    let sum = band(0, lengths.sum)
    let x = PhoneScreen.size.width - canvas.length(ofSurface: Self.lineInset)
    var line = LengthArrow(from: Point(x: x, y: sum.minY), to: Point(x: x, y: sum.maxY))
    (line.ends, line.color) = (.stops, Self.sum)
    line.draw(in: &canvas)
  }

  /// Draws the sum of the insets in three lines: at the lower edge, or below the bar.
  private func drawSum(_ canvas: inout Canvas) {
    let lengths = lengths
    draw(
      [
        (["contentInset \(tidy(lengths.own))"], Self.own),
        (["+ safe area \(tidy(lengths.sum - lengths.own))"], Self.safeArea),
        (
          [
            "= adjustedContentInset \(tidy(lengths.sum))", "= adjusted \(tidy(lengths.sum))",
          ], Self.sum
        ),
      ], &canvas)
  }

  /// Draws tags below each other, each with the longest of its words that fit.
  private func draw(_ lines: [(words: [String], color: Color)], _ canvas: inout Canvas) {
    let unit = canvas.length(ofSurface: 1)
    let end = PhoneScreen.size.width - Self.tagInset * unit
    // Behind the keyboard there are no names.
    let isClear = lesson.hasKeyboard && form.keyboard.share == 1
    let most = end - (isClear ? 4 * unit : Self.namesWidth)
    let tags = lines.compactMap { line in
      line.words.lazy.map { tag($0, line.color) }.first { $0.size(on: canvas).width <= most }
    }
    guard let height = tags.first?.size(on: canvas).height else { return }
    let gap = 3 * unit
    let whole = Double(tags.count) * (height + gap)
    var y =
      lesson.hasKeyboard
      ? PhoneScreen.size.height - whole - gap
      : max(PhoneScreen.safeArea.top, lengths.sum) + 2 * gap
    for tag in tags {
      tag.draw(at: Point(x: end - tag.size(on: canvas).width, y: y), in: &canvas)
      y += height + gap
    }
  }

  private func tag(_ words: String, _ color: Color) -> Tag {
    var tag = Tag(words)
    (tag.font, tag.ground, tag.ink) = (Self.font, color, Palette.ink(on: color))
    return tag
  }

  // MARK: What is covered

  /// Outlines the field of the lesson, also where something covers it, and measures how far it is
  /// out of sight.
  private func drawField(_ canvas: inout Canvas) {
    guard !lesson.hasKeyboard || form.focusedField != nil else { return }
    let place = InsetsScene.watchedField(of: form, lesson)
    let frame = form.screenFrame(ofField: place)
    let distance = form.distanceFromSight(ofField: place)
    let unit = canvas.length(ofSurface: 1)
    let color = distance < 0.5 ? Self.sum : Palette.warning
    canvas.stroke(frame.inset(by: -unit), Stroke(color, width: 3 * unit, cornerRadius: 6))
    guard distance >= 0.5 else { return }
    var name = Tag(form.fields[place].name)
    (name.font, name.ground) = (Self.font, color)
    name.draw(
      at: Point(x: frame.minX + 6 * unit, y: frame.midY - name.size(on: canvas).height / 2),
      in: &canvas)
    let isLow = frame.maxY > form.lowerLimit
    let x = PhoneScreen.size.width * Self.wayShare
    var arrow = LengthArrow(
      from: Point(x: x, y: isLow ? frame.maxY : frame.minY),
      to: Point(x: x, y: isLow ? form.lowerLimit : form.upperLimit), "\(tidy(distance)) pt")
    arrow.color = color
    arrow.draw(in: &canvas)
  }

  // MARK: The indicator

  /// Outlines the scroll indicator, and measures what the keyboard hides of it.
  private func drawIndicator(_ canvas: inout Canvas) {
    guard form.focusedField != nil else { return }
    let unit = canvas.length(ofSurface: 1)
    let hidden = form.hiddenIndicator
    let color = hidden < 0.5 ? Self.sum : Palette.warning
    let frame = form.indicatorFrame
    canvas.fill(frame, color, cornerRadius: frame.width / 2)
    let view = form.scrollView
    draw(
      [
        (["contentInset \(tidy(view.contentInset.bottom))"], Self.own),
        (
          [
            "verticalScrollIndicatorInsets \(tidy(view.verticalScrollIndicatorInsets.bottom))",
            "indicator insets \(tidy(view.verticalScrollIndicatorInsets.bottom))",
          ], Self.sum
        ),
      ], &canvas)
    guard hidden >= 0.5 else { return }
    let x = frame.minX - Self.tagInset * unit
    var arrow = LengthArrow(
      from: Point(x: x, y: form.lowerLimit), to: Point(x: x, y: frame.maxY))
    (arrow.ends, arrow.color) = (.stops, color)
    arrow.draw(in: &canvas)
    let length = tag("\(tidy(hidden)) pt", color)
    length.draw(
      at: Point(
        x: x - 6 * unit - length.size(on: canvas).width,
        y: (form.lowerLimit + frame.maxY - length.size(on: canvas).height) / 2), in: &canvas)
  }

  // MARK: Legend

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    guard options.showsOutlines, lesson != .indicator else { return [] }
    return [
      LegendEntry("contentInset", .fills([Self.own])),
      LegendEntry("safe area", .fills([Self.safeArea])),
      LegendEntry("adjustedContentInset: their sum", .line(Self.sum, dash: nil)),
    ]
  }
}
