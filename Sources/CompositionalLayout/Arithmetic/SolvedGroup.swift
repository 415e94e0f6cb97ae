import ScrollEngine

/// A group with the frames of what is in it, in points from its corner.
struct SolvedGroup {
  struct Cell {
    var frame: Rect
    var zIndex = 0
    /// Whether the cell decides its own width or height.
    var isEstimated = PerAxisFlags()
  }

  struct Attachment {
    var plan: Int
    var frame: Rect
    var kind: String
    var zIndex: Int
    /// The cell whose index path the view has.
    var cell: Int
  }

  var size: Size
  var cells: [Cell] = []
  var attachments: [Attachment] = []
}

/// Two flags, one for each axis.
struct PerAxisFlags {
  var horizontal = false
  var vertical = false
  var any: Bool { horizontal || vertical }
}

extension SolvedGroup {
  /// Adds what is in another group, at a place in this group.
  mutating func add(_ other: SolvedGroup, at place: Point) {
    let first = cells.count
    cells += other.cells.map {
      var cell = $0
      cell.frame = cell.frame.offsetBy(place)
      return cell
    }
    attachments += other.attachments.map {
      var attachment = $0
      attachment.frame = attachment.frame.offsetBy(place)
      attachment.cell += first
      return attachment
    }
  }

  /// Adds the views that are attached to a frame in the group, and to the cell at an index.
  mutating func attach(_ plans: [AttachmentPlan], to frame: Rect, ofCell cell: Int) {
    for (number, plan) in plans.enumerated() {
      attachments.append(
        Attachment(
          plan: number, frame: plan.frame(on: frame), kind: plan.kind, zIndex: plan.zIndex,
          cell: cell))
    }
  }

  /// The smallest rectangle around everything; nil if nothing has an extent.
  var outline: Rect? {
    (cells.map(\.frame) + attachments.map(\.frame)).filter { !$0.isEmpty }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension AttachmentPlan {
  /// The frame of the view, attached to a frame.
  func frame(on base: Rect) -> Rect {
    let size = size.size(in: base.size)
    var origin = base.origin
    for axis in Axis.allCases {
      let own = container.edges[axis]
      if let item {
        // The anchor of the view lies on the anchor of the item.
        origin[axis] +=
          own.place(of: 0, in: base.size[axis]) - item.edges[axis].place(of: 0, in: size[axis])
          - item.move(for: size)[axis]
      } else {
        origin[axis] += own.place(of: size[axis], in: base.size[axis])
      }
      origin[axis] += container.move(for: size)[axis]
    }
    return insets.inset(Rect(origin: origin, size: size))
  }
}
