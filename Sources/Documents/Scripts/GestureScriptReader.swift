internal import Geometry
internal import ScrollEngine

/// Reads a gesture script line by line and collects its steps and its mistakes.
struct GestureScriptReader {
  private typealias Document = GestureScriptDocument
  private typealias Action = GestureScriptDocument.Action

  private(set) var subject: GestureScript.Subject?
  private(set) var steps: [GestureScript.Step] = []
  /// Whether the script has a version that this program does not read, so that its other lines are
  /// skipped.
  private(set) var isRefused = false
  /// Whether a line has been read that is neither empty nor a comment.
  private var hasBegun = false
  var fields = FieldReader()
  /// The time and the line of the last step that has a time.
  private var latest: (time: Double, line: Int)?

  var mistakes: MistakeList { fields.mistakes }

  mutating func read(_ text: Substring, number: Int) {
    let content = text.drop { $0.isWhitespace }
    if content.isEmpty || content.hasPrefix("#") { return }
    guard text.utf8.count <= Document.lineLimit else {
      return fields.report(
        "\(text.utf8.count) bytes", at: "", line: number,
        allowed: "at most \(Document.lineLimit) bytes in a line")
    }
    do {
      let node = try JSONReader.read(text, firstLine: number)
      defer { hasBegun = true }
      if !hasBegun, case .object(let found) = node.value,
        found.contains(where: { $0.name == "scene" || $0.name == FormatVersion.field })
      {
        isRefused = !fields.acceptsVersion(of: node, upTo: Document.version)
        if !isRefused { subject = subject(node) }
      } else if let step = step(node) {
        steps.append(step)
      }
    } catch {
      var error = error
      if error.found == JSONReader.endOfText { error.found = "the end of the line" }
      fields.report(error)
    }
  }

  private mutating func subject(_ node: JSONNode) -> GestureScript.Subject? {
    guard
      let object = fields.object(
        node, at: "", names: [FormatVersion.field, "scene", "variant"],
        example: "an object such as {\"scene\":\"container\"}")
    else { return nil }
    let isVersionAlone = object.nodes["scene"] == nil && object.nodes["variant"] == nil
    if isVersionAlone && !object.hasUnknownFields { return nil }
    let scene = fields.required("scene", in: object, .text("the name of a scene"))
    let variant = fields.optional("variant", in: object, .text("the name of a variant"))
    return scene.map { GestureScript.Subject(scene: $0, variant: variant) }
  }

  /// The gesture of a line; `others` are fields that the line may have instead of a gesture and a
  /// time.
  mutating func step(_ node: JSONNode, others: [String] = []) -> GestureScript.Step? {
    guard
      let object = fields.object(
        node, at: "",
        names: (others.isEmpty ? ["time"] : []) + Action.allCases.map(\.rawValue) + others,
        example: "an object with one action, such as {\"settle\":true}")
    else { return nil }
    let time = time(of: object)
    let actions = Action.allCases.filter { object.nodes[$0.rawValue] != nil }
    guard let action = actions.first, let node = object.nodes[action.rawValue] else {
      if !object.hasUnknownFields {
        let names = (Action.allCases.map(\.rawValue) + others).map { JSONText.string($0) }
          .joined(separator: ", ")
        fields.report("no action", at: "", line: object.line, allowed: "one of \(names)")
      }
      return nil
    }
    guard actions.count == 1 else {
      let names = actions.map { JSONText.string($0.rawValue) }.joined(separator: " and ")
      fields.report(names, at: "", line: object.line, allowed: "one action a line")
      return nil
    }
    guard let (view, meaning) = read(action, node) else { return nil }
    return GestureScript.Step(time: time, in: view, meaning)
  }

  private mutating func time(of object: FieldReader.Object) -> Double? {
    let shape = FieldShape.number(0...Document.numberLimit, in: "seconds")
    guard let node = object.nodes["time"], let time = fields.optional("time", in: object, shape)
    else { return nil }
    if let latest, time < latest.time {
      fields.report(
        node.excerpt, at: "time", line: node.line,
        allowed: "a time not before line \(latest.line), "
          + "which is at \(JSONText.number(latest.time)) s")
      return nil
    }
    latest = (time, object.line)
    return time
  }

