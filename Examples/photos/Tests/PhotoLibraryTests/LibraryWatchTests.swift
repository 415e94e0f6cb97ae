import Glibc
import PhotoSamples
import ScrollEngine
import Synchronization
import Testing

@testable import PhotoLibrary

@Suite("A watched folder of pictures", .serialized)
struct LibraryWatchTests {
  private static let jpeg = SampleFile.jpeg(SampleImage.landscape(30, 20, seed: 1))
  private static let wide = SampleFile.jpeg(SampleImage.landscape(60, 20, seed: 2))
  /// A date long ago, so that the file does not seem to be still written.
  private let march = 1_709_253_000

  /// Collects the updates of a watch.
  private final class Told: Sendable {
    let watch: LibraryWatch
    private let folder: String
    private let state = Mutex((updates: 0, last: LibraryScan.Update(shelf: Shelf())))
    private let task = Mutex<Task<Void, Never>?>(nil)

    init(_ folder: String, _ calls: WatchCalls? = WatchCalls()) {
      self.folder = folder
      watch = LibraryWatch(LibraryScan(folder, offset: .greenwich), calls)
      let updates = watch.updates
      task.withLock {
        $0 = Task { [weak self] in
          for await update in updates {
            guard let self else { return }
            state.withLock { $0 = ($0.updates + 1, update) }
          }
        }
      }
    }

    deinit { task.withLock { $0?.cancel() } }

    var updates: Int { state.withLock { $0.updates } }
    var last: LibraryScan.Update { state.withLock { $0.last } }
    var names: [String] {
      last.shelf.pictures.map { String($0.path.dropFirst(folder.utf8.count + 1)) }.sorted()
    }

    /// Waits until a condition is true, for half a minute at most.
    func until(
      _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
      _ isSo: (Told) -> Bool
    ) async {
      for _ in 0..<3000 {
        if isSo(self) { return }
        try? await Task.sleep(for: .milliseconds(10))
      }
      Issue.record("\(what): \(names), \(last.notice ?? "")", sourceLocation: sourceLocation)
    }

    func until(
      _ names: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      await until("\(names)", sourceLocation: sourceLocation) {
        $0.last.isDone && $0.last.look > 0 && $0.names == names
      }
    }
  }

  @Test("tells of files that come, go, are renamed or changed, and only of those")
  func files() async throws {
    await withFolder { folder in
      for name in ["a.jpg", "b.jpg"] {
        SampleFile.write(Self.jpeg, to: "\(folder)/\(name)", changed: march)
      }
      let told = Told(folder)
      await told.until(["a.jpg", "b.jpg"])
      SampleFile.write(Self.jpeg, to: folder + "/c.jpg")
      SampleFile.write(Self.jpeg, to: folder + "/.d.jpg")
      SampleFile.write(Self.jpeg, to: folder + "/e.txt")
      await told.until(["a.jpg", "b.jpg", "c.jpg"])
      await told.until("what is left out") { $0.last.leftOut == "1 file left out: 1 txt" }
      unlink(folder + "/e.txt")
      await told.until("nothing left out") { $0.last.leftOut == nil }
      unlink(folder + "/a.jpg")
      rename(folder + "/b.jpg", folder + "/z.jpg")
      await told.until(["c.jpg", "z.jpg"])
      SampleFile.write(Self.wide, to: folder + "/z.jpg")
      await told.until("the new size") {
        $0.last.shelf.pictures.contains { $0.size == PixelSize(width: 60, height: 20) }
      }
      symlink("c.jpg", folder + "/f.jpg")
      link(folder + "/c.jpg", folder + "/g.jpg")
      await told.until(["c.jpg", "f.jpg", "g.jpg", "z.jpg"])
      // An editor writes another file, and then renames it to the old name.
      SampleFile.write(Self.wide, to: folder + "/c.tmp", changed: march)
      rename(folder + "/c.tmp", folder + "/c.jpg")
      await told.until("the edited one") {
        $0.last.shelf.pictures.first { $0.name == "c.jpg" }?.size?.width == 60
      }
      rename(folder + "/z.jpg", folder + "/z.old")
      await told.until(["c.jpg", "f.jpg", "g.jpg"])
    }
  }

