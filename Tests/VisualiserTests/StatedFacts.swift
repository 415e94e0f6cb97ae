import Documents
import Drawing
import SceneParts
import ScrollEngine
import Testing

@testable import Inspecting
@testable import Visualiser

/// Everything that the screen states at one moment.
@MainActor
struct StatedFacts {
  let shell: Shell
  let lines: [(line: TextRun, facts: [Fact]?)]
  let facts: [Fact]

  init(_ shell: Shell) {
    self.shell = shell
    lines = shell.statements
    facts = lines.flatMap { $0.facts ?? [] }
  }

  /// Expects that equal facts are equal everywhere, that the layout report has the same numbers, and
  /// that no number is drawn without a fact.
  func check(_ place: String) {
    expectOneValue(place)
    expectReport(place)
    expectSums(place)
    let unstated = unstated
    #expect(unstated.isEmpty, "\(place): no facts in \(unstated)")
  }

  // MARK: One another

  private func expectOneValue(_ place: String) {
    var known: [Name: Fact] = [:]
    for fact in facts {
      let first = known.updateValue(fact, forKey: Name(fact, subject(of: fact)))
      #expect(
        first.map { abs($0.value - fact.value) < 1e-9 } ?? true,
        "\(place): \(fact.quantity.name) is \(first?.value ?? 0) and \(fact.value)")
    }
  }

  private struct Name: Hashable {
    let quantity: Fact.Quantity
    let subject: Fact.Subject

    init(_ fact: Fact, _ subject: Fact.Subject) {
      (quantity, self.subject) = (fact.quantity, subject)
    }
  }

  /// What a fact is about; a pane, rather than the view that fills it.
  private func subject(of fact: Fact) -> Fact.Subject {
    guard case .object(let id) = fact.subject,
      let pane = shell.scene.panes.first(where: { ObjectIdentifier($0.root) == id })
    else { return fact.subject }
    return .named(pane.id)
  }

  /// The stated number; nil if the screen does not show it.
  func value(_ quantity: Fact.Quantity, of view: View) -> Double? {
    let pane = shell.scene.panes.first { $0.root === view }
    let subject = pane.map { .named($0.id) } ?? Fact.Subject.object(ObjectIdentifier(view))
    return facts.first { $0.quantity == quantity && self.subject(of: $0) == subject }?.value
  }

  // MARK: The report

  private func expectReport(_ place: String) {
    let report = shell.report
    let entries = Dictionary(
      report.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for pane in shell.scene.panes {
      for (id, view) in pane.namedViews {
        guard let entry = entries[id] else { continue }
        func expect(_ quantity: Fact.Quantity, _ value: Double?) {
          guard let stated = self.value(quantity, of: view), let value else { return }
          #expect(abs(stated - value) < 1e-9, "\(place): \(quantity.name) of \(id)")
        }
        expect(.offsetX, entry.contentOffset?.x)
        expect(.offsetY, entry.contentOffset?.y)
        expect(.contentWidth, entry.contentSize?.width)
        expect(.contentHeight, entry.contentSize?.height)
        expect(.boundsWidth, entry.bounds?.width)
        expect(.boundsHeight, entry.bounds?.height)
        if view !== pane.root {
          expect(.frameX, entry.frame.minX)
          expect(.frameY, entry.frame.minY)
        }
        expect(.frameWidth, entry.frame.width)
        expect(.frameHeight, entry.frame.height)
      }
    }
    for pane in shell.scene.panes.indices { expectQueues(ofPane: pane, report, place) }
  }

  private func expectQueues(ofPane index: Int, _ report: LayoutReport, _ place: String) {
    let pane = shell.scene.panes[index]
    var sums = ReuseStatistics()
    // Headers are not among the cells of a pane, and may come from the same queues.
    for book in shell.session.run.cells.queues(inPane: index) {
      let ids = book.lists.map { pane.prefix + pane.lists[$0].id }
      var waiting = 0
      for identifier in book.chips.map(\.identifier) {
        let entry = report.reuse.first { entry in
          entry.identifier == identifier
            && entry.owner.split(separator: "+").contains { ids.contains(String($0)) }
        }
        guard let statistics = entry?.statistics else { continue }
        waiting += statistics.queued
        sums = sums + statistics
        for fact in facts where fact.subject == book.subject(of: identifier, in: pane) {
          #expect(
            Int(fact.value) == statistics.count(of: fact.quantity) ?? Int(fact.value),
            "\(place): \(fact.quantity.name) of \(identifier)")
        }
      }
      for fact in facts where fact.quantity == .waiting && fact.subject == book.subject(in: pane) {
        #expect(Int(fact.value) == waiting, "\(place): waiting in a queue")
      }
    }
    guard !pane.lists.isEmpty else { return }
    for quantity in [Fact.Quantity.live, .waiting, .made, .asked] {
      guard let stated = value(quantity, of: pane.root) else { continue }
      #expect(
        Int(stated) == sums.count(of: quantity), "\(place): \(quantity.name) of \(pane.rootID)")
    }
  }

  /// Expects that parts add up to their wholes.
  private func expectSums(_ place: String) {
    for pane in shell.scene.panes {
      let root = pane.root
      guard let onScreen = value(.onScreen, of: root), let hidden = value(.outOfSight, of: root),
        let waiting = value(.waiting, of: root), let made = value(.made, of: root)
      else { continue }
      let givenUp = value(.givenUp, of: root) ?? 0
      #expect(onScreen + hidden + waiting + givenUp == made, "\(place): cells of \(pane.rootID)")
      if let live = value(.live, of: root) {
        #expect(onScreen + hidden == live, "\(place): live cells of \(pane.rootID)")
      }
      if let asked = value(.asked, of: root) {
        #expect(made <= asked || waiting > 0, "\(place): asked of \(pane.rootID)")
      }
      if let lanes = value(.lanes, of: root), shell.session.timeline.isLive {
        // A cell that was made and lost its row within one tick has no lane until it waits.
        #expect(lanes <= made, "\(place): lanes of \(pane.rootID)")
      }
    }
  }

  // MARK: Coverage

  /// The texts with a number that state no fact and are no names.
  private var unstated: [String] {
    let content = contentTexts
    let areas = [shell.stage, shell.inspector, shell.lanes].map(\.frame)
    // The log's calls, the code with the values of earlier moments, constant words; and the card,
    // whose sentences have checks of their own.
    let inspector = shell.inspector
    let others = ([inspector.calls.table, inspector.code, inspector.words, shell.card] as [View])
      .filter { !$0.isHidden }.map { $0.convert($0.bounds, to: nil) }
    return lines.filter { line, facts in
      facts == nil && line.string.contains(where: \.isNumber) && !content.contains(line.string)
        && areas.contains { $0.contains(line.anchor) }
        && !others.contains { $0.contains(line.anchor) }
        && !isName(line.string)
    }.map(\.line.string)
  }

  /// The texts that the views of the scenes draw themselves, as an app would, in sight or not.
  private var contentTexts: Set<String> {
    var texts: Set<String> = []
    for pane in shell.scene.panes {
      let size = pane.window.bounds.size
      var canvas = Canvas(
        size: Size(width: 5 * size.width, height: 5 * size.height), text: shell.configuration.text)
      canvas.translate(by: Point(x: 2 * size.width, y: 2 * size.height))
      pane.window.renderWindow(in: &canvas)
      for case .text(let run) in canvas.commands { texts.insert(run.string) }
    }
    return texts
  }

  /// Whether a text is a name, a mark on a scale, or words of the scene that never change.
  private func isName(_ text: String) -> Bool {
    let scene = shell.sceneDescription
    let constants = [scene.sentence, scene.title] + scene.variantSentences + scene.variants
    return constants.contains(text) || scene.variants.contains { text.hasPrefix("\($0)  ·  ") }
      || Self.names.contains { text.wholeMatch(of: $0) != nil }
  }

  private static let names: [Regex<AnyRegexOutput>] = {
    let things = [
      "[Rr]ow", "[Tt]able", "[Gg]rid", "[Ii]tem", "[Pp]age", "[Ss]ection", "Strip", "Days",
      "Series",
      "Instance", "card", "plain", "New films", "News", "New", "Archive", "header", "footer",
      "before row",
      "January", "February", "March", "April", "May", "June", "July", "August",
    ]
    let patterns = [
      // Things with their numbers, lists that share a queue, and the letters of cells.
      "(drew |waits for |Queue of |Insert |Remove )?"
        + "(\(things.joined(separator: "|"))) ?[0-9.,]+( (\\+|of) Table [0-9]+)*",
      "[0-9]+(st|nd|rd|th) (row|tile)", "[0-9]+ lists(, one queue)?", "[A-Z][0-9]+",
      // Titles of panes and figures.
      "[0-9,]+ (pages|tables|rows|items)(, one container)?", "row [0-9]+ at y",
      // Constraints in the engine's words.
      "[a-z0-9 .]+ = [a-z0-9 .×]+",
      // Marks on scales, and constants of the engine and of a scene.
      "[0-9.]+ m?s", "add up above [0-9]+ pt/s", "each table estimated at [0-9,]+ pt",
      "A table you reach asks for 40,000 row heights in each frame\\.",
      // The button of the path.
      "(Show me around · )?[0-9] steps",
    ]
    return patterns.compactMap { try? Regex($0) }
  }()
}

extension ReuseStatistics {
  fileprivate static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.live += right.live
    sum.queued += right.queued
    sum.created += right.created
    sum.dequeued += right.dequeued
    sum.reused += right.reused
    return sum
  }

  /// The number that a quantity names; nil for one that is none of these.
  fileprivate func count(of quantity: Fact.Quantity) -> Int? {
    switch quantity {
    case .live: live
    case .waiting: queued
    case .made: created
    case .asked: dequeued
    case .reused: reused
    default: nil
    }
  }
}
