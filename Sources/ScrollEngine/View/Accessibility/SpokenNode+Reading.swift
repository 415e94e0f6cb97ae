// Texts that are read by characters, words and lines: those that are edited, labels and headings.
// Positions count Unicode scalars.
extension SpokenNode {
  /// The text; nil if there is none.
  package var readText: String? {
    if let text { return text.accessibilityText }
    switch role {
    case .text, .heading: return name ?? ""
    default: return nil
    }
  }

  /// The view that shows the whole text, and so knows where its characters are.
  private var shownText: (any ReadableText)? {
    guard case .view(let view) = thing, let shown = view.object as? any ReadableText,
      shown.text == readText
    else { return nil }
    return shown
  }

  /// The positions at which the lines begin that are shown; nil if the text knows only its own line
  /// feeds.
  package var lineStarts: [Int]? {
    guard let starts = shownText?.readLineStarts, !starts.isEmpty else { return nil }
    return starts
  }

  /// The frame of a part of the text, in points of the tree's window; that of the node if characters
  /// have no known places.
  package func frame(ofText range: Range<Int>) -> Rect {
    if let text { return tree.frame(text.accessibilityFrame(of: range), of: text) }
    return shownText.map { tree.frame($0.readFrame(of: range), of: $0) } ?? frame
  }

  /// The position in the text nearest to a point of the tree's window.
  package func textPosition(at point: Point) -> Int {
    if let text { return text.accessibilityPosition(at: tree.point(point, in: text)) }
    return shownText.map { $0.readPosition(at: tree.point(point, in: $0)) } ?? 0
  }
}

extension SpokenTree {
  /// A point of the tree's window in points of a view.
  func point(_ point: Point, in view: View) -> Point {
    guard let other = view.window, other !== window, let place = place(of: other) else {
      return view.convert(point, from: nil)
    }
    return view.convert((point - place.origin) * (1 / place.scale), from: nil)
  }
}
