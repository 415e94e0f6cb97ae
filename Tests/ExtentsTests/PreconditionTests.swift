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
    #expect(lastWords(result).contains("the extent nan at index 700 is not a finite number"))
  }

  @Test func `A negative extent stops the program`() async {
    let repeated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: -1, count: 3)
    }
    #expect(lastWords(repeated).contains("the extent -1.0 at index 0 is not a finite number"))
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var extents = Extents(repeating: 44, count: 3)
      extents[1] = -0.5
    }
    #expect(lastWords(set).contains("the extent -0.5 at index 1 is not a finite number"))
    let built = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(count: 1000) { _ in -44 }
    }
    #expect(lastWords(built).contains("the extent -44.0 at index 0 is not a finite number"))
  }

  @Test func `An infinite extent or total stops the program`() async {
    let inserted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var extents = Extents()
      extents.insert(.infinity, at: 0)
    }
    #expect(lastWords(inserted).contains("the extent inf at index 0 is not a finite number"))
    let sum = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: .greatestFiniteMagnitude, count: 2)
    }
    #expect(lastWords(sum).contains("2 extents add up to more than 1.7976931348623157e+308 points"))
    let measured = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var extents = Extents(repeating: 44, count: 3)
      extents.markEstimated(0..<3)
      extents[0] = .greatestFiniteMagnitude
      extents.measure(1, as: .greatestFiniteMagnitude)
      extents.writeMeasured()
    }
    #expect(lastWords(measured).contains("3 extents add up to more than"))
  }

  @Test func `An index out of range stops the program and is named`() async {
    let element = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: 44, count: 3)[3]
    }
    #expect(lastWords(element).contains("index 3 is out of range 0..<3"))
    let position = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: 44, count: 3).offset(of: 4)
    }
    #expect(lastWords(position).contains("index 4 is out of range 0...3"))
    let removed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var extents = Extents(repeating: 44, count: 3)
      extents.removeSubrange(2..<4)
    }
    #expect(lastWords(removed).contains("range 2..<4 is out of range 0..<3"))
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var extents = Extents(repeating: 44, count: 3)
      extents.move(from: 0, to: 3)
    }
    #expect(lastWords(moved).contains("index 3 is out of range 0..<3"))
  }

  @Test func `A count that is negative or above the limit stops the program and is named`() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(repeating: 44, count: -1)
    }
    #expect(lastWords(negative).contains("the count -1 is outside 0...9007199254740992"))
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Extents(count: -1) { _ in 44 }
    }
    #expect(lastWords(none).contains("the count -1 is outside"))
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
