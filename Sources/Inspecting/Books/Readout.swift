import Documents
package import Drawing
package import SceneParts
package import ScrollEngine

/// All values that the inspector shows; it is redrawn only when one of them changes.
package struct Readout: Hashable {
  /// A cell object, in the hierarchy or in the queue.
  package struct Chip: Hashable {
    package let cell: CellBook.Cell
    package let stamp: Stamp
    package let isLive: Bool
    /// The highlight after a move into or out of the queue, falling from 1 to 0.
    package let flash: Double
    /// Whether the cell shows another row's content, or none.
    package let isStale: Bool
  }

  /// A reuse queue with all lists that share it.
  package struct Queue: Hashable {
    package let title: String
    /// What the numbers are about: one identifier of the queue.
    package let subject: Fact.Subject
    package let colors: [Palette.Table]
    /// Nil if it is not known.
    package let rows: Int?
    /// The plural for the elements that `rows` counts.
    package let elements: String
    package let statistics: ReuseStatistics
    package let chips: [Chip]
  }

  /// A view's geometry in numbers.
  package struct ViewFacts: Hashable {
    /// A property with one or two pairs of numbers, such as origin and size.
    package struct Property: Hashable {
      package let name: String
      package let pairs: [Words]
    }

    package let title: String
    /// The view's colour; nil for the viewport's colour, which depends on the theme.
    package let swatch: Color?
    /// The view's placement in the container's layout; nil if the view is not in a container.
    package let branch: String?
    package let properties: [Property]
  }

  /// The cost of a pane's lists, in cells.
  package struct Bill: Hashable {
    package let title: String
    /// What the numbers are about: the pane.
    package let subject: Fact.Subject
    /// The numbers of live cells inside and outside the viewport.
    package let onScreen: Int
    package let offScreen: Int
    package let waiting: Int
    package let made: Int
    /// The number of requests for a cell so far: without reuse, each would have made a cell.
    package let asked: Int
    /// The current number of all rows, nil if it is not known, and the word for one of them.
    package let rows: Int?
    package let element: String
    /// Whether all live cells will be reused.
    package let isReusing: Bool
    /// The cost of a cell; nil if it is not measured.
    package let price: CellPrice?

    /// The number of cells that were made and are no longer used.
    package var givenUp: Int { made - onScreen - offScreen - waiting }
  }

  package var pane: String
  package var bills: [Bill]
  package var queues: [Queue]
  package var views: [ViewFacts]
}

