import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("Views that size themselves")
struct SelfSizingSceneTests {
  private static func scene(of driver: ShellDriver) throws -> SelfSizingScene {
    try #require(driver.shell.scene as? SelfSizingScene)
  }

  private static func log(of scene: SelfSizingScene) throws -> SizeLog {
    try #require(scene.panel as? SizeLog)
  }

  @Test("Ten plain views have their own heights, and ten cards those of their text")
  func heights() throws {
    let scene = try Self.scene(of: ShellDriver(.selfSizing))
    #expect(scene.blocks.count == 10 && scene.cards.count == 10)
    #expect(scene.blocks.allSatisfy { (100...599).contains($0.frame.height) })
    #expect(Set(scene.blocks.map(\.frame.height)).count > 5)
    for card in scene.cards {
      let frame = try #require(scene.container.contentFrame(of: card))
      #expect(frame.height == card.sizeThatFits(Size(width: 320, height: .infinity)).height)
      #expect(frame.height > 48 + 17)
    }
    scene.container.checkInvariants()
  }

  @Test("A tap opens a card, and what lies below makes room")
  func tap() throws {
    let driver = ShellDriver(.selfSizing)
    let scene = try Self.scene(of: driver)
    let card = scene.cards[0]
    let before = card.frame.height
    let below = scene.blocks[0].frame.minY
    driver.click(at: driver.location(100, 20, in: "card1"))
    driver.settle()
    #expect(card.sentenceCount == card.sentenceLimit)
    #expect(card.frame.height > before)
    #expect(scene.blocks[0].frame.minY - below == card.frame.height - before)
    #expect(scene.container.contentOffset.y == 0)
    driver.click(at: driver.location(100, 20, in: "card1"))
    driver.settle()
    #expect(card.sentenceCount == 1)
  }

  @Test("In every frame of its way a card shows whole lines, and none below its edge")
  func lines() throws {
    let driver = ShellDriver(.selfSizing)
    let scene = try Self.scene(of: driver)
    let card = scene.cards[0]
    let lines = try #require(card.subviews.first)
    let label = try #require(lines.subviews.first as? Label)
    var heights: Set<Double> = []
    for _ in 0..<2 {
      driver.click(at: driver.location(100, 20, in: "card1"))
      for _ in 0..<30 {
        driver.wait(1.0 / 60)
        heights.insert(card.bounds.height)
        let count = lines.frame.height / label.font.lineHeight
        #expect(abs(count - count.rounded()) < 1e-9 && count >= 1)
        #expect(lines.clipsToBounds && lines.frame.maxY <= card.bounds.height - 14 + 1e-9)
      }
    }
    #expect(heights.count > 20)
    #expect(lines.frame.height == label.frame.height)
  }

  @Test("What is above the visible part pushes nothing, unless anchoring is off")
  func above() throws {
    for variant in [0, 1] {
      let driver = ShellDriver(.selfSizing)
      driver.shell.open(.selfSizing, variant: variant)
      driver.settle()
      let scene = try Self.scene(of: driver)
      driver.shell.setOffset(Point(x: 0, y: 1_500))
      driver.settle()
      let witness = try #require(scene.container.visibleArrangedSubviews.first)
      let place = witness.convert(Point.zero, to: nil).y
      let size = scene.container.contentSize.height
      let offset = scene.container.contentOffset.y
      driver.type("+")
      driver.type("+")
      driver.settle()
      let growth = scene.container.contentSize.height - size
      #expect(growth > 0)
      let isAnchored = variant == 0
      #expect(witness.convert(Point.zero, to: nil).y - place == (isAnchored ? 0 : growth))
      #expect(scene.container.contentOffset.y - offset == (isAnchored ? growth : 0))
      let last = try #require(try Self.log(of: scene).last)
      #expect((last.movement == 0) == isAnchored)
      scene.container.checkInvariants()
    }
  }
}
