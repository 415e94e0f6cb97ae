/// The controls that a cell shows beside its content while its table is edited.
@MainActor
final class CellEditing {
  /// Whether the cell is being edited.
  var isOn = false
  var style = TableViewCell.EditingStyle.none
  /// Whether the content makes room for a control, even if there is none.
  var indents = true
  var reorders = false

  private var control: EditControl?
  private var handle: ReorderHandle?
  private(set) var confirmation: DeleteConfirmation?

  /// Whether the leading edge is the right one.
  private var isMirrored = false
  /// The distance to the right by which the control moves in, in points; the handle moves the other way.
  private var way: Double { isMirrored ? -1 : 1 }

  /// The controls in the cell, each with the distance by which it moves in and out, in points.
  var parts: [(view: View, way: Double)] {
    var parts: [(view: View, way: Double)] = []
    if let control { parts.append((control, -way * EditControl.width)) }
    if let handle { parts.append((handle, way * ReorderHandle.width)) }
    if let confirmation { parts.append((confirmation, way * confirmation.width)) }
    return parts
  }

  var state: TableViewCell.StateMask {
    var state: TableViewCell.StateMask = isOn ? .showingEditControl : []
    if confirmation != nil { state.insert(.showingDeleteConfirmation) }
    return state
  }

  /// The indentation of the content at the leading edge, in points.
  var indentation: Double { isOn && indents ? EditControl.width : 0 }

  /// The distance by which content and controls are moved towards the leading edge, in points, to
  /// make room for the confirmation.
  private var shift: Double { confirmation?.width ?? 0 }

  /// The frame of the content in a cell with these bounds, if it is laid out from left to right.
  func contentFrame(in bounds: Rect) -> Rect {
    let trailing = isOn && reorders ? ReorderHandle.width : 0
    return Rect(
      x: bounds.minX + indentation - shift, y: bounds.minY,
      width: max(0, bounds.width - indentation - trailing), height: bounds.height)
  }

  // MARK: Showing

  /// Makes the controls that the cell needs, and drops all other controls from ``parts``.
  ///
  /// - Returns: The dropped controls, which are still subviews of the cell.
  func update(in cell: TableViewCell) -> [(view: View, way: Double)] {
    var leaving: [(view: View, way: Double)] = []
    let hasControl = isOn && style != .none
    if let control, !hasControl || control.style != style {
      leaving.append((control, -way * EditControl.width))
      self.control = nil
    }
    if hasControl, control == nil { control = makeControl(in: cell) }
    let hasHandle = isOn && reorders
    if let handle, !hasHandle {
      leaving.append((handle, way * ReorderHandle.width))
      self.handle = nil
    }
    if hasHandle, handle == nil { handle = makeHandle(in: cell) }
    if !isOn { leaving += endConfirmation() }
    place(in: cell)
    return leaving
  }

  private func makeControl(in cell: TableViewCell) -> EditControl {
    let control = EditControl(style)
    control.addAction(
      Action { [unowned cell] _ in cell.table?.editControlWasTapped(in: cell) },
      for: .touchUpInside)
    cell.addSubview(control)
    return control
  }

  private func makeHandle(in cell: TableViewCell) -> ReorderHandle {
    let handle = ReorderHandle()
    handle.recognizer.onChange = { [unowned cell] in cell.table?.handleWasDragged(in: cell, $0) }
    cell.addSubview(handle)
    return handle
  }

  func confirm(_ title: String, in cell: TableViewCell) {
    let button = DeleteConfirmation(title: title)
    button.addAction(
      Action { [unowned cell] _ in cell.table?.deletionWasConfirmed(in: cell) },
      for: .touchUpInside)
    confirmation = button
    cell.addSubview(button)
  }

  func endConfirmation() -> [(view: View, way: Double)] {
    guard let button = confirmation else { return [] }
    confirmation = nil
    return [(button, way * button.width)]
  }

  func place(in cell: TableViewCell) {
    isMirrored = cell.isMirrored
    let bounds = cell.roomBesideIndex
    control?.frame = cell.directed(
      Rect(x: bounds.minX - shift, y: 0, width: EditControl.width, height: bounds.height),
      in: bounds)
    handle?.frame = cell.directed(
      Rect(
        x: bounds.maxX - ReorderHandle.width - shift, y: 0, width: ReorderHandle.width,
        height: bounds.height), in: bounds)
    confirmation?.frame = cell.directed(
      Rect(x: bounds.maxX - shift, y: 0, width: shift, height: bounds.height), in: bounds)
  }
}

extension TableViewCell {
  /// The table that contains the cell; nil if its superview is not a table.
  var table: (any RowCellHost)? { superview as? any RowCellHost }
}
