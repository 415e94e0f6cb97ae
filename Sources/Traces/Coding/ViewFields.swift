/// The fields of a view in the form in which they are compared and coded. Those that only scroll views have are
/// zeroes for others.
struct ViewFields: BitwiseCopyable {
  var bounds = FourNumbers()
  var frame = FourNumbers()
  var contentSize = FourNumbers()
  var contentInset = FourNumbers()
  var adjustedContentInset = FourNumbers()
  var motion: UInt8 = 0
  var scrolls = false
  /// The number of the parent plus one; 0 for a root.
  var parent = 0
}

extension ViewFields {
  init(_ state: TraceView.State) {
    bounds = FourNumbers(state.bounds)
    frame = FourNumbers(state.frame)
    parent = state.parent.map { $0.number + 1 } ?? 0
    guard let scroll = state.scroll else { return }
    scrolls = true
    contentSize = FourNumbers(scroll.contentSize)
    contentInset = FourNumbers(scroll.contentInset)
    adjustedContentInset = FourNumbers(scroll.adjustedContentInset)
    motion = scroll.motion.code
  }

  var state: TraceView.State {
    let scroll = TraceView.Scroll(
      contentSize: contentSize.size, contentInset: contentInset.insets,
      adjustedContentInset: adjustedContentInset.insets, motion: TraceMotion(code: motion))
    return TraceView.State(
      parent: parent == 0 ? nil : TraceView.Key(number: parent &- 1), frame: frame.rect,
      bounds: bounds.rect, scroll: scrolls ? scroll : nil)
  }

  /// The marks of the fields that differ.
  func changes(from old: ViewFields) -> UInt32 {
    var changes =
      UInt32(bounds.changes(from: old.bounds)) << ViewField.bounds
      | UInt32(frame.changes(from: old.frame)) << ViewField.frame
      | UInt32(contentSize.changes(from: old.contentSize)) << ViewField.contentSize
      | UInt32(contentInset.changes(from: old.contentInset)) << ViewField.contentInset
    changes |=
      UInt32(adjustedContentInset.changes(from: old.adjustedContentInset))
      << ViewField.adjustedContentInset
    if motion != old.motion { changes |= ViewField.motion }
    if parent != old.parent { changes |= ViewField.parent }
    if scrolls != old.scrolls { changes |= ViewField.scroll }
    return changes
  }
}
