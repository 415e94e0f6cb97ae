import Controls
import TestSupport

@testable import ScrollEngine

/// A person who fills in a form, scrolls it with every device and resizes its window while the
/// program changes the records. The form is checked after each step.
@MainActor
struct FormPerson {
  let form: Form
  private var random: SeededRandom
  /// What was typed into each record, and which switches were turned.
  private var typed: [Int: String] = [:]
  private var turned: [Int: Bool] = [:]
  private var pressed: [Int: Int] = [:]
  private var nextID = 1_000
  private(set) var story: [String] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let kind = Form.Kind.allCases[Int(seed % 3)]
    let place = Form.Place.allCases[Int(seed / 3 % 3)]
    var counts: [Int] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      counts.append(Int.random(in: 0...25, using: &random))
    }
    form = Form(counts, kind, place, headers: Bool.random(using: &random))
    form.list.allowsSelection = Bool.random(using: &random)
    story = ["\(kind) \(place) \(counts) selects \(form.list.allowsSelection)"]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  // MARK: Steps

  mutating func step() {
    switch number(0...21) {
    case 0...3: click()
    case 4...6: type()
    case 7...8: tab()
    case 9: key()
    case 10...13: scroll()
    case 14: resize()
    case 15...16: insertOrDelete()
    case 17: move()
    case 18: changeSections()
    case 19: reload()
    case 20: batch()
    default: jump()
    }
  }

  private mutating func click() {
    // A touch on moving content would only stop the content.
    form.hand.settle()
    guard let parts = visibleParts.randomElement(using: &random) else { return }
    switch number(0...2) {
    case 0 where isHit(parts.field):
      story.append("click field of \(parts.id)")
      form.click(parts.field)
    case 1 where isHit(parts.toggle):
      story.append("click switch of \(parts.id)")
      turned[parts.id, default: false].toggle()
      form.click(parts.toggle)
    case 2 where isHit(parts.button):
      story.append("click button of \(parts.id)")
      pressed[parts.id, default: 0] += 1
      form.click(parts.button)
    default: break
    }
  }

  private mutating func type() {
    guard let field = form.edited, let parts = field.superview as? FormParts else { return }
    let text = String("abcdefgh".randomElement(using: &random) ?? "a")
    story.append("type \(text) into \(parts.id)")
    // Focus selects the whole text. The key moves the cursor to the end, so that typing appends.
    form.press(.end)
    typed[parts.id, default: ""] += text
    form.type(text)
  }

  private mutating func tab() {
    let isBack = number(0...2) == 0
    story.append(isBack ? "shift tab" : "tab")
    form.press(.tab, isBack ? .shift : [])
  }

  private mutating func key() {
    let keys: [InputEvent.Key] = [
      .up, .down, .pageUp, .pageDown, .home, .end, .space, .enter, .left, .right,
    ]
    let key = keys[number(0...keys.count - 1)]
    if key == .space || key == .enter, form.edited == nil, let view = form.window.focusedView,
      let parts = view.superview as? FormParts
    {
      if view === parts.toggle { turned[parts.id, default: false].toggle() }
      if view === parts.button { pressed[parts.id, default: 0] += 1 }
    }
    story.append("press \(key)")
    form.press(key)
  }

  private mutating func scroll() {
    let distance = Double(number(-9...9)) * 60
    let bounds = form.window.bounds
    // A point to the right of the controls in the rows.
    let (x, y) = (bounds.maxX - 10, bounds.midY)
    let device = number(0...3)
    story.append("scroll by \(distance) with \(device)")
    switch device {
    case 0: form.hand.wheel(x, y, distance / 60)
    case 1:
      for _ in 0..<8 {
        form.window.router.handle(
          InputEvent(
            time: form.window.now,
            .wheel(
              InputEvent.Wheel(
                at: Point(x: x, y: y), delta: Point(x: 0, y: distance / 60 / 8 + 0.013)))))
        form.hand.rest(1.0 / 60)
      }
      form.hand.rest(0.4)
    default:
      let device: InputEvent.Pointer.Device = device == 2 ? .mouse : .touch
      form.hand.down(x, y, device: device)
      for step in 1...6 {
        form.hand.move(x, y + distance * Double(step) / 6, device: device)
        form.hand.rest(1.0 / 60)
      }
      form.hand.up(x, y + distance, device: device)
      form.hand.rest(number(0...1) == 0 ? 0.05 : 1.5)
    }
  }

  private mutating func resize() {
    let size = Size(width: Double(number(280...600)), height: Double(number(120...700)))
    story.append("resize to \(size)")
    form.window.frame.size = size
    (form.container ?? form.list).frame = form.window.bounds
    form.window.layoutIfNeeded()
    rest()
  }

  private mutating func jump() {
    guard let path = anyPath else { return }
    story.append("scroll to \(path)")
    form.list.scroll(to: path)
    form.window.layoutIfNeeded()
  }

  /// The shorter rests end in the middle of an animation.
  private mutating func rest() { form.hand.rest([0, 0.1, 0.5][number(0...2)]) }

  private var anyPath: IndexPath? {
    mutating get {
      let filled = form.known.indices.filter { !form.known[$0].isEmpty }
      guard let section = filled.randomElement(using: &random) else { return nil }
      return IndexPath(row: number(0...form.known[section].count - 1), section: section)
    }
  }

  private mutating func new(_ count: Int) -> [Int] {
    nextID += count
    return Array(nextID - count..<nextID)
  }

  private mutating func change(
    _ what: String, _ records: (inout [[Int]]) -> Void, _ tell: (any FormList) -> Void
  ) {
    story.append(what)
    form.change(records, tell, resting: [0, 0.1, 0.5][number(0...2)])
  }

  private mutating func insertOrDelete() {
    guard !form.known.isEmpty else { return }
    if number(0...1) == 0 {
      let section = number(0...form.known.count - 1)
      let row = number(0...form.known[section].count)
      let ids = new(number(1...3))
      let paths = ids.indices.map { IndexPath(row: row + $0, section: section) }
      change(
        "insert \(paths)", { $0[section].insert(contentsOf: ids, at: row) }, { $0.insert(paths) })
    } else if let path = pathToChange {
      change("delete \(path)", { $0[path.section].remove(at: path.row) }, { $0.delete([path]) })
    }
  }

  /// A random row, in one of three cases the row that is being edited.
  private var pathToChange: IndexPath? {
    mutating get {
      if number(0...2) == 0, let parts = form.edited?.superview as? FormParts,
        let cell = parts.cell(in: form.list), let path = form.list.path(of: cell)
      {
        return path
      }
      return anyPath
    }
  }

  private mutating func move() {
    guard let path = pathToChange else { return }
    let section = number(0...form.known.count - 1)
    let count = form.known[section].count - (section == path.section ? 1 : 0)
    let target = IndexPath(row: number(0...count), section: section)
    change(
      "move \(path) to \(target)",
      { $0[section].insert($0[path.section].remove(at: path.row), at: target.row) },
      { $0.move(path, to: target) })
  }

  private mutating func changeSections() {
    let count = form.known.count
    switch number(0...3) {
    case 0 where count < 5:
      let ids = new(number(0...6))
      let section = number(0...count)
      change(
        "insert section \(section)", { $0.insert(ids, at: section) },
        { $0.insertSections([section]) })
    case 1 where count > 1:
      let section = number(0...count - 1)
      change(
        "delete section \(section)", { $0.remove(at: section) }, { $0.deleteSections([section]) })
    case 2 where count > 1:
      let (section, target) = (number(0...count - 1), number(0...count - 1))
      change(
        "move section \(section) to \(target)",
        { $0.insert($0.remove(at: section), at: target) },
        { $0.moveSection(section, toSection: target) })
    case 3 where count > 0:
      let section = number(0...count - 1)
      change("reload section \(section)", { _ in }, { $0.reloadSections([section]) })
    default: break
    }
  }

  private mutating func reload() {
    if number(0...2) == 0 {
      let isShorter = number(0...2) == 0
      change(
        "reload all",
        { if isShorter, let last = $0.indices.last, !$0[last].isEmpty { $0[last].removeLast() } },
        { $0.reloadData() })
    } else if let path = pathToChange {
      change("reload \(path)", { _ in }, { $0.reload([path]) })
    }
  }

  private mutating func batch() {
    guard let section = form.known.indices.randomElement(using: &random) else { return }
    let old = form.known[section]
    let gone = old.indices.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
    var rows = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let row = number(0...rows.count)
    let ids = new(number(0...3))
    rows.insert(contentsOf: ids, at: row)
    change("batch: delete \(gone), insert \(ids.count) at \(row)", { $0[section] = rows }) { list in
      list.performBatchUpdates {
        list.delete(gone.map { IndexPath(row: $0, section: section) })
        list.insert(ids.indices.map { IndexPath(row: row + $0, section: section) })
      }
    }
  }

  // MARK: Visible rows and checks

  private var visibleParts: [FormParts] {
    form.list.cells.compactMap { ($0 as? any FormCell)?.parts }
  }

  private func isHit(_ view: View) -> Bool {
    let middle = view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard form.window.bounds.contains(middle) else { return false }
    return form.window.hitTest(middle, with: nil)?.isDescendant(of: view) ?? false
  }

  /// The first error found now, or nil.
  func problem() -> String? {
    form.check()
    let records = form.known.joined()
    let edited = form.edited
    let editedParts = edited?.superview as? FormParts
    for id in records where typed[id] != nil {
      let text = editedParts?.id == id ? edited?.text : form.texts[id]
      if text != typed[id] {
        return "record \(id) has \(text ?? "nothing"), typed was \(typed[id] ?? "")"
      }
    }
    if let end = form.ends.first(where: { !$0.isRight }) {
      return "editing of \(end.id) ended at \(String(describing: end.path)) with \(end.text)"
    }
    for id in records {
      if form.isOn[id] ?? false != turned[id] ?? false { return "the switch of \(id) is wrong" }
      if form.presses[id] ?? 0 != pressed[id] ?? 0 { return "the button of \(id) is wrong" }
    }
    for cell in form.list.cells {
      guard let parts = (cell as? any FormCell)?.parts, let path = form.list.path(of: cell) else {
        return "a visible cell has no row"
      }
      if parts.id != form.id(at: path) { return "\(path) shows \(parts.id)" }
      if parts !== editedParts, parts.field.text ?? "" != form.texts[parts.id] ?? "" {
        return "the field of \(parts.id) shows \(parts.field.text ?? "")"
      }
      if parts.toggle.isOn != form.isOn[parts.id] ?? false {
        return "the switch of \(parts.id) shows otherwise"
      }
    }
    return problemOfKeys() ?? problemOfCells()
  }

  private func problemOfKeys() -> String? {
    for (name, view) in [
      ("the first responder", form.window.firstResponder?.representedView),
      ("the focus", form.window.focused),
    ] {
      guard let view else { continue }
      if view.window !== form.window { return "\(name) is on \(view), which is in no window" }
      guard let parts = view.superview as? FormParts else { continue }
      guard let cell = parts.cell(in: form.list), let path = form.list.path(of: cell) else {
        return "\(name) is in no row"
      }
      if form.id(at: path) != parts.id { return "\(name) is in \(path), whose record is another" }
    }
    if form.list.isFocused, let path = form.list.extras?.focusedPath,
      form.known.contains(where: { !$0.isEmpty }), form.list.focusedIndexPath == nil
    {
      return "the focus is on \(path), which is gone"
    }
    return nil
  }

  private func problemOfCells() -> String? {
    let ghosts = (form.list.updates?.ghosts ?? []).filter { $0.view is any FormCell }.count
    let parked = form.list.parked.filter { $0.view is any FormCell }
    if parked.count > 2 { return "\(parked.count) cells are parked" }
    for parked in parked where !parked.view.hasKeys { return "a cell without keys is parked" }
    let s = form.statistics
    let there = form.list.cells.count + parked.count + ghosts
    return s.live == there ? nil : "\(s.live) cells are live, \(there) are there"
  }
}
