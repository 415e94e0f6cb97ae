@testable import ScrollEngine

// Random children for containers.
extension ContainerScript {
  mutating func makeChild(isNested: Bool) -> ContainerReference.Child {
    lastName += 1
    let frame = Rect(
      origin: .zero, size: Size(width: 20 + within(60), height: 20 + within(60)))
    let child: ContainerReference.Child
    switch maker.below(isNested ? 12 : 14) {
    case 0...1: child = .init(View(frame: frame), .plain)
    case 2:
      let area = length(4_000)
      child = .init(FittingView(frame: frame, area: area), .fitting(area: area))
    case 3...4:
      let view = ScrollView(frame: frame)
      view.contentSize = Size(width: length(300), height: length(300))
      child = .init(view, .scroll)
    case 5...8: child = makeTable(frame)
    case 9...11: child = makeCollection(frame)
    default:
      let inner = ContainerReference(ContainerScrollView(frame: frame))
      if maker.chance(30) {
        inner.axis = .horizontal
        inner.container.axis = .horizontal
      }
      for _ in 0..<maker.below(4) {
        let leaf = makeChild(isNested: true)
        inner.children.append(leaf)
        inner.container.addArrangedSubview(leaf.view)
      }
      child = .init(inner.container, .container(inner))
    }
    child.view.identifier = child.view.identifier ?? "\(lastName)"
    return child
  }

  private mutating func makeTable(_ frame: Rect) -> ContainerReference.Child {
    let rows = NamedRows(maker.model(sections: maker.below(4), rows: 8))
    rows.hasHeaders = maker.chance(40)
    rows.footerHeight = maker.chance(20) ? within(8) : 0
    fill(rows)
    let table = rows.table(style: maker.chance(50) ? .plain : .grouped)
    table.frame = frame
    if maker.chance(70) { table.reuseQueue = queue }
    if maker.chance(30) { table.rowSpacing = within(4) }
    if maker.chance(30) {
      table.sectionInset = EdgeInsets(
        top: within(4), left: within(4), bottom: within(4), right: within(4))
    }
    return .init(table, .table(rows))
  }

  private mutating func makeCollection(_ frame: Rect) -> ContainerReference.Child {
    let items = NamedItems(maker.model(sections: 1 + maker.below(2), rows: 14))
    fill(items)
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = maker.chance(60) ? .vertical : .horizontal
    layout.minimumLineSpacing = maybe(5)
    layout.minimumInteritemSpacing = maybe(5)
    // Without this inset, rounding would decide whether an item that exactly fills a line fits.
    layout.sectionInset = EdgeInsets(0.00713)
    if maker.chance(30) {
      layout.sectionInset = EdgeInsets(
        top: within(4) + 0.00713, left: within(4) + 0.00713, bottom: within(4) + 0.00713,
        right: within(4) + 0.00713)
    }
    let list = items.collection(layout, width: 0, height: 0)
    list.frame = frame
    return .init(list, .collection(items))
  }

  /// Gives each new row a random height; some heights are zero.
  mutating func fill(_ rows: NamedRows) {
    let isUniform = maker.chance(30)
    for name in rows.model.sections.flatMap({ [$0.name] + $0.rows }) where rows.heights[name] == nil
    {
      rows.heights[name] = isUniform ? 20 : maker.chance(8) ? 0 : 5 + length(30)
    }
  }

  mutating func fill(_ items: NamedItems) {
    for name in items.model.sections.flatMap(\.rows) where items.sizes[name] == nil {
      items.sizes[name] = Size(width: 2 + length(30), height: 2 + length(30))
    }
  }
}
