@testable import ScrollEngine
import TestSupport

// What stays where it is on screen.
extension CollectionWorld {
  /// Where the lines are seen before a step.
  struct Place {
    /// Each line in sight, from the first one that shows beside the insets: its items, by name, those
    /// that have a cell, and where it begins.
    let lines: [(names: [Int], start: Double)]
    let offset: Double

    /// - Returns: Nil where the last bits decide which line is the first, and on the way to an item
    ///   that a program has named, which is what stays then.
    @MainActor
    init?(of world: CollectionWorld) {
      let collection = world.collection
      let model = world.model()
      offset = world.offset[world.axis]
      let beginning = -world.inset.near(along: world.axis)
      guard abs(offset - beginning) > world.tolerance, collection.scrollTarget == nil else {
        return nil
      }
      guard world.lines != nil, offset > beginning else {
        lines = []
        return
      }
      let edge = collection.uncoveredRange(along: world.axis).lowerBound
      var below: [(names: [Int], start: Double)] = []
      var above: [(names: [Int], start: Double)] = []
      for line in model.lines {
        if abs(line.end - edge) <= world.tolerance { return nil }
        let paths = line.items.map { IndexPath(item: $0, section: line.section) }
        let names = paths.filter { collection.cellForItem(at: $0) != nil }
          .map { world.items.model[$0] }
        if names.isEmpty { continue }
        if line.end > edge {
          below.append((names, line.start))
        } else {
          above.append((names, line.start))
        }
      }
      lines = below + above.reversed()
    }
  }

  /// What a step did to the items.
  struct Change {
    /// Those that stay where they are among the others.
    let staying: Set<Int>

    init(in model: ListModel) {
      staying = Set(model.sections.flatMap(\.rows))
    }

    init(_ script: ListScript, from old: ListModel) {
      var staying = Set(old.sections.flatMap(\.rows))
      staying.formIntersection(script.after.sections.flatMap(\.rows))
      func leave(section: Int) { staying.subtract(old.sections[section].rows) }
      for call in script.calls {
        switch call {
        case .move(let path, _): staying.remove(old[path])
        case .delete(let paths): staying.subtract(paths.map { old[$0] })
        case .deleteSections(let sections), .reloadSections(let sections):
          sections.forEach(leave)
        case .moveSection(let section, _): leave(section: section)
        case .insert, .reload, .insertSections: break
        }
      }
      self.staying = staying
    }
  }

  func compare(_ place: Place, after change: Change) {
    let model = model()
    var expected = place.offset
    var first: String?
    for line in place.lines {
      guard let name = line.names.first(where: change.staying.contains),
        let path = items.model.path(of: name),
        let new = model.lines.first(where: {
          $0.section == path.section && $0.items.contains(path.item)
        })
      else { continue }
      expected += new.start - line.start
      first = "item \(name) at \(path), from \(line.start) to \(new.start),"
      break
    }
    // Where nothing stays, something new does while the rest is measured.
    if first == nil, world.isMeasured { return }
    let offset = offset[axis]
    let slack = tolerance
    if abs(offset - expected) <= slack { return }
    // Content that is too short ends where it ends.
    let range = range
    let isMoving = collection.drag != nil || !collection.motion.isNone
    let limit = min(max(expected, range.lowerBound), range.upperBound)
    if !isMoving, abs(offset - limit) <= slack { return }
    // It may have become longer again by what came into sight when it was brought back.
    if !isMoving, isBackInTrueRange == true { return }
    // In a mirror nobody is told of what moves in the layout and not on the left: its twin knows.
    if !isMoving, isMirrored, isBackInTrueRange != nil { return }
    complaint =
      "went from \(place.offset) to \(offset), not \(expected), for \(first ?? "nothing") in \(range), "
      + (isMoving ? "moving" : isBackInTrueRange == nil ? "at rest" : "brought back too early")
  }
}