  @Test("tells of folders that are made, moved in and out, renamed and deleted, with all in them")
  func folders() async throws {
    await withFolder { outside in
      await withFolder { folder in
        makeFolder(outside + "/in")
        makeFolder(outside + "/in/deep")
        for name in ["in/1.jpg", "in/deep/2.jpg"] {
          SampleFile.write(Self.jpeg, to: "\(outside)/\(name)", changed: march)
        }
        let told = Told(folder)
        await told.until([])
        makeFolder(folder + "/a")
        makeFolder(folder + "/a/b")
        makeFolder(folder + "/a/b/c")
        SampleFile.write(Self.jpeg, to: folder + "/a/b/c/0.jpg")
        await told.until(["a/b/c/0.jpg"])
        rename(outside + "/in", folder + "/in")
        await told.until(["a/b/c/0.jpg", "in/1.jpg", "in/deep/2.jpg"])
        rename(folder + "/a", folder + "/in/deep/a")
        await told.until(["in/1.jpg", "in/deep/2.jpg", "in/deep/a/b/c/0.jpg"])
        // The moved folders are watched at their new paths.
        SampleFile.write(Self.jpeg, to: folder + "/in/deep/a/b/c/3.jpg")
        await told.until(
          ["in/1.jpg", "in/deep/2.jpg", "in/deep/a/b/c/0.jpg", "in/deep/a/b/c/3.jpg"])
        rename(folder + "/in/deep", outside + "/deep")
        await told.until(["in/1.jpg"])
        SampleFile.write(Self.jpeg, to: outside + "/deep/4.jpg")
        // Two folders exchange their names.
        makeFolder(folder + "/out")
        SampleFile.write(Self.jpeg, to: folder + "/out/5.jpg", changed: march)
        await told.until(["in/1.jpg", "out/5.jpg"])
        rename(folder + "/in", outside + "/swap")
        rename(folder + "/out", folder + "/in")
        rename(outside + "/swap", folder + "/out")
        await told.until(["in/5.jpg", "out/1.jpg"])
        unlink(folder + "/in/5.jpg")
        rmdir(folder + "/in")
        await told.until(["out/1.jpg"])
      }
    }
  }

  @Test("takes a file when it has been closed, or when nobody has written it for a while")
  func written() async throws {
    try await withFolder { folder in
      let told = Told(folder)
      await told.until([])
      let jpeg = Self.jpeg
      let half = jpeg.count / 2
      let file = open(folder + "/a.jpg", O_CREAT | O_WRONLY, 0o600)
      _ = jpeg.withUnsafeBytes { write(file, $0.baseAddress, half) }
      try await Task.sleep(for: .milliseconds(700))
      #expect(told.names == [])
      _ = jpeg.withUnsafeBytes { write(file, $0.baseAddress.map { $0 + half }, jpeg.count - half) }
      close(file)
      await told.until(["a.jpg"])
      #expect(told.last.shelf.pictures.first?.size == PixelSize(width: 30, height: 20))
      // Writes a file and leaves it open.
      let other = open(folder + "/b.jpg", O_CREAT | O_WRONLY, 0o600)
      _ = jpeg.withUnsafeBytes { write(other, $0.baseAddress, jpeg.count) }
      await told.until(["a.jpg", "b.jpg"])
      close(other)
    }
  }

  @Test("sleeps while nothing changes")
  func sleeping() async throws {
    try await withFolder { folder in
      SampleFile.write(Self.jpeg, to: folder + "/a.jpg")
      let told = Told(folder)
      await told.until(["a.jpg"])
      SampleFile.write(Self.jpeg, to: folder + "/b.jpg")
      await told.until(["a.jpg", "b.jpg"])
      try await Task.sleep(for: .milliseconds(500))
      let count = told.watch.wakeCount
      try await Task.sleep(for: .seconds(3))
      #expect(told.watch.wakeCount == count)
    }
  }

