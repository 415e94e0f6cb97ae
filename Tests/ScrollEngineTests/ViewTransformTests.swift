import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A view with a transform")
struct ViewTransformTests {
  private func view(_ transform: AffineTransform = .identity) -> View {
    let view = View(frame: Rect(x: 100, y: 50, width: 80, height: 40))
    view.transform = transform
    return view
  }

  @Test("keeps its centre and bounds, and its frame is the box around it")
  func frame() {
    let view = view(AffineTransform(scaleX: 2, y: 0.5))
    #expect(view.center == Point(x: 140, y: 70))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 80, height: 40))
    #expect(view.frame == Rect(x: 60, y: 60, width: 160, height: 20))
    view.transform = AffineTransform(translationX: 5, y: -6)
    #expect(view.frame == Rect(x: 105, y: 44, width: 80, height: 40))
    #expect(view.center == Point(x: 140, y: 70))
    view.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.height - 80) < 1e-9)
    view.transform = .identity
    #expect(view.frame == Rect(x: 100, y: 50, width: 80, height: 40))
  }

  @Test("moves with its frame, and resizes with it as far as the transform can be undone")
  func settingTheFrame() {
    let scaled = view(AffineTransform(scaleX: 2, y: 0.5))
    scaled.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(scaled.bounds.size == Size(width: 50, height: 200))
    #expect(scaled.center == Point(x: 50, y: 50))
    #expect(scaled.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    let turned = view(AffineTransform(rotationAngle: 0.3))
    let size = turned.frame.size
    turned.frame.origin.x += 10
    #expect(turned.bounds.size == Size(width: 80, height: 40))
    #expect(abs(turned.center.x - 150) < 1e-9 && abs(turned.center.y - 70) < 1e-9)
    #expect(abs(turned.frame.width - size.width) < 1e-9)
  }

  @Test("keeps its centre when its bounds change, and takes another centre")
  func boundsAndCenter() {
    let view = view(AffineTransform(rotationAngle: 1))
    view.bounds.size = Size(width: 20, height: 10)
    #expect(view.center == Point(x: 140, y: 70))
    view.center = Point(x: 7, y: 8)
    #expect(view.center == Point(x: 7, y: 8) && view.bounds.size == Size(width: 20, height: 10))
  }

  @MainActor
  private struct Tree {
    let root: View
    var views: [View] = []

    init(_ random: inout SeededRandom) {
      root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
      var parent = root
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        func number(_ low: Double, _ high: Double) -> Double {
          Double.random(in: low...high, using: &random)
        }
        let view = View(
          frame: Rect(
            x: number(-50, 50), y: number(-50, 50), width: number(20, 300), height: number(20, 300))
        )
        view.bounds.origin = Point(x: number(-40, 40), y: number(-40, 40))
        if number(0, 1) < 0.3 { view.frameScale = number(0.5, 2) }
        if number(0, 1) < 0.8 {
          view.transform = AffineTransform(rotationAngle: number(-7, 7))
            .scaledBy(x: number(0.4, 2), y: number(-2, -0.4)).translatedBy(x: number(-9, 9), y: 3)
        }
        parent.addSubview(view)
        views.append(view)
        parent = view
      }
    }
  }

  @Test("converts points there and back, and as the matrices of all views on the way do")
  func conversions() throws {
    for seed in 0..<UInt64(Soak.count(300, soak: 3_000)) {
      var random = SeededRandom(seed: seed)
      let tree = Tree(&random)
      let leaf = try #require(tree.views.last)
      let point = Point(
        x: Double.random(in: -100...100, using: &random),
        y: Double.random(in: -100...100, using: &random))
      var expected = point
      for view in tree.views.reversed() {
        let middle = Point(x: view.bounds.midX, y: view.bounds.midY)
        let matrix = AffineTransform(translationX: -middle.x, y: -middle.y)
          .concatenating(AffineTransform(scaleX: view.frameScale, y: view.frameScale))
          .concatenating(view.transform)
          .concatenating(AffineTransform(translationX: view.center.x, y: view.center.y))
        expected = expected.applying(matrix)
      }
      let converted = leaf.convert(point, to: tree.root)
      #expect((converted - expected).length < 1e-7, "seed \(seed)")
      #expect((leaf.convert(converted, from: tree.root) - point).length < 1e-7, "seed \(seed)")
      let box = leaf.convert(leaf.bounds, to: tree.root)
      #expect(box.inset(by: -1e-6).contains(leaf.convert(leaf.bounds.origin, to: tree.root)))
    }
  }

  @Test("is hit where its inverse takes a point into its bounds")
  func hits() throws {
    for seed in 0..<UInt64(Soak.count(100, soak: 1_000)) {
      var random = SeededRandom(seed: seed)
      let tree = Tree(&random)
      for _ in 0..<20 {
        let point = Point(
          x: Double.random(in: 0...400, using: &random),
          y: Double.random(in: 0...400, using: &random))
        var expected = tree.root
        for view in tree.views {
          // Touches outside of a superview hit nothing in it.
          guard view.bounds.contains(view.convert(point, from: tree.root)) else { break }
          expected = view
        }
        #expect(tree.root.hitTest(point, with: nil) === expected, "seed \(seed) at \(point)")
      }
    }
  }

  @Test("that is pressed flat is neither drawn nor hit, and converts to finite points")
  func flat() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let view = view(AffineTransform(scaleX: 0, y: 1))
    view.backgroundColor = Color(0xFF0000)
    root.addSubview(view)
    #expect(root.hitTest(Point(x: 140, y: 70), with: nil) === root)
    var canvas = Canvas(size: Size(width: 200, height: 200), text: FixedAdvanceText())
    root.render(in: &canvas)
    #expect(canvas.commands.isEmpty)
    #expect(view.convert(Point(x: 1, y: 2), from: root) == Point(x: 40, y: 20))
    #expect(view.frame == Rect(x: 140, y: 50, width: 0, height: 40))
  }

  @Test("draws between a transform and its end, what it clips as well")
  func drawing() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let view = view(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    view.clipsToBounds = true
    view.backgroundColor = Color(0xFF0000)
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    inner.backgroundColor = Color(0x00FF00)
    view.addSubview(inner)
    root.addSubview(view)
    var canvas = Canvas(size: Size(width: 200, height: 200), text: FixedAdvanceText())
    root.render(in: &canvas)
    #expect(
      canvas.displayList(background: Color(0xFFFFFF)).description == """
        canvas 200 200 #FFFFFF
        transform 0 1 -1 0 210 -70
          fill 100 50 80 40 #FF0000
          clip 100 50 80 40
            fill 110 60 20 20 #00FF00
          unclip
        untransform

        """)
  }

  @Test("moves in its own directions under a pan")
  func pan() {
    let root = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let view = view(AffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
    root.addSubview(view)
    let recognizer = PanGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    recognizer.setTranslation(Point(x: 3, y: 4), in: view)
    let inView = recognizer.translation(in: view)
    #expect((inView - Point(x: 3, y: 4)).length < 1e-9)
    #expect((recognizer.translation(in: nil) - Point(x: -8, y: 6)).length < 1e-9)
  }

  @Test("takes no room in views that have none, and gives it back")
  func room() {
    let view = view()
    view.transform = AffineTransform(scaleX: 2, y: 2)
    view.transform = .identity
    #expect(view.transform.isIdentity && view.frame == Rect(x: 100, y: 50, width: 80, height: 40))
  }

  @Test("that is not finite stops the program with its numbers")
  func notFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View().transform = AffineTransform(a: 1, b: 0, c: 0, d: .nan, tx: 0, ty: 7)
      }
    }
    let words = lastWords(result)
    #expect(
      words.contains("View: transform [1.0, 0.0, 0.0, nan, 0.0, 7.0] is not finite"), "\(words)")
  }
}
