import TestSupport
import Testing

@testable import Constraints

/// The parts of the tableau that can be tested without it.
@Suite struct TableauPartsTests {
  private func force(_ parts: (amount: Double, priority: Float)...) -> Force {
    var force = Force()
    for part in parts { force.add(part.amount, at: part.priority) }
    return force
  }

  @Test func `A force has the sign of its highest priority that does not cancel out`() {
    #expect(Force().sign == 0)
    #expect(force((1, 250), (-3, 750), (1, 750)).sign == -1)
    #expect(force((1, 750), (-3, 250)).sign == 1)
    #expect(force((2, 750), (-2, 750), (-1, 250)).sign == -1)
    // The part that is left is only a rounding error of the large parts.
    let rest = force((1e-3, 750), (1e6, 750), (-1e6, 750), (-1e-3, 750))
    #expect(rest.parts[0].amount != 0 && rest.sign == 0)
  }

  @Test func `Forces are compared from the highest priority down`() {
    let (high, low, both) = (force((1, 750)), force((1e6, 250)), force((1, 750), (1, 250)))
    #expect(Force.compare(high, over: 1, low, over: 1) == 1)
    #expect(Force.compare(low, over: 1, high, over: 1) == -1)
    #expect(Force.compare(high, over: 1, both, over: 1) == -1)
    #expect(Force.compare(both, over: 2, high, over: 1) == -1)
    #expect(Force.compare(force((0.3, 750)), over: 0.1, force((0.6, 750)), over: 0.2) == 0)
    #expect(Force.compare(Force(), over: 1, Force(), over: 1) == 0)
  }

  @Test func `A sum that cancels out is left out, and noted if more than rounding is left of it`() {
    var merge = Merge()
    let first = [Entry(index: 1, coefficient: 0.3), Entry(index: 3, coefficient: 1)]
    merge.add(first, -3, times: [Entry(index: 1, coefficient: 0.1)], without: -1)
    #expect(merge.entries == [first[1]] && merge.vanished == [1] && !merge.isNoisy)
    merge.add(first, 1, times: [Entry(index: 3, coefficient: -1 + 1e-11)], without: -1)
    #expect(merge.entries == [first[0]] && merge.vanished == [3] && merge.isNoisy)
  }

  @Test func `A list of work gives out each number once, the last or the smallest one`() {
    func drain(_ list: inout WorkList, smallest: Bool) -> [Int] {
      var numbers: [Int] = []
      while let number = list.pop(smallest: smallest) { numbers.append(number) }
      return numbers
    }
    var list = WorkList()
    for number in [5, 3, 9, 5, 4, 3] { list.insert(number) }
    #expect(drain(&list, smallest: true) == [3, 4, 5, 9])
    for number in [5, 3, 9, 5, 4, 3] { list.insert(number) }
    #expect(drain(&list, smallest: false) == [4, 9, 3, 5])
    list.insert(2)
    list.removeAll()
    #expect(list.pop(smallest: false) == nil && list.pop(smallest: true) == nil)
    list.insert(2)
    #expect(drain(&list, smallest: false) == [2])
  }

  @Test func `Patience is short after a hundred steps and one a constraint, and ends`() async {
    var patience = Patience(count: 20)
    for _ in 0..<120 { patience.spend() }
    #expect(!patience.isShort)
    patience.spend()
    #expect(patience.isShort)
    for _ in 121..<119_999 { patience.spend() }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var patience = Patience(count: 20)
      for _ in 0..<120_000 { patience.spend() }
    }
    #expect(lastWords(result).contains("no optimum after 120000 steps"))
  }
}
