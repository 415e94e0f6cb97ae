/// What never changes of a view.
struct ViewName {
  let id: String
  let kind: String
}

extension TraceWriter {
  /// Adds a view; it exists from this tick on, or from before the first one.
  package mutating func add(_ view: TraceView) -> TraceHandle<TraceView> {
    requireTickOrOpening()
    let handle = views.add(ViewName(id: view.id, kind: view.kind), ViewFields(view.state))
    if !isOpening { append(view: handle) }
    return handle
  }

  /// Notes the present state of a view.
  package mutating func note(_ view: TraceHandle<TraceView>, _ state: TraceView.State) {
    requireTickOrOpening()
    let (written, fields) = (views.state(of: view), ViewFields(state))
    let changes = fields.changes(from: written.pointee)
    guard changes != 0 else { return }
    defer { written.pointee = fields }
    guard !isOpening else { return }
    sink.append(RecordKind.viewChanged.rawValue)
    appendKey(view)
    append(fields, after: written.pointee, changes: changes)
  }

  /// Notes that a view exists no longer; its handle becomes invalid.
  package mutating func forget(_ view: TraceHandle<TraceView>) {
    requireTick()
    views.remove(view)
    pictures.shown[.view(view.key)] = nil
    sink.append(RecordKind.viewGone.rawValue)
    appendKey(view)
  }

  /// Appends a view as new.
  mutating func append(view: TraceHandle<TraceView>) {
    let (name, fields) = (views.name(of: view), views.state(of: view).pointee)
    sink.append(RecordKind.viewAdded.rawValue)
    appendKey(view)
    texts.append(name.id, to: &sink)
    texts.append(name.kind, to: &sink)
    let nothing = ViewFields()
    append(fields, after: nothing, changes: fields.changes(from: nothing))
  }

  private mutating func appendKey(_ view: TraceHandle<TraceView>) {
    sink.append(view.key.number, after: base.view)
    base.view = view.key.number
  }

  private mutating func append(_ new: ViewFields, after old: ViewFields, changes: UInt32) {
    sink.append(number: UInt64(changes))
    sink.appendChanged(new.bounds, after: old.bounds, shifts: &base.bounds)
    sink.appendChanged(new.frame, after: old.frame, shifts: &base.viewFrame)
    sink.appendChanged(new.contentSize, after: old.contentSize, shifts: &base.contentSize)
    sink.appendChanged(new.contentInset, after: old.contentInset, shifts: &base.contentInset)
    sink.appendChanged(
      new.adjustedContentInset, after: old.adjustedContentInset,
      shifts: &base.adjustedContentInset)
    if changes & ViewField.motion != 0 { sink.append(new.motion) }
    if changes & ViewField.parent != 0 { sink.append(new.parent, after: old.parent) }
  }
}
