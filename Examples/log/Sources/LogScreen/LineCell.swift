internal import LogFile
internal import ScrollworkApp

/// The content of a row.
struct LineContent: Hashable {
  var number: Int
  var line: LineText
  var layout: LineLayout
  var isMatch = false
  var isMarked = false
  var isSelected = false
  var isCurrent = false
}

/// A row: the number of a line, and the line.
final class LineCell: TableViewCell {
  var content: LineContent? {
    didSet {
      guard content != oldValue else { return }
      accessibilityLabel = content?.line.text
      accessibilityTraits = content?.isCurrent == true ? .selected : []
      setNeedsDisplay()
    }
  }

  override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    clipsToBounds = true
  }

  override func sizeThatFits(_ size: Size) -> Size {
    guard let content, content.layout.wraps else {
      return Size(width: size.width, height: Look.lineHeight)
    }
    let rows = content.layout.rows(of: content.line, width: size.width)
    return Size(width: size.width, height: Double(rows) * Look.lineHeight)
  }

  private var ground: Color? {
    guard let content else { return nil }
    if content.isSelected { return Look.selection }
    if content.isMatch { return Look.match }
    return content.isCurrent ? Look.cursor : nil
  }

  override func draw(in canvas: inout Canvas) {
    guard let content else { return }
    var gutter = bounds
    gutter.size.width = content.layout.gutter
    canvas.fill(gutter, Look.gutter)
    let area = content.layout.textRect(in: bounds)
    if let ground {
      var rest = bounds
      rest.origin.x = gutter.maxX
      rest.size.width -= gutter.width
      canvas.fill(rest, ground)
    }
    drawGutter(content, gutter, in: &canvas)
    if content.layout.wraps {
      drawWrapped(content, area, in: &canvas)
    } else {
      drawOnOneLine(content, area, in: &canvas)
    }
    if content.line.isCut { drawLength(content.line, in: &canvas) }
  }

  private func drawGutter(_ content: LineContent, _ gutter: Rect, in canvas: inout Canvas) {
    if content.isMarked {
      canvas.fill(Rect(x: 0, y: bounds.minY, width: 4, height: bounds.height), Look.mark)
    }
    if content.isCurrent {
      var edge = gutter
      edge.origin.x = gutter.maxX - 2
      edge.size.width = 2
      canvas.fill(edge, Look.progress)
    }
    let number = Rect(x: 6, y: bounds.minY, width: gutter.width - 14, height: Look.lineHeight)
    canvas.text(
      String(content.number + 1), in: number, font: Look.smallFont,
      color: content.isCurrent ? Look.text : Look.number, alignment: .trailing, isCut: false)
  }

  private func drawOnOneLine(_ content: LineContent, _ area: Rect, in canvas: inout Canvas) {
    let count = content.layout.columns(inWidth: bounds.width) + 2
    let text = LineLayout.slice(content.line, from: content.layout.column, count: count)
    drawPieces(content.line.pieces(of: text), area, isCut: true, in: &canvas)
  }

  /// Draws pieces of text side by side, each in its colour.
  private func drawPieces(
    _ pieces: [(text: Substring, style: TextStyle)], _ area: Rect, isCut: Bool,
    in canvas: inout Canvas
  ) {
    var rest = area
    for (index, piece) in pieces.enumerated() where rest.width > 0 {
      let font = piece.style.isBold ? Look.boldFont : Look.font
      let text = String(piece.text)
      let color = piece.style.color.map { Look.terminal[$0] } ?? Look.text
      canvas.text(text, in: rest, font: font, color: color, isCut: isCut)
      guard index + 1 < pieces.count else { return }
      let width = canvas.text.width(of: text, in: font)
      rest.origin.x += width
      rest.size.width -= width
    }
  }

  /// Draws only the wrapped rows that are visible.
  private func drawWrapped(_ content: LineContent, _ area: Rect, in canvas: inout Canvas) {
    let columns = content.layout.columns(inWidth: bounds.width)
    let rows = content.layout.rows(of: content.line, width: bounds.width)
    let visible = canvas.visibleRect
    let first = max(0, Int(((visible.minY - bounds.minY) / Look.lineHeight).rounded(.down)))
    let last = min(rows, Int(((visible.maxY - bounds.minY) / Look.lineHeight).rounded(.up)))
    guard first < last else { return }
    var row = area
    row.size.height = Look.lineHeight
    for number in first..<last {
      let text = LineLayout.slice(content.line, from: number * columns, count: columns)
      row.origin.y = bounds.minY + Double(number) * Look.lineHeight
      drawPieces(content.line.pieces(of: text), row, isCut: false, in: &canvas)
    }
  }

  /// Draws the length of a line that is longer than the text shown.
  private func drawLength(_ line: LineText, in canvas: inout Canvas) {
    let text = "\u{2026} " + Counts.bytes(line.byteCount)
    let width = canvas.text.width(of: text, in: Look.smallFont) + 12
    let plate = Rect(
      x: bounds.maxX - width - 8, y: bounds.maxY - Look.lineHeight + 1, width: width,
      height: Look.lineHeight - 2)
    canvas.fill(plate, Look.bar, cornerRadius: 4)
    canvas.text(
      text, in: plate, font: Look.smallFont, color: Look.barText, alignment: .center, isCut: false)
  }
}
