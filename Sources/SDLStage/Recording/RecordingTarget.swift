/// What a recording becomes, and where.
public struct RecordingTarget: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// H.264 in an MP4 file.
    case video
    /// A GIF file that plays for ever.
    case animation
    /// Numbered PNG files; needs no ffmpeg.
    case folder
  }

  public let kind: Kind
  public let path: String

  /// Reads the kind off the path: `.mp4`, `.gif`, or a folder, which ends in `/`, has no ending or is
  /// there already.
  ///
  /// - Returns: nil for another ending.
  public init?(path: String) {
    guard !path.isEmpty else { return nil }
    self.path = path
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    if path.hasSuffix("/") || ending == name || DiskFile.isFolder(path) {
      kind = .folder
    } else if ending.lowercased() == "mp4" {
      kind = .video
    } else if ending.lowercased() == "gif" {
      kind = .animation
    } else {
      return nil
    }
  }

  /// How many frames a second are usual, all of them whole steps of 1/60 s.
  ///
  /// A GIF counts in hundredths of a second; twenty is as many as come out even in both.
  public var usualRate: Int { kind == .animation ? 20 : 60 }

  /// How often a recorder asks for all frames: a GIF's colours are chosen before its first frame.
  public var passes: Int { kind == .animation ? 2 : 1 }
}
