import Extents
import TestSupport
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
    let sum = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: .greatestFiniteMagnitude, count: 2)
    }
    #expect(lastWords(sum).contains("2 extents add up to more than 1.7976931348623157e+308 points"))
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

  @Test func `A count that is negative or above the limit stops the program and is named`() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: 44, count: -1)
    }
    #expect(lastWords(negative).contains("the count -1 is outside 0...9007199254740992"))
    await #expect(processExitsWith: .failure) { _ = Extents(count: -1) { _ in 44 } }
    let built = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(count: .max) { _ in 44 }
    }
    #expect(lastWords(built).contains("the count \(Int.max) is outside 0...9007199254740992"))
    let repeated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: 44, count: .max)
    }
    #expect(lastWords(repeated).contains("the count \(Int.max) is outside"))
    let inserted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var extents = Extents(repeating: 44, count: Extents.mostElements)
      extents.insert(44, at: 0)
    }
    #expect(lastWords(inserted).contains("the count 9007199254740993 is outside"))
    let appended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var extents = Extents(repeating: 44, count: Extents.mostElements)
      extents.append(extents)
    }
    #expect(lastWords(appended).contains("the count 18014398509481984 is outside"))
  }

  @Test func `An interval without a number stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: 44, count: 3).indices(intersecting: .nan, 3)
    }
    #expect(lastWords(result).contains("the offsets nan and 3.0 are no interval"))
  }
}
