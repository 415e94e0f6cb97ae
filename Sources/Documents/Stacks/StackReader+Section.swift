internal import Geometry
internal import ScrollEngine

extension StackReader {
  /// The fields that a section may have.
  static func names(of kind: StackDescription.Kind, along axis: Axis) -> [String] {
    let all = [
      "kind", "title", "count", "height", "width", "spacing", "insets", "header", "color", "cell",
    ]
    switch (kind, axis) {
    case (.table, .vertical): return all.filter { $0 != "width" }
    case (.view, .vertical): return all.filter { $0 != "width" && $0 != "cell" }
    case (.view, .horizontal): return all.filter { $0 != "height" && $0 != "cell" }
    default: return all
    }
  }

  /// For each field that a kind does not have, the kinds that have it.
  private static func places(besides kind: StackDescription.Kind, along axis: Axis) -> [String:
    String]
  {
    let own = names(of: kind, along: axis)
    let others = StackDescription.Kind.allCases.flatMap { kind in
      names(of: kind, along: axis).filter { !own.contains($0) }.map { ($0, "a \(kind.rawValue)") }
    }
    return Dictionary(others, uniquingKeysWith: { "\($0) or \($1)" })
  }

  /// The fields of a header that is an object.
  static func headerNames(along axis: Axis) -> [String] {
    ["title", axis == .vertical ? "height" : "width", "sticky"]
  }

  static let rangeNames = ["from", "to", "seed"]
  static let insetNames = ["top", "left", "bottom", "right"]

  /// Reads a section; nil after a mistake that leaves no section.
  mutating func section(_ node: JSONNode, at path: String) -> StackDescription.Section? {
    // The kind decides which fields are allowed; if the kind is unknown, all fields are allowed.
    let kind = Self.kind(of: node)
    guard
      let object = fields.object(
        node, at: path, names: Self.names(of: kind ?? .collection, along: axis),
        example: "an object such as {\"kind\":\"table\",\"count\":100,\"height\":44}",
        places: kind.map { Self.places(besides: $0, along: axis) } ?? [:])
    else { return nil }
    _ = fields.required("kind", in: object, Self.kinds)
    let title = fields.optional("title", in: object, Self.title)
    let count = count(in: object, kind)
    let height = lengths("height", in: object)
    let width = lengths("width", in: object)
    let spacing = fields.optional("spacing", in: object, .number(Document.gaps, in: "points"))
    let insets = insets(in: object)
    let header = header(in: object)
    let color = fields.optional("color", in: object, .color)
    let cell = fields.optional("cell", in: object, Self.text("the name of a kind of cell"))
    guard let kind, let count else { return nil }
    if kind == .table, let width, width.isVarying, let node = object.nodes["width"] {
      fields.report(
        node.excerpt, at: object.path(to: "width"), line: node.line,
        allowed: "one number of points, for all of the table")
    }
    let section = StackDescription.Section(
      kind, title: title, count: count, height: height ?? .same(Self.usualHeight(of: kind)),
      width: width ?? .same(Self.usualWidth(of: kind)), spacing: spacing ?? 0,
      insets: insets ?? .zero, header: header, color: color, cell: cell ?? "cell")
    checkCount(of: section, in: object)
    return section
  }

  private static func kind(of node: JSONNode) -> StackDescription.Kind? {
    guard case .object(let fields) = node.value,
      let field = fields.first(where: { $0.name == "kind" })
    else { return nil }
    return kinds.read(field.node)
  }

  private static var kinds: FieldShape<StackDescription.Kind> {
    .word(StackDescription.Kind.allCases.map { ($0.rawValue, $0) })
  }

  private static func usualHeight(of kind: StackDescription.Kind) -> Double {
    switch kind {
    case .table: 44
    case .collection, .view: 92
    case .horizontalList: 132
    }
  }

  private static func usualWidth(of kind: StackDescription.Kind) -> Double {
    kind == .table ? 320 : 92
  }

  /// Reads the count, which is required for lists; the default for views is 1.
  private mutating func count(
    in object: FieldReader.Object, _ kind: StackDescription.Kind?
  ) -> Int? {
    guard kind == .view else {
      return fields.required("count", in: object, .whole(0...Document.countLimit))
    }
    guard object.nodes["count"] != nil else { return 1 }
    return fields.optional("count", in: object, .whole(0...Document.viewLimit))
  }

