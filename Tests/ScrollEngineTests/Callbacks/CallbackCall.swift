@testable import ScrollEngine

/// A call that a callback may make.
@MainActor
struct CallbackCall {
  /// The method or property as the documentation names it, perhaps with a detail of the call.
  let name: String
  let make: (CallbackClient) -> Void

  /// Whether the call stops the program, by naming an element that the data or the list lacks.
  var isMistake: Bool {
    name.hasSuffix("of nothing") || name.hasSuffix("of no row") || name.hasSuffix("of no item")
  }

  init(_ name: String, _ make: @escaping (CallbackClient) -> Void) {
    self.name = name
    self.make = make
  }
}

extension CallbackClient {
  func pickCall() -> CallbackCall {
    let all =
      switch kind {
      case .scroller: Self.scrollCalls + Self.ofScrollers
      case .pages: Self.scrollCalls + Self.ofPages
      default: kind.isTable ? Self.tableCalls : Self.collectionCalls
      }
    if let onlyCall, let call = all.first(where: { $0.name == onlyCall }) { return call }
    // Updates of data that the list does not show would be mistakes.
    guard isSource || !kind.isList else {
      return CallbackCall("dataSource = the first one") {
        ($0.list as? TableView)?.dataSource = $0
        ($0.list as? CollectionView)?.dataSource = $0
      }
    }
    // In an open batch, each further update would have to use index paths from before the batch.
    guard openBatches == 0 else {
      return CallbackCall("endUpdates()") {
        $0.openBatches -= 1
        ($0.list as? TableView)?.endUpdates()
      }
    }
    while true {
      let call = all[dice(all.count)]
      if !call.isMistake { return call }
    }
  }

  static let tableCalls: [CallbackCall] =
    scrollCalls + listCalls + updateCalls(ofTable: true) + ofTables
  static let collectionCalls: [CallbackCall] =
    scrollCalls + listCalls + updateCalls(ofTable: false) + ofCollections

  /// Whether this client is the list's data source.
  var isSource: Bool {
    ((view as? TableView)?.dataSource ?? (view as? CollectionView)?.dataSource as AnyObject?)
      === self
  }

  // MARK: Paths

  /// A random index path of an element, by the counts of the list.
  var somePath: IndexPath? {
    let sections = list.numberOfSections
    guard sections > 0 else { return nil }
    let section = dice(sections)
    let count =
      (list as? TableView)?.numberOfRows(inSection: section)
      ?? (list as? CollectionView)?.numberOfItems(inSection: section) ?? 0
    return count > 0 ? IndexPath(row: dice(count), section: section) : nil
  }

  /// A random index path of an element, by the counts of the data.
  private func someName() -> IndexPath? {
    let full = names.indices.filter { !names[$0].isEmpty }
    guard !full.isEmpty else { return nil }
    let section = full[dice(full.count)]
    return IndexPath(row: dice(names[section].count), section: section)
  }

  // MARK: Updates

  private func insert(_ paths: [IndexPath]) {
    (list as? TableView)?.insertRows(at: paths, with: dice(2) == 0 ? .none : .fade)
    (list as? CollectionView)?.insertItems(at: paths)
  }
  private func delete(_ paths: [IndexPath]) {
    (list as? TableView)?.deleteRows(at: paths, with: dice(2) == 0 ? .none : .fade)
    (list as? CollectionView)?.deleteItems(at: paths)
  }
  private func reload(_ paths: [IndexPath]) {
    (list as? TableView)?.reloadRows(at: paths, with: .none)
    (list as? CollectionView)?.reloadItems(at: paths)
  }

  func insertOne() {
    guard !names.isEmpty else { return }
    let section = dice(names.count)
    let place = dice(names[section].count + 1)
    names[section].insert(newName(), at: place)
    insert([IndexPath(row: place, section: section)])
  }
  func deleteOne() {
    guard let path = someName() else { return }
    names[path.section].remove(at: path.row)
    delete([path])
  }
  private func moveOne() {
    guard let path = someName() else { return }
    let name = names[path.section].remove(at: path.row)
    let section = dice(names.count)
    let place = dice(names[section].count + 1)
    names[section].insert(name, at: place)
    let target = IndexPath(row: place, section: section)
    (list as? TableView)?.moveRow(at: path, to: target)
    (list as? CollectionView)?.moveItem(at: path, to: target)
  }

