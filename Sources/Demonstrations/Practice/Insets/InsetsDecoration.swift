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
  /// The colour of lines, which can be told from tints and fields in both themes.
  private static let line = Palette.measure
  private static let tint = 0.25
  private static let font = Font(.words, size: 12, weight: .semibold)
  /// The distances of the sum's line from the side of the screen, of an indicator's length from the
  /// indicator, of the sum in words from the edge, and between its tags, in points of the stage.
  private static let lineInset = 8.0
  private static let tagInset = 18.0
  private static let sumGap = 9.0
  private static let tagGap = 3.0
  /// The x of the arrow, as a fraction of the width.
  private static let wayShare = 0.6

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    if lesson == .indicator {
      drawCoverName(&canvas)
      return drawIndicator(&canvas)
    }
    drawBands(&canvas)
    drawField(&canvas)
    drawCoverName(&canvas)
  }

  /// Names the keyboard in the strip above its keys, or the bar in its upper part; not where a hidden
  /// field is outlined.
  private func drawCoverName(_ canvas: inout Canvas) {
    let keyboard = form.keyboard
    guard !lesson.hasKeyboard || !keyboard.isHidden else { return }
    let (name, length) =
      lesson.hasKeyboard
      ? ("keyboard", Fact(.frameHeight, of: keyboard, keyboard.frame.height))
      : ("bar", Fact(.barHeight, PhoneScreen.safeArea.top))
    let room = Rect(
      x: FormField.margin, y: lesson.hasKeyboard ? keyboard.frame.minY : 0,
      width: PhoneScreen.size.width * Self.wayShare - 2 * FormField.margin,
      height: KeyboardView.stripHeight)
    if let hiddenField, hiddenField.intersects(room) { return }
    var tag = tag("\(name) \(length) pt", Palette.blank)
    if tag.size(on: canvas).width > room.width { tag = self.tag("\(name)", Palette.blank) }
    tag.ink = Palette.text
    let inset = (room.height - tag.size(on: canvas).height) / 2
    tag.draw(at: Point(x: room.minX, y: room.minY + max(0, inset)), in: &canvas)
  }

  /// The frame of the lesson's field if it is out of sight.
  private var hiddenField: Rect? {
    guard lesson != .indicator, !lesson.hasKeyboard || form.focusedField != nil else { return nil }
    let place = InsetsScene.watchedField(of: form, lesson)
    return form.distanceFromSight(ofField: place) < 0.5 ? nil : form.screenFrame(ofField: place)
  }

  // MARK: Insets

  /// The lengths at the edge that the lesson is about, in points.
  private var lengths: (own: Fact, safeArea: Fact, sum: Fact) {
    let view = form.scrollView
    return lesson.hasKeyboard
      ? (
        view.insetFacts.bottom, Fact(.safeAreaBottom, of: view, view.safeAreaInsets.bottom),
        Fact(.adjustedInsetBottom, of: view, view.adjustedContentInset.bottom)
      )
      : (
        view.insetFacts.top, Fact(.safeAreaTop, of: view, view.safeAreaInsets.top),
        Fact(.adjustedInsetTop, of: view, view.adjustedContentInset.top)
      )
  }

  /// The rectangle along the edge from one distance to another, in points.
  private func band(_ start: Double, _ end: Double) -> Rect {
    let screen = PhoneScreen.size
    return Rect(
      x: 0, y: lesson.hasKeyboard ? screen.height - end : start, width: screen.width,
      height: end - start)
  }

  /// Tints a band: lightly where the names of fields may be under it, more where something covers
  /// them.
  private func tint(_ band: Rect, _ color: Color, _ canvas: inout Canvas) {
    canvas.fill(band, color.opacity(Self.tint))
    let edge = canvas.length(ofSurface: 2)
    let screen = PhoneScreen.size
    let cover =
      lesson.hasKeyboard
      ? Rect(
        x: 0, y: form.lowerLimit + edge, width: screen.width,
        height: screen.height - form.lowerLimit - edge)
      : Rect(x: 0, y: 0, width: screen.width, height: form.upperLimit - edge)
    let covered = band.intersection(cover)
    if !covered.isNull, !covered.isEmpty { canvas.fill(covered, color.opacity(Self.tint)) }
  }

  private func drawBands(_ canvas: inout Canvas) {
    let lengths = lengths
    let (own, whole) = (lengths.own.value, lengths.sum.value)
    tint(band(0, lengths.safeArea.value), Self.safeArea, &canvas)
    tint(band(whole - own, whole), Self.own, &canvas)
    let sum = band(0, whole)
    let x = PhoneScreen.size.width - canvas.length(ofSurface: Self.lineInset)
    var line = LengthArrow(from: Point(x: x, y: sum.minY), to: Point(x: x, y: sum.maxY))
    (line.ends, line.color) = (.stops, Self.line)
    line.draw(in: &canvas)
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, lesson != .indicator || form.focusedField != nil else { return }
    for line in lesson == .indicator ? indicatorLines : sumLines {
      // Both sides use the same words, also where their numbers have fewer digits.
      guard
        width(line.widest, canvas) <= canvas.visibleRect.width
          - canvas.length(ofSurface: 2 * Self.tagGap)
      else { continue }
      return draw(line.tags, &canvas)
    }
  }

  /// The sum of the insets in words, the longest first, each with the widest tags that it may need.
  private var sumLines: [(tags: [Tag], widest: [Tag])] {
    let lengths = lengths
    let (own, sum) = (lengths.own.words, lengths.sum.words)
    let safeArea: Words =
      lengths.sum.value > lengths.own.value
      ? "+ safe area \(lengths.safeArea)" : "safe area \(lengths.safeArea) not added"
    let widest: Words = lesson.hasKeyboard ? "+ safe area 00" : "safe area 00 not added"
    func line(_ own: Words, _ safeArea: Words, _ name: String, _ sum: Words) -> [Tag] {
      [
        tag("contentInset \(own)", Self.own), tag(safeArea, Self.safeArea),
        tag("= \(name) \(sum)", Self.sum),
      ]
    }
    let whole = ["adjustedContentInset", "adjusted"].map {
      (tags: line(own, safeArea, $0, sum), widest: line("000", widest, $0, "000"))
    }
    return whole + [
      ([tag("adjusted \(sum)", Self.sum)], [tag("adjusted 000", Self.sum)])
    ]
  }

  private var indicatorLines: [(tags: [Tag], widest: [Tag])] {
    let view = form.scrollView
    let indicator = Fact(
      .indicatorInsetBottom, of: view, view.verticalScrollIndicatorInsets.bottom)
    func line(_ content: Words, _ name: String, _ indicator: Words) -> [Tag] {
      [tag("contentInset \(content)", Self.own), tag("\(name) \(indicator)", Self.sum)]
    }
    return ["verticalScrollIndicatorInsets", "indicator insets"].map {
      (
        line(view.insetFacts.bottom.words, $0, indicator.words), line("000", $0, "000")
      )
    }
  }

  private func width(_ tags: [Tag], _ canvas: Canvas) -> Double {
    let gap = canvas.length(ofSurface: Self.tagGap)
    return tags.reduce(-gap) { $0 + $1.size(on: canvas).width + gap }
  }

  /// Draws tags in a line outside of the edge that they speak of.
  private func draw(_ tags: [Tag], _ canvas: inout Canvas) {
    let unit = canvas.length(ofSurface: 1)
    let sizes = tags.map { $0.size(on: canvas) }
    let gap = Self.tagGap * unit
    let width = width(tags, canvas)
    let visible = canvas.visibleRect
    let screen = PhoneScreen.size
    var x = min(
      max(screen.width / 2 - width / 2, visible.minX + gap), visible.maxX - gap - width)
    let y =
      lesson.hasKeyboard
      ? screen.height + Self.sumGap * unit : -Self.sumGap * unit - (sizes.first?.height ?? 0)
    for (tag, size) in zip(tags, sizes) {
      tag.draw(at: Point(x: x, y: y), in: &canvas)
      x += size.width + gap
    }
  }

  private func tag(_ words: Words, _ color: Color) -> Tag {
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
    let color = distance < 0.5 ? Self.line : Palette.warning
    canvas.stroke(frame.inset(by: -unit), Stroke(color, width: 3 * unit, cornerRadius: 6))
    guard distance >= 0.5 else { return }
    let isLow = frame.maxY > form.lowerLimit
    let x = PhoneScreen.size.width * Self.wayShare
    let start = frame.minX + 6 * unit
    var look = Tag("")
    (look.font, look.ground) = (Self.font, color)
    let name = look.first(
      of: ["\(form.fields[place].name) is here", "\(form.fields[place].name)"],
      fitting: Size(width: x - 6 * unit - start, height: .infinity), on: canvas)
    if let name {
      name.draw(
        at: Point(x: start, y: frame.midY - name.size(on: canvas).height / 2), in: &canvas)
    }
    var arrow = LengthArrow(
      from: Point(x: x, y: isLow ? frame.maxY : frame.minY),
      to: Point(x: x, y: isLow ? form.lowerLimit : form.upperLimit),
      "\(Fact(.fieldOutOfSight, of: form, distance)) pt")
    arrow.color = color
    arrow.draw(in: &canvas)
  }

  // MARK: The indicator

  /// Outlines the scroll indicator, and measures what the keyboard hides of it.
  private func drawIndicator(_ canvas: inout Canvas) {
    guard form.focusedField != nil else { return }
    let unit = canvas.length(ofSurface: 1)
    let hidden = form.hiddenIndicator
    let color = hidden < 0.5 ? Self.line : Palette.warning
    let frame = form.indicatorFrame
    canvas.fill(frame, color, cornerRadius: frame.width / 2)
    guard hidden >= 0.5 else { return }
    let x = frame.minX - Self.tagInset * unit
    var arrow = LengthArrow(
      from: Point(x: x, y: form.lowerLimit), to: Point(x: x, y: frame.maxY))
    (arrow.ends, arrow.color) = (.stops, color)
    arrow.draw(in: &canvas)
    let length = tag("\(form.hiddenIndicatorFact) pt", color)
    length.draw(
      at: Point(
        x: x - 6 * unit - length.size(on: canvas).width,
        y: (form.lowerLimit + frame.maxY - length.size(on: canvas).height) / 2), in: &canvas)
  }

  // MARK: Legend

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    guard options.showsOutlines, lesson != .indicator else { return [] }
    let own = LegendEntry("contentInset", .fills([Self.own.opacity(Self.tint)]))
    return (lengths.own.value > 0 ? [own] : []) + [
      LegendEntry("safe area", .fills([Self.safeArea.opacity(Self.tint)])),
      LegendEntry("adjustedContentInset: their sum", .fills([Self.line])),
    ]
  }
}
