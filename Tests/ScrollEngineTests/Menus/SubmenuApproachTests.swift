@testable import ScrollEngine
import Testing

@Suite("The way to a submenu")
struct SubmenuApproachTests {
  private let submenu = Rect(x: 200, y: 100, width: 160, height: 200)

  /// A pointer that moves towards a submenu.
  private final class Way {
    private var approach: SubmenuApproach
    init(from x: Double, _ y: Double, to submenu: Rect, at time: Double) {
      approach = SubmenuApproach(from: Point(x: x, y: y), to: submenu, at: time)
    }
    var deadline: Double { approach.deadline }
    func follow(_ x: Double, _ y: Double, at time: Double) -> Bool {
      approach.follow(to: Point(x: x, y: y), at: time)
    }
  }

  private func way() -> Way { Way(from: 100, 120, to: submenu, at: 10) }

  @Test("leads through the triangle between the pointer and the submenu's edge")
  func triangle() {
    for (x, y, isOnWay) in [
      (150.0, 120.0, true), (150, 200, true), (150, 214, true), (150, 216, false),
      (150, 107, true), (150, 105, false), (150, 100, false), (99, 120, false), (101, 160, false),
      (100, 123, true),
      (199, 290, true), (199, 310, false),
    ] {
      #expect(self.way().follow(x, y, at: 10.1) == isOnWay, "\(x), \(y)")
    }
  }

  @Test("leads to the left as well")
  func left() {
    let way = Way(from: 400, 120, to: submenu, at: 0)
    #expect(way.follow(380, 180, at: 0.1))
    #expect(!way.follow(401, 180, at: 0.1))
    let inside = Way(from: 250, 90, to: submenu, at: 0)
    #expect(!inside.follow(250, 95, at: 0), "there is no way where it lies")
  }

  @Test("ends where the pointer comes no nearer for a while")
  func patience() {
    let way = self.way()
    #expect(way.follow(120, 130, at: 10.2))
    #expect(way.deadline == 10.2 + SubmenuApproach.patience)
    #expect(way.follow(118, 130, at: 10.4))
    #expect(way.deadline == 10.2 + SubmenuApproach.patience, "that was no nearer")
    #expect(!way.follow(120, 131, at: 10.5))
    let late = self.way()
    #expect(late.follow(130, 131, at: 15), "nearer after a rest on the row")
  }
}