  private mutating func read(
    _ action: Action, _ node: JSONNode
  ) -> (view: String?, action: GestureScript.Action)? {
    let name = action.rawValue
    switch action {
    case .pointer:
      return pointer(node)
    case .wheel:
      return wheel(node)
    case .drag:
      guard let (view, from, translation, duration) = stroke(node, name: name) else { return nil }
      return (view, .drag(from: from, by: translation, duration: duration))
    case .flick:
      guard let (view, from, translation, duration) = stroke(node, name: name) else { return nil }
      return (view, .flick(from: from, by: translation, duration: duration))
    case .key:
      return key(node)
    case .text:
      let text = fields.value(of: node, at: name, .text("one or more characters"))
      return text.map { (nil, .text($0)) }
    case .cost:
      let range = SceneSetting.costs
      let shape = FieldShape.number(
        range.lowerBound * 1e3...range.upperBound * 1e3, in: "milliseconds")
      return fields.value(of: node, at: name, shape).map { (nil, .set(.cost($0 / 1e3))) }
    case .reuse:
      return fields.value(of: node, at: name, .truth).map { (nil, .set(.reuse($0))) }
    case .rows:
      let count = fields.value(of: node, at: name, .whole(SceneSetting.rowCounts))
      return count.map { (nil, .set(.rows($0))) }
    case .settle:
      let isTrue = FieldShape<Bool>(allowed: "true and nothing else") {
        $0.value == .bool(true) ? true : nil
      }
      return fields.value(of: node, at: name, isTrue).map { _ in (nil, .settle) }
    }
  }

  private mutating func pointer(
    _ node: JSONNode
  ) -> (view: String?, action: GestureScript.Action)? {
    guard
      let object = fields.object(
        node, at: "pointer", names: ["in", "phase", "at", "device", "id", "coalesced"],
        example: "an object such as {\"phase\":\"down\",\"at\":[160,284]}")
    else { return nil }
    let view = fields.optional("in", in: object, Self.view)
    let phase = fields.required(
      "phase", in: object,
      .word(GestureScript.PointerPhase.allCases.map { ($0.rawValue, $0) }))
    let point = fields.required("at", in: object, Self.point)
    let device = fields.optional("device", in: object, .word(Document.devices)) ?? .mouse
    let id = fields.optional("id", in: object, .whole(0...Int(Document.numberLimit))) ?? 0
    let coalesced = fields.optional("coalesced", in: object, Self.samples)
    guard let phase, let point else { return nil }
    return (view, .pointer(phase, at: point, device: device, id: id, coalesced: coalesced))
  }

  private mutating func wheel(_ node: JSONNode) -> (view: String?, action: GestureScript.Action)? {
    guard
      let object = fields.object(
        node, at: "wheel", names: ["in", "at", "delta", "modifiers"],
        example: "an object such as {\"at\":[160,284],\"delta\":[0,-3]}")
    else { return nil }
    let view = fields.optional("in", in: object, Self.view)
    let point = fields.required("at", in: object, Self.point)
    let delta = fields.required("delta", in: object, Self.notches)
    let modifiers = fields.optional("modifiers", in: object, Self.modifiers) ?? []
    guard let point, let delta else { return nil }
    return (view, .wheel(at: point, delta: delta, modifiers: modifiers))
  }

  private mutating func stroke(
    _ node: JSONNode, name: String
  ) -> (view: String?, from: Point, by: Point, duration: Double)? {
    guard
      let object = fields.object(
        node, at: name, names: ["in", "from", "by", "duration"],
        example: "an object such as {\"from\":[160,400],\"by\":[0,-300],\"duration\":0.25}")
    else { return nil }
    let view = fields.optional("in", in: object, Self.view)
    let from = fields.required("from", in: object, Self.point)
    let translation = fields.required("by", in: object, Self.point)
    let duration = fields.required(
      "duration", in: object, .number(0...Document.durationLimit, in: "seconds"))
    guard let from, let translation, let duration else { return nil }
    return (view, from, translation, duration)
  }

  private mutating func key(_ node: JSONNode) -> (view: String?, action: GestureScript.Action)? {
    let shape = FieldShape.word(InputEvent.Key.allCases.map { ($0.rawValue, $0) })
    guard case .object = node.value else {
      return fields.value(of: node, at: "key", shape).map { (nil, .key($0, modifiers: [])) }
    }
    guard
      let object = fields.object(
        node, at: "key", names: ["key", "modifiers"], example: shape.allowed)
    else { return nil }
    let key = fields.required("key", in: object, shape)
    let modifiers = fields.optional("modifiers", in: object, Self.modifiers) ?? []
    return key.map { (nil, .key($0, modifiers: modifiers)) }
  }

  private static var view: FieldShape<String> { .text("the id of a view") }

  private static var point: FieldShape<Point> { pair(in: "points") }

  private static var samples: FieldShape<[InputEvent.Pointer.Sample]> {
    let numbers = FieldShape.numbers(
      ["time", "x", "y"], count: "three", in: "seconds and points",
      within: -Document.numberLimit...Document.numberLimit)
    return .list(
      of: numbers.map { InputEvent.Pointer.Sample(at: Point(x: $0[1], y: $0[2]), time: $0[0]) })
  }

  private static var notches: FieldShape<Point> { pair(in: "notches") }

  private static var modifiers: FieldShape<InputEvent.Modifiers> {
    FieldShape.list(of: .word(Document.modifiers)).map { InputEvent.Modifiers($0) }
  }

  private static func pair(in unit: String) -> FieldShape<Point> {
    FieldShape.numbers(
      ["x", "y"], count: "two", in: unit, within: -Document.numberLimit...Document.numberLimit
    ).map { Point(x: $0[0], y: $0[1]) }
  }
}
