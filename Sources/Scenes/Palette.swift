import Drawing

/// The colours of the articles' demonstrations.
enum Palette {
  /// The colours of one table.
  struct Table: Hashable, Sendable {
    /// Behind the rows: what the table's frame covers.
    let frame: Color
    let cell: Color
  }

  static let first = Table(frame: Color(0xAAD6F0), cell: Color(0x398FC4))
  static let second = Table(frame: Color(0xFAE7BF), cell: Color(0xFBC954))
  /// The colours of many lists, one after the other.
  static let many = [
    first, second,
    Table(frame: Color(0xDDEBDD), cell: Color(0x5FAE7B)),
    Table(frame: Color(0xE6DFF5), cell: Color(0x9B83D3)),
    Table(frame: Color(0xF8DEDA), cell: Color(0xE58A7B)),
    Table(frame: Color(0xD6EEF0), cell: Color(0x5BB5BC)),
    Table(frame: Color(0xE8E9ED), cell: Color(0xA9AEBB)),
  ]
  static let contentSize = Color(0xFC575F)
  static let boundsOutline = Color(0x2B5BD7)
  /// Behind the white text of a warning.
  static let warning = Color(0xC3222E)
  static let onWarning = Color(0xFFFFFF)
  /// Text on cells, in both themes: the cells keep their colours.
  static let ink = Color(0x1C1F26)
}