  /// Checks the number of items of different sizes, because all of them are visited before anything
  /// is shown.
  private mutating func checkCount(
    of section: StackDescription.Section, in object: FieldReader.Object
  ) {
    guard section.kind == .collection || section.kind == .horizontalList,
      section.height.isVarying || section.width.isVarying,
      section.count > Document.varyingItemLimit
    else { return }
    fields.report(
      "\(section.count)", at: object.path(to: "count"),
      line: object.nodes["count"]?.line ?? object.line,
      allowed: "at most \(Document.varyingItemLimit) items of different sizes")
  }

  private mutating func header(in object: FieldReader.Object) -> StackDescription.Header? {
    guard let node = object.nodes["header"] else { return nil }
    let path = object.path(to: "header")
    let usual = axis == .vertical ? 40.0 : 120
    guard case .object = node.value else {
      let names = Self.headerNames(along: axis).joined(separator: ", ")
      return fields.value(of: node, at: path, Self.text("an object of \(names), or a title"))
        .map { StackDescription.Header(title: $0, length: usual) }
    }
    let names = Self.headerNames(along: axis)
    guard let header = fields.object(node, at: path, names: names, example: "") else { return nil }
    let title = fields.required("title", in: header, Self.title)
    let length = fields.optional(names[1], in: header, .number(Document.lengths, in: "points"))
    let isSticky = fields.optional("sticky", in: header, .truth)
    return title.map {
      StackDescription.Header(title: $0, length: length ?? usual, isSticky: isSticky ?? false)
    }
  }

  // MARK: Measures

  private mutating func lengths(
    _ name: String, in object: FieldReader.Object
  ) -> StackDescription.Lengths? {
    guard let node = object.nodes[name] else { return nil }
    let path = object.path(to: name)
    let length = FieldShape.number(Document.lengths, in: "points")
    switch node.value {
    case .list(let nodes) where (1...Document.listLimit).contains(nodes.count):
      let read = nodes.enumerated().compactMap { index, node in
        fields.value(of: node, at: "\(path)[\(index)]", length)
      }
      return read.count == nodes.count ? .list(read) : nil
    case .list(let nodes):
      fields.report(
        "\(nodes.count) numbers", at: path, line: node.line,
        allowed: "a list of 1 to \(Document.listLimit) numbers")
      return nil
    case .object:
      return range(node, at: path, length)
    default:
      let any = FieldShape<Double>(
        allowed: "\(length.allowed), a list of such numbers, "
          + "or a range such as {\"from\":40,\"to\":90,\"seed\":7}", read: length.read)
      return fields.value(of: node, at: path, any).map { .same($0) }
    }
  }

  private mutating func range(
    _ node: JSONNode, at path: String, _ length: FieldShape<Double>
  ) -> StackDescription.Lengths? {
    guard let object = fields.object(node, at: path, names: Self.rangeNames, example: "") else {
      return nil
    }
    let lower = fields.required("from", in: object, length)
    let upper = fields.required("to", in: object, length)
    let seed = fields.optional("seed", in: object, .whole(0...Document.seedLimit)) ?? 1
    guard let lower, let upper else { return nil }
    guard lower <= upper else {
      fields.report(
        object.nodes["to"]?.excerpt ?? "", at: object.path(to: "to"),
        line: object.nodes["to"]?.line ?? object.line,
        allowed: "a number of points not below \"from\", which is \(JSONText.number(lower))")
      return nil
    }
    return .range(lower...upper, seed: UInt64(seed))
  }

  private mutating func insets(in object: FieldReader.Object) -> EdgeInsets? {
    guard let node = object.nodes["insets"] else { return nil }
    let path = object.path(to: "insets")
    let inset = FieldShape.number(Document.gaps, in: "points")
    guard case .object = node.value else {
      let any = FieldShape<Double>(
        allowed: "\(inset.allowed), or an object of \(Self.insetNames.joined(separator: ", "))",
        read: inset.read)
      return fields.value(of: node, at: path, any).map { EdgeInsets($0) }
    }
    guard let object = fields.object(node, at: path, names: Self.insetNames, example: "") else {
      return nil
    }
    let sides = Self.insetNames.map { fields.optional($0, in: object, inset) ?? 0 }
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  // MARK: Words

  static var title: FieldShape<String> { text("a title") }

  static func text(_ meaning: String) -> FieldShape<String> {
    let text = FieldShape.text(meaning)
    return FieldShape(
      allowed: "\(meaning) of at most \(StackDocument.textLimit) characters in one line"
    ) { node in
      text.read(node).flatMap { text in
        text.count <= StackDocument.textLimit && !text.contains(where: \.isNewline) ? text : nil
      }
    }
  }
}
