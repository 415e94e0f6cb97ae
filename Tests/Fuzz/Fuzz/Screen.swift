internal import Documents
internal import SceneParts
internal import ScrollEngine

@testable internal import Visualiser

/// Builds a stack from bytes, then lays out, scrolls, resizes and changes it as more bytes say.
@MainActor
func tryScreen(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let stack = choices.stack()
  let build = StackBuild(stack, in: ContainerScrollView())
  let container = build.container
  let window = Window()
  window.frame = Rect(origin: .zero, size: stack.viewport)
  container.frame = window.bounds
  window.addSubview(container)
  var time = 0.0
  for _ in 0..<32 where !choices.areOver {
    switch choices.next(5) {
    case 0:
      let end = max(0, container.contentSize[stack.axis] - stack.viewport[stack.axis])
      container.contentOffset[stack.axis] = end * choices.fraction()
    case 1:
      container.contentOffset[stack.axis] += choices.length() - choices.length()
    case 2:
      window.frame.size = Size(width: choices.side(), height: choices.side())
      container.frame = window.bounds
    case 3:
      let place = Point(x: window.bounds.midX, y: window.bounds.midY)
      window.router.handle(
        InputEvent(
          time: time,
          .wheel(
            InputEvent.Wheel(
              at: place, delta: Point(x: 0, y: choices.fraction() * 8 - 4), modifiers: []))))
    default:
      container.contentInset.top = choices.length() / 10
    }
    time += choices.fraction() / 10
    _ = window.advance(to: time)
    window.layoutIfNeeded()
  }
  for list in build.sections.compactMap({ $0.list }) {
    check(list.liveCells.count <= 20_000, "\(list.liveCells.count) cells are live")
  }
}

/// Reads bytes as decisions; when all are used, every decision is the first choice.
private struct Choices {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var areOver: Bool { bytes.isEmpty }

  mutating func next(_ count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

  /// From 0 to 1, in steps that no binary number represents exactly.
  mutating func fraction() -> Double { Double(next(256)) / 255 }

  /// A length in points: whole, in tenths, in thirds, just above 1, or large.
  mutating func length() -> Double {
    let size = Double(1 + next(255))
    switch next(5) {
    case 0: return size
    case 1: return size / 10 + 1
    case 2: return size / 3 + 1
    case 3: return 1 + size * 1e-3
    default: return size * 39
    }
  }

  mutating func side() -> Double { 64 + length() / 10 }

  mutating func lengths() -> StackDescription.Lengths {
    switch next(3) {
    case 0: return .same(length())
    case 1: return .list((0...next(4)).map { _ in length() })
    default:
      let (one, other) = (length(), length())
      return .range(min(one, other)...max(one, other), seed: UInt64(next(256)))
    }
  }

  mutating func stack() -> StackDescription {
    StackDescription(
      title: nil, viewport: Size(width: side(), height: side()),
      axis: next(2) == 0 ? .vertical : .horizontal, container: .real,
      spacing: next(3) == 0 ? length() / 10 : 0, sharesCells: next(2) == 0,
      sections: (0...next(6)).map { _ in section() })
  }

  mutating func section() -> StackDescription.Section {
    let kinds = StackDescription.Kind.allCases
    let kind = kinds[next(kinds.count)]
    let many = kind == .view ? 4 : 120
    return StackDescription.Section(
      kind, count: next(many), height: lengths(),
      width: kind == .table ? .same(length()) : lengths(),
      spacing: next(2) == 0 ? 0 : length() / 10,
      insets: next(2) == 0 ? .zero : EdgeInsets(length() / 20),
      header: next(2) == 0
        ? nil : StackDescription.Header(title: "h", length: length(), isSticky: next(2) == 0))
  }
}
