import ScrollEngine
import TestSupport

/// Where the elements of lines lie, added up one by one: what the layouts are compared with.
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

  /// The frames within the bounds, those of headers and footers pinned where that is asked for.
  func elements(in bounds: Rect, pinsHeaders: Bool = false, pinsFooters: Bool = false) -> [Element]
  {
    elements.map { element in
      var element = element
      let span = spans[element.section]
      if element.kind == .header, pinsHeaders {
        let latest = span.footer - element.frame.size[axis]
        element.frame.origin[axis] = max(
          element.frame.origin[axis], min(bounds.origin[axis], latest))
      }
      if element.kind == .footer, pinsFooters {
        let wanted = bounds.origin[axis] + bounds.size[axis] - element.frame.size[axis]
        element.frame.origin[axis] = min(
          element.frame.origin[axis], max(wanted, span.headerEnd))
      }
      return element
    }
    .filter { $0.frame.intersects(bounds) }
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
        if let last = lines.last, !last.isEmpty, used + section.itemSpacing + breadth <= room {
          lines[lines.count - 1].append(item)
          used += section.itemSpacing + breadth
        } else {
          lines.append([item])
          used = breadth
        }
      }
      for (index, line) in lines.enumerated() {
        if index > 0 { model.length += section.lineSpacing }
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
        model.length += thickness
      }
    }
  }

  /// The rest of a line is shared by the gaps; the last line counts as filled up by its last item.
  private func spread(
    _ breadths: [Double], room: Double, spacing: Double, isLast: Bool
  ) -> (margin: Double, gap: Double) {
    var filled = breadths
    func rest() -> Double {
      room - filled.reduce(0, +) - Double(filled.count - 1) * spacing
    }
    if isLast, let last = breadths.last, last + spacing > 0 {
      while rest() >= last + spacing { filled.append(last) }
    }
    let left = max(0, rest())
    return filled.count == 1 ? (left / 2, spacing) : (0, spacing + left / Double(filled.count - 1))
  }

  // MARK: Columns

  mutating func appendColumns(_ section: Section, columns: Int, thicknesses: [Double]) {
    append(section) { model, number in
      let room = model.room(section.inset)
      let breadth = max(0, room - Double(columns - 1) * section.itemSpacing) / Double(columns)
      for (line, thickness) in thicknesses.enumerated() {
        if line > 0 { model.length += section.lineSpacing }
        for item in line * columns..<min((line + 1) * columns, section.sizes.count) {
          let column = Double(item - line * columns)
          model.elements.append(
            Element(
              section: number, kind: .item(item),
              frame: model.rect(
                start: model.length, thickness: thickness,
                near: model.near(section.inset) + column * (breadth + section.itemSpacing),
                breadth: breadth)))
        }
        model.length += thickness
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
