/// What a trace says about itself at its beginning.
package struct TraceHeader: Hashable, Sendable {
  /// What was recorded, such as the name of a scene or a test.
  package var title: String
  /// The program that made the trace, with its version.
  package var maker: String

  /// Makes a header.
  package init(title: String, maker: String) {
    self.title = title
    self.maker = maker
  }

  /// The version of the format that is written, and the only one that is read.
  package static let version: UInt8 = 1
  /// The bytes with which every trace begins. As in PNG, the first is no text, and a transfer that
  /// changes the ends of lines damages the others.
  static let signature: [UInt8] = [0x89, 0x53, 0x57, 0x54, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes of the header in a file.
  package var bytes: [UInt8] {
    var texts = ByteSink()
    texts.append(text: title)
    texts.append(text: maker)
    let body = texts.take()
    var file = ByteSink()
    for byte in Self.signature { file.append(byte) }
    file.append(Self.version)
    file.append(number: UInt64(body.count))
    file.append(body)
    file.append(fixed: Checksum.of(body[...]))
    return file.take()
  }

  /// Reads a header, and leaves the source at the first segment.
  init(_ source: inout ByteSource) throws(TraceFailure) {
    guard source.left >= Self.signature.count,
      try source.bytes(Self.signature.count).elementsEqual(Self.signature)
    else { throw TraceFailure(at: .file(0), "this is not a trace", allowed: "a trace's signature") }
    let version = try source.byte("the version")
    guard version == Self.version else {
      throw TraceFailure(
        at: .file(Self.signature.count), "the trace has version \(version) of the format",
        allowed: "version \(Self.version)")
    }
    let start = source.offset
    let body = try source.bytes(source.count("bytes of the header"))
    guard try source.fixed("the header's checksum") == Checksum.of(body) else {
      throw TraceFailure(
        at: .file(start), "the header's checksum is another", allowed: "that of its bytes")
    }
    var texts = ByteSource(Array(body), in: .file(from: start))
    title = try texts.text("the title")
    maker = try texts.text("the maker")
  }
}
