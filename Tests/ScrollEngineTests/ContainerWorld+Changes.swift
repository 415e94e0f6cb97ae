@testable import ScrollEngine
import TestSupport

// Random children, and random changes of the container and of its children.
extension ContainerWorld {
  func makeChild(isNested: Bool) -> View {
    let frame = Rect(x: 0, y: 0, width: 20 + within(60), height: 20 + within(60))
    let view: View
    switch maker.below(isNested ? 8 : 10) {
    case 0: view = View(frame: frame)
    case 1: view = FittingView(frame: frame, area: length(4_000))
    case 2:
      let scroller = ScrollView(frame: frame)
      scroller.contentSize = Size(width: length(300), height: length(300))
      view = scroller
    case 3...4: view = makeTable()
    case 5: view = makeTableWithEstimates()
    case 6...7: view = makeCollection()
    default:
      let inner = ContainerScrollView(frame: frame)
      if maker.chance(20) { inner.axis = .horizontal }
      for _ in 0..<1 + maker.below(3) { inner.addArrangedSubview(makeChild(isNested: true)) }
      view = inner
    }
    view.identifier = "\(maker.newName())"
    if maker.chance(10) { view.isHidden = true }
    return view
  }

  private func makeTable() -> View {
    let rows = NamedRows(maker.model(sections: maker.below(4), rows: 8))
    rows.hasHeaders = maker.chance(40)
    rows.footerHeight = maker.chance(20) ? within(8) : 0
    fill(rows)
    let table = rows.table(style: maker.chance(50) ? .plain : .grouped)
    if maker.chance(70) { table.reuseQueue = queue }
    if maker.chance(30) { table.rowSpacing = within(4) }
    if maker.chance(30) { table.sectionInset = inset(4) }
    sources[ObjectIdentifier(table)] = .rows(rows)
    return table
  }

  private func makeTableWithEstimates() -> View {
    let rows = (0..<maker.below(12)).map { _ in 1 + length(50) }
    let source = EstimateSource([rows], teller: maker.chance(50) ? .delegate : .cell)
    let table = source.table(height: 60, estimate: 5 + within(60))
    if maker.chance(70) { table.reuseQueue = queue }
    sources[ObjectIdentifier(table)] = .estimates(source)
    return table
  }

  private func makeCollection() -> View {
    let items = NamedItems(maker.model(sections: 1 + maker.below(2), rows: 14))
    fill(items)
    let layout: CollectionViewLineLayout
    switch maker.below(3) {
    case 0: layout = CollectionViewFlowLayout()
    case 1: layout = CollectionViewListLayout()
    // A grid has at least two columns: ``CollectionViewListLayout`` covers the case of one column.
    default: layout = CollectionViewGridLayout(columns: .fixed(2 + maker.below(3)))
    }
    layout.scrollDirection = maker.chance(60) ? .vertical : .horizontal
    let list = items.collection(layout, width: 60, height: 60)
    sources[ObjectIdentifier(list)] = .items(items)
    return list
  }

  func fill(_ rows: NamedRows) {
    let isUniform = maker.chance(30)
    for name in rows.model.sections.flatMap({ [$0.name] + $0.rows }) where rows.heights[name] == nil
    {
      rows.heights[name] = isUniform ? 33.3 : maker.chance(8) ? 0 : length(35)
    }
  }

  func fill(_ items: NamedItems) {
    for name in items.model.sections.flatMap(\.rows) where items.sizes[name] == nil {
      items.sizes[name] = Size(width: 2 + length(30), height: 2 + length(30))
    }
  }

  // MARK: Changes

  func change() {
    let nested = root.arrangedSubviews.compactMap { $0 as? ContainerScrollView }
    let target = nested.isEmpty || maker.chance(70) ? root : nested[maker.below(nested.count)]
    let count = target.arrangedSubviews.count
    let view = count > 0 ? target.arrangedSubviews[maker.below(count)] : nil
    switch (maker.below(26), view) {
    case (0...1, _), (_, nil):
      guard count < 8 else { return }
      let new = makeChild(isNested: target !== root)
      note("insert \(new) into \(target)")
      target.insertArrangedSubview(new, at: maker.below(count + 1))
    case (2, let view?):
      note("remove \(view)")
      target.removeArrangedSubview(view)
      if maker.chance(40) { target.insertArrangedSubview(view, at: maker.below(count)) }
    case (3, let view?):
      let place = maker.below(count)
      note("move \(view) to \(place)")
      target.insertArrangedSubview(view, at: place)
    case (4...5, let view?):
      note("hide \(view) \(!view.isHidden)")
      view.isHidden.toggle()
    case (6...12, let view?): changeContent(of: view)
    case (13, let view as ScrollView):
      view.contentInset = inset(20)
      note("inset \(view.contentInset) of \(view)")
    case (14, let view?):
      note("margins of \(view)")
      target.setMargins(inset(6), for: view)
    case (15, let view?):
      note("spacing after \(view)")
      target.setCustomSpacing(maker.chance(30) ? nil : within(12), after: view)
    case (16, let view?): pin(view, in: target)
    case (17, _): changeContainer(target)
    case (18...20, _): drag()
    default: scroll()
    }
  }

