internal import Files
internal import Glibc
internal import SDLStage

/// The files of one snapshot, and the folder for failures.
struct SnapshotStore {
  struct RecordedPicture {
    var picture: Picture
    /// The fonts and libraries that rendered the text.
    var environment: String
  }

  /// The common beginning of the paths, without a file type.
  private let stem: String
  /// The folder for the pictures and scripts of failures of a test file, named after its target and
  /// itself, and the one with all of these.
  let failureFolder: String
  let failureRoot: String
  /// The path of the test file.
  private let testFile: String

  /// The size of the longest text that is read, in bytes.
  private static let limit = 64 << 20

  /// `testFile` is the path that the compiler was given: with build tools other than SwiftPM, it
  /// may be relative to the folder in which the compiler ran.
  ///
  /// - Throws: ``SnapshotFailure/environment(_:)`` if the name is not valid for a file, or if the
  ///   test file is not found.
  init(testFile: String, name: String) throws(SnapshotFailure) {
    let isName =
      !name.isEmpty && name.utf8.count <= 180 && !name.hasPrefix(".")
      && name.unicodeScalars.allSatisfy(Self.mayBeInName)
      && name.unicodeScalars.first.map(Self.isMark) == false
    guard isName else {
      throw .environment(
        "a snapshot is named \(name.debugDescription); allowed: up to 180 letters, digits, dots, "
          + "dashes and underscores, without a dot at the beginning")
    }
    self.testFile = try Self.absolute(testFile)
    let parts = self.testFile.split(separator: "/").map(String.init)
    let file = parts.last.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 } ?? "Tests"
    let folder = parts.dropLast().reduce("") { "\($0)/\($1)" }
    stem = "\(folder)/Snapshots/\(file)/\(name)"
    let output = getenv("SNAPSHOT_OUTPUT").map { String(cString: $0) } ?? ""
    let package = Self.packageFolder(above: folder)
    failureRoot = output.isEmpty ? "\(package)/.build/snapshot-failures" : output
    // Test files in several targets may have one name.
    var names = folder.dropFirst(package.count).split(separator: "/").map(String.init)
    if names.first == "Tests" { names.removeFirst() }
    failureFolder = "\(failureRoot)/\((names + [file]).joined(separator: "."))"
  }

  private static func mayBeInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "._-@".unicodeScalars.contains(scalar) || isMark(scalar)
  }

  /// Whether a scalar is a part of the letter before it, as many are in Hindi and Thai.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
  }

  /// The absolute path of the test file. A relative path is searched for from the current folder
  /// upwards, because tests, and compilers given relative paths, run in the package's folder or
  /// below it.
  private static func absolute(_ testFile: String) throws(SnapshotFailure) -> String {
    guard !testFile.hasPrefix("/") else { return testFile }
    guard let buffer = getcwd(nil, 0) else {
      throw .environment("\(testFile) is a relative path, and the current folder is gone")
    }
    defer { free(buffer) }
    let current = String(cString: buffer)
    var folders = current.split(separator: "/").map(String.init)
    while true {
      let folder = folders.reduce("") { "\($0)/\($1)" }
      let path = "\(folder)/\(testFile)"
      if DiskFile.isFile(path) { return path }
      guard folders.popLast() != nil else { break }
    }
    throw .environment(
      "\(testFile), the test's file as it was compiled, is neither in \(current) nor in a folder "
        + "above; run the test where it was compiled, or compile it with absolute paths")
  }

  private static func packageFolder(above folder: String) -> String {
    var parts = folder.split(separator: "/")
    while !parts.isEmpty {
      let path = parts.reduce("") { "\($0)/\($1)" }
      if DiskFile.isFile(path + "/Package.swift") { return path }
      parts.removeLast()
    }
    return folder
  }

  /// Brings the page that lists all failures up to date, after one was added or has gone.
  func updateFailureIndex() { FailureIndex(failureRoot).update(after: testFile, in: failureFolder) }

  /// The path of a file of the snapshot; `ending` is its file type, such as `.json`.
  func path(_ ending: String) -> String { stem + ending }

  /// The files recorded for single frames, in their order.
  var recordedFrames: [(frame: Int, path: String)] {
    let parts = stem.split(separator: "/").map(String.init)
    let folder = parts.dropLast().reduce("") { "\($0)/\($1)" }
    let name = parts.last ?? ""
    let found = ((try? DiskFile.entries(of: folder)) ?? []).compactMap { file in
      let rest = file.dropFirst(name.count + 1).split(separator: ".")
      guard file.hasPrefix(name + "."), rest.count == 2, ["png", "json"].contains(rest[1]),
        let frame = Int(rest[0]), "\(frame)" == rest[0]
      else { return nil as (frame: Int, path: String)? }
      return (frame, "\(folder)/\(file)")
    }
    // The picture before the layout.
    return found.sorted { ($0.frame, $1.path) < ($1.frame, $0.path) }
  }

  /// - Throws: `StageError` if the file exists and cannot be read.
  func picture(_ path: String) throws(StageError) -> RecordedPicture? {
    guard DiskFile.exists(path) else { return nil }
    let stored = try PNGFile.StoredPicture(path)
    return RecordedPicture(
      picture: try stored.picture(), environment: PNGNote.note(in: stored.bytes) ?? "unknown fonts")
  }

  func text(_ path: String) throws(SnapshotFailure) -> String? {
    guard DiskFile.exists(path) else { return nil }
    do {
      return String(decoding: try DiskFile.readSteadily(path, limit: Self.limit), as: UTF8.self)
    } catch {
      throw .file(path: path, reason: "cannot be read (\(error.reason))")
    }
  }

  func write(_ picture: Picture, _ environment: String, to path: String) throws {
    try write(PNGNote.adding(environment, to: try PNGFile.pack(picture, for: path)), to: path)
  }

  func write(_ text: String, to path: String) throws(SnapshotFailure) {
    try write(Array(text.utf8), to: path)
  }

  /// Removes a file if it exists; returns whether it did.
  @discardableResult
  func remove(_ path: String) -> Bool {
    guard DiskFile.exists(path) else { return false }
    DiskFile.remove(path)
    return true
  }

  /// Never leaves an incomplete file, because other tests may read or write it at the same time.
  func write(_ bytes: [UInt8], to path: String) throws(SnapshotFailure) {
    do {
      try DiskFile.makeFolders(
        path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }, isShared: true)
      try DiskFile.replace(path, with: bytes)
    } catch {
      throw .file(path: path, reason: "cannot be written (\(error.reason))")
    }
  }
}
