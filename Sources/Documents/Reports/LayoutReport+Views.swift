package import ScrollEngine

extension View {
  /// The frame and the offset of the view, in points. A child of a ``ContainerScrollView`` has those
  /// of its placement in the container's layout, which are correct even for an invisible child.
  package var reportedPlace: (frame: Rect, offset: Point) {
    let placement = (superview as? ContainerScrollView)?.placement(of: self)
    return (placement?.frame ?? frame, placement?.contentOffset ?? bounds.origin)
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
    var contentSize = scrollView?.contentSize
    // A table gets its width in its first layout, which an invisible table may never have had.
    if view is TableView, view.superview is ContainerScrollView { contentSize?.width = frame.width }
    self.init(
      id: id, kind: "\(type(of: view))", frame: frame.offsetBy(origin),
      transform: transform,
      bounds: hasBounds
        ? Rect(origin: offset, size: transform == nil ? frame.size : view.bounds.size) : nil,
      contentOffset: scrollView.map { _ in offset },
      contentSize: contentSize,
      liveRows: (view as? TableView)?.liveRows ?? (view as? CollectionView)?.liveItems)
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
