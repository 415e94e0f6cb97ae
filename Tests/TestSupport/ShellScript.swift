import Glibc

/// Writes an executable shell script for a test to start.
///
/// `install` writes the script, not this process: other tests start programs at the same time, and
/// each new process holds a copy of every open descriptor until it executes its program. While such
/// a copy can write to the script, starting the script fails with "text file busy".
public func writeShellScript(_ body: String, to path: String) throws {
  let source = "\(path).sh"
  try write("#!/bin/sh\n\(body)\n", to: source)
  defer { unlink(source) }
  let arguments = ["install", "-m", "755", source, path]
  var pointers = arguments.map { strdup($0) } + [nil]
  defer { pointers.forEach { free($0) } }
  var child: pid_t = 0
  let error = posix_spawnp(&child, arguments[0], nil, nil, &pointers, environ)
  var status: Int32 = 0
  guard error == 0, waitpid(child, &status, 0) == child, status == 0 else {
    throw ShellScriptFailure(path: path, error: error, status: status)
  }
}

private func write(_ text: String, to path: String) throws {
  guard let file = fopen(path, "we") else { throw ShellScriptFailure(path: path, error: errno) }
  let isWritten = fputs(text, file) >= 0
  guard fclose(file) == 0, isWritten else { throw ShellScriptFailure(path: path, error: errno) }
}

private struct ShellScriptFailure: Error {
  let path: String
  var error: Int32 = 0
  var status: Int32 = 0
}
