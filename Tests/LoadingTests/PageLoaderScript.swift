import Loading
import ScrollEngine
import TestSupport

/// Does random things to a page loader, and checks what it has loaded.
@MainActor
final class PageLoaderScript {
  /// A model of the loader: lists that are searched from one end to the other.
  private struct Model {
    struct Element {
      let key: Int
      var frame: Rect
      var isFilled = false
    }

    var elements: [Element] = []
    var isDecelerating = false
    var target: Rect?
    /// The keys that are kept, the most recently used at the end.
    var kept: [Int] = []
    var underWay: Set<Int> = []
    /// The unanswered requests, the oldest first, and whether the loader still needs the answer.
    var waiting: [(key: Int, isWanted: Bool)] = []
    /// The keys that have failed, and have not been asked for since.
    var failed: Set<Int> = []
    var asked: [Int] = []
    var arrivals: [String] = []
    var failures: [Int] = []
  }

  private static let capacity = 6
  private(set) var complaints: [String] = []
  private(set) var journal: [String] = []
  let hand = HandLoader()
  private let loader: PageLoader<Int, String>
  private let view: ScrollView
  private var numbers: RandomNumbers
  private var model = Model()
  private var arrivals: [String] = []
  private var failures: [Int] = []
  /// The offsets at which rows begin, in points, and the end of the last row.
  private var edges: [Double] = []
  private var offset = 0.0

  init(seed: UInt64) {
    let hand = hand
    numbers = RandomNumbers(seed: seed)
    // The kind of the numbers depends on `seed % 8`, so the policy depends on `seed / 8`.
    let policy = LoadingPolicy.allCases[Int(seed / 8 % 3)]
    loader = PageLoader(policy: policy, capacity: Self.capacity) { try await hand.load($0) }
    view = ScrollView(
      frame: Rect(x: 0, y: 0, width: 100, height: numbers.number(in: 30...200)))
    hand.heedsCancellation = Bool.random(using: &numbers.random)
    loader.onArrival = { [unowned self] in arrivals.append("\($0): \($1)") }
    loader.onFailure = { [unowned self] key, _ in failures.append(key) }
    measureRows()
  }

