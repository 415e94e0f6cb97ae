import Arguments
import Demonstrations
import Drawing
import Foundation
import Geometry
import PictureSupport
import SDLStage
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import Visualiser
@testable import scrollwork

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

  /// What a pane's views draw, without anything that the stage adds.
  private func picture(of pane: Pane, _ show: Show) throws -> Picture {
    var canvas = Canvas(size: pane.viewport, text: show.text)
    pane.window.renderWindow(in: &canvas)
    let stage = try OffscreenStage(size: pane.viewport, scale: 1, fonts: show.fonts)
    return try stage.picture(of: canvas.displayList(background: Color(0xFFFFFF)))
  }
}
