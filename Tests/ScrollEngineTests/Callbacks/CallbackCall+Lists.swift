@testable import ScrollEngine

extension CallbackClient {
  static let ofTables: [CallbackCall] = [
    table("scrollToRow(at:at:animated:)") { table, client in
      guard let path = client.somePath else { return }
      table.scrollToRow(
        at: path, at: [.top, .middle, .bottom, .none][client.dice(4)],
        animated: client.dice(2) == 0)
    },
    table("selectRow(at:animated:scrollPosition:)") { table, client in
      table.selectRow(at: client.somePath, animated: false, scrollPosition: .middle)
    },
    table("deselectRow(at:animated:)") { table, client in
      if let path = client.somePath { table.deselectRow(at: path, animated: true) }
    },
    table("setEditing(_:animated:)") { table, client in
      table.setEditing(!table.isEditing, animated: client.dice(2) == 0)
    },
    table("beginUpdates() and endUpdates()") { table, client in
      table.beginUpdates()
      client.insertOne()
      table.endUpdates()
    },
    table("beginUpdates() without an end") { table, client in
      // Counted after the call: callbacks within `beginUpdates()` come before the batch is open.
      table.beginUpdates()
      client.openBatches += 1
    },
    table("rowHeight") { table, client in
      table.rowHeight = [20, 33, TableView.automaticDimension][client.dice(3)]
    },
    table("estimatedRowHeight") { table, client in
      table.estimatedRowHeight = [0, 10, 60][client.dice(3)]
    },
    table("sectionHeaderHeight") { table, client in
      table.sectionHeaderHeight = Double(client.dice(30))
    },
    table("rowSpacing") { table, client in table.rowSpacing = Double(client.dice(5)) },
    table("sectionInset") { table, client in
      table.sectionInset = EdgeInsets(top: Double(client.dice(9)), left: 2, bottom: 3, right: 0)
    },
    table("tableHeaderView") { table, client in
      table.tableHeaderView =
        client.dice(3) == 0
        ? nil : View(frame: Rect(x: 0, y: 0, width: 5, height: Double(client.dice(50))))
    },
    table("tableFooterView") { table, client in
      table.tableFooterView =
        client.dice(3) == 0
        ? nil : View(frame: Rect(x: 0, y: 0, width: 5, height: Double(client.dice(50))))
    },
    table("dataSource = nil") { table, _ in table.dataSource = nil },
    table("dataSource = another") { table, client in table.dataSource = client.other },
    table("dequeueReusableCell(withIdentifier:for:)") { table, _ in
      _ = table.dequeueReusableCell(
        withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    },
    table("dequeueReusableHeaderFooterView(withIdentifier:)") { table, _ in
      _ = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
    },
    table("register(_:forCellReuseIdentifier:)") { table, _ in
      table.register(HookedCell.self, forCellReuseIdentifier: "cell")
    },
    table("preloadCells(_:withIdentifier:)") { table, _ in
      table.preloadCells(3, withIdentifier: "cell")
    },
    table("rowsMeasuredPerFrame") { table, client in table.rowsMeasuredPerFrame = client.dice(9) },
    table("visibleCells") { table, client in
      for cell in table.visibleCells { _ = table.indexPath(for: cell) }
      for path in table.indexPathsForVisibleRows ?? [] { _ = table.cellForRow(at: path) }
      _ = table.indexPathForRow(at: Point(x: 5, y: table.contentOffset.y + 30))
    },
    table("rectForRow(at:)") { table, client in
      guard let path = client.somePath else { return }
      _ = (table.rectForRow(at: path), table.rect(forSection: path.section))
      _ = table.headerView(forSection: path.section)
      _ = table.indexPathsForRows(in: table.bounds)
      _ = table.numberOfEstimatedRows
    },
    table("scrollToRow(at:at:animated:) of no row") { table, _ in
      table.scrollToRow(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
    },
  ]

  private static func table(
    _ name: String, _ make: @escaping (TableView, CallbackClient) -> Void
  ) -> CallbackCall {
    CallbackCall(name) { client in
      if let table = client.list as? TableView { make(table, client) }
    }
  }

  static let ofCollections: [CallbackCall] = [
    collection("scrollToItem(at:at:animated:)") { collection, client in
      guard let path = client.somePath else { return }
      collection.scrollToItem(
        at: path, at: [.top, .centeredVertically, .bottom][client.dice(3)],
        animated: client.dice(2) == 0)
    },
    collection("selectItem(at:animated:scrollPosition:)") { collection, client in
      collection.selectItem(at: client.somePath, animated: false, scrollPosition: .bottom)
    },
    collection("deselectItem(at:animated:)") { collection, client in
      if let path = client.somePath { collection.deselectItem(at: path, animated: true) }
    },
    collection("collectionViewLayout") { collection, client in
      collection.collectionViewLayout = layout(
        of: Kind.allCases.filter(\.isCollection)[client.dice(5)], client)
    },
    collection("setCollectionViewLayout(_:animated:)") { collection, client in
      collection.setCollectionViewLayout(
        layout(of: Kind.allCases.filter(\.isCollection)[client.dice(5)], client), animated: true)
    },
    collection("invalidateLayout()") { collection, _ in
      collection.collectionViewLayout.invalidateLayout()
    },
    collection("itemSize") { collection, client in
      (collection.collectionViewLayout as? CollectionViewFlowLayout)?.itemSize = Size(
        width: Double(30 + client.dice(20)), height: Double(10 + client.dice(30)))
    },
    collection("estimatedItemSize") { collection, client in
      (collection.collectionViewLayout as? CollectionViewFlowLayout)?.estimatedItemSize =
        client.dice(2) == 0 ? .zero : Size(width: 45, height: 17)
    },
    collection("sectionHeadersPinToVisibleBounds") { collection, _ in
      (collection.collectionViewLayout as? CollectionViewFlowLayout)?
        .sectionHeadersPinToVisibleBounds.toggle()
    },
    collection("scrollDirection") { collection, _ in
      (collection.collectionViewLayout as? CollectionViewFlowLayout)?.scrollDirection = .horizontal
    },
    collection("dataSource = nil") { collection, _ in collection.dataSource = nil },
    collection("dataSource = another") { collection, client in
      collection.dataSource = client.other
    },
    collection("dequeueReusableCell(withReuseIdentifier:for:)") { collection, _ in
      _ = collection.dequeueReusableCell(
        withReuseIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    },
    collection("register(_:forCellWithReuseIdentifier:)") { collection, _ in
      collection.register(HookedItem.self, forCellWithReuseIdentifier: "cell")
    },
    collection("visibleCells") { collection, _ in
      for cell in collection.visibleCells { _ = collection.indexPath(for: cell) }
      for path in collection.indexPathsForVisibleItems { _ = collection.cellForItem(at: path) }
      _ = collection.indexPathForItem(at: Point(x: 5, y: collection.contentOffset.y + 30))
    },
    collection("layoutAttributesForItem(at:)") { collection, client in
      guard let path = client.somePath else { return }
      _ = collection.layoutAttributesForItem(at: path)
      _ = collection.collectionViewLayout.layoutAttributesForElements(in: collection.bounds)
      _ = collection.collectionViewLayout.collectionViewContentSize
      _ = collection.layoutAttributesForSupplementaryElement(
        ofKind: CollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: path.section))
    },
    collection("scrollToItem(at:at:animated:) of no item") { collection, _ in
      collection.scrollToItem(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
    },
  ]

  private static func collection(
    _ name: String, _ make: @escaping (CollectionView, CallbackClient) -> Void
  ) -> CallbackCall {
    CallbackCall(name) { client in
      if let collection = client.list as? CollectionView { make(collection, client) }
    }
  }
}
