/// What kind of thing a node is.
package enum SpokenRole: Hashable, Sendable {
  /// A list; a list too long to count its rows one by one; their rows.
  case list, row, table, cell
  case window, panel, scrollPane, group, heading, text, button, toggle, slider, entry, password
  case link, image, progress, menuItem, checkedMenuItem, busy, alert
}

/// What is true of a node now.
package struct SpokenStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let enabled = SpokenStates(rawValue: 1)
  /// On the screen now, at least in part.
  package static let showing = SpokenStates(rawValue: 1 << 1)
  package static let focusable = SpokenStates(rawValue: 1 << 2)
  package static let focused = SpokenStates(rawValue: 1 << 3)
  package static let selectable = SpokenStates(rawValue: 1 << 4)
  package static let selected = SpokenStates(rawValue: 1 << 5)
  package static let checkable = SpokenStates(rawValue: 1 << 6)
  package static let checked = SpokenStates(rawValue: 1 << 7)
  package static let editable = SpokenStates(rawValue: 1 << 8)
  /// Several children can be selected.
  package static let multiselectable = SpokenStates(rawValue: 1 << 9)
  /// The node has too many children to make all of them.
  package static let managesDescendants = SpokenStates(rawValue: 1 << 10)
  /// The node is one of those children.
  package static let transient = SpokenStates(rawValue: 1 << 11)
  package static let modal = SpokenStates(rawValue: 1 << 12)
  package static let busy = SpokenStates(rawValue: 1 << 13)
  /// The thing is gone.
  package static let defunct = SpokenStates(rawValue: 1 << 14)
}
