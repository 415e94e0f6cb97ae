internal import Files

/// The format and the destination of a recording.
package struct RecordingTarget: Hashable, Sendable {
  /// The formats of a recording.
  package enum Kind: Hashable, Sendable {
    /// H.264 in an MP4 file.
    case video
    /// A GIF file that repeats for ever.
    case animation
    /// Numbered PNG files; needs no ffmpeg.
    case folder
  }

  /// The format.
  package let kind: Kind
  /// The path of the file or folder.
  package let path: String

  /// Derives the format from the path: `.mp4`, `.gif`, or a folder.
  ///
  /// A folder's path ends in `/`, has no extension or names an existing folder. Returns nil for an
  /// empty path, and for any other extension.
  package init?(path: String) {
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

  /// The default frames per second, at which a frame lasts a whole number of steps of 1/60 s.
  ///
  /// A GIF counts in hundredths of a second; 20 frames per second is the highest rate at which a
  /// frame lasts a whole number of both units.
  package var usualRate: Int { kind == .animation ? 20 : 60 }

  /// The number of times a recorder requests all frames: a GIF needs all colours before its first
  /// frame.
  package var passes: Int { kind == .animation ? 2 : 1 }
}
