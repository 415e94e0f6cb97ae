internal import PlainText

/// The kind of an input. Its first byte is the kind, the other bytes are the content.
enum Input: UInt8, CaseIterable {
  case stack = 0x73  // s
  case script = 0x67  // g
  case replay = 0x72  // r
  case layout = 0x6C  // l
  case picture = 0x70  // p
  case font = 0x66  // f
  case arguments = 0x61  // a
  case screen = 0x65  // e
  case port = 0x75  // u
  case state = 0x74  // t
  case image = 0x69  // i
  case trace = 0x7A  // z

  @MainActor
  func run(_ bytes: [UInt8]) {
    switch self {
    case .stack: tryStack(text(bytes))
    case .script: tryScript(text(bytes))
    case .replay: tryReplay(text(bytes))
    case .layout: tryLayout(text(bytes))
    case .picture: tryPicture(bytes)
    case .font: tryFont(bytes)
    case .arguments: tryArguments(text(bytes))
    case .screen: tryScreen(bytes)
    case .port: tryPort(text(bytes))
    case .state: tryState(text(bytes))
    case .image: tryImage(bytes)
    case .trace: tryTrace(bytes)
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// libFuzzer calls this function; the linker also looks up its name.
///
/// - Returns: 0, or -1 for an input of no known kind, which need not be kept.
@_cdecl("LLVMFuzzerTestOneInput")
func LLVMFuzzerTestOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first, let input = Input(rawValue: first) else { return -1 }
  let rest = Array(bytes.dropFirst())
  MainActor.assumeIsolated { input.run(rest) }
  return 0
}

/// Checks that a message has no line breaks and no other characters that a terminal obeys.
func checkPlain(_ line: String) {
  check(!line.unicodeScalars.contains(where: \.isCommand), "a terminal would obey: \(line.plain)")
}

/// Ends the fuzzer with a message if a condition does not hold.
func check(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError(what()) }
}
