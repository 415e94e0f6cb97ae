import Glibc

/// Calls `body` with a new folder, and removes the folder with its content at the end.
public func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let path = try makeTemporaryFolder()
  defer { removeFolder(path) }
  return try body(path)
}

/// Calls an asynchronous `body` with a new folder, and removes the folder at the end.
@MainActor
public func withTemporaryFolder<Result>(
  _ body: @MainActor (String) async throws -> Result
) async throws -> Result {
  let path = try makeTemporaryFolder()
  defer { removeFolder(path) }
  return try await body(path)
}

private func makeTemporaryFolder() throws -> String {
  var template = Array("/tmp/scrollwork-test-XXXXXX".utf8CString)
  guard let name = mkdtemp(&template) else { throw FolderFailure() }
  return String(cString: name)
}

private func removeFolder(_ path: String) {
  for entry in entries(of: path) { unlink("\(path)/\(entry)") }
  rmdir(path)
}

private struct FolderFailure: Error {}

/// The sorted names in a folder.
public func entries(of path: String) -> [String] {
  guard let stream = opendir(path) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}
