@testable import ScrollEngine
import TestSupport

// Random changes to a container, to its children and to their content.
extension ContainerScript {
  /// A random length in points; with some kinds of numbers it may be far beyond the limit.
  mutating func length(_ limit: Double) -> Double {
    RandomNumbers.number(in: 0...max(0, limit), kind, &maker.random)
  }

  /// A random length that never exceeds the limit.
  mutating func within(_ limit: Double) -> Double { min(length(limit), max(0, limit)) }

  mutating func maybe(_ limit: Double) -> Double { maker.chance(50) ? 0 : within(limit) }

  mutating func change() -> Change {
    let nested = root.children.compactMap {
      if case .container(let inner) = $0.content { inner } else { nil }
    }
    let target = nested.isEmpty || maker.chance(70) ? root : nested[maker.below(nested.count)]
    let index = target.children.isEmpty ? nil : maker.below(target.children.count)
    switch (maker.below(24), index) {
    case (0...5, _): return scroll()
    case (6, _), (_, nil): return insert(into: target)
    case (7, let index?): return remove(index, from: target)
    case (8, let index?): return move(index, in: target)
    case (9...10, let index?): return hide(target.children[index], at: index, in: target)
    case (11...16, let index?): return changeContent(of: target.children[index], in: target)
    case (17, let index?): return inset(target.children[index])
    case (18...20, let index?): return setTraits(of: target.children[index], in: target)
    default: return changeContainer(target)
    }
  }

  private mutating func scroll() -> Change {
    let range = root.container.scrollRange[root.axis]
    var offset = root.container.contentOffset[root.axis] + within(80) - 40
    if maker.chance(40) {
      offset = range.lowerBound + within(range.upperBound - range.lowerBound)
    }
    if maker.chance(30), !root.children.isEmpty {
      // The start of a child, one viewport before that start, or an offset near it.
      let view = root.children[maker.below(root.children.count)].view
      let start = root.container.contentFrame(of: view)?.start(along: root.axis) ?? 0
      offset =
        start + [0, 0, -root.container.bounds.size[root.axis], within(60) - 30][maker.below(4)]
    }
    isPastAnEdge = maker.chance(10)
    if isPastAnEdge {
      offset = maker.chance(50) ? range.lowerBound - within(150) : range.upperBound + within(150)
    } else {
      offset = min(max(offset, range.lowerBound), range.upperBound)
    }
    root.container.contentOffset[root.axis] = offset
    return Change(name: "scroll to \(offset)", isScroll: true)
  }

  mutating func insert(into target: ContainerReference) -> Change {
    let child = makeChild(isNested: target !== root)
    if maker.chance(15) {
      child.isHidden = true
      child.view.isHidden = true
    }
    if maker.chance(20), let scroller = child.view as? ScrollView {
      scroller.contentInset = EdgeInsets(
        top: maybe(20), left: maybe(20), bottom: maybe(20), right: maybe(20))
      setInset(scroller.contentInset, of: child)
    }
    let index = maker.below(target.children.count + 1)
    target.children.insert(child, at: index)
    target.container.insertArrangedSubview(child.view, at: index)
    return Change(name: "insert \(child.view) at \(index) into \(target.container)")
  }

  private mutating func remove(_ index: Int, from target: ContainerReference) -> Change {
    let child = target.children.remove(at: index)
    target.container.removeArrangedSubview(child.view)
    if child.view.frame.size != child.natural, !isFitting(child) {
      complaint = "\(child.view) has the size \(child.view.frame.size), not \(child.natural)"
    }
    return Change(name: "remove \(child.view)", touched: leaves(of: child), isFree: true)
  }

  private mutating func move(_ index: Int, in target: ContainerReference) -> Change {
    let child = target.children.remove(at: index)
    let place = maker.below(target.children.count + 1)
    target.children.insert(child, at: place)
    target.container.insertArrangedSubview(child.view, at: place)
    return Change(
      name: "move \(child.view) to \(place)", touched: leaves(of: child), isFree: true)
  }

  private mutating func hide(
    _ child: ContainerReference.Child, at index: Int, in target: ContainerReference
  ) -> Change {
    child.isHidden.toggle()
    child.view.isHidden = child.isHidden
    return Change(
      name: "\(child.isHidden ? "hide" : "show") \(child.view)", touched: leaves(of: child),
      isFree: true)
  }

  private mutating func inset(_ child: ContainerReference.Child) -> Change {
    guard let scroller = child.view as? ScrollView else { return Change(name: "nothing") }
    let inset = EdgeInsets(top: maybe(20), left: maybe(20), bottom: maybe(20), right: maybe(20))
    scroller.contentInset = inset
    setInset(inset, of: child)
    // With other insets, the lines of a collection may break elsewhere.
    return Change(
      name: "inset \(inset) of \(scroller)", touched: leaves(of: child),
      isFree: scroller is CollectionView)
  }

  private func setInset(_ inset: EdgeInsets, of child: ContainerReference.Child) {
    if case .container(let inner) = child.content { inner.inset = inset }
  }

