import ScrollEngine
import TestSupport

/// The frames of all elements, added up one by one, with which layouts are compared.
struct CollectionModel {
  struct Section {
    var header = 0.0
    var footer = 0.0
    var inset = EdgeInsets.zero
    var lineSpacing = 0.0
    var itemSpacing = 0.0
    var sizes: [Size] = []
  }

  enum Kind: Hashable {
    case item(Int)
    case header
    case footer
  }

  struct Element: Hashable {
    var section: Int
    var kind: Kind
    var frame: Rect

    var path: IndexPath {
      if case .item(let item) = kind {
        IndexPath(item: item, section: section)
      } else {
        IndexPath(item: 0, section: section)
      }
    }

    var isItem: Bool { if case .item = kind { true } else { false } }
  }

  let axis: Axis
  let breadth: Double
  private(set) var elements: [Element] = []
  private(set) var length = 0.0
  /// The lines of items: where each line starts, and where it ends with the spacing after it.
  private(set) var lines: [(section: Int, items: Range<Int>, start: Double, end: Double)] = []
  /// Where each section begins, its header ends, its footer begins and the section ends.
  private(set) var spans: [(start: Double, headerEnd: Double, footer: Double, end: Double)] = []

  init(axis: Axis, breadth: Double) {
    self.axis = axis
    self.breadth = breadth
  }

  var across: Axis { axis == .vertical ? .horizontal : .vertical }

  var contentSize: Size {
    axis == .vertical
      ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  /// How much the sum of a line's items may exceed its room, as with ``LineSection/slack``.
  static let slack = 1.0 / 1_024

  /// The elements that intersect the bounds, with headers and footers pinned on request.
  func elements(in bounds: Rect, pinsHeaders: Bool = false, pinsFooters: Bool = false) -> [Element]
  {
    placed(
      within: bounds.origin[axis]...bounds.origin[axis] + bounds.size[axis],
      pinsHeaders: pinsHeaders, pinsFooters: pinsFooters
    )
    .filter { $0.frame.intersects(bounds) }
  }

  /// All elements, with headers and footers pinned to a range along the axis on request.
  func placed(
    within visible: ClosedRange<Double>, pinsHeaders: Bool, pinsFooters: Bool
  ) -> [Element] {
    elements.map { element in
      var element = element
      let span = spans[element.section]
      if element.kind == .header, pinsHeaders {
        let latest = span.footer - element.frame.size[axis]
        element.frame.origin[axis] = max(
          element.frame.origin[axis], min(visible.lowerBound, latest))
      }
      if element.kind == .footer, pinsFooters {
        let wanted = visible.upperBound - element.frame.size[axis]
        element.frame.origin[axis] = min(
          element.frame.origin[axis], max(wanted, span.headerEnd))
      }
      return element
    }
  }

  func rect(start: Double, thickness: Double, near: Double, breadth: Double) -> Rect {
    axis == .vertical
      ? Rect(x: near, y: start, width: breadth, height: thickness)
      : Rect(x: start, y: near, width: thickness, height: breadth)
  }

  private func leading(_ inset: EdgeInsets) -> Double {
    axis == .vertical ? inset.top : inset.left
  }
  private func trailing(_ inset: EdgeInsets) -> Double {
    axis == .vertical ? inset.bottom : inset.right
  }
  private func near(_ inset: EdgeInsets) -> Double {
    axis == .vertical ? inset.left : inset.top
  }
  private func room(_ inset: EdgeInsets) -> Double {
    max(
      0,
      breadth
        - (axis == .vertical ? inset.left + inset.right : inset.top + inset.bottom))
  }

  // MARK: Flow

  mutating func appendFlow(_ section: Section) {
    append(section) { model, number in
      let room = model.room(section.inset)
      var lines: [[Int]] = []
      var used = 0.0
      for (item, size) in section.sizes.enumerated() {
        let breadth = size[model.across]
        if let last = lines.last, !last.isEmpty,
          used + section.itemSpacing + breadth <= room + Self.slack
        {
          lines[lines.count - 1].append(item)
          used += section.itemSpacing + breadth
        } else {
          lines.append([item])
          used = breadth
        }
      }
      var before = 0.0
      for (index, line) in lines.enumerated() {
        // No line begins before the one that precedes it.
        if index > 0 { model.length += max(-before, section.lineSpacing) }
        let thickness = line.map { section.sizes[$0][model.axis] }.max() ?? 0
        let breadths = line.map { section.sizes[$0][model.across] }
        let (margin, gap) = model.spread(
          breadths, room: room, spacing: section.itemSpacing, isLast: index == lines.count - 1)
        var near = model.near(section.inset) + margin
        for item in line {
          let size = section.sizes[item]
          model.elements.append(
            Element(
              section: number, kind: .item(item),
              frame: model.rect(
                start: model.length + (thickness - size[model.axis]) / 2,
                thickness: size[model.axis], near: near, breadth: size[model.across])))
          near += size[model.across] + gap
        }
        model.noteLine(
          number, line[0]..<line[0] + line.count, thickness: thickness,
          spacing: index < lines.count - 1 ? section.lineSpacing : 0)
        before = thickness
      }
    }
  }

  /// The gaps share the rest of a line; the last line is filled with copies of its last item.
  private func spread(
    _ breadths: [Double], room: Double, spacing: Double, isLast: Bool
  ) -> (margin: Double, gap: Double) {
    var count = Double(breadths.count)
    var left = room - breadths.reduce(0, +) - (count - 1) * spacing
    if isLast, let last = breadths.last, last + spacing > 0 {
      let more = max(0, ((left + Self.slack) / (last + spacing)).rounded(.down))
      count += more
      left -= more * (last + spacing)
    }
    left = max(0, left)
    return count == 1 ? (left / 2, spacing) : (0, spacing + left / (count - 1))
  }

  private mutating func noteLine(
    _ section: Int, _ items: Range<Int>, thickness: Double, spacing: Double
  ) {
    lines.append((section, items, length, length + thickness + spacing))
    length += thickness
  }

  // MARK: Columns

  mutating func appendColumns(_ section: Section, columns: Int, thicknesses: [Double]) {
    append(section) { model, number in
      let room = model.room(section.inset)
      let breadth = max(0, room - Double(columns - 1) * section.itemSpacing) / Double(columns)
      for (line, thickness) in thicknesses.enumerated() {
        if line > 0 { model.length += section.lineSpacing }
        let items = line * columns..<min((line + 1) * columns, section.sizes.count)
        for item in items {
          let column = Double(item - line * columns)
          model.elements.append(
            Element(
              section: number, kind: .item(item),
              frame: model.rect(
                start: model.length, thickness: thickness,
                near: model.near(section.inset) + column * (breadth + section.itemSpacing),
                breadth: breadth)))
        }
        model.noteLine(
          number, items, thickness: thickness,
          spacing: line < thicknesses.count - 1 ? section.lineSpacing : 0)
      }
    }
  }

  private mutating func append(_ section: Section, _ lines: (inout Self, _ number: Int) -> Void) {
    let number = spans.count
    let start = length
    elements.append(
      Element(
        section: number, kind: .header,
        frame: rect(start: length, thickness: section.header, near: 0, breadth: breadth)))
    length += section.header + leading(section.inset)
    lines(&self, number)
    length += trailing(section.inset)
    spans.append((start, start + section.header, length, length + section.footer))
    elements.append(
      Element(
        section: number, kind: .footer,
        frame: rect(start: length, thickness: section.footer, near: 0, breadth: breadth)))
    length += section.footer
  }
}
