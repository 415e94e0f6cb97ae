/// Turns the bytes of a source into the bytes that are shown, piece by piece.
struct Unpacking: ~Copyable {
  /// What is wrong with the source; what came before can be shown.
  private(set) var trouble: String?
  private var start: [UInt8]? = []
  private var gunzip: Gunzip?
  private var text = TextForm()

  /// Passes on what the next bytes give; `take` returns false when it can keep no more.
  mutating func add(_ bytes: [UInt8], _ take: (ArraySlice<UInt8>) -> Bool) {
    var bytes = bytes
    if let start {
      bytes = start + bytes
      guard bytes.count >= StoredForm.markLength else {
        self.start = bytes
        return
      }
    }
    pass(bytes, take)
  }

  private mutating func pass(_ bytes: [UInt8], _ take: (ArraySlice<UInt8>) -> Bool) {
    guard trouble == nil else { return }
    if start != nil {
      start = nil
      if StoredForm(bytes) == .gzip { gunzip = Gunzip() }
    }
    if gunzip == nil {
      text.pass(bytes[...], take)
      trouble = text.trouble
      return
    }
    var text = text
    let damage = gunzip?.unpack(bytes) {
      text.pass($0, take)
      return text.trouble == nil
    }
    self.text = text
    trouble = damage ?? text.trouble
  }

  /// Takes what has come so far for all there is; returns what is missing, or nil.
  mutating func pause(_ take: (ArraySlice<UInt8>) -> Bool) -> String? {
    if let start, !start.isEmpty { pass(start, take) }
    text.pause(take)
    if let trouble = trouble ?? text.trouble { return trouble }
    if gunzip?.isUnfinished == true { return "the gzip data are cut short" }
    return text.isUnfinished ? "the text ends within a character" : nil
  }
}

/// The last step: text of one of the forms, as UTF-8.
private struct TextForm {
  private var start: [UInt8]? = []
  private var wide: WideText?
  private(set) var trouble: String?

  var isUnfinished: Bool { wide?.isUnfinished ?? false }

  mutating func pass(_ bytes: ArraySlice<UInt8>, _ take: (ArraySlice<UInt8>) -> Bool) {
    guard trouble == nil else { return }
    var bytes = bytes
    if let start {
      bytes = start + bytes
      guard bytes.count >= StoredForm.markLength else {
        self.start = Array(bytes)
        return
      }
    }
    send(bytes, take)
  }

  mutating func pause(_ take: (ArraySlice<UInt8>) -> Bool) {
    if let start, !start.isEmpty { send(start[...], take) }
  }

  private mutating func send(_ bytes: ArraySlice<UInt8>, _ take: (ArraySlice<UInt8>) -> Bool) {
    if start != nil {
      start = nil
      switch StoredForm(bytes) {
      case .wide(let order): wide = WideText(order)
      case .other(let name): trouble = "\(name) cannot be shown, only \(StoredForm.allowed)"
      case .gzip: trouble = "gzip data within gzip data cannot be shown, only text in them"
      case .plain: break
      }
    }
    guard trouble == nil else { return }
    let text = wide?.decode(bytes)[...] ?? bytes
    if !text.isEmpty, !take(text) { trouble = "" }
  }
}
