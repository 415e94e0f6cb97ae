@testable import ScrollEngine
import PageMaps
import TestSupport

/// A data source and delegate that makes random calls to its list from its callbacks.
@MainActor
final class CallbackClient {
  /// Kinds of scroll views. Lists differ in how they get the sizes of their elements.
  enum Kind: CaseIterable {
    case heights, rowHeight, estimates, cellHeights
    case evenFlow, sizes, cellSizes, flowSubclass, ownLayout
    case scroller, pages

    var isList: Bool { self != .scroller && self != .pages }
    var isCollection: Bool { isList && !isTable }
    var isTable: Bool {
      self == .heights || self == .rowHeight || self == .estimates || self == .cellHeights
    }
  }

  let kind: Kind
  let window = Window(frame: Rect(x: 0, y: 0, width: 120, height: 200))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 120, height: 200))
  /// The view whose callbacks make the calls.
  let view: ScrollView
  /// `view` as a list. Stops the program if it is none.
  var list: ListView {
    guard let list = view as? ListView else { fatalError("\(kind) is no list") }
    return list
  }
  let zoomed = View()
  let isStacked: Bool
  var random: SeededRandom
  /// The names of the elements of each section.
  var names: [[Int]] = [Array(0..<14), Array(100..<103), Array(200..<212)]
  private var nextName = 1_000

  /// When a callback makes a call.
  enum Trigger {
    /// In the n-th run of the callback with this name.
    case once(String, Int)
    /// In any callback, with this probability in percent.
    case often(Int)
  }
  let trigger: Trigger
  /// The only call that is made; if nil, any call may be.
  var onlyCall: String?
  /// How many calls may still be made.
  var rest = 0
  private var seen = 0
  /// The callbacks that are running, the innermost last.
  private(set) var running: [String] = []
  private(set) var done: [(callback: String, call: String)] = []
  var complaint: String?
  /// Runs just before each call, because the call may stop the program.
  var willDo: (_ callback: String, _ call: String) -> Void = { _, _ in }
  /// Runs just after each call.
  var didDo: () -> Void = {}
  var openBatches = 0
  /// Whether an update was made that does not match the data.
  var isBroken = false
  let other = CountedSource([4], edges: "edge")

  init(kind: Kind, isStacked: Bool, trigger: Trigger, seed: UInt64) {
    self.kind = kind
    self.isStacked = isStacked
    self.trigger = trigger
    random = SeededRandom(seed: seed)
    let frame = Rect(x: 0, y: 0, width: 100, height: 150)
    view =
      switch kind {
      case .scroller: HookedScroll(frame: frame)
      case .pages: HookedPages(frame: frame, map: Self.maps[0])
      case _ where kind.isTable: HookedTable(frame: frame)
      default: HookedCollection(frame: frame, collectionViewLayout: Self.layout(of: kind, nil))
      }
  }

  func setUp() {
    if let table = view as? HookedTable {
      table.client = self
      table.rowHeight = kind == .rowHeight ? 21 : TableView.automaticDimension
      table.estimatedRowHeight = kind == .heights || kind == .rowHeight ? 0 : 30
      table.register(HookedCell.self, forCellReuseIdentifier: "cell")
      table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
      table.dataSource = self
      table.prefetchDataSource = self
    }
    if let collection = view as? HookedCollection {
      collection.client = self
      (collection.collectionViewLayout as? HookedFlow)?.client = self
      (collection.collectionViewLayout as? HookedLayout)?.client = self
      collection.register(HookedItem.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ] {
        collection.register(
          CollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "edge")
      }
      collection.dataSource = self
      collection.prefetchDataSource = self
    }
    setUpScroller()
    view.delegate = self
    if isStacked {
      window.addSubview(container)
      container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 120, height: 60)))
      container.addArrangedSubview(view)
      container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 120, height: 300)))
    } else {
      window.addSubview(view)
    }
  }

  static func layout(of kind: Kind, _ client: CallbackClient?) -> CollectionViewLayout {
    if kind == .ownLayout {
      let layout = HookedLayout()
      layout.client = client
      return layout
    }
    let layout = kind == .flowSubclass ? HookedFlow() : CollectionViewFlowLayout()
    (layout as? HookedFlow)?.client = client
    layout.itemSize = Size(width: 45, height: 20)
    layout.minimumLineSpacing = 2
    if kind == .cellSizes { layout.estimatedItemSize = Size(width: 45, height: 30) }
    return layout
  }

  // MARK: Numbers

  func dice(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  func newName() -> Int {
    nextName += 1
    return nextName
  }

  func name(at path: IndexPath) -> Int? {
    guard names.indices.contains(path.section), names[path.section].indices.contains(path.row)
    else { return nil }
    return names[path.section][path.row]
  }

  /// The height of an element, by its name.
  static func height(of name: Int) -> Double { Double(12 + name % 7 * 5) }

  // MARK: Callbacks

  /// Each callback calls this, which makes a call if one is due.
  func hook(_ callback: String) {
    running.append(callback)
    defer { running.removeLast() }
    guard rest > 0, isDue(callback) else { return }
    rest -= 1
    let call = pickCall()
    done.append((callback, call.name))
    willDo(callback, call.name)
    call.make(self)
    didDo()
  }

  private func isDue(_ callback: String) -> Bool {
    switch trigger {
    case .once(let name, let count):
      guard callback == name else { return false }
      seen += 1
      return seen == count
    case .often(let percent): return running.count < 4 && dice(100) < percent
    }
  }

  /// The name of the element that a callback asks for. It is an error if there is no such element.
  func asked(_ path: IndexPath, _ callback: String) -> Int {
    if let name = name(at: path) { return name }
    if !isBroken, isSource, complaint == nil {
      complaint = "\(callback) asks for \(path), which is no more"
    }
    return -1
  }
}
