import Glibc
import PhotoSamples
import Testing

@testable import PhotoLibrary

@Suite("A store of thumbnails that several processes use at the same time", .serialized)
struct SharedStoreTests {
  private let limit = 160_000

  /// A process, and the file that receives its output.
  private struct Worker {
    var id: pid_t
    var lines: String

    /// Waits until the process ends; returns its status and its output.
    func end() -> (status: Int32, text: String) {
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let text = try? FileBytes.reading(lines) { String(decoding: $0(0, 1 << 16), as: UTF8.self) }
      return (status, text ?? "")
    }
  }

  /// The path of the worker, which lies beside the program of the tests.
  private var program: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count - 1))
    let tests = String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return FolderWalk.parts(of: tests).folder + "/photos-store-worker"
  }

  private func start(_ folder: String, seed: Int, steps: Int, _ place: String) throws -> Worker {
    let lines = "\(place)/\(seed).txt"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, lines, O_CREAT | O_WRONLY, 0o600)
    let words = [program, folder, "\(limit)", "\(seed)", "\(steps)"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var id = pid_t()
    let code = posix_spawn(&id, program, &actions, nil, &arguments, environ)
    try #require(code == 0, "\(program): \(String(cString: strerror(code)))")
    return Worker(id: id, lines: lines)
  }

  private func sizes(_ folder: String) throws -> [String: Int] {
    var sizes: [String: Int] = [:]
    for name in files(below: folder) {
      sizes[name] = try FileBytes.status("\(folder)/\(name)").byteCount
    }
    return sizes
  }

  /// Checks that each entry in the folder has the bytes that a worker kept.
  private func check(_ folder: String) throws {
    let store = ThumbnailStore(folder: folder, limit: limit)
    var names: Set<String> = []
    for number in 0..<300 {
      let place = StoreSample.key(number).place
      names.insert("\(place.folder)/\(place.name)")
      if let bytes = store.jpeg(for: StoreSample.key(number)) {
        #expect(bytes == StoreSample.bytes(number), "entry \(number)")
      }
    }
    for (name, size) in try sizes(folder) where !name.hasSuffix(".new") {
      let bytes = try FileBytes.reading("\(folder)/\(name)") { $0(0, size) }
      #expect(names.contains(name) && ThumbnailEntry.jpeg(in: bytes) != nil, "\(name)")
    }
  }

  @Test("has whole entries and no drafts afterwards, keeps to its limit, and nothing has failed")
  func together() async throws {
    try await withFolder { place in
      let folder = place + "/cache/photos"
      let workers = try (1...6).map { try start(folder, seed: $0, steps: 1500, place) }
      for worker in workers {
        let (status, text) = worker.end()
        #expect(status == 0 && text == "")
      }
      let sizes = try sizes(folder)
      #expect(sizes.count > 20 && sizes.keys.allSatisfy { !$0.hasSuffix(".new") })
      #expect(sizes.values.reduce(0, +) <= limit)
      try check(folder)
    }
  }

  @Test("has whole entries after processes were killed, and their drafts go when they are old")
  func killed() async throws {
    try await withFolder { place in
      let folder = place + "/cache"
      for round in 0..<5 {
        let workers = try (1...3).map {
          try start(folder, seed: 10 * round + $0, steps: 1_000_000, place)
        }
        try await Task.sleep(for: .milliseconds(150 + 20 * round))
        for worker in workers {
          kill(worker.id, SIGKILL)
          _ = worker.end()
        }
        try check(folder)
      }
      let store = ThumbnailStore(folder: folder, limit: limit)
      SampleFile.write([1], to: folder + "/00/0.1-1.new")
      for name in files(below: folder) where name.hasSuffix(".new") {
        let time = timespec(tv_sec: Glibc.time(nil) - 7200, tv_nsec: 0)
        utimensat(AT_FDCWD, "\(folder)/\(name)", [time, time], 0)
      }
      store.trim()
      #expect(files(below: folder).allSatisfy { !$0.hasSuffix(".new") })
    }
  }

  @Test("keeps to its limit also when each of many processes writes little")
  func short() async throws {
    try await withFolder { place in
      let folder = place + "/cache"
      for number in 0..<300 {
        // A new store, like that of a process that has just begun.
        let store = ThumbnailStore(folder: folder, limit: limit)
        store.keep(StoreSample.bytes(number), for: StoreSample.key(number))
        if number.isMultiple(of: 20) {
          let count = try sizes(folder).values.reduce(0, +)
          #expect(count <= limit, "after \(number)")
        }
      }
    }
  }

  @Test("takes a draft that a process has left for no obstacle")
  func leftDrafts() async throws {
    await withFolder { folder in
      let place = StoreSample.key(1).place
      makeFolder("\(folder)/\(place.folder)")
      let entry = "\(folder)/\(place.folder)/\(place.name)"
      // Drafts named by this process's number, as another process in a container might leave them.
      for number in 1...3 { SampleFile.write([1], to: "\(entry).\(getpid())-\(number).new") }
      // The two stores of this process do not know of each other.
      for _ in 0..<2 {
        let store = ThumbnailStore(folder: folder, limit: limit)
        store.onFailure { Issue.record("\($0)") }
        store.keep(StoreSample.bytes(1), for: StoreSample.key(1))
        #expect(store.jpeg(for: StoreSample.key(1)) == StoreSample.bytes(1))
      }
    }
  }
}
