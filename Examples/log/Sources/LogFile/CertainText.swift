/// What is certain about the text that a part of a regular expression matches.
struct CertainText: Hashable {
  /// All texts that the part can match, if they are known and few; nil otherwise.
  private(set) var whole: Set<[UInt8]>?
  /// If ``whole`` is nil: what every match contains, in the order of the expression.
  private(set) var parts: [AnyOf] = []

  /// The part matches this text only.
  init(_ text: [UInt8]) { whole = [text] }

  /// The part matches one of some texts.
  init(oneOf texts: Set<[UInt8]>) { if texts.count <= AnyOf.mostTexts { whole = texts } }

  private init(parts: [AnyOf]) { self.parts = parts }

  /// The part matches any text.
  static let anything = CertainText(parts: [])
  /// The part matches the empty text only.
  static let empty = CertainText([])

  /// Everything that each match contains.
  var certain: [AnyOf] { whole.map { AnyOf($0).map { [$0] } ?? [] } ?? parts }

  /// What is certain about parts that follow one another.
  init(sequence: [CertainText]) {
    var found: [AnyOf] = []
    var run: Set<[UInt8]> = [[]]
    var isWhole = true
    func endRun() {
      if let texts = AnyOf(run) { found.append(texts) }
      run = [[]]
      isWhole = false
    }
    for part in sequence {
      guard let texts = part.whole else {
        endRun()
        found += part.parts
        continue
      }
      if run.count * texts.count > AnyOf.mostTexts { endRun() }
      run = Set(run.flatMap { start in texts.map { start + $0 } })
    }
    if isWhole {
      whole = run
    } else {
      endRun()
      parts = found
    }
  }

  /// What is certain if one of several parts matches.
  init(choice: [CertainText]) {
    let known = choice.compactMap(\.whole)
    if known.count == choice.count {
      let texts = known.reduce(into: Set()) { $0.formUnion($1) }
      if texts.count <= AnyOf.mostTexts {
        whole = texts
        return
      }
    }
    let best = choice.compactMap { $0.certain.max { $0.worth < $1.worth } }
    if best.count == choice.count, let texts = AnyOf(best.flatMap(\.texts)) { parts = [texts] }
  }

  /// The parts that stand for this one where it matches `least` times or more often, up to `most`
  /// times.
  func times(_ least: Int, _ most: Int?) -> [CertainText] {
    if least == 0 {
      guard let whole, most == 1 else { return [most == 0 ? .empty : .anything] }
      return [CertainText(oneOf: whole.union([[]]))]
    }
    // Further repetitions contain nothing new.
    let copies = [CertainText](repeating: self, count: min(least, 4))
    return least == most && least <= 4 ? copies : copies + [.anything]
  }
}
