internal import Geometry
internal import ScrollEngine

/// Reads a layout report and collects its mistakes.
struct LayoutReportReader {
  private var fields = FieldReader()

  var mistakes: MistakeList { fields.mistakes }

  /// Returns nil if the mistakes leave no report. Even if a report is returned, check ``mistakes``.
  mutating func read(_ text: String) -> LayoutReport? {
    do {
      return report(try JSONReader.read(document: text))
    } catch {
      fields.report(error)
      return nil
    }
  }

  private mutating func report(_ node: JSONNode) -> LayoutReport? {
    guard fields.acceptsVersion(of: node, upTo: LayoutReport.version) else { return nil }
    guard
      let object = fields.object(
        node, at: "", names: [FormatVersion.field, "scene", "time", "views", "reuse", "calls"],
        example: "a layout report, an object with \"version\", \"scene\", \"views\" and \"reuse\"")
    else { return nil }
    _ = fields.required(
      FormatVersion.field, in: object, FormatVersion.shape(upTo: LayoutReport.version))
    let scene = fields.required("scene", in: object, .text("the id of a scene"))
    let time = fields.required("time", in: object, Self.time)
    let views = entries("views", in: object) { $0.view($1, at: $2) }
    let reuse = entries("reuse", in: object) { $0.reuse($1, at: $2) }
    let calls =
      object.nodes["calls"] != nil ? entries("calls", in: object) { $0.call($1, at: $2) } : nil
    reportDuplicates(views.map { ($0.entry.id, $0.place, $0.line) }, "id")
    reportDuplicates(
      reuse.map { ("\($0.entry.owner), \($0.entry.identifier)", $0.place, $0.line) },
      "owner and identifier")
    guard let scene, let time else { return nil }
    return LayoutReport(
      scene: scene, time: time, views: views.map(\.entry), reuse: reuse.map(\.entry),
      calls: calls?.map(\.entry))
  }

  private mutating func entries<Entry>(
    _ name: String, in object: FieldReader.Object,
    read: (inout LayoutReportReader, JSONNode, String) -> Entry?
  ) -> [(entry: Entry, place: String, line: Int)] {
    let list = FieldShape<[JSONNode]>(allowed: "a list of objects") { node in
      if case .list(let nodes) = node.value { nodes } else { nil }
    }
    guard let nodes = fields.required(name, in: object, list) else { return [] }
    var entries: [(entry: Entry, place: String, line: Int)] = []
    for (index, node) in nodes.enumerated() {
      let place = "\(object.path(to: name))[\(index)]"
      if let entry = read(&self, node, place) { entries.append((entry, place, node.line)) }
    }
    return entries
  }

  private mutating func view(_ node: JSONNode, at path: String) -> LayoutReport.ViewEntry? {
    let names = [
      "id", "kind", "frame", "transform", "bounds", "contentOffset", "contentSize", "liveRows",
    ]
    guard
      let object = fields.object(
        node, at: path, names: names, example: "an object with \"id\", \"kind\" and \"frame\"")
    else { return nil }
    let id = fields.required("id", in: object, .text("the id of a view"))
    let kind = fields.required("kind", in: object, .text("the name of a view's class"))
    let frame = fields.required("frame", in: object, Self.rect)
    let transform = fields.optional("transform", in: object, Self.transform)
    let bounds = fields.optional("bounds", in: object, Self.rect)
    let offset = fields.optional("contentOffset", in: object, Self.pair(["x", "y"]))
    let size = fields.optional("contentSize", in: object, Self.pair(["width", "height"]))
    let rows = fields.optional("liveRows", in: object, .list(of: .whole(0...Int.max)))
    guard let id, let kind, let frame else { return nil }
    return LayoutReport.ViewEntry(
      id: id, kind: kind, frame: frame, transform: transform, bounds: bounds,
      contentOffset: offset.map { Point(x: $0[0], y: $0[1]) },
      contentSize: size.map { Size(width: $0[0], height: $0[1]) }, liveRows: rows)
  }

