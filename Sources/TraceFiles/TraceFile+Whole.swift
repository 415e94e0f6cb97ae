internal import Files

// Traces that are written as a whole.
extension TraceFile {
  /// The greatest number of files of one name in a folder.
  package static let numberLimit = 999

  /// Writes a whole trace; it replaces an earlier file.
  ///
  /// - Throws: ``TraceFileFailure/unwritable(path:reason:)``.
  package static func write(_ bytes: [UInt8], to path: String) throws(TraceFileFailure) {
    do {
      try DiskFile.replace(path, with: bytes)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Writes a whole trace to `<name>-<n>.scrolltrace`, with the first free number; never replaces a
  /// file. A folder that is missing is made. In the name, characters other than letters, digits and
  /// dots become dashes.
  ///
  /// - Returns: The path, absolute if the folder's is.
  /// - Throws: ``TraceFileFailure/unwritable(path:reason:)``.
  package static func writeNew(
    _ bytes: [UInt8], named name: String, in folder: String
  ) throws(TraceFileFailure) -> String {
    // The end of a long class name is kept, because the whole would be too long for a file.
    let name = String(
      name.suffix(100).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    let folder = folder.isEmpty ? "." : folder
    do {
      try DiskFile.makeFolders(folder, isShared: true)
    } catch {
      throw .unwritable(path: folder, reason: error.reason)
    }
    for number in 1...numberLimit {
      let path = "\(folder == "/" ? "" : folder)/\(name)-\(number).scrolltrace"
      guard !DiskFile.exists(path) else { continue }
      do {
        try DiskFile.create(path, with: bytes)
        return path
      } catch {
        // Another program may have taken the number meanwhile.
        if !DiskFile.exists(path) { throw .unwritable(path: path, reason: error.reason) }
      }
    }
    throw .unwritable(
      path: "\(folder)/\(name)-\(numberLimit).scrolltrace",
      reason: "\(numberLimit) traces of that name are there; remove some")
  }
}
