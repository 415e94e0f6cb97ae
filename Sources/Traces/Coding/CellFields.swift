/// The fields of a cell in the form in which they are compared and coded.
struct CellFields: BitwiseCopyable {
  var frame = FourNumbers()
  /// The path; (0, 0) while the cell shows no row.
  var path = TracePath(row: 0, section: 0)
  var hasPath = false
  var isStale = false
  /// The number of the list.
  var list = 0
}

extension CellFields {
  @inline(__always)
  init(_ state: TraceCell.State) {
    frame = FourNumbers(state.frame)
    isStale = state.isStale
    list = state.list.number
    guard let path = state.path else { return }
    self.path = path
    hasPath = true
  }

  var state: TraceCell.State {
    TraceCell.State(
      list: TraceView.Key(number: list), path: hasPath ? path : nil, frame: frame.rect,
      isStale: isStale)
  }

  /// Whether a field differs: what is asked first, and of every cell.
  @inline(__always)
  func differs(from old: CellFields) -> Bool {
    frame.differingBits(from: old.frame) != 0 || differsBesidesFrame(from: old)
  }

  @inline(__always)
  fileprivate func differsBesidesFrame(from old: CellFields) -> Bool {
    (path.section ^ old.path.section) | (path.row ^ old.path.row) | (list ^ old.list) != 0
      || hasPath != old.hasPath || isStale != old.isStale
  }
}

extension ByteCursor {
  /// The room in bytes of the longest fields of a cell.
  static let longestCell = 1 + 4 * longestNumber + 3 * longestWhole

  /// Appends the fields of a cell that have changed, after the marks of which these are, and updates
  /// the old ones.
  @inline(__always)
  mutating func append(_ new: CellFields, over old: inout CellFields, base: inout CodingBase) {
    let marks = skipByte()
    var changes = appendChanged(new.frame, over: &old.frame, shifts: &base.frame)
    if new.differsBesidesFrame(from: old) {
      changes |= appendOthers(new, after: old, base: &base)
      old = new
    }
    marks.storeBytes(of: changes, as: UInt8.self)
  }

  private mutating func appendOthers(
    _ new: CellFields, after old: CellFields, base: inout CodingBase
  ) -> UInt8 {
    var changes: UInt8 = 0
    if new.hasPath {
      if !old.hasPath || new.path != old.path {
        changes |= CellField.path
        append(new.path.section, after: base.path.section)
        append(new.path.row, after: base.path.row)
        base.path = new.path
      }
    } else if old.hasPath {
      changes |= CellField.noPath
    }
    if new.isStale != old.isStale { changes |= CellField.isStale }
    if new.list != old.list {
      changes |= CellField.list
      append(new.list, after: old.list)
    }
    return changes
  }
}
