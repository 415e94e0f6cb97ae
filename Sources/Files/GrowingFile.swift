internal import Glibc

extension DiskFile {
  /// A file that is written piece by piece, while others may read it already.
  ///
  /// Other files appear completely or not at all; what was appended to this one stays if the program is
  /// stopped. An earlier file of that name is emptied first. See ``OutputPlace`` for links; a pipe or
  /// `/dev/stdout` is written to directly.
  package final class GrowingFile: Sendable {
    private let descriptor: Int32

    /// Makes an empty file.
    package init(_ path: String) throws(Failure) {
      if let stream = try openStream(path) {
        descriptor = stream
        return
      }
      let place = try OutputPlace(path, .file)
      descriptor = open(place.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw Failure(errno) }
    }

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }

    /// Writes bytes at the end.
    package func append(_ bytes: [UInt8]) throws(Failure) {
      try DiskFile.append(bytes, to: descriptor)
    }
  }
}
