import Drawing
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import Demonstrations

@MainActor
@Suite("A row that looks like something")
struct RowCellTests {
  private static func texts(_ cell: RowCell, at scale: Double) -> [(words: String, frame: Rect)] {
    let window = Window(frame: Rect(origin: .zero, size: cell.frame.size))
    window.textMeasuring = FixedAdvanceText()
    window.addSubview(cell)
    window.layoutIfNeeded()
    var canvas = Canvas(
      size: Size(width: cell.frame.width * scale, height: cell.frame.height * scale),
      text: FixedAdvanceText())
    canvas.keepTextLegible(11)
    canvas.scale(by: scale)
    window.renderWindow(in: &canvas)
    return canvas.displayList(background: Color(0xFFFFFF)).commands.compactMap {
      command -> (words: String, frame: Rect)? in
      guard case .text(let run) = command else { return nil }
      let whole = FixedAdvanceText().width(of: run.string, in: run.font)
      let width = min(whole, run.maximumWidth ?? whole)
      let x = run.alignment.start(of: width, at: run.anchor.x)
      return (
        run.string, Rect(x: x / scale, y: 0, width: width / scale, height: cell.frame.height)
      )
    }
  }

  @Test(
    "Title and place never cover each other, the picture or the stamp",
    arguments: Soak.seeds(1...40))
  func room(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let size = Size(
      width: .random(in: 170...330, using: &random), height: .random(in: 40...144, using: &random))
    let scale = Double.random(in: 0.4...2, using: &random)
    let row = Int.random(in: 0..<1_000_000, using: &random)
    let cell = RowCell(style: .default, reuseIdentifier: nil)
    cell.frame = Rect(origin: .zero, size: size)
    cell.textLabel?.text = "Row \(row)"
    cell.content = .subject(RowSubject(ofRow: row))
    let texts = Self.texts(cell, at: scale)
    let place = texts.first { $0.words == RowSubject(ofRow: row).place }
    let title = texts.first { $0.words.hasPrefix("Row") }
    let picture = RowCell.pictureFrame(in: cell.bounds)
    #expect(cell.bounds.contains(Point(x: picture.maxX, y: picture.midY)))
    #expect(picture.minY >= 0 && picture.maxY <= size.height)
    for text in [title, place].compactMap({ $0?.frame }) {
      #expect(text.minX >= picture.maxX && text.maxX <= size.width - PaneList.StampPlace.room + 0.5)
    }
    if let title, let place { #expect(title.frame.maxX <= place.frame.minX) }
  }

  @Test("A row with room shows its place, and the same row always the same picture")
  func subject() {
    let cell = RowCell(style: .default, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 288, height: 72)
    cell.textLabel?.text = "Row 5"
    cell.content = .subject(RowSubject(ofRow: 5))
    #expect(Self.texts(cell, at: 1).map(\.words).sorted() == ["Row 5", "Tartu"])
    #expect(Set((0..<24).map { RowSubject(ofRow: $0) }).count == 12)
    #expect(RowSubject(ofRow: 17) == RowSubject(ofRow: 5))
  }

  @Test("The tint is legible under text and its edge keeps the table's colour, in both themes")
  func tint() {
    for colors in Palette.many {
      for appearance in [Appearance.light, .dark] {
        let tint = Palette.tint(of: colors.cell).resolved(for: appearance)
        for text in [Palette.text, Palette.quietText] {
          #expect(Contrast.ratio(text.resolved(for: appearance), tint) >= 4.5)
        }
        #expect(tint != colors.frame.resolved(for: appearance))
      }
    }
  }

  @Test("What is hopeless follows from rows and cost alone")
  func hopelessness() {
    #expect(!NaiveContainerScrollView.isHopeless(rows: 60, cost: 0.02))
    #expect(NaiveContainerScrollView.isHopeless(rows: 101, cost: 0.02))
    #expect(!NaiveContainerScrollView.isHopeless(rows: 5_000, cost: 0.000_01))
    #expect(NaiveContainerScrollView.isHopeless(rows: 5_001, cost: 0.000_01))
  }
}
