import TestSupport

/// A shell script that stands in for ffmpeg; its last argument is `file:` and the path to write.
struct FakeEncoder {
  let path: String

  /// Writes all its input to its file.
  static let keeper = #"cat > "$out""#
  /// Writes a little, fails and says why, as the real ffmpeg does.
  static let fullDisk = #"""
    head -c 100 > "$out"
    echo '' >&2
    echo '[mp4 @ 0x55d4] [out @ 0x7f] No space left on device' >&2
    echo 'Conversion failed!' >&2
    exit 228
    """#

  init(_ body: String, in folder: String) throws {
    path = "\(folder)/ffmpeg"
    // The palette of a GIF is an input, and only the last `file:` is the output.
    try writeShellScript("for out; do :; done\nout=${out#file:}\n\(body)", to: path)
  }
}