  private func pin(_ view: View, in target: ContainerScrollView) {
    guard (view as? ScrollView)?.stacking == nil else { return }
    let pinning: [StackingScrollView.Pinning] = [.none, .untilNext, .permanent]
    let wanted = pinning[maker.below(3)]
    note("pin \(view) \(wanted)")
    target.setPinning(wanted, for: view)
  }

  private func changeContainer(_ target: ContainerScrollView) {
    switch maker.below(4) {
    case 0:
      target.spacing = within(15)
      note("spacing \(target.spacing) in \(target)")
    case 1:
      root.contentInset = inset(20)
      note("inset \(root.contentInset)")
    case 2:
      root.frame.size = Size(width: 40 + within(100), height: 40 + within(120))
      note("\(root.frame.size)")
    default:
      target.axis = target.axis.across
      note("\(target) is \(target.axis)")
    }
  }

  private func changeContent(of view: View) {
    let isAnimated = maker.chance(60)
    note("change \(view)\(isAnimated ? " animated" : "")")
    maker.unrest = [2, 10, 40][maker.below(3)]
    switch (view, sources[ObjectIdentifier(view)]) {
    case (let table as TableView, .rows(let rows)):
      if maker.chance(15) {
        rows.model = maker.model(sections: maker.below(4), rows: 8)
        fill(rows)
        return table.reloadData()
      }
      let script = maker.script(from: rows.model, rows: 5)
      rows.model = script.after
      fill(rows)
      do { try table.apply(script.updates, animated: isAnimated) } catch { complain("\(error)") }
    case (let list as CollectionView, .items(let items)):
      let script = maker.script(from: items.model, rows: 5)
      items.model = script.after
      fill(items)
      do { try list.apply(script.updates, animated: isAnimated) } catch { complain("\(error)") }
    case (let table as TableView, .estimates(let source)):
      let rows = source.sections[0].count
      let place = maker.below(rows + 1)
      // A cell looks up its height by the row for which it was made, so the table is reloaded.
      if source.teller == .cell {
        source.sections[0].insert(1 + length(50), at: place)
        table.reloadData()
      } else if maker.chance(50) || rows == 0 {
        source.sections[0].insert(1 + length(50), at: place)
        table.insertRows(
          at: [IndexPath(row: place, section: 0)], with: isAnimated ? .fade : .none)
      } else {
        source.sections[0].remove(at: place % rows)
        table.deleteRows(
          at: [IndexPath(row: place % rows, section: 0)], with: isAnimated ? .fade : .none)
      }
    case (let inner as ContainerScrollView, _): inner.spacing = within(10)
    case (let scroller as ScrollView, _):
      scroller.contentSize = Size(width: length(300), height: length(300))
    case (let fitting as FittingView, _):
      fitting.area = length(4_000)
      fitting.invalidateIntrinsicContentSize()
    default: view.frame.size[root.axis] = length(200)
    }
  }

  private func scroll() {
    let axis = root.axis
    let range = root.scrollRange[axis]
    var offset = range.lowerBound + within(range.upperBound - range.lowerBound)
    if maker.chance(40), let view = root.arrangedSubviews.randomElement(using: &maker.random),
      let frame = root.contentFrame(of: view)
    {
      offset = maker.chance(50) ? frame.start(along: axis) : frame.end(along: axis)
    }
    // An offset that a program sets may rest past an edge, on either axis, so it is clamped here.
    var target = root.contentOffset
    target[axis] = offset
    target = root.scrollRange.clamp(target)
    note("scroll to \(target)")
    root.setContentOffset(target, animated: maker.chance(30))
  }

  /// Drags in three steps, and lets go without a rest.
  private func drag() {
    let (x, y) = (30 + within(40), 30 + within(40))
    let way = Point(x: within(50) - 25, y: within(50) - 25)
    note("drag by \(way)")
    hand.down(x, y)
    for step in 1...3 { hand.move(x + way.x * Double(step), y + way.y * Double(step)) }
    hand.up(x + way.x * 3, y + way.y * 3)
  }
}
