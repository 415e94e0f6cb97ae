import Drawing
import SceneParts
import ScrollEngine

/// The content size and offset, the state of the constraints, and the engine's messages about them.
@MainActor
struct ConstraintsPanel: ScenePanel {
  let state: ConstraintState

  let height = 176.0
  let lowHeight = 158.0
  let sideWidth: Double? = 360
  let sideHeight = 470.0

  private static let lineHeight = 19.0
  private static let smallLineHeight = 15.0
  private static let gap = 12.0
  private static let sampleWidth = 26.0
  /// The distance of a line's words from its start, where its sample is drawn.
  private static let indent = 42.0
  /// The least width of an entry of the list.
  private static let entryWidth = 260.0
  /// The least width of a panel with two columns, in points.
  private static let wide = 600.0

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let content = rect.inset(
      by: EdgeInsets(top: 12, left: StageMetrics.margin, bottom: 12, right: StageMetrics.margin))
    guard rect.width >= Self.wide else {
      var page = content
      drawFacts(in: &page, theme, &canvas)
      drawStandings(in: &page, theme, &canvas)
      drawMessage(in: &page, theme, &canvas)
      return drawList(in: page, theme, &canvas)
    }
    let width = (content.width - 2 * Self.gap) / 5
    var left = content
    left.size.width = 2 * width
    var right = content
    right.size.width = 3 * width
    right.origin.x = content.maxX - right.width
    drawFacts(in: &left, theme, &canvas)
    drawStandings(in: &left, theme, &canvas)
    drawMessage(in: &right, theme, &canvas)
    drawList(in: right, theme, &canvas)
  }

  /// Cuts a line off the top of the remaining page; nil if the page is too low for it.
  private func take(_ height: Double, from page: inout Rect) -> Rect? {
    guard page.height >= height else { return nil }
    let line = Rect(x: page.minX, y: page.minY, width: page.width, height: height)
    page.origin.y += height
    page.size.height -= height
    return line
  }

  // MARK: Numbers

  private func drawFacts(in page: inout Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let view = state.plan.scrollView
    let (size, contentSize) = (view.sizeFacts, view.contentSizeFacts)
    let offset = view.offsetFacts
    let open = state.ambiguities.map(\.length)
    let lines = [
      FactLine("bounds.size", "\(size.width) × \(size.height)"),
      FactLine("contentSize", "\(contentSize.width) × \(contentSize.height)"),
      FactLine("contentOffset", "\(offset.x)  \(offset.y)"),
      FactLine(
        "ambiguous", Words(open.isEmpty ? "nothing" : open.joined(separator: ", ")),
        open.isEmpty ? theme.frugal : StrutLook(theme: theme).color(.open)),
    ]
    for line in lines {
      guard let place = take(Self.lineHeight, from: &page) else { return }
      line.draw(in: place, theme, &canvas)
    }
    _ = take(6, from: &page)
  }

  // MARK: Standings

  /// Draws the legend of the lines, with the number of each kind.
  private func drawStandings(in page: inout Rect, _ theme: Theme, _ canvas: inout Canvas) {
    for standing in Strut.Standing.allCases {
      guard let line = take(Self.lineHeight, from: &page) else { return }
      drawSample(standing, in: line, theme, &canvas)
      let count = Fact(.lines(standing), of: state, state.count(standing))
      FactLine(Words(standing.words), count.words).draw(
        in: line.inset(by: EdgeInsets(top: 0, left: Self.indent, bottom: 0, right: 0)), theme,
        &canvas)
    }
    _ = take(Self.gap, from: &page)
  }

  private func drawSample(
    _ standing: Strut.Standing, in line: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    StrutLook(theme: theme).draw(
      Strut(
        name: "", demand: "", standing: standing, axis: .horizontal, start: line.minX + 4,
        end: line.minX + 4 + Self.sampleWidth, lane: line.midY), in: &canvas)
  }

  // MARK: Words

  /// Draws the engine's message about a conflict, or else about ambiguities, or else a hint.
  private func drawMessage(in page: inout Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let look = StrutLook(theme: theme)
    let (message, color): (String, Color) =
      if let conflict = state.conflict {
        (conflict, look.color(.givenUp))
      } else if !state.ambiguities.isEmpty {
        (state.ambiguities.map(\.message).joined(separator: "\n"), look.color(.open))
      } else {
        (
          "Every size is decided once. Tap the \(state.plan.target?.kind ?? "view") for a conflict.",
          theme.hairline
        )
      }
    let inset = EdgeInsets(top: 8, left: 14, bottom: 8, right: 10)
    let lines = WrappedWords(
      message, font: Typography.small, width: page.width - inset.left - inset.right, canvas.text
    ).lines
    let room = Int((page.height - inset.top - inset.bottom) / Self.smallLineHeight)
    let shown = lines.prefix(max(0, room))
    guard !shown.isEmpty,
      let box = take(
        Double(shown.count) * Self.smallLineHeight + inset.top + inset.bottom, from: &page)
    else { return }
    canvas.fill(box, theme.well, cornerRadius: 6)
    canvas.stroke(box, Stroke(theme.hairline, width: 1, cornerRadius: 6))
    canvas.fill(Rect(x: box.minX, y: box.minY + 4, width: 3, height: box.height - 8), color)
    var text = box.inset(by: inset)
    for words in shown {
      guard let line = take(Self.smallLineHeight, from: &text) else { break }
      canvas.text(words, in: line, font: Typography.small, color: theme.ink)
    }
    _ = take(Self.gap, from: &page)
  }

  /// Draws the constraints as equations in columns, as many as fit.
  private func drawList(in page: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let shown = state.shown
    let all = shown.filter(\.constraint.isGivenUp) + shown.filter { !$0.constraint.isGivenUp }
    let columns = max(1, Int((page.width + Self.gap) / (Self.entryWidth + Self.gap)))
    let width = (page.width + Self.gap) / Double(columns) - Self.gap
    let rows = Int(page.height / Self.smallLineHeight)
    guard rows > 0 else { return }
    let room = rows * columns
    for (place, entry) in all.prefix(room).enumerated() {
      let line = Rect(
        x: page.minX + Double(place / rows) * (width + Self.gap),
        y: page.minY + Double(place % rows) * Self.smallLineHeight, width: width,
        height: Self.smallLineHeight)
      let words = line.inset(by: EdgeInsets(top: 0, left: Self.indent, bottom: 0, right: 0))
      if place == room - 1, all.count > room {
        let rest = Fact(.constraintsLeftOut, of: state, all.count - place)
        canvas.say(
          "and \(rest) more", in: words, font: Typography.small, color: theme.muted)
      } else {
        let standing = entry.constraint.isGivenUp ? Strut.Standing.givenUp : .holding
        drawSample(standing, in: line, theme, &canvas)
        canvas.say(
          entry.constraint.words, in: words, font: Typography.small, color: theme.ink)
      }
    }
  }
}

