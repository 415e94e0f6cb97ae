import Documents
import Geometry
import ScrollEngine
import TestSupport

extension LayoutReport {
  /// Two stacked tables after one jump from 0 to 300.
  static var container: LayoutReport {
    LayoutReport(
      scene: "container", time: 0,
      views: [
        ViewEntry(
          id: "container", kind: "ContainerScrollView",
          frame: Rect(x: 0, y: 0, width: 320, height: 568),
          bounds: Rect(x: 0, y: 300, width: 320, height: 568),
          contentOffset: Point(x: 0, y: 300), contentSize: Size(width: 320, height: 1_364)),
        ViewEntry(
          id: "table1", kind: "TableView", frame: Rect(x: 0, y: 300, width: 320, height: 412),
          contentOffset: Point(x: 0, y: 300), contentSize: Size(width: 320, height: 712),
          liveRows: [3, 4, 5, 6, 7, 8]),
        ViewEntry(
          id: "table2", kind: "TableView", frame: Rect(x: 0, y: 712, width: 320, height: 156),
          contentOffset: .zero, contentSize: Size(width: 320, height: 652), liveRows: [0, 1, 2]),
        ViewEntry(
          id: "label", kind: "View", frame: Rect(x: -0.0, y: 0.12345, width: 100 / 3, height: 1)),
      ],
      reuse: [
        ReuseEntry(
          owner: "table1", identifier: "cell",
          statistics: ReuseStatistics(live: 6, queued: 2, created: 8, dequeued: 9, reused: 1)),
        ReuseEntry(
          owner: "table2", identifier: "cell",
          statistics: ReuseStatistics(live: 3, created: 3, dequeued: 3)),
      ])
  }

  /// A random report that can be written and read: unique ids, at most three decimals.
  static func random(_ generator: inout SeededRandom) -> LayoutReport {
    func number(_ generator: inout SeededRandom) -> Double {
      (generator.number(within: 1e6) * 1_000).rounded() / 1_000
    }
    func rect(_ generator: inout SeededRandom) -> Rect {
      Rect(
        x: number(&generator), y: number(&generator), width: abs(number(&generator)),
        height: abs(number(&generator)))
    }
    var views: [ViewEntry] = []
    for index in 0..<Int.random(in: 0...5, using: &generator) {
      var view = ViewEntry(
        id: generator.text() + "\(index)", kind: generator.text(), frame: rect(&generator))
      if Bool.random(using: &generator) {
        view.bounds = rect(&generator)
        view.contentOffset = rect(&generator).origin
        view.contentSize = rect(&generator).size
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let (sides, way) = (rect(&generator), rect(&generator))
        view.transform = AffineTransform(
          a: sides.minX, b: sides.minY, c: sides.width, d: sides.height, tx: way.minX, ty: way.minY)
      }
      if Bool.random(using: &generator) {
        let first = Int.random(in: 0...1_000_000, using: &generator)
        view.liveRows = Array(first..<first + Int.random(in: 0...4, using: &generator))
      }
      views.append(view)
    }
    var reuse: [ReuseEntry] = []
    for index in 0..<Int.random(in: 0...3, using: &generator) {
      reuse.append(
        ReuseEntry(
          owner: generator.text() + "\(index)", identifier: generator.text(),
          statistics: ReuseStatistics(
            live: Int.random(in: 0...9, using: &generator),
            queued: Int.random(in: 0...9, using: &generator),
            created: Int.random(in: 0...99, using: &generator),
            discarded: Int.random(in: 0...9, using: &generator),
            dequeued: Int.random(in: 0...999, using: &generator),
            reused: Int.random(in: 0...999, using: &generator),
            preloaded: Int.random(in: 0...2, using: &generator))))
    }
    var calls: [CallEntry]?
    if Bool.random(using: &generator) {
      calls = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        var call = CallEntry(
          time: abs(number(&generator)), view: generator.text(), call: generator.text())
        func any<Value>(_ value: Value) -> Value? {
          Bool.random(using: &generator) ? value : nil
        }
        call.section = any(3)
        call.row = any(1_000_000)
        call.count = any(12)
        call.cell = any(7)
        call.letter = any("A2")
        call.identifier = any(generator.text())
        call.outcome = any("reused")
        call.kind = any("header")
        call.offset = any(rect(&generator).origin)
        call.velocity = any(rect(&generator).origin)
        call.willDecelerate = any(true)
        call.scale = any(abs(number(&generator)))
        call.from = any([number(&generator), number(&generator)])
        call.to = any((0..<4).map { _ in number(&generator) })
        // Without any, the report would be one from before there were causes.
        call.cause = "anchoring, insertRows"
        return call
      }
    }
    return LayoutReport(
      scene: generator.text(), time: abs(number(&generator)), views: views, reuse: reuse,
      calls: calls)
  }
}
