package import Documents
package import Drawing
package import Hosting
package import SceneParts
package import ScrollEngine

/// Everything the inspector shows, as values: it is redrawn only when one of them changes.
package struct Readout: Hashable {
  /// A cell object, in the hierarchy or in the queue.
  package struct Chip: Hashable {
    package let cell: CellBook.Cell
    package let stamp: Stamp
    package let isLive: Bool
    /// From 1, when it has just moved in or out of the queue, to 0.
    package let flash: Double
    /// Whether it shows something other than its row.
    package let isStale: Bool
  }

  /// A reuse queue, with all lists that take their cells from it.
  package struct Queue: Hashable {
    package let title: String
    package let colors: [Palette.Table]
    package let rows: Int
    /// What `rows` counts.
    package let elements: String
    package let statistics: ReuseStatistics
    package let chips: [Chip]
  }

  /// A view's geometry in numbers.
  package struct ViewFacts: Hashable {
    /// A property with one or two pairs of numbers, such as origin and size.
    package struct Property: Hashable {
      package let name: String
      package let pairs: [String]
    }

    package let title: String
    /// Nil for the viewport's colour, which depends on the theme.
    package let swatch: Color?
    /// Which branch of the container's layout the view took, if it is in one.
    package let branch: String?
    package let properties: [Property]
  }

  /// The number of live cells of one pane over the last ticks with motion.
  package struct Series: Hashable {
    package let title: String
    package let verdict: Pane.Verdict
    package var samples: [Int]

    package init(title: String, verdict: Pane.Verdict, samples: [Int]) {
      self.title = title
      self.verdict = verdict
      self.samples = samples
    }
  }

  /// What the lists of one pane cost, in cells.
  package struct Bill: Hashable {
    package let title: String
    /// Those with a row in the viewport, and those with one outside.
    package let onScreen: Int
    package let offScreen: Int
    package let waiting: Int
    package let made: Int
    /// How often a cell was asked for so far: without reuse, each time one would have been made.
    package let asked: Int
    /// All rows that the lists have now, and what one of them is called.
    package let rows: Int
    package let element: String
    /// What one cell costs; nil if it is not measured.
    package let price: CellPrice?
  }

  package struct Frame: Hashable {
    package var cellsEntered = 0
    package var cellsLeft = 0
    package var viewsTouched = 0
    package var viewCount = 0
    package var costs = Costs()

    package init() {}

    /// What a window counted since its trace began.
    @MainActor
    package init(_ trace: LayoutTrace, _ meter: (any CostMeter)?) {
      cellsEntered = trace.cellsEntered
      cellsLeft = trace.cellsLeft
      viewsTouched = trace.viewsTouched
      viewCount = trace.viewCount
      costs = Costs(meter)
    }
  }

  /// How long the phases of a frame took, in seconds; nil where it is not measured.
  ///
  /// What a frame shows of its drawing is that of the frame before.
  package struct Costs: Hashable {
    package var layout: Double?
    package var displayList: Double?
    package var paint: Double?
    package var present: Double?

    package init() {}
  }

  package var pane: String
  package var bills: [Bill]
  package var queues: [Queue]
  package var series: [Series]
  package var views: [ViewFacts]
  package var frame: Frame
}

extension Readout.Costs {
  /// What a meter measured last.
  @MainActor
  package init(_ meter: (any CostMeter)?) {
    layout = meter?.cost(of: .layout)
    displayList = meter?.cost(of: .displayList)
    paint = meter?.cost(of: .paint)
    present = meter?.cost(of: .present)
  }
}

extension Readout {
  @MainActor
  package init(
    pane: Pane, queues: [QueueBook], bills: [Bill], time: Double, series: [Series], frame: Frame
  ) {
    self.pane = pane.shortTitle
    self.bills = bills
    self.series = series
    self.frame = frame
    self.queues = queues.flatMap { Readout.entries(for: $0, of: pane, at: time) }
    views = pane.namedViews.map { id, view in
      if let list = pane.lists.first(where: { pane.prefix + $0.id == id }) {
        return Readout.facts(about: list, in: pane)
      }
      return view === pane.root
        ? Readout.facts(aboutRootOf: pane)
        : Readout.facts(about: view, named: id, in: pane)
    }
  }