  @Test("tells of a burst in few updates, and of all in the end")
  func burst() async throws {
    try await withFolder { folder in
      makeFolder(folder + "/camera")
      let told = Told(folder)
      await told.until([])
      let before = told.updates
      let clock = ContinuousClock.now
      for number in 0..<5000 {
        SampleFile.write(Self.jpeg, to: "\(folder)/camera/\(number).jpg")
        if number % 25 == 0 { try await Task.sleep(for: .milliseconds(5)) }
      }
      await told.until("all of them") { $0.last.shelf.pictures.count == 5000 }
      let seconds = Double((ContinuousClock.now - clock).components.seconds)
      #expect(Double(told.updates - before) <= 5 + seconds)
    }
  }

  @Test("is looked at as a whole when the system has lost events, and when somebody asks")
  func overflow() async throws {
    await withFolder { folder in
      SampleFile.write(Self.jpeg, to: folder + "/a.jpg", changed: march)
      var calls = WatchCalls()
      calls.events = { queue in
        let bytes = WatchCalls().events(queue)
        guard !bytes.isEmpty else { return [] }
        var event = inotify_event()
        (event.wd, event.mask) = (-1, UInt32(IN_Q_OVERFLOW))
        return withUnsafeBytes(of: event) { Array($0.prefix(16)) }
      }
      let told = Told(folder, calls)
      await told.until(["a.jpg"])
      makeFolder(folder + "/b")
      SampleFile.write(Self.jpeg, to: folder + "/b/c.jpg", changed: march)
      unlink(folder + "/a.jpg")
      await told.until(["b/c.jpg"])
    }
  }

  @Test("says in one line why nothing is noticed, and can be looked at again")
  func refused() async throws {
    await withFolder { folder in
      makeFolder(folder + "/sub")
      var none = WatchCalls()
      none.open = { -EMFILE }
      var few = WatchCalls()
      few.add = { $1 == folder ? WatchCalls().add($0, $1, $2) : -ENOSPC }
      var remote = WatchCalls()
      remote.fileSystem = { _ in "nfs4" }
      let notices = [
        "changes are not noticed (too many open files); r looks again",
        "not all changes are noticed (no watches are left); r looks again",
        "changes by other machines are not noticed (nfs4); r looks again",
      ]
      for (calls, notice) in zip([none, few, remote], notices) {
        let told = Told(folder, calls)
        await told.until([])
        #expect(told.last.notice == notice)
        SampleFile.write(Self.jpeg, to: folder + "/sub/a.jpg")
        let look = told.watch.lookAgain()
        await told.until("another look") { $0.last.look == look && $0.names == ["sub/a.jpg"] }
        #expect(told.last.notice == notice)
        unlink(folder + "/sub/a.jpg")
      }
    }
  }

  @Test("that goes away has no pictures, says so, and is found when somebody asks again")
  func root() async throws {
    await withFolder { outside in
      let folder = outside + "/root"
      makeFolder(folder)
      SampleFile.write(Self.jpeg, to: folder + "/a.jpg", changed: march)
      let told = Told(folder + "/")
      await told.until("the first look") { $0.last.shelf.pictures.count == 1 }
      rename(folder, outside + "/elsewhere")
      await told.until("no pictures") { $0.last.shelf.pictures.isEmpty }
      #expect(told.last.notice == "cannot read \(folder): No such file or directory")
      rename(outside + "/elsewhere", folder)
      _ = told.watch.lookAgain()
      await told.until("it again") { $0.last.shelf.pictures.count == 1 && $0.last.notice == nil }
      SampleFile.write(Self.jpeg, to: folder + "/b.jpg")
      await told.until("another one") { $0.last.shelf.pictures.count == 2 }
    }
  }

