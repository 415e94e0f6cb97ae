import ScrollEngine
import TestSupport

/// A container with a data source, compared with an array of the lengths of all children.
@MainActor
struct NumberedWorld {
  typealias Child = NumberedSource.Child

  let source: NumberedSource
  private(set) var problem: String?

  let container: ContainerScrollView
  let window: Window
  let axis: Axis
  var numbers: RandomNumbers
  /// The length of each child, in points: the stated one until the child is requested.
  var known: [Double]
  private var names = 0

  init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
    axis = seed.isMultiple(of: 3) ? .horizontal : .vertical
    source = NumberedSource(rowHeight: numbers.number(in: 12...40))
    window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    container = ContainerScrollView(frame: window.bounds)
    container.axis = axis
    container.spacing = seed.isMultiple(of: 2) ? numbers.number(in: 0...12) : 0
    known = []
    window.addSubview(container)
    for _ in 0..<30 { source.children.append(makeChild()) }
    known = source.children.map(\.said)
    container.dataSource = source
    window.layoutIfNeeded()
    learn()
    problem = difference()
  }

  private mutating func makeChild() -> Child {
    names += 1
    // A table scrolls only vertically.
    let kinds = NumberedSource.Kind.allCases.filter { axis == .vertical || $0 != .table }
    let kind = kinds.randomElement(using: &numbers.random) ?? .view
    let real = makeLength(kind)
    var said = real
    if Int.random(in: 0..<3, using: &numbers.random) > 0 { said = numbers.number(in: 1...300) }
    var child = Child(name: names, kind: kind, said: said, real: real)
    if kind == .view, Int.random(in: 0..<3, using: &numbers.random) == 0 {
      child.pinning = Int.random(in: 0..<12, using: &numbers.random) == 0 ? .permanent : .untilNext
      // A pinned child has to fit into the visible part.
      child.real = min(child.real, 20)
    }
    return child
  }

  private mutating func makeLength(_ kind: NumberedSource.Kind) -> Double {
    switch kind {
    case .table: Double(Int.random(in: 0...25, using: &numbers.random)) * source.rowHeight
    case .scrollView: numbers.number(in: 0...600)
    case .view: numbers.number(in: 0...90)
    }
  }

  // MARK: Steps

  mutating func step() -> String {
    var isJump = false
    let what: String
    switch Int.random(in: 0..<24, using: &numbers.random) {
    case 0:
      what = "insert"
      let index = Int.random(in: 0...known.count, using: &numbers.random)
      let count = known.count < 60 ? Int.random(in: 0...4, using: &numbers.random) : 0
      for offset in 0..<count {
        let child = makeChild()
        source.children.insert(child, at: index + offset)
        known.insert(child.said, at: index + offset)
      }
      container.insertChildren(count, at: index)
    case 1:
      what = "remove"
      let range = someChildren(upTo: 4)
      source.children.removeSubrange(range)
      known.removeSubrange(range)
      container.removeChildren(in: range)
    case 2:
      what = "reload"
      let range = someChildren(upTo: 3)
      for index in range {
        let child = makeChild()
        source.children[index] = child
        known[index] = child.said
      }
      container.reloadChildren(in: range)
    case 3:
      what = "reload all"
      isJump = true
      known = source.children.map(\.said)
      container.reloadData()
    case 4...6:
      what = "another length"
      guard let (view, name) = someChild(), let index = index(ofName: name) else { return what }
      source.children[index].real = min(
        makeLength(source.children[index].kind),
        source.children[index].pinning == .none ? .infinity : 20)
      known[index] = source.children[index].real
      source.setLength(of: view, to: known[index], along: axis)
      // The container decides which part of the child is visible afterwards.
      isJump = true
    case 7:
      what = "thrown away"
      guard let (view, _) = someChild() else { return what }
      source.forget(view)
      view.removeFromSuperview()
    case 8:
      what = "another size"
      isJump = true
      container.frame.size[axis] = min(numbers.number(in: 0...300), 300)
    case 9:
      what = "other insets"
      isJump = true
      let inset = numbers.number(in: 0...30)
      container.contentInset = EdgeInsets(
        top: axis == .vertical ? inset : 0, left: axis == .vertical ? 0 : inset, bottom: 0, right: 0
      )
    case 10:
      what = "to a child"
      isJump = true
      guard let index = known.indices.randomElement(using: &numbers.random) else { return what }
      let position: [StackingScrollView.ScrollPosition] = [.start, .center, .end, .nearest]
      container.scrollToChild(
        at: index, at: position.randomElement(using: &numbers.random) ?? .start, animated: false)
    case 11...13:
      what = "far"
      isJump = true
      container.contentOffset[axis] = numbers.number(in: -100...container.contentSize[axis] + 100)
    default:
      what = "near"
      container.contentOffset[axis] += min(numbers.number(in: -120...120), 120)
    }
    let before = isJump ? [:] : positions()
    window.layoutIfNeeded()
    learn()
    problem = problem ?? difference() ?? jump(from: before)
    return what
  }

  private mutating func someChildren(upTo most: Int) -> Range<Int> {
    let start = Int.random(in: 0...known.count, using: &numbers.random)
    let count = Int.random(in: 0...most, using: &numbers.random)
    return start..<min(start + count, known.count)
  }

  private mutating func someChild() -> (View, Int)? {
    source.out.values.sorted { $0.name < $1.name }.randomElement(using: &numbers.random)
      .map { ($0.view, $0.name) }
  }

  func index(ofName name: Int) -> Int? {
    source.children.firstIndex { $0.name == name }
  }

  /// Stores the real lengths of the children that were requested since the last call.
  private mutating func learn() {
    for name in source.seen {
      if let index = index(ofName: name) { known[index] = source.children[index].real }
    }
    source.seen = []
  }
}
