import Glibc
import TestSupport
import Testing

@testable import Files

@Suite("Writing a file", .serialized)
struct OutputFileTests {
  private func status(_ path: String) -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  private func mode(_ path: String) -> mode_t { status(path).st_mode & 0o7777 }

  private func read(_ path: String) throws -> String {
    String(decoding: try DiskFile.readSteadily(path, limit: 1_000), as: UTF8.self)
  }

  private func write(_ text: String, _ path: String) throws(DiskFile.Failure) {
    try DiskFile.replace(path, with: Array(text.utf8))
  }

  private func reason(_ path: String) -> String? {
    do throws(DiskFile.Failure) {
      try write("new", path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("keeps the mode of what was there", arguments: [0o600, 0o640, 0o644, 0o660, 0o755])
  func keepsMode(mode: mode_t) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a"
      try write("old", path)
      #expect(chmod(path, mode) == 0)
      try write("new", path)
      #expect(try read(path) == "new")
      #expect(self.mode(path) == mode)
      #expect(entries(of: folder) == ["a"])
    }
  }

  @Test(
    "gives what is new the mode that the person's umask says", arguments: [0o022, 0o077, 0o002])
  func umaskOfNew(mask: mode_t) throws {
    try withTemporaryFolder { folder in
      let usual = umask(mask)
      defer { umask(usual) }
      try write("new", "\(folder)/a")
      #expect(mode("\(folder)/a") == 0o666 & ~mask)
      let draft = try DiskFile.Draft(of: "\(folder)/b", .file)
      defer { draft.discard() }
      try draft.publish()
      #expect(mode("\(folder)/b") == 0o666 & ~mask)
      let pictures = try DiskFile.Draft(of: "\(folder)/c", .folder)
      try pictures.publish()
      #expect(mode("\(folder)/c") == 0o777 & ~mask)
      rmdir("\(folder)/c")
    }
  }

  @Test("never goes through a link that somebody puts where the draft could be")
  func plantedLinks() throws {
    try withTemporaryFolder { folder in
      let (path, victim) = ("\(folder)/a", "\(folder)/victim")
      try write("mine", victim)
      for name in ["a.\(getpid()).part", ".a.\(getpid()).part", "a.part"] {
        #expect(symlink(victim, "\(folder)/\(name)") == 0)
      }
      try write("new", path)
      #expect(try read(victim) == "mine")
      #expect(try read(path) == "new")
      #expect(status(path).st_mode & S_IFMT == S_IFREG)
      // The names of drafts are random, and `create` never opens an existing file.
      let error = #expect(throws: DiskFile.Failure.self) {
        try DiskFile.create("\(folder)/a.part", with: [1])
      }
      #expect(error?.reason == "File exists")
      #expect(try read(victim) == "mine")
    }
  }

  @Test("replaces a set of files as a whole, or none of them")
  func sets() throws {
    try withTemporaryFolder { folder in
      let paths = ["a", "b", "c"].map { "\(folder)/\($0)" }
      for path in paths { try write("old", path) }
      let files = paths.map { (path: $0, old: Array("old".utf8), new: Array("new".utf8)) }
      try DiskFile.replaceAll(files)
      for path in paths { #expect(try read(path) == "new") }

      let back = paths.map { (path: $0, old: Array("new".utf8), new: Array("back".utf8)) }
      var failure = #expect(throws: DiskFile.SetFailure.self) {
        try DiskFile.replaceAll(back + [(path: folder, old: [], new: [])])
      }
      #expect(failure?.path == folder && failure?.changed == [])
      // A folder takes the place of the last file after all other checks have passed.
      failure = #expect(throws: DiskFile.SetFailure.self) {
        try DiskFile.replaceAll(back) {
          unlink(paths[2])
          mkdir(paths[2], 0o700)
        }
      }
      #expect(failure?.path == paths[2] && failure?.changed == [])
      for path in paths.prefix(2) { #expect(try read(path) == "new") }
      rmdir(paths[2])
      #expect(entries(of: folder).sorted() == ["a", "b"])
    }
  }

  @Test("lets an encoder write where nobody else can put anything")
  func privateDraft() throws {
    try withTemporaryFolder { folder in
      let draft = try DiskFile.Draft(of: "\(folder)/a.mp4", .file)
      let inner = try #require(draft.path.split(separator: "/").dropLast().last)
      #expect(mode("\(folder)/\(inner)") == 0o700)
      draft.discard()
      #expect(entries(of: folder).isEmpty)
    }
  }

  @Test("follows a link to a file, and refuses one that leads nowhere or in a circle")
  func links() throws {
    try withTemporaryFolder { folder in
      try write("old", "\(folder)/a")
      #expect(symlink("a", "\(folder)/link") == 0)
      try write("new", "\(folder)/link")
      #expect(try read("\(folder)/a") == "new")
      #expect(status("\(folder)/link").st_mode & S_IFMT == S_IFLNK)
      #expect(symlink("nowhere", "\(folder)/loose") == 0)
      #expect(reason("\(folder)/loose") == "it is a broken link; remove it")
      #expect(symlink("round", "\(folder)/round") == 0)
      #expect(reason("\(folder)/round") == "it is a broken link; remove it")
      #expect(entries(of: folder) == ["a", "link", "loose", "round"])
    }
  }

  @Test("does not replace what the person has made unwritable", .enabled(if: getuid() != 0))
  func readOnly() throws {
    try withTemporaryFolder { folder in
      try write("old", "\(folder)/a")
      #expect(chmod("\(folder)/a", 0o444) == 0)
      #expect(reason("\(folder)/a") == "Permission denied")
      #expect(try read("\(folder)/a") == "old")
    }
  }

  @Test("has room for the longest name there is, and says so of a longer one")
  func longNames() throws {
    try withTemporaryFolder { folder in
      let name = String(repeating: "n", count: 255)
      try write("new", "\(folder)/\(name)")
      #expect(entries(of: folder) == [name])
      #expect(reason("\(folder)/\(name)n") == "File name too long")
      #expect(entries(of: folder) == [name])
    }
  }

  @Test("makes the folders of an absolute path, and of one from the current folder")
  func folders() throws {
    try withTemporaryFolder { folder in
      try DiskFile.makeFolders("\(folder)/a/b")
      let up = String(repeating: "../", count: 64)
      try DiskFile.makeFolders("\(up)\(folder.dropFirst())/a/c//d")
      #expect(entries(of: folder) == ["a"])
      #expect(entries(of: "\(folder)/a") == ["b", "c"])
      #expect(mode("\(folder)/a/c/d") == 0o700)
    }
  }

  @Test("goes on where a stream of the program is, and does not begin it anew")
  func streams() throws {
    try withTemporaryFolder { folder in
      try write("old,", "\(folder)/log")
      let log = open("\(folder)/log", O_WRONLY | O_APPEND)
      defer { close(log) }
      for path in ["/dev/fd/\(log)", "/proc/self/fd/\(log)"] { try write("new,", path) }
      #expect(try read("\(folder)/log") == "old,new,new,")
      #expect(reason("/dev/fd/999") == "Bad file descriptor")
    }
  }
}
