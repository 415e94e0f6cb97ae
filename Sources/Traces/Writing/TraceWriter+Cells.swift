/// What never changes of a cell.
struct CellName {
  let identifier: String
  let number: Int
  let letter: String
}

extension TraceWriter {
  /// Adds a cell; it exists from this tick on, or from before the first one.
  package mutating func add(_ cell: TraceCell) -> TraceHandle<TraceCell> {
    requireTickOrOpening()
    let name = CellName(identifier: cell.identifier, number: cell.number, letter: cell.letter)
    let handle = cells.add(name, CellFields(cell.state))
    if !isOpening { append(cell: handle) }
    return handle
  }

  /// Notes the present state of a cell.
  package mutating func note(_ cell: TraceHandle<TraceCell>, _ state: TraceCell.State) {
    requireTickOrOpening()
    let (written, fields) = (cells.state(of: cell), CellFields(state))
    if fields.differs(from: written.pointee) { appendChanges(cell.key.number, written, fields) }
  }

  /// Most cells have not changed: what they do not need is in a function of its own.
  @inline(never)
  private mutating func appendChanges(
    _ number: Int, _ written: UnsafeMutablePointer<CellFields>, _ fields: CellFields
  ) {
    guard !isOpening else { return written.pointee = fields }
    sink.write(upTo: 1 + ByteCursor.longestWhole + ByteCursor.longestCell) { cursor in
      cursor.append(RecordKind.cellChanged.rawValue)
      cursor.append(number, after: base.cell)
      base.cell = number
      cursor.append(fields, over: &written.pointee, base: &base)
    }
  }

  /// Notes that a cell exists no longer; its handle becomes invalid.
  package mutating func forget(_ cell: TraceHandle<TraceCell>) {
    requireTick()
    cells.remove(cell)
    pictures.shown[.cell(cell.key)] = nil
    sink.append(RecordKind.cellGone.rawValue)
    appendKey(cell)
  }

  /// Appends a cell as new.
  mutating func append(cell: TraceHandle<TraceCell>) {
    let (name, fields) = (cells.name(of: cell), cells.state(of: cell).pointee)
    sink.append(RecordKind.cellAdded.rawValue)
    appendKey(cell)
    texts.appendAgain(name.identifier, to: &sink)
    sink.append(name.number, after: 0)
    texts.appendNew(name.letter, to: &sink)
    var nothing = CellFields()
    sink.write(upTo: ByteCursor.longestCell) {
      $0.append(fields, over: &nothing, base: &base)
    }
  }

  private mutating func appendKey(_ cell: TraceHandle<TraceCell>) {
    sink.append(cell.key.number, after: base.cell)
    base.cell = cell.key.number
  }
}
