import Drawing
import Geometry
import TestSupport
import Testing

@testable import Images

/// Decodes when a test says so, and records the order in which decoding begins.
private actor Gate {
  private(set) var begun: [String] = []
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
  private var open: Set<String> = []

  func pass(_ path: String) async {
    begun.append(path)
    if open.remove(path) != nil { return }
    await withCheckedContinuation { waiting[path] = $0 }
  }

  func open(_ path: String) {
    if let continuation = waiting.removeValue(forKey: path) {
      continuation.resume()
    } else {
      open.insert(path)
    }
  }
}

@MainActor
@Suite("An image loader")
struct ImageLoaderTests {
  private let gate = Gate()

  private nonisolated static func image(_ path: String) -> Image {
    Image(width: 10, height: 10) { _, _ in Color(UInt32(path.utf8.first ?? 0)) }
  }

  private func loader(workers: Int = 1, keptBytes: Int = 10_000) -> ImageLoader {
    let gate = gate
    return ImageLoader(workers: workers, keptBytes: keptBytes) { request throws(ImageError) in
      await gate.pass(request.path)
      if Task.isCancelled { throw .cancelled(path: request.path) }
      if request.path.hasPrefix("!") { throw .notAnImage(path: request.path) }
      return Self.image(request.path)
    }
  }

  /// Waits until a condition holds.
  private func until(_ condition: () async -> Bool) async {
    while !(await condition()) { await Task.yield() }
  }

  @Test("decodes what was asked for last first, no more at once than it has workers")
  func order() async {
    let loader = loader(workers: 2)
    var delivered: [String] = []
    for path in ["a", "b", "c", "d", "e"] {
      loader.image(at: path) { _ in delivered.append(path) }
    }
    await until { await gate.begun.count == 2 }
    #expect(await Set(gate.begun) == ["a", "b"] && loader.pendingCount == 5)
    // This request makes c the most recent one.
    loader.image(at: "c") { _ in delivered.append("c again") }
    for (path, next) in [("a", "c"), ("c", "e"), ("e", "d")] {
      await gate.open(path)
      await until { await gate.begun.contains(next) }
    }
    for path in ["b", "d"] { await gate.open(path) }
    await until { delivered.count == 6 }
    #expect(await gate.begun.dropFirst(2) == ["c", "e", "d"])
    #expect(loader.pendingCount == 0)
  }

  @Test("decodes once for all who ask, and at once what it keeps")
  func coalescing() async {
    let loader = loader()
    var delivered: [Image?] = []
    for _ in 0..<3 {
      #expect(loader.image(at: "a") { delivered.append(try? $0.get()) } != nil)
    }
    #expect(loader.keptImage(at: "a") == nil)
    await gate.open("a")
    await until { delivered.count == 3 }
    #expect(await gate.begun == ["a"])
    #expect(Set(delivered.map { $0?.number }).count == 1)
    #expect(loader.image(at: "a") { delivered.append(try? $0.get()) } == nil)
    #expect(delivered.count == 4 && loader.keptImage(at: "a")?.number == delivered[0]?.number)
    #expect(loader.keptImage(at: "a", scale: 2) == nil)
    loader.removeKeptImages()
    #expect(loader.keptImage(at: "a") == nil && loader.keptBytes == 0)
  }

  @Test("does not decode what nobody wants any more, and decodes it again when asked again")
  func cancelling() async {
    let loader = loader()
    var delivered: [String] = []
    func ask(_ path: String, _ name: String) -> ImageLoad? {
      loader.image(at: path) { result in
        delivered.append(name)
        #expect((try? result.get()) != nil)
      }
    }
    let first = ask("a", "a")
    let waiting = ask("b", "b")
    let both = [ask("c", "c1"), ask("c", "c2")]
    await until { await gate.begun == ["a"] }
    first?.cancel()
    waiting?.cancel()
    waiting?.cancel()
    both[0]?.cancel()
    _ = ask("a", "a again")
    #expect(loader.pendingCount == 2)
    for path in ["a", "c"] { await gate.open(path) }
    await until { await gate.begun.filter { $0 == "a" }.count == 2 }
    await gate.open("a")
    await until { delivered.count == 2 }
    #expect(delivered.sorted() == ["a again", "c2"])
    #expect(await !gate.begun.contains("b"))
  }

  @Test("delivers errors, and does not keep them")
  func errors() async {
    let loader = loader()
    await gate.open("!")
    do {
      _ = try await loader.image(at: "!")
      Issue.record("no error")
    } catch { #expect(error == .notAnImage(path: "!")) }
    #expect(loader.pendingCount == 0 && loader.keptBytes == 0)
  }

  @Test("gives up the image of a task that is cancelled")
  func tasks() async {
    let loader = loader()
    let task = Task { () -> ImageError? in
      do throws(ImageError) {
        _ = try await loader.image(at: "a")
        return nil
      } catch { return error }
    }
    await until { await gate.begun == ["a"] }
    task.cancel()
    #expect(await task.value == .cancelled(path: "a"))
    #expect(loader.pendingCount == 0)
    await gate.open("a")
    let early = Task { () -> ImageError? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(ImageError) {
        _ = try await loader.image(at: "b")
        return nil
      } catch { return error }
    }
    #expect(await early.value == .cancelled(path: "b"))
    await gate.open("b")
  }

  @Test("keeps no more bytes than it may, those of the images that were used last")
  func bounded() async throws {
    // The loader may keep ten images of 400 bytes.
    let loader = loader(keptBytes: 4_000)
    for number in 0..<40 {
      let path = "\(number)"
      await gate.open(path)
      _ = try await loader.image(at: path)
      _ = loader.keptImage(at: "0")
      #expect(loader.keptBytes <= 4_000)
      #expect(loader.keptImage(at: path) != nil && loader.keptImage(at: "0") != nil)
    }
    #expect(loader.keptImage(at: "20") == nil)
    let none = self.loader(keptBytes: 399)
    await gate.open("x")
    _ = try await none.image(at: "x")
    #expect(none.keptBytes == 0)
  }

  @Test("goes away with what it was asked for")
  func gone() async {
    weak var gone: ImageLoader?
    weak var load: ImageLoad?
    do {
      let loader = loader()
      gone = loader
      load = loader.image(at: "a") { _ in Issue.record("delivered") }
      await until { await gate.begun == ["a"] }
    }
    await gate.open("a")
    await until { gone == nil && load == nil }
  }

  @Test("reads files beside the main actor")
  func files() async throws {
    let bytes = Fixture.jpeg(64, 48, color: Fixture.smooth)
    let name = makeFile(bytes)
    defer { removeFile(name) }
    let loader = ImageLoader()
    let box = PixelSize(width: 16, height: 16)
    let image = try await loader.image(at: name, .fitting(box), scale: 2)
    #expect(image.pixelSize == PixelSize(width: 16, height: 12))
    #expect(image.size == Size(width: 8, height: 6))
    #expect(loader.keptImage(at: name, .fitting(box), scale: 2)?.number == image.number)
  }
}