  private mutating func reuse(_ node: JSONNode, at path: String) -> LayoutReport.ReuseEntry? {
    let counts = ["live", "queued", "created", "discarded", "dequeued", "reused"]
    guard
      let object = fields.object(
        node, at: path, names: ["owner", "identifier"] + counts + ["preloaded"],
        example: "an object with \"owner\", \"identifier\" and the counts of its cells")
    else { return nil }
    let owner = fields.required("owner", in: object, .text("the id of a table"))
    let identifier = fields.required("identifier", in: object, .text("a reuse identifier"))
    let count = counts.map { fields.required($0, in: object, .whole(0...Int.max)) }
    let preloaded = fields.optional("preloaded", in: object, .whole(0...Int.max))
    guard let owner, let identifier else { return nil }
    return LayoutReport.ReuseEntry(
      owner: owner, identifier: identifier,
      statistics: ReuseStatistics(
        live: count[0] ?? 0, queued: count[1] ?? 0, created: count[2] ?? 0,
        discarded: count[3] ?? 0, dequeued: count[4] ?? 0, reused: count[5] ?? 0,
        preloaded: preloaded ?? 0))
  }

  private mutating func call(_ node: JSONNode, at path: String) -> CallEntry? {
    let names = [
      "time", "view", "call", "section", "row", "count", "cell", "letter", "identifier", "outcome",
      "kind", "offset", "velocity", "willDecelerate", "scale", "from", "to", "cause",
    ]
    guard
      let object = fields.object(
        node, at: path, names: names, example: "an object with \"time\", \"view\" and \"call\"")
    else { return nil }
    let time = fields.required("time", in: object, Self.time)
    let view = fields.required("view", in: object, .text("the id of a view"))
    let call = fields.required("call", in: object, .text("the name of a method"))
    var entry = CallEntry(time: time ?? 0, view: view ?? "", call: call ?? "")
    let whole = FieldShape<Int>.whole(0...Int.max)
    entry.section = fields.optional("section", in: object, whole)
    entry.row = fields.optional("row", in: object, whole)
    entry.count = fields.optional("count", in: object, whole)
    entry.cell = fields.optional("cell", in: object, whole)
    entry.letter = fields.optional("letter", in: object, .text("the letter of a cell"))
    entry.identifier = fields.optional("identifier", in: object, .text("a reuse identifier"))
    entry.outcome = fields.optional("outcome", in: object, .text("what became of the cell"))
    entry.kind = fields.optional("kind", in: object, .text("the kind of an element"))
    entry.offset = fields.optional("offset", in: object, Self.point)
    entry.velocity = fields.optional("velocity", in: object, Self.point)
    entry.willDecelerate = fields.optional("willDecelerate", in: object, .truth)
    entry.scale = fields.optional("scale", in: object, Self.number)
    entry.from = fields.optional("from", in: object, .list(of: Self.number))
    entry.to = fields.optional("to", in: object, .list(of: Self.number))
    entry.cause = fields.optional("cause", in: object, .text("what caused the change"))
    return time == nil || view == nil || call == nil ? nil : entry
  }

  private mutating func reportDuplicates(
    _ entries: [(name: String, place: String, line: Int)], _ field: String
  ) {
    var known: [String: Int] = [:]
    for (name, place, line) in entries {
      if let first = known[name] {
        fields.report(
          "\(JSONText.string(name.shortened(to: 40))) a second time", at: place, line: line,
          allowed: "another \(field) than on line \(first)")
      } else {
        known[name] = line
      }
    }
  }

  private static var time: FieldShape<Double> {
    FieldShape(allowed: "a number of seconds, zero or more") { node in
      guard case .number(let number, _) = node.value else { return nil }
      return number >= 0 && number.isFinite ? number : nil
    }
  }

  private static var rect: FieldShape<Rect> {
    FieldShape.numbers(["x", "y", "width", "height"], count: "four", in: "points")
      .map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  private static var point: FieldShape<Point> {
    pair(["x", "y"]).map { Point(x: $0[0], y: $0[1]) }
  }

  private static var transform: FieldShape<AffineTransform> {
    FieldShape<[Double]>.numbers(
      ["a", "b", "c", "d", "tx", "ty"], count: "six", in: "points"
    ).map {
      AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  private static var number: FieldShape<Double> {
    FieldShape(allowed: "a number") { node in
      if case .number(let number, _) = node.value { number } else { nil }
    }
  }

  private static func pair(_ names: [String]) -> FieldShape<[Double]> {
    .numbers(names, count: "two", in: "points")
  }
}