  private mutating func setTraits(
    of child: ContainerReference.Child, in target: ContainerReference
  ) -> Change {
    let touched = leaves(of: child)
    switch maker.below(3) {
    case 0:
      child.margins = EdgeInsets(top: maybe(6), left: maybe(6), bottom: maybe(6), right: maybe(6))
      target.container.setMargins(child.margins, for: child.view)
      // A child whose length depends on its breadth is laid out anew.
      return Change(
        name: "margins \(child.margins) of \(child.view)", touched: touched,
        isFree: dependsOnBreadth(child))
    case 1:
      child.customSpacing = maker.chance(30) ? nil : maybe(12)
      target.container.setCustomSpacing(child.customSpacing, after: child.view)
      return Change(name: "\(child.customSpacing ?? -1) after \(child.view)")
    default:
      child.alignment = [.fill, .leading, .center, .trailing][maker.below(4)]
      target.container.setAlignment(child.alignment, for: child.view)
      return Change(name: "\(child.alignment) for \(child.view)")
    }
  }

  private mutating func changeContainer(_ target: ContainerReference) -> Change {
    switch maker.below(8) {
    case 0...1:
      target.spacing = maybe(15)
      target.container.spacing = target.spacing
      return Change(name: "spacing \(target.spacing) in \(target.container)")
    case 2 where target === root:
      target.inset = EdgeInsets(
        top: maybe(20), left: maybe(20), bottom: maybe(20), right: maybe(20))
      target.container.contentInset = target.inset
      return Change(name: "inset \(target.inset) of \(target.container)")
    case 3 where target === root:
      target.fills.toggle()
      target.container.lastChildFillsRemainingSpace = target.fills
      return Change(name: "fills \(target.fills)")
    case 4 where maker.chance(50):
      target.axis = target.axis.across
      target.container.axis = target.axis
      if target === root { isPastAnEdge = false }
      return Change(name: "\(target.container) is \(target.axis)", isScroll: true)
    default:
      let size = Size(width: 40 + within(100), height: 40 + within(100))
      root.container.frame.size = size
      // In another breadth, lines break elsewhere, and children that fit it are measured anew.
      let touched = root.children.filter { if case .table = $0.content { false } else { true } }
      return Change(
        name: "\(size)", touched: touched.reduce(into: []) { $0.formUnion(leaves(of: $1)) },
        isFree: true)
    }
  }

  private mutating func changeContent(
    of child: ContainerReference.Child, in target: ContainerReference
  ) -> Change {
    let name = "change \(child.view)"
    let touched = leaves(of: child)
    switch child.content {
    case .table(let rows):
      guard let table = child.view as? TableView else { break }
      if maker.chance(15) {
        rows.model = maker.model(sections: maker.below(4), rows: 8)
        fill(rows)
        table.reloadData()
        return Change(name: "reload \(table)", touched: touched)
      }
      maker.unrest = [2, 10, 40][maker.below(3)]
      let script = maker.script(from: rows.model, rows: 5)
      rows.model = script.after
      for name in script.reloaded { rows.heights[name] = nil }
      fill(rows)
      do { try table.apply(script.updates, animated: false) } catch { complaint = "\(error)" }
      return Change(name: "\(name) \(script.calls)", touched: touched, renewed: renewed(script))
    case .collection(let items):
      guard let list = child.view as? CollectionView else { break }
      maker.unrest = [2, 10, 40][maker.below(3)]
      let script = maker.script(from: items.model, rows: 5)
      items.model = script.after
      fill(items)
      do { try list.apply(script.updates, animated: false) } catch { complaint = "\(error)" }
      // Lines may break elsewhere, so that a line may get another item before one that stays.
      return Change(name: "\(name) \(script.calls)", touched: touched, isFree: true)
    case .scroll:
      (child.view as? ScrollView)?.contentSize = Size(width: length(300), height: length(300))
    case .plain:
      let size = Size(width: maybe(60), height: length(200))
      child.natural[target.axis] = size[target.axis]
      child.view.frame.size[target.axis] = size[target.axis]
    case .fitting, .container: return Change(name: "nothing")
    }
    return Change(name: name, touched: touched, isFree: true)
  }

  private func renewed(_ script: ListScript) -> Set<Int> {
    script.calls.reduce(into: script.reloaded) { names, call in
      switch call {
      case .move(let path, _): names.insert(script.before[path])
      case .moveSection(let section, _): names.formUnion(script.before.sections[section].rows)
      default: break
      }
    }
  }

  private func dependsOnBreadth(_ child: ContainerReference.Child) -> Bool {
    switch child.content {
    case .plain, .scroll, .table: false
    case .fitting, .collection, .container: true
    }
  }

  func isFitting(_ child: ContainerReference.Child) -> Bool {
    if case .fitting = child.content { true } else { false }
  }

  func leaves(of child: ContainerReference.Child) -> Set<ObjectIdentifier> {
    guard case .container(let inner) = child.content else { return [ObjectIdentifier(child.view)] }
    return inner.children.reduce([ObjectIdentifier(child.view)]) { $0.union(leaves(of: $1)) }
  }
}
