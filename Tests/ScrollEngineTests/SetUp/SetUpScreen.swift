@testable import ScrollEngine
import TestSupport

/// A random screen, as the calls that set it up, which can be made in any order.
@MainActor
class SetUpScreen {
  /// One call of a program, and the calls that have to be made before it.
  struct Call {
    let name: String
    var needs: [String] = []
    let make: () -> Void
  }

  enum Kind: CaseIterable {
    case scroll, table, collection, container, stack, pages
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  var random: SeededRandom
  private(set) var calls: [Call] = []
  /// The name of the call that scrolls the screen, or nil if there is none.
  private(set) var wanted: String?
  /// The axis along which the screen scrolls.
  var axis = Axis.vertical
  /// The offset along `axis` that the program sets, in points.
  private var wantedOffset: Double?
  /// Data sources and delegates, which the views do not retain.
  var kept: [AnyObject] = []

  static func make(_ kind: Kind, seed: UInt64) -> SetUpScreen {
    switch kind {
    case .scroll: SetUpScroll(seed: seed)
    case .table: SetUpTable(seed: seed)
    case .collection: SetUpCollection(seed: seed)
    case .container: SetUpStack(seed: seed, in: ContainerScrollView())
    case .stack: SetUpStack(seed: seed, in: StackingScrollView())
    case .pages: SetUpPages(seed: seed)
    }
  }

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  var root: ScrollView { fatalError("a screen has a root") }

  func dice(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
  func chance(_ percent: Int) -> Bool { dice(100) < percent }
  func length(_ limit: Int) -> Double { Double(dice(limit + 1)) }
  func inset(_ limit: Int) -> EdgeInsets {
    EdgeInsets(top: length(limit), left: length(limit), bottom: length(limit), right: length(limit))
  }

  func call(_ name: String, after needs: [String] = [], make: @escaping () -> Void) {
    calls.append(Call(name: name, needs: needs, make: make))
  }

  /// Adds the calls that any kind of scroll view may get.
  func callsOfAny() {
    let (root, window) = (root, window)
    if chance(20) { call("right to left") { root.semanticContentAttribute = .forceRightToLeft } }
    let frame = Rect(
      x: length(20), y: length(20), width: 200 + length(100), height: 300 + length(100))
    call("frame") { root.frame = frame }
    call("window") { window.addSubview(root) }
    if chance(60) {
      let inset = inset(40)
      call("inset") { root.contentInset = inset }
    }
    if chance(40) {
      let safeArea = EdgeInsets(
        top: length(60), left: length(30), bottom: length(40), right: length(30))
      call("safe area") { window.hostSafeAreaInsets = safeArea }
    }
    if chance(30) {
      let behavior: ScrollView.ContentInsetAdjustmentBehavior =
        [.always, .never, .scrollableAxes][dice(3)]
      call("behavior") { root.contentInsetAdjustmentBehavior = behavior }
    }
    if chance(20) { call("bounces") { root.alwaysBounceVertical = true } }
  }

  /// Adds a call that sets the offset, on some screens.
  func callOfOffset() {
    guard chance(40) else { return }
    let offset = 1 + length(150)
    wantedOffset = offset
    let isMethod = chance(50)
    let (root, axis) = (root, axis)
    want("offset \(offset)") {
      var whole = root.contentOffset
      whole[axis] = offset
      if isMethod {
        root.setContentOffset(whole, animated: false)
      } else {
        root.contentOffset = whole
      }
    }
  }

  func want(_ name: String, after needs: [String] = [], make: @escaping () -> Void) {
    guard wanted == nil else { return }
    wanted = name
    calls.append(Call(name: name, needs: needs, make: make))
  }

  // MARK: In an order

  /// Makes all calls in an order that the seed `order` decides. 0 is the original order.
  func setUp(order: UInt64) -> [String] {
    var shuffle = SeededRandom(seed: order)
    var left = calls
    var made: [String] = []
    while !left.isEmpty {
      let possible = left.indices.filter { left[$0].needs.allSatisfy(made.contains) }
      let next = order == 0 ? possible[0] : possible.randomElement(using: &shuffle) ?? possible[0]
      let call = left.remove(at: next)
      call.make()
      made.append(call.name)
    }
    window.layoutIfNeeded()
    return made
  }

  /// A description of the visible views, in lines.
  var frame: [String] { lines(of: root, at: 0) }

  private func lines(of view: View, at depth: Int) -> [String] {
    func text(_ number: Double) -> String { "\((number * 1_000).rounded() / 1_000 + 0)" }
    func text(_ rect: Rect) -> String {
      "\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height))"
    }
    var line = String(repeating: "  ", count: depth) + "\(type(of: view)) \(text(view.frame))"
    if let scroll = view as? ScrollView {
      line += " shows \(text(scroll.bounds)) of \(text(scroll.contentSize.width)) "
      // Which rows are measured while the list scrolls to a row depends on where it starts.
      if wanted?.hasPrefix("scroll") != true { line += "\(text(scroll.contentSize.height))" }
      line += " inset \(scroll.adjustedContentInset)"
    }
    if let cell = view as? TableViewCell { line += " \(cell.textLabel?.text ?? "")" }
    let inner = view.presentedSubviews
      .filter { !$0.isHidden && (!(view is ScrollView) || $0.frame.intersects(view.bounds)) }
      .map { lines(of: $0, at: depth + 1) }
    return [line] + inner.sorted { $0.joined() < $1.joined() }.flatMap { $0 }
  }

  /// Whether the content reaches the offset that the program sets. An offset out of range stays
  /// only if it is set last, as documented, so the order matters then.
  var isInRange: Bool { wantedOffset.map(root.scrollRange[axis].contains) ?? true }

  /// What is wrong with the first frame in any order of the calls, or nil.
  var complaint: String? {
    guard wanted == nil else { return nil }
    let inset = root.adjustedContentInset
    let place = root.contentOffset
    guard place.y == -inset.top else {
      return "the offset is \(place.y), with \(inset.top) points above the content"
    }
    let start = root.startsAtRight ? root.scrollRange.maximum.x : -inset.left
    guard place.x == start else { return "the offset is \(place.x) and not \(start)" }
    return nil
  }
}
