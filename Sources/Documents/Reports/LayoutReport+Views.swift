package import ScrollEngine

extension View {
  /// The frame and the offset of the view, in points. A child of a ``ContainerScrollView`` has those
  /// of its placement in the container's layout, which are correct even for an invisible child.
  package var reportedPlace: (frame: Rect, offset: Point) {
    let placement = (superview as? ContainerScrollView)?.placement(of: self)
    return (placement?.frame ?? frame, placement?.contentOffset ?? bounds.origin)
  }

  /// The bounds of the view with its reported offset, in points.
  package var reportedBounds: Rect {
    let (frame, offset) = reportedPlace
    return Rect(origin: offset, size: transform.isIdentity ? frame.size : bounds.size)
  }
}

extension ScrollView {
  /// The size of the content, in points. A table gets its width in its first layout, which an
  /// invisible table may never have had.
  package var reportedContentSize: Size {
    var size = contentSize
    if self is TableView, superview is ContainerScrollView {
      size.width = reportedPlace.frame.width
    }
    return size
  }
}

extension LayoutReport.ViewEntry {
  /// Describes the current state of a view.
  ///
  /// `origin`, in points, is added to the frame: the position of the view's window on the stage.
  @MainActor
  package init(_ view: View, id: String, origin: Point = .zero) {
    let (frame, offset) = view.reportedPlace
    let scrollView = view as? ScrollView
    // The bounds of a view that does not scroll are reported only if they have another origin than
    // zero, or if the view has a transform.
    let transform = view.transform.isIdentity ? nil : view.transform
    let hasBounds = scrollView != nil || offset != .zero || transform != nil
    self.init(
      id: id, kind: view.reportedKind, frame: frame.offsetBy(origin),
      transform: transform,
      bounds: hasBounds ? view.reportedBounds : nil,
      contentOffset: scrollView.map { _ in offset },
      contentSize: scrollView?.reportedContentSize,
      liveRows: (view as? TableView)?.liveRows ?? (view as? CollectionView)?.liveItems
        ?? (view as? any StandIn)?.recordedRows)
  }
}

extension LayoutReport.ReuseEntry {
  /// The statistics of lists' queues; lists that share a queue share one entry per identifier.
  ///
  /// `lists` pairs each id with its queue, in the order of the report.
  @MainActor
  package static func entries(for lists: [(id: String, queue: ReuseQueue)]) -> [Self] {
    var owners: [(queue: ReuseQueue, ids: [String])] = []
    for (id, queue) in lists {
      if let index = owners.firstIndex(where: { $0.queue === queue }) {
        owners[index].ids.append(id)
      } else {
        owners.append((queue, [id]))
      }
    }
    return owners.flatMap { queue, ids in
      queue.identifiers.map {
        Self(
          owner: ids.joined(separator: "+"), identifier: $0,
          statistics: queue.statistics(forIdentifier: $0))
      }
    }
  }
}
