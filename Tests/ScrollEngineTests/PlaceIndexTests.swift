import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("The places of stacked views")
struct PlaceIndexTests {
  @Test("are those in the list, whatever came and went", arguments: Soak.seeds(1...20))
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var places = PlaceIndex()
    var model: [View] = []
    for step in 0..<300 {
      let grows = step < 120
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<(grows ? 6 : 3):
        let view = View()
        let isLast = Int.random(in: 0..<4, using: &random) > 0
        let place = isLast ? model.count : Int.random(in: 0...model.count, using: &random)
        model.insert(view, at: place)
        places.insert(view, at: place, of: model.count)
      default:
        guard let view = model.randomElement(using: &random) else { continue }
        places.remove(view)
        model.removeAll { $0 === view }
        #expect(!places.contains(view), "seed \(seed), step \(step)")
      }
      guard let view = model.randomElement(using: &random) else { continue }
      if Int.random(in: 0..<3, using: &random) > 0 {
        let index = places.index(of: view, in: model)
        #expect(index == model.firstIndex { $0 === view }, "seed \(seed), step \(step)")
      }
    }
    for (index, view) in model.enumerated() {
      #expect(places.index(of: view, in: model) == index, "seed \(seed)")
    }
    #expect(places.index(of: View(), in: model) == nil)
  }
}