  /// One entry per identifier, and an empty one for a queue that has not been asked for a cell yet:
  /// what is below it must not jump when the table becomes visible.
  @MainActor
  private static func entries(
    for book: QueueBook, of pane: Pane, at time: Double
  ) -> [Queue] {
    let owners = book.lists.map { pane.lists[$0] }
    let stale = Set(owners.flatMap(\.staleCells.keys))
    let namesIdentifiers = book.chips.count > 1 && owners.contains(where: \.namesIdentifiers)
    func suffix(_ identifier: String) -> String { namesIdentifiers ? " · \(identifier)" : "" }
    func entry(
      _ statistics: ReuseStatistics, _ chips: [QueueBook.Chip], _ identifier: String
    ) -> Queue {
      Queue(
        title: title(of: owners.map(\.title)) + suffix(identifier),
        colors: owners.map(\.colors), rows: owners.reduce(0) { $0 + $1.count() },
        elements: owners.elements, statistics: statistics,
        chips: chips.map { chip in
          Chip(
            cell: CellBook.Cell(
              pane: book.pane, owner: book.lists[0], identifier: identifier, number: chip.number),
            stamp: pane.stamps.stamp(of: chip.number, identifier, in: book.queue),
            isLive: chip.isLive, flash: chip.flash(at: time),
            isStale: chip.isLive && stale.contains(chip.number))
        })
    }
    guard !book.chips.isEmpty else { return [entry(ReuseStatistics(), [], "")] }
    return book.chips.map {
      entry(
        book.queue.statistics(forIdentifier: $0.identifier), $0.all, $0.identifier)
    }
  }

  /// `Table 1 + Table 2` or, if there are many, `10 lists, one queue`.
  private static func title(of owners: [String]) -> String {
    owners.count > 3 ? "\(owners.count) lists, one queue" : owners.joined(separator: " + ")
  }

  @MainActor
  private static func facts(aboutRootOf pane: Pane) -> ViewFacts {
    var properties = [ViewFacts.Property(name: "bounds", pairs: pairs(pane.root.bounds))]
    if let scroller = pane.scroller {
      let inset = scroller.contentInset
      properties += [
        .init(name: "contentSize", pairs: [pair(scroller.contentSize)]),
        .init(
          name: "contentInset",
          pairs: [pair(inset.top, inset.left), pair(inset.bottom, inset.right)]),
      ]
    }
    return ViewFacts(title: pane.rootID, swatch: nil, branch: nil, properties: properties)
  }

  @MainActor
  private static func facts(
    about view: View, named id: String, in pane: Pane
  ) -> ViewFacts {
    let entry = LayoutReport.ViewEntry(view, id: id)
    var properties = frames(of: view, entry, in: pane)
    if let offset = entry.contentOffset {
      properties.append(.init(name: "contentOffset", pairs: [pair(offset.x, offset.y)]))
    }
    return ViewFacts(
      title: pane.title(ofViewWithID: id), swatch: view.backgroundColor, branch: nil,
      properties: properties)
  }

  @MainActor
  private static func facts(about table: PaneList, in pane: Pane) -> ViewFacts {
    let entry = LayoutReport.ViewEntry(table.view, id: table.id)
    let offset = entry.contentOffset ?? .zero
    let slice = (pane.root as? ContainerScrollView)?.slice(of: table.view)
    return ViewFacts(
      title: table.title, swatch: table.colors.cell, branch: slice?.placement.words,
      properties: frames(of: table.view, entry, in: pane) + [
        .init(name: "contentOffset", pairs: [pair(offset.x, offset.y)]),
        .init(name: "contentSize", pairs: [pair(entry.contentSize ?? .zero)]),
      ])
  }

  /// A view's frame, and where that is in the content if the view lies in a row of its own.
  @MainActor
  private static func frames(
    of view: View, _ entry: LayoutReport.ViewEntry, in pane: Pane
  ) -> [ViewFacts.Property] {
    let frame = ViewFacts.Property(name: "frame", pairs: pairs(entry.frame))
    guard let place = pane.frameInContent(of: view) else { return [frame] }
    return [frame, .init(name: "in the content", pairs: pairs(place))]
  }

  private static func pairs(_ rect: Rect) -> [String] {
    [pair(rect.minX, rect.minY), pair(rect.size)]
  }

  private static func pair(_ size: Size) -> String { pair(size.width, size.height) }

  private static func pair(_ first: Double, _ second: Double) -> String {
    "\(tidy(first)) \(tidy(second))"
  }
}
