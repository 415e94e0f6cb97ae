/// The state that the program saves from one window to the next: the progress in the guided start,
/// the last open scene, and which parts are folded.
package struct SavedState: Hashable, Sendable {
  /// The progress in the guided start.
  package enum Tour: Hashable, Sendable {
    /// At the step with this number, from 1.
    case at(Int)
    /// The guided start was closed before its end.
    case skipped
    /// The guided start was completed.
    case finished
  }

  /// The progress in the guided start; nil before it was first opened.
  package var tour: Tour?
  /// The name of the last open scene; nil for none.
  package var scene: String?
  /// The name of the scene's variant; nil for the default one.
  package var variant: String?
  /// The names of the folded parts of the window; nil if no one has folded or unfolded any.
  package var folded: [String]?

  package init(
    tour: Tour? = nil, scene: String? = nil, variant: String? = nil, folded: [String]? = nil
  ) {
    self.tour = tour
    self.scene = scene
    self.variant = variant
    self.folded = folded
  }
}

/// A saved state as JSON.
///
/// ```json
/// {"version": 2, "tour": 3, "scene": "container", "variant": "21 rows", "folded": ["lanes"]}
/// ```
///
/// `tour` is the number of a step, `"skipped"` or `"finished"`.
package enum SavedStateDocument {
  /// The latest version of the format; earlier versions are read as well.
  package static let version = 2
  /// The greatest length of a text that is read, in bytes; later versions may have more fields.
  package static let sizeLimit = 65_536
  private static let lastStep = 99

  /// The state that a text describes.
  ///
  /// - Throws: All mistakes together, each with its line, its field and the values allowed there.
  package static func read(_ text: String) throws(DocumentError) -> SavedState {
    var fields = FieldReader()
    var state = SavedState()
    do {
      let node = try JSONReader.read(document: text)
      if fields.acceptsVersion(of: node, upTo: version),
        let object = fields.object(
          node, at: "", names: [FormatVersion.field, "tour", "scene", "variant", "folded"],
          example: "an object such as {\"tour\":\"finished\"}")
      {
        state.tour = fields.optional("tour", in: object, tour)
        state.scene = fields.optional("scene", in: object, .text("the name of a scene"))
        state.variant = fields.optional("variant", in: object, .text("the name of a variant"))
        state.folded = fields.optional(
          "folded", in: object, .list(of: .text("the name of a part of the window")))
      }
    } catch {
      fields.report(error)
    }
    guard fields.mistakes.isEmpty else { throw DocumentError(fields.mistakes) }
    return state
  }

  /// Whether a text is the state of a later version, which this program must not overwrite.
  package static func isNewer(_ text: String) -> Bool {
    guard let node = try? JSONReader.read(document: text), case .object(let fields) = node.value,
      let named = fields.first(where: { $0.name == FormatVersion.field })?.node
    else { return false }
    return FormatVersion.isNewer(named, than: version)
  }

  private static var tour: FieldShape<SavedState.Tour> {
    FieldShape(allowed: "the number of a step, \"skipped\" or \"finished\"") { node in
      switch node.value {
      case .string("skipped"): .skipped
      case .string("finished"): .finished
      case .number(let number, _):
        Int(exactly: number).flatMap { (1...lastStep).contains($0) ? .at($0) : nil }
      default: nil
      }
    }
  }

  /// A state as one line of JSON.
  package static func text(for state: SavedState) -> String {
    // Earlier versions of the program can read a state without folds.
    var fields = ["\"version\":\(state.folded == nil ? 1 : version)"]
    switch state.tour {
    case .at(let step): fields.append("\"tour\":\(step)")
    case .skipped: fields.append("\"tour\":\"skipped\"")
    case .finished: fields.append("\"tour\":\"finished\"")
    case nil: break
    }
    if let scene = state.scene { fields.append("\"scene\":\(JSONText.string(scene))") }
    if let variant = state.variant { fields.append("\"variant\":\(JSONText.string(variant))") }
    if let folded = state.folded {
      let names = folded.map { JSONText.string($0) }
      fields.append("\"folded\":[\(names.joined(separator: ","))]")
    }
    return "{" + fields.joined(separator: ",") + "}\n"
  }
}