  @Test("has each header read once, whatever happens to others, and whatever a file is called")
  func headers() async throws {
    try await withFolder { folder in
      makeFolder(folder + "/many")
      for number in 0..<300 {
        SampleFile.write(Self.jpeg, to: "\(folder)/many/\(number).jpg", changed: march + number)
      }
      var index = LibraryIndex(LibraryScan(folder, offset: .greenwich))
      func look(_ places: [String]) -> Bool {
        var changes = FolderChanges()
        for place in places { changes.note("\(folder)/\(place)", .settled) }
        var watch: FolderWatch?
        return index.look(at: changes, patience: .current, watch: &watch, isStopped: { false })
      }
      try index.lookAtAll(isStopped: { false }) { _ in }
      #expect(index.readCount == 300)
      SampleFile.write(Self.jpeg, to: folder + "/new.jpg")
      #expect(look(["new.jpg"]) && index.readCount == 301)
      // Nothing has changed at these paths.
      #expect(!look(["new.jpg", "many/1.jpg", "none.jpg", "many"]) && index.readCount == 301)
      rename(folder + "/many", folder + "/all")
      #expect(look(["many", "all"]) && index.readCount == 301)
      rename(folder + "/all/7.jpg", folder + "/7.jpg")
      #expect(look(["all/7.jpg", "7.jpg"]) && index.readCount == 301)
      try index.lookAtAll(isStopped: { false }) { _ in }
      #expect(index.readCount == 301 && index.shelf.pictures.count == 301)
      SampleFile.write(Self.wide, to: folder + "/all/8.jpg")
      try index.lookAtAll(isStopped: { false }) { _ in }
      #expect(index.readCount == 302)
      #expect(Set(index.shelf.pictures) == Set(try fresh(folder)))
    }
  }

  private func fresh(_ folder: String) throws -> [Picture] {
    var shelf = Shelf()
    try LibraryScan(folder, offset: .greenwich).read { shelf = $0.shelf }
    return shelf.pictures
  }

  @Test("is known as by a complete look after whatever has happened", arguments: 0..<6)
  func random(seed: Int) async throws {
    var random = SampleRandom(seed: seed)
    try await withFolder { folder in
      let told = Told(folder)
      await told.until([])
      let places = ["", "/a", "/b", "/a/c", "/a/c/d", "/b/e"]
      func place() -> String { folder + (places.randomElement(using: &random) ?? "") }
      for step in 0..<150 {
        let name = "\(Int.random(in: 0..<8, using: &random)).jpg"
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
          SampleFile.write(
            step % 2 == 0 ? Self.jpeg : Self.wide, to: place() + "/" + name,
            changed: march + step)
        case 4: unlink(place() + "/" + name)
        case 5, 6: makeFolder(place())
        case 7: rename(place(), place())
        case 8: rename(place() + "/" + name, place() + "/0.jpg")
        default: if Bool.random(using: &random) { usleep(120_000) } else { rmdir(place()) }
        }
      }
      // The report of this last file shows that all earlier changes have been reported.
      SampleFile.write(Self.jpeg, to: folder + "/end.jpg")
      let all = try fresh(folder)
      await told.until("all of them") { Set($0.last.shelf.pictures) == Set(all) }
    }
  }

  @Test("Changes are looked at soon, and ever less often while they go on")
  func pace() {
    var pace = BurstPace()
    #expect(pace.deadline == nil)
    pace.noteChange(at: 100)
    #expect(pace.deadline == 100.1)
    pace.noteLook(end: 100.1)
    #expect(pace.deadline == nil)
    var (looks, time) = (0, 100.2)
    while time < 160 {
      pace.noteChange(at: time)
      if let deadline = pace.deadline, deadline <= time {
        pace.noteLook(end: time)
        looks += 1
      }
      time += 0.01
    }
    #expect((10...25).contains(looks))
    // After a pause, the intervals begin short again.
    pace.noteLook(end: 160)
    pace.noteChange(at: 200)
    #expect(pace.deadline == 200.1)
  }

  @Test("What a folder is stored in is found in the table of mounts")
  func mounts() {
    let table = """
      22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
      41 22 0:35 / /net/photos rw master:3 - nfs4 server:/photos rw,vers=4.2
      bad line
      """
    #expect(FileSystem.name(device: 254 << 8 | 1, table: table) == "ext4")
    #expect(FileSystem.name(device: 35, table: table) == "nfs4")
    #expect(FileSystem.name(device: 36, table: table) == nil)
    #expect(FileSystem.isRemote("nfs4") && !FileSystem.isRemote("ext4"))
  }
}
