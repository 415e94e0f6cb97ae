import Documents
import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The settings of a scene, and what they lead to: what a cell costs, whether cells are reused, how
/// many rows there are, and a table of the pictures with and without reuse.
///
/// Beside a single viewport it is a card; below several it is a band, which sums up the cost of each
/// side instead of the pictures.
struct SettingsCard {
  /// A part of the card that reacts to the pointer and to keys.
  enum Part: Hashable, CaseIterable {
    case cost, reuse, makeNew, rows

    var isSlider: Bool { self == .cost || self == .rows }
  }

  /// The results that stand beside or below the settings.
  enum Results {
    /// The sums over the pictures so far at the shown cost; nil for none.
    case pictures(PictureTimes.Tally?)
    /// What the sides have needed so far; the card is a band.
    case sides([CostCount])
  }

  let settings: [SceneSetting]
  let subject: CostSubject
  let results: Results
  /// The frame on the stage, and the points of the stage per point of the card.
  let frame: Rect
  let scale: Double
  let theme: Theme

  private static let padding = 12.0
  private static let sliderHeight = 58.0
  private static let choiceHeight = 26.0
  private static let gap = 12.0
  private static let lineHeight = 18.0
  private static let knob = 7.0
  private static let column = 44.0
  // A band: its height, the width and the distance of its settings, and the width of a side.
  static let bandHeight = 36.0
  private static let slotWidth = 190.0
  private static let slotGap = 24.0
  private static let sideWidth = 134.0

  /// The height of a card with some settings, in its own points.
  static func height(of settings: [SceneSetting]) -> Double {
    settings.reduce(2 * padding - gap) { $0 + height(of: $1) + gap }
      + (settings.contains(where: \.isReuse) ? 4 * lineHeight + gap : 0)
  }

  private static func height(of setting: SceneSetting) -> Double {
    setting.isReuse ? choiceHeight : sliderHeight
  }

  /// The least width of a band with some numbers of settings and sides, in points.
  static func bandWidth(settings: Int, sides: Int) -> Double {
    2 * StageMetrics.margin + Double(settings) * (slotWidth + slotGap) + Double(sides) * sideWidth
  }

  private var isBand: Bool { if case .sides = results { true } else { false } }

  // MARK: Places

  /// The size of the card in its own points.
  private var size: Size { Size(width: frame.width / scale, height: frame.height / scale) }

  /// The area of a setting in the card's own points; nil if the card does not have it.
  private func area(where isIt: (SceneSetting) -> Bool) -> Rect? {
    if isBand {
      guard let place = settings.firstIndex(where: isIt) else { return nil }
      return Rect(
        x: StageMetrics.margin + Double(place) * (Self.slotWidth + Self.slotGap), y: 0,
        width: Self.slotWidth, height: Self.bandHeight)
    }
    var y = Self.padding
    for setting in settings {
      let height = Self.height(of: setting)
      if isIt(setting) {
        return Rect(
          x: Self.padding, y: y, width: size.width - 2 * Self.padding, height: height)
      }
      y += height + Self.gap
    }
    return nil
  }

  private func area(of part: Part) -> Rect? {
    switch part {
    case .cost: return area { if case .cost = $0 { true } else { false } }
    case .rows: return area { if case .rows = $0 { true } else { false } }
    case .reuse, .makeNew:
      guard var area = area(where: \.isReuse) else { return nil }
      area.size.width /= 2
      return part == .reuse ? area : area.offsetBy(Point(x: area.width, y: 0))
    }
  }

  /// The line of a slider in its area.
  private func track(in area: Rect) -> Rect {
    Rect(
      x: area.minX + Self.knob, y: area.minY + (isBand ? 23 : 28),
      width: area.width - 2 * Self.knob, height: 4)
  }

  /// The frame of a part on the stage; nil if the card does not have it.
  func frame(of part: Part) -> Rect? {
    guard var area = area(of: part) else { return nil }
    if part.isSlider { area = track(in: area).inset(by: -8) }
    return area.scaled(by: scale).offsetBy(frame.origin)
  }

  /// The parts that can have the focus, from the top; the two choices are one.
  var partsInOrder: [Part] {
    settings.map {
      switch $0 {
      case .cost: .cost
      case .reuse: .reuse
      case .rows: .rows
      }
    }
  }

  /// The frame of the ring around a part that has the focus, on the stage; nil if the card does not
  /// have the part.
  func focusFrame(of part: Part) -> Rect? {
    guard part == .reuse else { return frame(of: part) }
    return area(where: \.isReuse)?.scaled(by: scale).offsetBy(frame.origin)
  }

  /// The part at a point of the stage; nil if there is none.
  func part(at point: Point) -> Part? {
    Part.allCases.first { frame(of: $0)?.contains(point) == true }
  }

  // MARK: Changes

