import Arguments
import Demonstrations
import Drawing
import Foundation
import Geometry
import PictureSupport
import SDLStage
import SceneParts
import ScrollEngine
import ScrollworkInspector
import TestSupport
import Testing

@testable import Visualiser
@testable import scrollwork

private typealias IndexPath = ScrollEngine.IndexPath

/// A recorded run with pictures shows the views of a scene as the scene does, pixel for pixel.
@MainActor
@Suite
struct TracePictureTests {
  private nonisolated static let scenes = SceneCatalog.all
  private let file =
    "\(FileManager.default.temporaryDirectory.path)/\(UUID().uuidString).scrolltrace"

  @Test("A recorded scene shows what the live one shows, pixel for pixel", arguments: scenes)
  func same(scene: SceneDescription) async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    for variant in 1...Soak.count(1, soak: max(1, scene.variants.count)) {
      var options = try SharedOptions.parse(["--content-only"]).settings
      if variant > 1 { options.variant = "\(variant)" }
      options.poster = variant == 1
      options.trace = file
      options.tracesPictures = true
      let live = try Show(scene, options)
      try await live.recorded { try await live.play() }
      var plain = SceneSettings()
      plain.contentOnly = true
      let recorded = try Show(.trace(path: file), plain)
      try await recorded.play()
      let (panes, others) = (live.shell.scene.panes, recorded.shell.scene.panes)
      #expect(panes.count == others.count)
      for (pane, other) in zip(panes, others) {
        let (one, two) = (try picture(of: pane, live), try picture(of: other, recorded))
        guard let difference = PictureDifference(expected: one, actual: two) else { continue }
        let place = try "\(failureFolder())/trace-\(scene.name)-\(pane.rootID).png"
        let written = try difference.write(beside: place).joined(separator: ", ")
        Issue.record("\(scene.name), variant \(variant): \(difference); see \(written)")
      }
    }
  }

  /// A list whose cells are turned, in a scroll view beside a turned and slanted one.
  private final class TurnedViews: CollectionViewDataSource {
    final class Layout: CollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: Rect
      ) -> [CollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(turned)
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> CollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(turned)
      }

      private func turned(
        _ attributes: CollectionViewLayoutAttributes
      ) -> CollectionViewLayoutAttributes {
        attributes.transform = AffineTransform(
          rotationAngle: 0.1 * Double(attributes.indexPath.item))
        return attributes
      }
    }

    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let outer: ScrollView
    let list: CollectionView
    let slanted = ScrollView(frame: Rect(x: 230, y: 90, width: 120, height: 90))

    init(text: any TextMeasuring) {
      outer = ScrollView(frame: window.bounds)
      let layout = Layout()
      layout.itemSize = Size(width: 80, height: 40)
      list = CollectionView(
        frame: Rect(x: 10, y: 10, width: 190, height: 280), collectionViewLayout: layout)
      list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "turned")
      list.dataSource = self
      window.textMeasuring = text
      window.addSubview(outer)
      outer.addSubview(list)
      outer.addSubview(slanted)
      slanted.backgroundColor = Color(0xD0E0F0)
      slanted.contentSize = Size(width: 120, height: 300)
      slanted.transform = AffineTransform(a: 0.9, b: 0.3, c: -0.5, d: 0.8, tx: 4, ty: 0)
      let label = Label(frame: Rect(x: 8, y: 60, width: 100, height: 24))
      label.text = "slanted"
      slanted.addSubview(label)
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "turned", for: indexPath)
      cell.backgroundColor = Color(0x305070 + UInt32(indexPath.item) * 0x040201)
      return cell
    }
  }

  @Test("Turned and slanted views and cells are seen as they were")
  func turned() async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    var plain = SceneSettings()
    plain.contentOnly = true
    let show = try Show(.cellReuse, plain)
    let views = TurnedViews(text: show.text)
    _ = views.window.advance(to: 0)
    let recorder = TraceRecorder(of: views.window, named: "turned", pictures: true)
    for tick in 1...30 {
      views.list.contentOffset.y = 3 * Double(tick)
      views.slanted.contentOffset.y = Double(tick)
      if tick == 20 { views.slanted.transform = AffineTransform(rotationAngle: .pi / 4) }
      _ = views.window.advance(to: Double(tick) / 60)
      recorder.update()
    }
    try recorder.write(to: file)
    recorder.stop()
    let recorded = try Show(.trace(path: file), plain)
    try await recorded.play()
    let pane = try #require(recorded.shell.scene.panes.first)
    var canvas = Canvas(size: views.window.bounds.size, text: show.text)
    views.window.renderWindow(in: &canvas)
    let stage = try OffscreenStage(size: views.window.bounds.size, scale: 1, fonts: show.fonts)
    let live = try stage.picture(of: canvas.displayList(background: Color(0xFFFFFF)))
    let other = try picture(of: pane, recorded)
    guard let difference = PictureDifference(expected: live, actual: other) else { return }
    let place = try "\(failureFolder())/trace-turned.png"
    let written = try difference.write(beside: place).joined(separator: ", ")
    Issue.record("\(difference); see \(written)")
  }

  /// What a pane's views draw, without anything that the stage adds.
  private func picture(of pane: Pane, _ show: Show) throws -> Picture {
    var canvas = Canvas(size: pane.viewport, text: show.text)
    pane.window.renderWindow(in: &canvas)
    let stage = try OffscreenStage(size: pane.viewport, scale: 1, fonts: show.fonts)
    return try stage.picture(of: canvas.displayList(background: Color(0xFFFFFF)))
  }
}
