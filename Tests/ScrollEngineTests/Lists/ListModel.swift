import ScrollEngine

/// A list as arrays, with a unique name for each section and row. Tests compare real lists with it.
struct ListModel: Equatable {
  struct Section: Equatable {
    var name: Int
    var rows: [Int]
  }

  var sections: [Section]

  subscript(path: IndexPath) -> Int { sections[path.section].rows[path.row] }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  func path(of name: Int) -> IndexPath? { paths.first { self[$0] == name } }
}

/// A batch of updates: one call each, in any order, and the states before and after it.
struct ListScript {
  enum Call {
    case insert([IndexPath])
    case delete([IndexPath])
    case reload([IndexPath])
    case move(IndexPath, IndexPath)
    case insertSections([Int])
    case deleteSections([Int])
    case reloadSections([Int])
    case moveSection(Int, Int)
  }

  var before: ListModel
  var after: ListModel
  var calls: [Call]
  /// The names of the rows that stay and are reloaded.
  var reloaded: Set<Int>

  var updates: ListUpdates { updates { .automatic } }

  /// The updates, each with its own animation.
  func updates(shown animation: () -> RowAnimation) -> ListUpdates {
    var updates = ListUpdates()
    for call in calls {
      switch call {
      case .insert(let paths): updates.insert(at: paths, with: animation())
      case .delete(let paths): updates.delete(at: paths, with: animation())
      case .reload(let paths): updates.reload(at: paths, with: animation())
      case .move(let source, let target): updates.move(at: source, to: target)
      case .insertSections(let sections): updates.insertSections(sections, with: animation())
      case .deleteSections(let sections): updates.deleteSections(sections, with: animation())
      case .reloadSections(let sections): updates.reloadSections(sections, with: animation())
      case .moveSection(let source, let target): updates.moveSection(source, toSection: target)
      }
    }
    return updates
  }
}
