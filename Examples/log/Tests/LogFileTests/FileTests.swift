import Glibc
import Testing

@testable import LogFile

@Suite("Files that are opened, and change")
struct FileTests {
  private func failure(_ path: String) -> String {
    do {
      _ = try OpenFile(path: path)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("What cannot be shown is refused in one line that names it")
  func refused() {
    #expect(failure("/no/such/file") == "cannot open /no/such/file: No such file or directory")
    #expect(failure("/tmp") == "/tmp is a folder; name a file in it")
    #expect(failure("/dev/null").contains("/dev/null is a device"))
    let pipe = "/tmp/log-test-pipe-\(getpid())"
    mkfifo(pipe, 0o600)
    defer { unlink(pipe) }
    #expect(failure(pipe).contains("is a pipe, and not a file; to show what it gives: log - <"))
  }

  @Test("A file that nobody may read is refused", .enabled(if: getuid() != 0))
  func forbidden() {
    let scratch = Scratch([0x61])
    chmod(scratch.path, 0)
    #expect(failure(scratch.path).hasSuffix("Permission denied"))
  }

  private func watched(_ scratch: Scratch) throws -> FileWatch {
    let file = try OpenFile(path: scratch.path)
    var watch = FileWatch(file)
    watch.note(scanned: file.size)
    return watch
  }

  @Test("Growing, cutting off, replacing and removing are told apart")
  func changes() throws {
    let scratch = Scratch(Array("one\ntwo\n".utf8))
    var watch = try watched(scratch)
    #expect(watch.look() == .none)
    scratch.append("three\n")
    #expect(watch.look() == .grown)
    watch.note(scanned: 14)
    #expect(watch.look() == .none)
    scratch.rewrite(Array("new\n".utf8))
    #expect(watch.look() == .rewritten)
    watch.note(scanned: 4)
    scratch.replace(Array("another\n".utf8))
    #expect(watch.look() == .replaced)
    scratch.remove()
    #expect(watch.look() == .vanished)
  }

  @Test("A file that was cut off and has grown beyond its old size since is not taken for grown")
  func cutAndGrown() throws {
    let scratch = Scratch(Array("one\ntwo\n".utf8))
    let watch = try watched(scratch)
    scratch.rewrite(Array("something else that is longer\n".utf8))
    #expect(watch.look() == .rewritten)
  }
}
