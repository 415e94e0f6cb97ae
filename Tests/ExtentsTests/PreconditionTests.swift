import Extents
import Testing

@Suite struct PreconditionTests {
  @Test func `An extent that is not a number stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Extents(count: 1000) { $0 == 700 ? .nan : 44 }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("the extent nan at index 700 is not a finite number"))
  }

  @Test func `A negative extent stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Extents(repeating: -1, count: 3) }
    await #expect(processExitsWith: .failure) {
      var extents = Extents(repeating: 44, count: 3)
      extents[1] = -0.5
    }
    await #expect(processExitsWith: .failure) { _ = Extents(count: 1000) { _ in -44 } }
  }

  @Test func `An infinite extent or total stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var extents = Extents()
      extents.insert(.infinity, at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Extents(repeating: .greatestFiniteMagnitude, count: 2)
    }
  }

  @Test func `An index out of range stops the program and is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Extents(repeating: 44, count: 3)[3]
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("index 3 is out of range 0..<3"))
    await #expect(processExitsWith: .failure) {
      _ = Extents(repeating: 44, count: 3).offset(of: 4)
    }
    await #expect(processExitsWith: .failure) {
      var extents = Extents(repeating: 44, count: 3)
      extents.removeSubrange(2..<4)
    }
    await #expect(processExitsWith: .failure) {
      var extents = Extents(repeating: 44, count: 3)
      extents.move(from: 0, to: 3)
    }
  }

  @Test func `A negative count stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Extents(repeating: 44, count: -1) }
    await #expect(processExitsWith: .failure) { _ = Extents(count: -1) { _ in 44 } }
  }

  @Test func `An interval without a number stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Extents(repeating: 44, count: 3).indices(intersecting: .nan, 3)
    }
  }
}