  private func dice(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &numbers.random) }

  private func measureRows() {
    edges = [0]
    for _ in 0..<20 { edges.append((edges.last ?? 0) + numbers.number(in: 0.001...80)) }
  }

  private func frame(_ row: Int) -> Rect {
    Rect(x: 0, y: edges[row], width: 100, height: edges[row + 1] - edges[row])
  }

  // MARK: Steps

  func step() async {
    switch dice(20) {
    case 0...5: scroll()
    case 6: drag()
    case 7, 8: release()
    case 9: rest()
    case 10...13: answer(fails: false)
    case 14, 15: answer(fails: true)
    case 16: retry()
    case 17: reload()
    case 18: changePolicy()
    default:
      journal.append("forget")
      loader.removeAllContents()
      model.kept = []
    }
    await hand.settle()
    check()
  }

  private func anyOffset() -> Double {
    let end = edges.last ?? 0
    // Usually near the current offset, now and then anywhere.
    let range = dice(4) > 0 ? offset - 60...offset + 60 : -50...end
    return min(max(numbers.number(in: range), -50), end)
  }

  private func scroll() {
    offset = anyOffset()
    journal.append("scroll to \(offset)")
    view.contentOffset.y = offset
    look()
  }

  /// Hides rows that have left the view, and shows rows that have entered it.
  private func look() {
    let rows = (0..<edges.count - 1).filter { frame($0).intersects(view.bounds) }
    for key in model.elements.map(\.key) where !rows.contains(key) { hide(key) }
    for row in rows where !model.elements.contains(where: { $0.key == row }) { show(row) }
  }

  private func show(_ key: Int) {
    let content = loader.show(key, at: frame(key))
    var element = Model.Element(key: key, frame: frame(key))
    element.isFilled = model.kept.contains(key)
    if element.isFilled { keep(key) }
    if let place = model.elements.firstIndex(where: { $0.key == key }) {
      model.elements[place] = element
    } else {
      model.elements.append(element)
    }
    if content != (element.isFilled ? "content \(key)" : nil) {
      complaints.append("\(key) is shown with \(content ?? "nothing")")
    }
    ask(for: element)
  }

  private func hide(_ key: Int) {
    loader.hide(key)
    model.elements.removeAll { $0.key == key }
    model.failed.remove(key)
    guard loader.policy != .always, model.underWay.remove(key) != nil,
      let place = model.waiting.firstIndex(where: { $0.key == key && $0.isWanted })
    else { return }
    if hand.heedsCancellation {
      model.waiting.remove(at: place)
    } else {
      model.waiting[place].isWanted = false
    }
  }

  private func drag() {
    journal.append("drag")
    loader.willBeginDragging()
    modelRests()
  }

  private func release() {
    let target = Point(x: 0, y: anyOffset())
    let decelerates = dice(4) > 0
    journal.append("release towards \(target.y), decelerates: \(decelerates)")
    loader.willBeginDragging()
    modelRests()
    loader.willEndDragging(view, targetContentOffset: target)
    model.target = Rect(origin: target, size: view.bounds.size)
    loader.didEndDragging(willDecelerate: decelerates)
    model.isDecelerating = decelerates
    if !decelerates { modelRests() }
  }

  private func rest() {
    journal.append("rest")
    loader.didEndDecelerating()
    modelRests()
  }

  private func modelRests() {
    model.isDecelerating = false
    model.target = nil
    askForMissing()
  }

  private func answer(fails: Bool) {
    guard let key = hand.waitingKeys.randomElement(using: &numbers.random) else { return }
    journal.append("\(fails ? "fail" : "answer") \(key)")
    if fails { hand.fail(key) } else { hand.answer(key) }
    // `hand` answers the oldest request for the key.
    guard let place = model.waiting.firstIndex(where: { $0.key == key }) else {
      return complaints.append("\(key) waits, which nobody has asked for")
    }
    guard model.waiting.remove(at: place).isWanted else { return }
    model.underWay.remove(key)
    let element = model.elements.firstIndex { $0.key == key }
    if fails {
      if element != nil {
        model.failures.append(key)
        model.failed.insert(key)
      }
    } else {
      keep(key)
      if let element, !model.elements[element].isFilled {
        model.elements[element].isFilled = true
        model.arrivals.append("\(key): content \(key)")
      }
    }
  }

  private func keep(_ key: Int) {
    model.kept.removeAll { $0 == key }
    model.kept.append(key)
    if model.kept.count > Self.capacity { model.kept.removeFirst() }
  }

  private func retry() {
    let key = dice(edges.count - 1)
    journal.append("retry \(key)")
    loader.retry(key)
    if model.elements.contains(where: { $0.key == key && !$0.isFilled }) { start(key) }
  }

  /// Replaces the rows by rows of other heights, and shows them.
  private func reload() {
    journal.append("reload")
    measureRows()
    if dice(2) == 0 {
      for key in model.elements.map(\.key) { hide(key) }
    } else {
      // A list that keeps its cells reports their new frames.
      for key in model.elements.map(\.key) { show(key) }
    }
    look()
  }

  private func changePolicy() {
    let policy = LoadingPolicy.allCases[dice(3)]
    journal.append("\(policy)")
    let isOther = policy != loader.policy
    loader.policy = policy
    if isOther { askForMissing() }
  }

  // MARK: Expected requests

  private func isWanted(_ element: Model.Element) -> Bool {
    guard !element.isFilled else { return false }
    switch loader.policy {
    case .always: return true
    case .notWhileDecelerating: return !model.isDecelerating
    case .targetRectangle:
      guard let target = model.target else { return true }
      return element.frame.intersects(target)
    }
  }

  private func ask(for element: Model.Element) {
    if isWanted(element) { start(element.key) }
  }

  private func askForMissing() { for element in model.elements { ask(for: element) } }

  private func start(_ key: Int) {
    guard model.underWay.insert(key).inserted else { return }
    model.failed.remove(key)
    model.asked.append(key)
    model.waiting.append((key, true))
  }

  // MARK: Checks

  private func check() {
    func compare<Value: Equatable>(_ what: String, _ actual: Value, _ expected: Value) {
      if actual != expected { complaints.append("\(what): \(actual), expected \(expected)") }
    }
    let keys = 0..<edges.count - 1
    compare("under way", keys.filter(loader.isLoading), model.underWay.sorted())
    compare("kept", keys.filter(loader.isLoaded), model.kept.sorted())
    compare("asked for", hand.asked, model.asked)
    compare("arrived", arrivals, model.arrivals)
    compare("failed", failures, model.failures)
    compare("waiting", hand.waitingKeys.sorted(), model.waiting.map(\.key).sorted())
    compare("the target", loader.targetRectangle, model.target)
    compare("pending", loader.statistics.pending, model.underWay.count)
    // Every key that the policy wants is being loaded, except failed ones.
    for element in model.elements where isWanted(element) && !model.failed.contains(element.key) {
      if !loader.isLoading(element.key) { complaints.append("nobody loads \(element.key)") }
    }
    for key in keys {
      let wanted = model.waiting.filter { $0.key == key && $0.isWanted }
      if wanted.count > 1 { complaints.append("\(key) is asked for twice") }
    }
  }
}
