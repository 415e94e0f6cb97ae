import Geometry
import ScrollMotion
import Testing

struct DragDecisionTests {
  @Test func `Within the slop there is no axis, past it the longer component`() {
    let slop = DragSlop.standard
    #expect(slop.axis(of: Point(x: 6, y: -8)) == nil)
    #expect(slop.axis(of: Point(x: 6, y: -9)) == .vertical)
    #expect(slop.axis(of: Point(x: -9, y: 6)) == .horizontal)
    #expect(slop.axis(of: Point(x: 20, y: 20)) == .vertical)
    #expect(slop.axis(of: Point(x: .nan, y: 3)) == nil)
    #expect(DragSlop(distance: .nan).axis(of: Point(x: 0.1, y: 0)) == .horizontal)
  }

  @Test func `A straight start locks the drag, a diagonal one leaves it free`() {
    #expect(DirectionalLock(movement: Point(x: 2, y: 12)) == .locked(.vertical))
    #expect(DirectionalLock(movement: Point(x: -12, y: 6)) == .locked(.horizontal))
    #expect(DirectionalLock(movement: Point(x: 9, y: -8)) == .free)
    #expect(DirectionalLock(movement: .zero) == .free)
    let translation = Point(x: 3, y: 50)
    #expect(DirectionalLock.locked(.vertical).apply(to: translation) == Point(x: 0, y: 50))
    #expect(DirectionalLock.locked(.horizontal).apply(to: translation) == Point(x: 3, y: 0))
    #expect(DirectionalLock.free.apply(to: translation) == translation)
  }

  @Test func `A mouse drags from more than 5 points on`() {
    #expect(DragSlop.mouse.axis(of: Point(x: 3, y: -4)) == nil)
    #expect(DragSlop.mouse.axis(of: Point(x: 5.1, y: 0)) == .horizontal)
  }

  @Test func `Exactly twice as far along one axis is straight, on both`() {
    #expect(DirectionalLock(movement: Point(x: 12, y: -6)) == .locked(.horizontal))
    #expect(DirectionalLock(movement: Point(x: 6, y: -12)) == .locked(.vertical))
    #expect(DirectionalLock(movement: Point(x: 11.9, y: 6)) == .free)
    #expect(DirectionalLock(movement: Point(x: 6, y: 11.9)) == .free)
  }
}
