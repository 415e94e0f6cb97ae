package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let stickyHeaders = SceneDescription(
    name: "sticky-headers", title: "Sticky headers", group: .stacksAndMaps,
    article: "Scroll views in scroll views: tables keep their section headers in a container",
    sentence:
      "Outlines show where a header is, and dashes where it would be if it did not stick.",
    variants: ["a table", "a collection", "two tables", "grouped"],
    variantSentences: [
      "A header stays at the edge while its section is in sight; the next one pushes it out.",
      "A collection does the same if its layout pins the headers to the visible bounds.",
      "In a container too: the first header of the second table pushes out the last of the first.",
      "In a grouped table every header scrolls with its rows: all of them are in their place.",
    ],
    poster: Poster(
      at: 1.6, [.drag(0.3, in: "list1", from: (150, 290), by: (0, -274), over: 1)])
  ) { context in
    StickyHeadersScene(variant: context.variant)
  }
}

/// Months of numbered days, with sticky headers.
@MainActor
final class StickyHeadersScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let lists: [any MonthsList]

  private static let viewport = Size(width: 298, height: 320)
  private static let months = [
    Month("January", days: 5), Month("February", days: 3), Month("March", days: 6),
    Month("April", days: 4), Month("May", days: 7), Month("June", days: 3), Month("July", days: 6),
    Month("August", days: 5),
  ]

  init(variant: Int) {
    let months = Self.months
    let root: ScrollView
    let titles: [String]
    switch variant {
    case 1:
      let collection = MonthsCollection(months, colors: Palette.first)
      (lists, root, titles) = ([collection], collection.collection, ["Collection"])
    case 2:
      let container = ContainerScrollView()
      container.clipsToBounds = false
      let tables = [
        MonthsTable(Array(months[..<3]), colors: Palette.first),
        MonthsTable(Array(months[3...]), colors: Palette.second),
      ]
      for months in tables { container.addArrangedSubview(months.table) }
      (lists, root, titles) = (tables, container, ["Table 1", "Table 2"])
    default:
      let table = MonthsTable(
        months, style: variant == 3 ? .grouped : .plain, colors: Palette.first)
      (lists, root, titles) = ([table], table.table, ["Table"])
    }
    let lists = lists
    let isContainer = lists.count > 1
    panes = [
      Pane(
        title: isContainer ? "Two tables in a container" : "A \(titles[0].lowercased())",
        shortTitle: isContainer ? "Container" : titles[0], root: root,
        rootID: isContainer ? "container" : "list1",
        lists: zip(lists, titles).enumerated().map { place, entry in
          let (list, title) = entry
          return PaneList(
            id: "list\(place + 1)", title: title, view: list.view, colors: list.colors,
            count: { list.months.reduce(0) { $0 + $1.days } },
            stampPlace: variant == 1 ? .underMiddle : .leading,
            rowName: { "\(list.months[$0.section].name) \($0.row + 1)" })
        },
        decorations: [HeadersDecoration(lists: lists)], viewport: Self.viewport,
        figure: {
          let away = lists.flatMap(\.headers).map(\.distance).max() ?? 0
          return Pane.Figure(
            Fact(.farthestHeader, of: root, away).words, label: "pt below its place",
            verdict: .neutral, widest: "000.0")
        })
    ]
    panel = HeadersPanel(lists: lists)
  }

  var facts: (any SceneFacts)? {
    StickyHeadersFacts(
      headers: lists.flatMap(\.headers).map { header in
        StickyHeadersFacts.Header(
          title: header.title, place: header.place.minY, y: header.frame.minY,
          state: Self.state(header.state))
      })
  }

  private static func state(_ state: HeaderPlace.State) -> StickyHeadersFacts.State {
    switch state {
    case .inPlace: .inPlace
    case .held: .held
    case .pushed: .pushed
    }
  }

  let canChangeRows = true
  func addRow() { firstInSight?.addDay() }
  func removeRow() { firstInSight?.removeDay() }

  /// The first list with a visible header; nil if there is none.
  private var firstInSight: (any MonthsList)? { lists.first { !$0.headers.isEmpty } }
}
