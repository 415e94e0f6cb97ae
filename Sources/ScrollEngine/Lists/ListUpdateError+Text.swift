extension ListUpdateError: CustomStringConvertible {
  /// A description of the mistake in one line.
  public var description: String {
    switch reason {
    case .invalidCount(
      let section, let oldSection, let before, let after, let inserted, let deleted, let movedIn,
      let movedOut):
      let name = section == oldSection ? "" : " (\(oldSection) before it)"
      if inserted == 0, deleted == 0, movedIn == 0, movedOut == 0 {
        return
          "section \(section)\(name) has \(counted(after)) after the update; it had \(before), and "
          + "no update says that one came or went"
      }
      return
        "section \(section)\(name) has \(counted(after)) after the update; \(before) before it, "
        + "\(inserted) inserted, \(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out "
        + "make \(before + inserted - deleted + movedIn - movedOut)"
    case .invalidSectionCount(let before, let after, let inserted, let deleted):
      if inserted == 0, deleted == 0 {
        return "there \(are(after)) after the update; there were \(before), and no update "
          + "says that one came or went"
      }
      return "there \(are(after)) after the update; \(before) before it, "
        + "\(inserted) inserted and \(deleted) deleted make \(before + inserted - deleted)"
    case .noSuchElement(let operation, let path, let count):
      return "cannot \(verb(operation)) \(name(.element(path))): the section has "
        + "\(counted(count)) \(operation.state)"
    case .noSuchSection(let operation, let place, let count):
      return "cannot \(verb(operation)) \(name(place)): there \(are(count)) "
        + operation.state
    case .conflict(let place, let first, let second):
      if first == second { return "\(name(place)) is \(participle(first)) twice" }
      return "\(name(place)) is both \(participle(first)) and \(participle(second))"
    case .negativeCount(let section, let count):
      return section.map { "section \($0) has \(counted(count))" } ?? "there \(are(count))"
    case .invalidHeight(let place, let height):
      return "\(name(place)) has the height \(height)"
    case .underWay:
      return "asked for a change from within another one, or from within a callback that must not "
        + "change anything"
    case .frozen:
      return "an earlier update failed; call reloadData() first"
    }
  }

  private func counted(_ count: Int) -> String {
    "\(count) \(element.rawValue)\(count == 1 ? "" : "s")"
  }

  private func are(_ sections: Int) -> String {
    sections == 1 ? "is 1 section" : "are \(sections) sections"
  }

  private func name(_ place: Place) -> String {
    switch place {
    case .element(let path): "\(element.rawValue) \(path.row) of section \(path.section)"
    case .section(let section): "section \(section)"
    case .header(let section): "the header of section \(section)"
    case .footer(let section): "the footer of section \(section)"
    }
  }

  private func verb(_ operation: ListUpdates.Operation) -> String {
    switch operation {
    case .insert: "insert"
    case .delete: "delete"
    case .reload: "reload"
    case .moveSource: "move"
    case .moveTarget: "move something to"
    }
  }

  private func participle(_ operation: ListUpdates.Operation) -> String {
    switch operation {
    case .insert: "inserted"
    case .delete: "deleted"
    case .reload: "reloaded"
    case .moveSource: "moved away"
    case .moveTarget: "moved to"
    }
  }
}

extension ListUpdates.Operation {
  /// The state to which the operation's index refers.
  fileprivate var state: String {
    switch self {
    case .delete, .reload, .moveSource: "before the update"
    case .insert, .moveTarget: "after the update"
    }
  }
}
