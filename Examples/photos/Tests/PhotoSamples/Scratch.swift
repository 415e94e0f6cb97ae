internal import Glibc

/// Makes a folder for a test, and removes it with its contents afterwards.
public func withFolder<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: (_ path: String) async throws -> Result
) async rethrows -> Result {
  var template = Array("/tmp/photos-XXXXXX".utf8CString)
  let isMade = mkdtemp(&template) != nil
  precondition(isMade, "no folder in /tmp: \(String(cString: strerror(errno)))")
  let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  defer { remove(path) }
  return try await body(path)
}

private func remove(_ path: String) {
  for name in names(in: path) {
    let inner = "\(path)/\(name)"
    if unlink(inner) != 0 { remove(inner) }
  }
  rmdir(path)
}

/// The names in a folder, sorted.
public func names(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
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

/// The paths of all files below a folder, relative to it.
public func files(below folder: String) -> [String] {
  names(in: folder).flatMap { name in
    let path = "\(folder)/\(name)"
    guard let stream = opendir(path) else { return [name] }
    closedir(stream)
    return files(below: path).map { "\(name)/\($0)" }
  }
}

/// Makes a folder.
public func makeFolder(_ path: String) { mkdir(path, 0o755) }
