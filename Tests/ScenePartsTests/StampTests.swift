import Drawing
import Testing

@testable import SceneParts

@Suite("Stamps")
struct StampTests {
  private let stamps = (0..<16).map(Stamp.init(place:))

  @Test("have sixteen colours before one comes again")
  func colors() {
    #expect(Set(stamps.map(\.color)).count == 16)
    #expect(Stamp(place: 16).color == stamps[0].color)
    #expect(Stamp(place: 16).letter == "Q" && Stamp(place: 26).letter == "A2")
  }

  @Test("whose channels differ visibly")
  func differences() {
    for (place, one) in stamps.enumerated() {
      for other in stamps[(place + 1)...] {
        let differences = [
          (one.color.red, other.color.red), (one.color.green, other.color.green),
          (one.color.blue, other.color.blue),
        ].map { abs(Int($0) - Int($1)) }
        #expect(differences.reduce(0, +) >= 50, "\(one.letter) and \(other.letter)")
      }
    }
  }
}