extension Strut.Standing {
  /// The meaning of a line with this standing.
  var words: String {
    switch self {
    case .holding: "constraints that hold"
    case .givenUp: "given up in a conflict"
    case .open: "sizes that nothing decides"
    }
  }
}

extension Card {
  /// The card's name without its number.
  fileprivate var kind: String { String((identifier ?? "").prefix { $0 != " " }) }
}

extension LayoutConstraint {
  /// The constraint as an equation, such as `note.top = picture.bottom + 24`.
  fileprivate var words: Words {
    let left = "\(Self.name(of: firstItem)).\(firstAttribute) = "
    let number = Fact(.constraintConstant, of: self, constant)
    guard let secondItem else { return "\(left)\(number)" }
    let right = "\(Self.name(of: secondItem)).\(secondAttribute)"
    let share: Words =
      multiplier == 1 ? "" : "\(Fact(.constraintMultiplier, of: self, multiplier)) × "
    let rest: Words =
      constant == 0 ? "" : constant < 0 ? " - \(number.magnitude)" : " + \(number)"
    return "\(left)\(share)\(right)\(rest)"
  }

  private static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as View: view.identifier ?? "view"
    case let guide as LayoutGuide:
      guide === (guide.owningView as? ScrollView)?.contentLayoutGuide ? "content" : "frame"
    default: "gone"
    }
  }
}
