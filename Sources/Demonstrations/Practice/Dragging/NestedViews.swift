import Drawing
import SceneParts
import ScrollEngine

/// A list, and inside it a view that may want a drag, too.
@MainActor
final class NestedViews {
  /// What lies in the list, and how its recognizers are set up.
  enum Arrangement: CaseIterable {
    /// A strip that scrolls across the list.
    case across
    /// A list that scrolls along the list.
    case along
    /// The same, with both pans allowed at the same time.
    case together
    /// A plan that scrolls both ways, with `isDirectionalLockEnabled`.
    case locked
    /// A button, and the usual settings.
    case button
    /// A button in a list without `delaysContentTouches`.
    case withoutDelay
    /// A button in a list that takes touches away from buttons.
    case givingWay
  }

  let list: ScrollView
  /// The scroll view in the list; nil for a button.
  private(set) var inner: ScrollView?
  /// The button in the list; nil for a scroll view.
  private(set) var button: TouchedButton?
  let title: String
  /// The names of the list, and of what lies in it.
  let listName: String
  let innerName: String
  private let together = Together()

  static let viewport = Size(width: 320, height: 480)
  private static let tile = 64.0
  private static let gap = 8.0
  private static let listHeight = 1440.0

  init(_ arrangement: Arrangement) {
    list = arrangement == .givingWay ? TakingScrollView() : ScrollView()
    (title, listName, innerName) =
      switch arrangement {
      case .across: ("A strip in a list", "list", "strip")
      case .along, .together: ("A list in a list", "outer list", "inner list")
      case .locked: ("A plan in a list", "list", "plan")
      case .button, .withoutDelay, .givingWay: ("A button in a list", "list", "button")
      }
    list.backgroundColor = Palette.first.frame
    list.clipsToBounds = false
    list.contentSize = Size(width: Self.viewport.width, height: Self.listHeight)
    let place = Self.place(of: arrangement)
    addTiles(around: place)
    switch arrangement {
    case .across: addInner(place, content: Size(width: 1040, height: place.height))
    case .along, .together: addInner(place, content: Size(width: place.width, height: 720))
    case .locked:
      addInner(place, content: Size(width: 720, height: 720))
      inner?.isDirectionalLockEnabled = true
    case .button, .withoutDelay, .givingWay:
      let button = TouchedButton(frame: place)
      list.addSubview(button)
      self.button = button
    }
    if arrangement == .together { inner?.panGestureRecognizer.delegate = together }
    if arrangement == .withoutDelay { list.delaysContentTouches = false }
  }

  private static func place(of arrangement: Arrangement) -> Rect {
    switch arrangement {
    case .across: Rect(x: 0, y: 152, width: 320, height: 136)
    case .along, .together, .locked: Rect(x: 40, y: 80, width: 240, height: 208)
    case .button, .withoutDelay, .givingWay: Rect(x: 60, y: 152, width: 200, height: 136)
    }
  }

  private func addTiles(around place: Rect) {
    let pitch = Self.tile + Self.gap
    for y in stride(from: Self.gap, to: Self.listHeight - Self.tile, by: pitch) {
      let frame = Rect(
        x: Self.gap, y: y, width: Self.viewport.width - 2 * Self.gap, height: Self.tile)
      guard !frame.intersects(place) else { continue }
      list.addSubview(TileView(frame, Palette.first, mark: Int(y / pitch)))
    }
  }

  private func addInner(_ frame: Rect, content: Size) {
    let inner = ScrollView(frame: frame)
    inner.backgroundColor = Palette.second.frame
    inner.contentSize = content
    let isWide = content.width > frame.width
    let isHigh = content.height > frame.height
    let size = Size(
      width: isWide ? 96 : frame.width - 2 * Self.gap,
      height: isHigh ? Self.tile : frame.height - 2 * Self.gap)
    var mark = 0
    for y in stride(
      from: Self.gap, through: content.height - size.height, by: size.height + Self.gap)
    {
      for x in stride(
        from: Self.gap, through: content.width - size.width, by: size.width + Self.gap)
      {
        inner.addSubview(
          TileView(Rect(origin: Point(x: x, y: y), size: size), Palette.second, mark: mark))
        mark += 1
      }
    }
    list.addSubview(inner)
    self.inner = inner
  }
}

/// Allows a pan to be recognized together with all others.
private final class Together: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { true }
}

/// A scroll view that takes touches away from all views, also from controls.
private final class TakingScrollView: ScrollView {
  override func touchesShouldCancel(in view: View) -> Bool { true }
}

/// A tile without words; the length of its marks tells it from its neighbours.
private final class TileView: View {
  private let colors: Palette.Table
  private let mark: Int

  init(_ frame: Rect, _ colors: Palette.Table, mark: Int) {
    self.colors = colors
    self.mark = mark
    super.init(frame: frame)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.cell, cornerRadius: 6)
    let room = bounds.width - 24
    for line in 0..<2 {
      let share = 0.35 + 0.6 * Double((mark * 5 + line * 3) % 7) / 6
      canvas.fill(
        Rect(x: 12, y: 14 + Double(line) * 20, width: room * share, height: 10), colors.frame,
        cornerRadius: 5)
    }
  }
}

/// A button that notes which methods for touches are called.
final class TouchedButton: Control {
  enum Call: String {
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  }

  /// The latest call; nil before the first one for a pointer.
  var lastCall: Call?

  override func draw(in canvas: inout Canvas) {
    let color = Palette.second.cell
    canvas.fill(bounds, color, cornerRadius: 12)
    if isHighlighted { canvas.fill(bounds, Palette.ink.opacity(0.25), cornerRadius: 12) }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: ScrollEngine.Event?) {
    lastCall = .touchesBegan
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: ScrollEngine.Event?) {
    lastCall = .touchesMoved
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: ScrollEngine.Event?) {
    lastCall = .touchesEnded
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: ScrollEngine.Event?) {
    lastCall = .touchesCancelled
    super.touchesCancelled(touches, with: event)
  }
}
