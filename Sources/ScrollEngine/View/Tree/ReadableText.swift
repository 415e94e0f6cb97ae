/// A view that shows a text and knows where its characters are. Positions count Unicode scalars.
@MainActor
protocol ReadableText: View {
  /// The text; nil if there is none.
  var text: String? { get }
  /// The positions at which the lines begin that are shown; empty if they are not known.
  var readLineStarts: [Int] { get }
  /// The frame of a part of the text, in points of the view; that of the view if its characters have no
  /// known places.
  func readFrame(of range: Range<Int>) -> Rect
  /// The position nearest to a point of the view; 0 if its characters have no known places.
  func readPosition(at point: Point) -> Int
}