  /// The setting that a press or a drag at an x coordinate of the stage chooses; nil if the card
  /// does not have the part.
  func setting(_ part: Part, at x: Double) -> SceneSetting? {
    guard let area = area(of: part) else { return nil }
    let track = track(in: area)
    let share = ((x - frame.minX) / scale - track.minX) / track.width
    return switch part {
    case .cost: .cost(SliderScale.costs.value(at: share))
    case .rows: .rows(Int(SliderScale.rows.value(at: share)))
    case .reuse: .reuse(true)
    case .makeNew: .reuse(false)
    }
  }

  /// The setting that an arrow key chooses; nil if the card does not have the part.
  func setting(_ part: Part, steppedUp isUp: Bool) -> SceneSetting? {
    for setting in settings {
      switch (part, setting) {
      case (.cost, .cost(let cost)):
        return .cost(SliderScale.costs.neighbour(of: cost, isGreater: isUp))
      case (.rows, .rows(let rows)):
        return .rows(Int(SliderScale.rows.neighbour(of: Double(rows), isGreater: isUp)))
      case (.reuse, .reuse), (.makeNew, .reuse): return .reuse(!isUp)
      default: continue
      }
    }
    return nil
  }

  // MARK: Drawing

  /// Draws the card; `look` returns the appearance of a part.
  func draw(_ look: (Part) -> ControlLook, in canvas: inout Canvas) {
    canvas.saved { canvas in
      canvas.translate(by: frame.origin)
      canvas.scale(by: scale)
      let card = Rect(origin: .zero, size: size)
      if isBand {
        canvas.fill(card, theme.panel)
        canvas.line(along: .top, of: card, theme.hairline)
      } else {
        canvas.fill(card, theme.panel, cornerRadius: 6)
        canvas.stroke(card, Stroke(theme.hairline, width: 1, cornerRadius: 6))
      }
      for setting in settings {
        switch setting {
        case .cost(let cost):
          guard let area = area(of: .cost) else { continue }
          drawSlider(
            subject.title, Fact(.cost, cost).words, SliderScale.costs.share(of: cost),
            ends: SliderScale.costs.stops.ends.map(milliseconds), in: area, look(.cost), &canvas)
        case .rows(let rows):
          guard let area = area(of: .rows) else { continue }
          drawSlider(
            "Rows", Fact(.chosenRows, rows).words, SliderScale.rows.share(of: Double(rows)),
            ends: SliderScale.rows.stops.ends.map { grouped(Int($0)) }, in: area, look(.rows),
            &canvas)
        case .reuse(let reuses): drawChoices(reuses, look, &canvas)
        }
      }
      switch results {
      case .pictures(let tally): if let tally { drawTable(tally, &canvas) }
      case .sides(let sides): draw(sides, &canvas)
      }
    }
  }

  private func drawSlider(
    _ title: String, _ value: Words, _ share: Double, ends: [String], in area: Rect,
    _ look: ControlLook, _ canvas: inout Canvas
  ) {
    let line = Rect(x: area.minX, y: area.minY, width: area.width, height: Self.lineHeight)
    canvas.text(title, in: line, font: Typography.bodyStrong, color: theme.ink)
    canvas.say(
      value, in: line, font: Typography.numberStrong, color: theme.ink, alignment: .trailing)
    let track = track(in: area)
    let x = track.minX + track.width * share
    canvas.fill(track, theme.hairline, cornerRadius: 2)
    canvas.fill(
      Rect(x: track.minX, y: track.minY, width: x - track.minX, height: track.height), theme.accent,
      cornerRadius: 2)
    let radius = look == .rest ? Self.knob : Self.knob + 1
    let circle = Rect(x: x, y: track.midY, width: 0, height: 0).inset(by: -radius)
    canvas.fill(circle, look == .pressed ? theme.accent : theme.panel, cornerRadius: radius)
    canvas.stroke(circle, Stroke(theme.accent, width: 2, cornerRadius: radius))
    guard !isBand else { return }
    let below = Rect(x: area.minX, y: area.maxY - 16, width: area.width, height: 16)
    canvas.say(Words(ends[0]), in: below, font: Typography.small, color: theme.muted)
    canvas.say(
      Words(ends[1]), in: below, font: Typography.small, color: theme.muted, alignment: .trailing)
  }

  private func drawChoices(
    _ reuses: Bool, _ look: (Part) -> ControlLook, _ canvas: inout Canvas
  ) {
    guard let area = area(where: \.isReuse) else { return }
    for (part, words, isShown) in [
      (Part.reuse, "Reuse cells", reuses), (.makeNew, "Make new", !reuses),
    ] {
      guard let button = self.area(of: part) else { continue }
      let look = look(part)
      if isShown, look == .rest {
        canvas.fill(button.inset(by: 1), theme.accentTint, cornerRadius: 5)
      }
      canvas.ground(of: look, in: button.inset(by: 1), theme)
      canvas.text(
        words, in: button, font: Typography.bodyStrong,
        color: theme.words(on: look, atRest: isShown ? theme.accent : theme.ink),
        alignment: .center)
    }
    canvas.stroke(area, Stroke(theme.hairline, width: 1, cornerRadius: 6))
  }

