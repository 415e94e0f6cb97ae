import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("The list of subviews")
struct SubviewListTests {
  enum Order: CaseIterable {
    case asAdded, reversed, shuffled
  }

  /// The numbers of the views, 0 to `count - 1`, in the order in which the views leave.
  private static func leaving(_ count: Int, _ order: Order) -> [Int] {
    var random = SeededRandom(seed: 5)
    switch order {
    case .asAdded: return Array(0..<count)
    case .reversed: return Array((0..<count).reversed())
    case .shuffled: return (0..<count).shuffled(using: &random)
    }
  }

  @Test(
    "looks at O(n) places while n views leave, in whatever order", arguments: Order.allCases,
    [100, 1_000, 8_000])
  func work(order: Order, count: Int) {
    let views = (0..<count).map { _ in View() }
    var list = SubviewList()
    for (place, view) in views.enumerated() { list.insert(view, at: place) }
    var work = 0
    for index in Self.leaving(count, order) { work += list.remove(views[index]) }
    #expect(list.count == 0)
    #expect(work <= 8 * count + SubviewList.few * SubviewList.few)
  }

  @Test("is the list that an array would be", arguments: Soak.seeds(1...20))
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var list = SubviewList()
    var model: [View] = []
    for step in 0..<600 {
      // The list grows far beyond the length up to which a search is cheaper, and shrinks again.
      let grows = step < 250 || step >= 450
      if Int.random(in: 0..<4, using: &random) < (grows ? 3 : 1) {
        let view = View()
        let isLast = Bool.random(using: &random)
        let place = isLast ? model.count : Int.random(in: 0...model.count, using: &random)
        list.insert(view, at: place)
        model.insert(view, at: place)
      } else if let view = model.randomElement(using: &random) {
        list.remove(view)
        model.removeAll { $0 === view }
      }
      list.remove(View())
      #expect(list.count == model.count, "seed \(seed), step \(step)")
      // Reading `views` closes the gaps, so it is not read in each step.
      guard Int.random(in: 0..<8, using: &random) == 0 else { continue }
      #expect(list.views.elementsEqual(model, by: ===), "seed \(seed), step \(step)")
    }
    #expect(list.views.elementsEqual(model, by: ===), "seed \(seed)")
  }
}
