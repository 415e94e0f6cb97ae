internal import Geometry
internal import ScrollEngine

extension GestureScriptDocument {
  /// The text of a script, one step per line; reading the text gives the same script.
  ///
  /// Values that equal their defaults are left out, as is the view of a step that has no position.
  /// The version is left out while it is 1, because the first programs that read scripts did not
  /// know the field.
  package static func text(for script: GestureScript) -> String {
    (script.subject.map { line(for: $0) + "\n" } ?? "")
      + script.steps.map { line(for: $0) + "\n" }.joined()
  }

  private static func line(for subject: GestureScript.Subject) -> String {
    let variant = subject.variant.map { [field("variant", JSONText.string($0))] } ?? []
    return object([field("scene", JSONText.string(subject.scene))] + variant)
  }

  /// A step as a line, without its end.
  package static func line(for step: GestureScript.Step) -> String {
    var fields = step.time.map { [field("time", JSONText.number($0))] } ?? []
    let view = step.view.map { [field("in", JSONText.string($0))] } ?? []
    switch step.action {
    case .pointer(let phase, let point, let device, let id, let samples):
      let phase = [field("phase", JSONText.string(phase.rawValue)), field("at", text(point))]
      let word = devices.first { $0.value == device }?.word ?? "mouse"
      let device = device == .mouse ? [] : [field("device", JSONText.string(word))]
      let id = id == 0 ? [] : [field("id", "\(id)")]
      let coalesced = samples.map { [field("coalesced", text($0))] } ?? []
      fields.append(field("pointer", object(view + phase + device + id + coalesced)))
    case .wheel(let point, let delta, let modifiers):
      let turn = [field("at", text(point)), field("delta", text(delta))]
      fields.append(field("wheel", object(view + turn + self.fields(modifiers))))
    case .key(let key, let modifiers):
      let name = JSONText.string(key.rawValue)
      let value = modifiers.isEmpty ? name : object([field("key", name)] + self.fields(modifiers))
      fields.append(field("key", value))
    case .text(let text):
      fields.append(field("text", JSONText.string(text)))
    case .drag(let from, let translation, let duration):
      fields.append(field("drag", object(view + stroke(from, translation, duration))))
    case .flick(let from, let translation, let duration):
      fields.append(field("flick", object(view + stroke(from, translation, duration))))
    case .set(.cost(let seconds)):
      // Rounded to the millionth of a millisecond, so that 18 does not become 18.000000000000004.
      fields.append(field("cost", JSONText.number((seconds * 1e9).rounded() / 1e6)))
    case .set(.reuse(let reuses)):
      fields.append(field("reuse", "\(reuses)"))
    case .set(.rows(let count)):
      fields.append(field("rows", "\(count)"))
    case .settle:
      fields.append(field("settle", "true"))
    }
    return object(fields)
  }

  private static func stroke(_ from: Point, _ translation: Point, _ duration: Double) -> [String] {
    [
      field("from", text(from)), field("by", text(translation)),
      field("duration", JSONText.number(duration)),
    ]
  }

  private static func fields(_ modifiers: InputEvent.Modifiers) -> [String] {
    let names = Self.modifiers.filter { modifiers.contains($0.value) }
    if names.isEmpty { return [] }
    return [field("modifiers", JSONText.list(names.map { JSONText.string($0.word) }))]
  }

  private static func text(_ point: Point) -> String {
    JSONText.list([point.x, point.y].map { JSONText.number($0) })
  }

  private static func text(_ samples: [InputEvent.Pointer.Sample]) -> String {
    JSONText.list(
      samples.map { sample in
        let numbers = [sample.time, sample.position.x, sample.position.y]
        return JSONText.list(numbers.map { JSONText.number($0) })
      })
  }

  private static func field(_ name: String, _ value: String) -> String {
    JSONText.string(name) + ":" + value
  }

  private static func object(_ fields: [String]) -> String {
    "{" + fields.joined(separator: ",") + "}"
  }
}
