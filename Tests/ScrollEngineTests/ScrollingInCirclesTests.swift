import ScrollEngine
import Testing

@MainActor
@Suite("An offset that is set while another one is reported")
struct ScrollingInCirclesTests {
  /// Sets the offset whenever it is told of a scroll.
  private final class Corrector: ScrollViewDelegate {
    let correct: (Double) -> Double
    var heard = 0
    init(_ correct: @escaping (Double) -> Double) { self.correct = correct }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      heard += 1
      scrollView.contentOffset.y = correct(scrollView.contentOffset.y)
    }
  }

  @Test("is reported again until the delegate leaves it alone, as in UIKit")
  func settles() {
    let view = ScrollView()
    let limit = Corrector { min($0, 30) }
    view.delegate = limit
    view.contentOffset.y = 50
    #expect(view.contentOffset.y == 30 && limit.heard == 2)

    let halving = Corrector { $0 / 2 }
    view.delegate = halving
    view.contentOffset.y = 1_000
    #expect(view.contentOffset.y == 0 && halving.heard > 1_000)
    // Only reports within each other count towards the limit, not one after another.
    for offset in 1...3_000 { view.contentOffset.y = offset.isMultiple(of: 2) ? 1 : 0 }
    #expect(view.contentOffset.y == 0)
  }
}
