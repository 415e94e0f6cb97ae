import Glibc

/// A folder of its own for a test, removed with everything in it at the end.
public func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let path = try makeTemporaryFolder()
  defer { removeFolder(path) }
  return try body(path)
}

/// The same for a test that waits for something.
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

/// The names in a folder, in order.
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
