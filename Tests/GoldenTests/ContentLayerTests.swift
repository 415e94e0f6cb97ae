import Drawing
import Demonstrations
import Geometry
import PictureSupport
import SDLStage
import SceneParts
import ScrollEngine
import TestSupport
import Testing

/// Each kind of container must paint the same pixels.
@MainActor
struct ContentLayerTests {
  @Test(
    "The naive container and the real one paint the same pixels", arguments: [1, 2] as [UInt64])
  func sameContent(seed: UInt64) throws {
    let naive = try ContentPainter(.naive)
    let container = try ContentPainter(.container)
    var random = SeededRandom(seed: seed)
    for step in 0..<50 {
      // Every other offset is a whole number, like the offsets that a wheel scrolls to.
      var offset = Double.random(in: 0...796, using: &random)
      if step.isMultiple(of: 2) { offset.round() }
      let expected = try naive.picture(atOffset: offset)
      let actual = try container.picture(atOffset: offset)
      expectPicture(
        actual, equals: expected, "seed \(seed), step \(step), offset \(offset)",
        ignoresAlpha: true)
    }
  }

  @Test(
    "The naive container and the real one paint the same pixels, whatever is in them",
    arguments: [Axis.vertical, .horizontal], Soak.seeds(1...8))
  func sameContentOfAllKinds(axis: Axis, seed: UInt64) throws {
    try compareContent(axis, seed: seed, steps: 100)
  }

  @Test(
    "The naive container and the real one paint the same pixels at any scale",
    arguments: [0.375, 0.5, 0.75, 1.25, 1.5, 2], Soak.seeds(1...8))
  func sameContentAtAnyScale(scale: Double, seed: UInt64) throws {
    let axis = seed.isMultiple(of: 2) ? Axis.vertical : .horizontal
    try compareContent(axis, seed: seed + 8, steps: 40, scale: scale)
  }

  private func compareContent(
    _ axis: Axis, seed: UInt64, steps: Int, scale: Double = 1
  ) throws {
    let naive = PaintedStack(NaiveContainerScrollView(), axis: axis, seed: seed)
    let container = PaintedStack(ContainerScrollView(), axis: axis, seed: seed)
    let stage = try OffscreenStage(
      size: PaintedStack.viewport, scale: scale, fonts: FontLibrary())
    func picture(of window: Window) throws -> Picture {
      var canvas = Canvas(
        size: PaintedStack.viewport, text: stage.text, grid: PixelGrid(scale: scale))
      window.renderWindow(in: &canvas)
      return try stage.picture(of: canvas.displayList(background: Color(0xFFFFFF)))
    }
    var pictures: Set<Picture> = []
    for step in 0..<steps {
      naive.step()
      container.step()
      let expected = try picture(of: naive.window)
      let actual = try picture(of: container.window)
      expectPicture(
        actual, equals: expected, "\(axis), seed \(seed), step \(step), scale \(scale)",
        ignoresAlpha: true)
      guard PictureDifference(expected: expected, actual: actual) == nil else { return }
      pictures.insert(expected)
    }
    // The comparison would prove little if the steps never changed the picture.
    #expect(pictures.count > naive.fewestPictures(in: steps))
  }

  @Test("Two different offsets do not paint the same pixels")
  func differentContent() throws {
    let container = try ContentPainter(.container)
    let pictures = [try container.picture(atOffset: 300), try container.picture(atOffset: 301)]
    #expect(PictureDifference(expected: pictures[0], actual: pictures[1]) != nil)
  }
}

/// Paints only the views of a scene, into a viewport of the standard size.
@MainActor
private struct ContentPainter {
  let scene: any Scene
  let stage: OffscreenStage

  init(_ description: SceneDescription) throws {
    let clock = SceneClock()
    stage = try OffscreenStage(size: Pane.standardViewport, fonts: FontLibrary())
    scene = description.make(SceneContext(clock: clock, text: stage.text))
    clock.advance(to: 1)
    scene.panes[0].scroller?.showsVerticalScrollIndicator = false
  }

  func picture(atOffset offset: Double) throws -> Picture {
    let pane = scene.panes[0]
    pane.scroller?.contentOffset.y = offset
    pane.window.layoutIfNeeded()
    scene.finishEffects()
    var canvas = Canvas(size: Pane.standardViewport, text: stage.text)
    pane.window.renderWindow(in: &canvas)
    return try stage.picture(of: canvas.displayList(background: Color(0xFFFFFF)))
  }
}