  private static func updateCalls(ofTable isTable: Bool) -> [CallbackCall] {
    [
      CallbackCall(isTable ? "insertRows(at:with:)" : "insertItems(at:)") { $0.insertOne() },
      CallbackCall(isTable ? "deleteRows(at:with:)" : "deleteItems(at:)") { $0.deleteOne() },
      CallbackCall(isTable ? "moveRow(at:to:)" : "moveItem(at:to:)") { $0.moveOne() },
      CallbackCall(isTable ? "reloadRows(at:with:)" : "reloadItems(at:)") {
        guard let path = $0.someName() else { return }
        $0.names[path.section][path.row] = $0.newName()
        $0.reload([path])
      },
      CallbackCall(isTable ? "reconfigureRows(at:)" : "reconfigureItems(at:)") {
        guard let path = $0.someName() else { return }
        $0.names[path.section][path.row] = $0.newName()
        ($0.list as? TableView)?.reconfigureRows(at: [path])
        ($0.list as? CollectionView)?.reconfigureItems(at: [path])
      },
      CallbackCall("insertSections(_:with:)") {
        let section = $0.dice($0.names.count + 1)
        $0.names.insert([$0.newName(), $0.newName()], at: section)
        $0.list.insertSections([section], with: .fade)
      },
      CallbackCall("deleteSections(_:with:)") {
        guard $0.names.count > 1 else { return }
        let section = $0.dice($0.names.count)
        $0.names.remove(at: section)
        $0.list.deleteSections([section], with: .none)
      },
      CallbackCall("reloadSections(_:with:)") {
        guard !$0.names.isEmpty else { return }
        let section = $0.dice($0.names.count)
        $0.names[section] = (0..<$0.dice(9)).map { _ in 0 }
        for row in $0.names[section].indices { $0.names[section][row] = $0.newName() }
        $0.list.reloadSections([section], with: .none)
      },
      CallbackCall("moveSection(_:toSection:)") {
        guard !$0.names.isEmpty else { return }
        let (from, to) = ($0.dice($0.names.count), $0.dice($0.names.count))
        $0.names.insert($0.names.remove(at: from), at: to)
        $0.list.moveSection(from, toSection: to)
      },
      // Updates that do not match the data.
      CallbackCall(isTable ? "insertRows(at:with:) of nothing" : "insertItems(at:) of nothing") {
        $0.isBroken = true
        $0.insert([IndexPath(row: 0, section: 0)])
      },
      CallbackCall(isTable ? "deleteRows(at:with:) of nothing" : "deleteItems(at:) of nothing") {
        $0.isBroken = true
        $0.delete([IndexPath(row: 40, section: 1)])
      },
    ]
  }

  // MARK: All scroll views

  static let scrollCalls: [CallbackCall] = [
    CallbackCall("contentOffset") {
      let range = $0.view.scrollRange
      $0.view.contentOffset.y = min(
        max(Double($0.dice(600)), range.minimum.y), max(range.minimum.y, range.maximum.y))
    },
    CallbackCall("setContentOffset(_:animated:)") {
      // An offset that a program sets outside the range stays there.
      let range = $0.view.scrollRange
      $0.view.setContentOffset(
        range.clamp(Point(x: 0, y: Double($0.dice(300)))), animated: true)
    },
    CallbackCall("contentInset") {
      // A map of pages sets its own insets.
      if $0.kind != .pages { $0.view.contentInset.top = Double($0.dice(30)) }
    },
    CallbackCall("frame") {
      $0.view.frame.size = Size(
        width: Double(60 + $0.dice(60)), height: Double($0.dice(3) == 0 ? 0 : 40 + $0.dice(160)))
    },
    CallbackCall("removeFromSuperview()") { $0.view.removeFromSuperview() },
    CallbackCall("addSubview(_:) of another place") {
      let other = View(frame: Rect(x: 0, y: 0, width: 100, height: 150))
      $0.window.addSubview(other)
      other.addSubview($0.view)
    },
    CallbackCall("isHidden") { $0.view.isHidden.toggle() },
    CallbackCall("delegate = nil") { $0.view.delegate = nil },
    CallbackCall("layoutIfNeeded()") {
      $0.view.setNeedsLayout()
      $0.view.layoutIfNeeded()
    },
    CallbackCall("layoutIfNeeded() of the window") { $0.window.layoutIfNeeded() },
    CallbackCall("scrollToTop()") { $0.view.scrollToTop() },
    CallbackCall("stopScrolling()") { $0.view.stopScrolling() },
    CallbackCall("contentSize") { _ = $0.view.contentSize },
    CallbackCall("didReceiveMemoryWarning()") { $0.view.didReceiveMemoryWarning() },
    CallbackCall("isScrollEnabled") { $0.view.isScrollEnabled.toggle() },
    CallbackCall("isArrangedSubviewHidden") {
      if $0.isStacked { $0.container.arrangedSubviews.first?.isHidden.toggle() }
    },
    CallbackCall("removal of all views") {
      if $0.isStacked { for view in $0.container.arrangedSubviews { view.removeFromSuperview() } }
    },
    CallbackCall("scrollRectToVisible(_:animated:)") {
      $0.view.scrollRectToVisible(
        Rect(x: 0, y: Double($0.dice(500)), width: 20, height: 30), animated: $0.dice(2) == 0)
    },
  ]

  // MARK: All lists

  private static let listCalls: [CallbackCall] = [
    CallbackCall("reloadData()") {
      if $0.dice(2) == 0 { $0.names = [[$0.newName(), $0.newName(), $0.newName()]] }
      $0.list.reloadData()
    },
    CallbackCall("reloadData() of no rows") {
      $0.names = []
      $0.list.reloadData()
    },
    CallbackCall("performBatchUpdates(_:completion:)") { client in
      client.list.performBatchUpdates {
        // The batch may have waited until the list has another data source.
        guard client.isSource else { return }
        // A deletion uses an index path from before the batch, an insertion one from after it.
        client.deleteOne()
        client.insertOne()
      } completion: { [weak client] _ in
        client?.hook("completion of performBatchUpdates(_:completion:)")
      }
    },
    CallbackCall("performBatchUpdates(nil)") { $0.list.performBatchUpdates(nil) },
    CallbackCall("apply(_:animated:)") {
      guard let path = $0.someName() else { return }
      $0.names[path.section].remove(at: path.row)
      var updates = ListUpdates()
      updates.delete(at: [path], with: .none)
      do { try $0.list.apply(updates) } catch { $0.list.reloadData() }
    },
    CallbackCall("numberOfSections") { _ = $0.somePath },
    CallbackCall("backgroundView") { $0.list.backgroundView = $0.dice(2) == 0 ? View() : nil },
    CallbackCall("allowsMultipleSelection") { $0.list.allowsMultipleSelection.toggle() },
    CallbackCall("isPrefetchingEnabled") { $0.list.isPrefetchingEnabled.toggle() },
  ]
}