  /// Draws what each side has needed, at the end of the band.
  private func draw(_ sides: [CostCount], _ canvas: inout Canvas) {
    guard let cost = settings.cost else { return }
    let times = sides.map { $0.seconds(at: cost) }
    for (place, side) in sides.enumerated() {
      let area = Rect(
        x: size.width - StageMetrics.margin - Double(sides.count - place) * Self.sideWidth, y: 2,
        width: Self.sideWidth, height: 16)
      let line = area.offsetBy(Point(x: 0, y: 16))
      let time = times[place]
      let isWorst = time == times.max() && time > times.min() ?? time
      let isBest = time == times.min() && time < times.max() ?? time
      canvas.say(
        "\(side.title): \(side.time(at: cost))", in: area,
        font: Typography.bodyStrong,
        color: isWorst ? theme.costly : isBest ? theme.frugal : theme.ink, alignment: .trailing)
      canvas.say(
        "\(subject.words(side.fact))\(side.isGivenUp ? ", given up" : " \(subject.done)")",
        in: line,
        font: Typography.small, color: theme.muted,
        alignment: .trailing)
    }
  }

  private func drawTable(_ tally: PictureTimes.Tally, _ canvas: inout Canvas) {
    guard settings.contains(where: \.isReuse) else { return }
    let top = size.height - Self.padding - 4 * Self.lineHeight
    let all = [tally.reusing, tally.makingNew]
    let lates = all.map(\.late)
    func line(_ place: Int, _ label: Words, _ words: (Int) -> Words, _ color: (Int) -> Color) {
      let line = Rect(
        x: Self.padding, y: top + Double(place) * Self.lineHeight,
        width: size.width - 2 * Self.padding, height: Self.lineHeight)
      canvas.say(
        label, in: line, font: place == 0 ? Typography.small : Typography.body, color: theme.muted)
      for column in 0...1 {
        let end = line.maxX - Double(1 - column) * Self.column
        canvas.say(
          words(column),
          in: Rect(x: end - Self.column, y: line.minY, width: Self.column, height: line.height),
          font: place == 0 ? Typography.bodyStrong : Typography.numberStrong,
          color: color(column), alignment: .trailing)
      }
    }
    func words(
      _ name: String, _ unit: Fact.Unit, _ value: @escaping (PictureTimes.Sum) -> Double
    ) -> (Int) -> Words {
      { column in
        let quantity = Fact.Quantity("\(name), \(column == 0 ? "reusing" : "making new")", unit)
        return all[column].pictures == 0 ? "–" : Fact(quantity, value(all[column])).words
      }
    }
    line(0, "at \(Fact(.cost, tally.cost))", { $0 == 0 ? "reuse" : "new" }, { _ in theme.ink })
    line(1, "cells made", words("cells made", .count) { Double($0.made) }, { _ in theme.ink })
    line(2, "late pictures", words("late pictures", .count) { Double($0.late) }) { column in
      lates[column] > 0
        ? theme.costly
        : lates[1 - column] > 0 && all[column].pictures > 0 ? theme.frugal : theme.ink
    }
    line(
      3, "longest, ms", words("longest picture, ms", .tenths) { $0.longest * 1e3 },
      { _ in theme.ink })
  }
}

extension Fact.Quantity {
  /// What a person has set.
  fileprivate static let chosenRows = Fact.Quantity("rows that are set", .count)
}

extension SceneSetting {
  fileprivate var isReuse: Bool { if case .reuse = self { true } else { false } }
}

extension [SceneSetting] {
  /// The cost that they set, in seconds; nil if none does.
  fileprivate var cost: Double? {
    lazy.compactMap { if case .cost(let seconds) = $0 { seconds } else { nil } }.first
  }
}

extension Array {
  /// The first and the last element.
  fileprivate var ends: [Element] { [first, last].compactMap { $0 } }
}

extension SettingsCard.Part {
  /// The name of the part for a person who listens.
  var spokenName: String {
    switch self {
    case .cost: "Cost of a cell"
    case .reuse, .makeNew: "Reuse cells"
    case .rows: "Rows"
    }
  }

  /// What the part is for, in a tooltip.
  var explanation: String {
    switch self {
    case .cost: "How long each takes"
    case .reuse: "A row that comes takes a cell from the queue"
    case .makeNew: "A row that comes gets a new cell, and the old one is thrown away"
    case .rows: "How many rows the list has"
    }
  }
}