extension Readout {
  @MainActor
  package init(
    pane: Pane, queues: [QueueBook], bills: [Bill], time: Double
  ) {
    self.pane = pane.shortTitle
    self.bills = bills
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

  /// An entry per identifier, or an empty entry for an unused queue, so that the entries below do
  /// not move when the queue's list becomes visible.
  @MainActor
  private static func entries(
    for book: QueueBook, of pane: Pane, at time: Double
  ) -> [Queue] {
    let owners = book.lists.map { pane.lists[$0] }
    let stale = Set(owners.flatMap(\.staleCells.keys))
    // Cells without an identifier are counted apart from those that are reused.
    let namesIdentifiers =
      book.chips.count > 1
      && (owners.contains(where: \.namesIdentifiers)
        || book.chips.contains { book.queue.maximumQueued(forIdentifier: $0.identifier) == 0 })
    func suffix(_ identifier: String) -> String { namesIdentifiers ? " · \(identifier)" : "" }
    func entry(
      _ statistics: ReuseStatistics, _ chips: [QueueBook.Chip], _ identifier: String
    ) -> Queue {
      Queue(
        title: title(of: owners.map(\.title)) + suffix(identifier),
        subject: book.subject(of: identifier, in: pane), colors: owners.map(\.colors),
        rows: owners.allSatisfy(\.knowsCount) ? owners.reduce(0) { $0 + $1.count() } : nil,
        elements: owners.elements, statistics: statistics,
        chips: chips.map { chip in
          Chip(
            cell: CellBook.Cell(
              pane: book.pane, owner: book.lists[0], identifier: identifier, number: chip.number),
            stamp: pane.stamps.stamp(of: chip.number, identifier, in: book.queue),
            isLive: chip.isLive, flash: chip.flash(at: time),
            isStale: chip.isLive && stale.contains(.init(identifier, chip.number)))
        })
    }
    guard !book.chips.isEmpty else { return [entry(ReuseStatistics(), [], "")] }
    return book.chips.map {
      entry(
        book.queue.statistics(forIdentifier: $0.identifier), $0.all, $0.identifier)
    }
  }

  /// The title of a queue, such as `Table 1 + Table 2`, or `10 lists, one queue` for more than
  /// three lists.
  private static func title(of owners: [String]) -> String {
    owners.count > 3 ? "\(owners.count) lists, one queue" : owners.joined(separator: " + ")
  }

  @MainActor
  private static func facts(aboutRootOf pane: Pane) -> ViewFacts {
    let (offset, size) = (pane.root.offsetFacts, pane.root.sizeFacts)
    var properties = [
      ViewFacts.Property(
        name: "bounds",
        pairs: ["\(offset.x) \(offset.y)", "\(size.width) \(size.height)"])
    ]
    if let scroller = pane.scroller {
      let inset = scroller.insetFacts
      properties += [
        .init(name: "contentSize", pairs: [words(scroller.contentSize, of: scroller)]),
        .init(
          name: "contentInset",
          pairs: ["\(inset.top) \(inset.left)", "\(inset.bottom) \(inset.right)"]),
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
      properties.append(.init(name: "contentOffset", pairs: [words(offset, of: view)]))
    }
    return ViewFacts(
      title: pane.title(ofViewWithID: id), swatch: view.backgroundColor, branch: nil,
      properties: properties)
  }

  @MainActor
  private static func facts(about table: PaneList, in pane: Pane) -> ViewFacts {
    let entry = LayoutReport.ViewEntry(table.view, id: table.id)
    let slice = (pane.root as? ContainerScrollView)?.slice(of: table.view)
    return ViewFacts(
      title: table.title, swatch: table.colors.cell, branch: slice?.placement.words,
      properties: frames(of: table.view, entry, in: pane) + [
        .init(
          name: "contentOffset", pairs: [words(entry.contentOffset ?? .zero, of: table.view)]),
        .init(name: "contentSize", pairs: [words(entry.contentSize ?? .zero, of: table.view)]),
      ])
  }

  /// The frame of a view, and its row's frame in the content if the view is inside a row.
  @MainActor
  private static func frames(
    of view: View, _ entry: LayoutReport.ViewEntry, in pane: Pane
  ) -> [ViewFacts.Property] {
    let all = view.frameFacts(entry.frame)
    let frame = ViewFacts.Property(
      name: "frame", pairs: ["\(all.x) \(all.y)", "\(all.width) \(all.height)"])
    guard let place = pane.frameInContent(of: view).map(view.placeFacts) else { return [frame] }
    return [
      frame,
      .init(
        name: "in the content",
        pairs: ["\(place.x) \(place.y)", "\(place.width) \(place.height)"]),
    ]
  }

  @MainActor
  private static func words(_ offset: Point, of view: View) -> Words {
    let offset = view.offsetFacts(offset)
    return "\(offset.x) \(offset.y)"
  }

  @MainActor
  private static func words(_ contentSize: Size, of view: View) -> Words {
    let size = view.contentSizeFacts(contentSize)
    return "\(size.width) \(size.height)"
  }
}

extension QueueBook {
  /// What facts about the cells with an identifier are about.
  package func subject(of identifier: String, in pane: Pane) -> Fact.Subject {
    let owners = lists.map { pane.prefix + pane.lists[$0].id }
    return .named("\(owners.joined(separator: "+")) \(identifier)")
  }

  /// What facts about all cells of the queue are about.
  package func subject(in pane: Pane) -> Fact.Subject { subject(of: "", in: pane) }
}
