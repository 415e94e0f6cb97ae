import Geometry
import SDLStage
import ScrollEngine
import Testing

@testable import Drawing

/// All symbols: with their names, in circles and squares, and in other sizes and weights.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct SymbolGoldenTests {
  private let names = SymbolGlyph.named.keys.sorted()

  private func with(_ endings: [String]) -> [String] {
    names.flatMap { name in endings.map { name + $0 } }.filter(Image.hasSymbol)
  }

  /// A window with a cell for each image, row by row, and perhaps a name below it.
  private func sheet(
    _ images: [(image: Image?, name: String?)], columns: Int, cell: Size, _ look: GoldenLook,
    _ fonts: FontLibrary, _ scale: Double
  ) -> Window {
    let rows = (images.count + columns - 1) / columns
    let size = Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
    let window = Window(frame: Rect(origin: .zero, size: size))
    window.backgroundColor = look.ground
    window.textMeasuring = StageText(fonts: fonts, scale: scale)
    for (index, (image, name)) in images.enumerated() {
      let room = Rect(
        x: Double(index % columns) * cell.width, y: Double(index / columns) * cell.height,
        width: cell.width, height: name == nil ? cell.height : cell.height - 14)
      let view = ImageView(image: image)
      view.contentMode = .center
      view.tintColor = .systemText
      view.frame = room
      window.addSubview(view)
      guard let name else { continue }
      let label = Label(frame: Rect(x: room.minX, y: room.maxY, width: cell.width, height: 12))
      label.text = name
      label.font = .systemFont(ofSize: 8)
      label.textColor = .systemDetail
      label.textAlignment = .center
      window.addSubview(label)
    }
    return window
  }

  @Test("Symbols look as approved", arguments: [GoldenLook.light, .dark], [1.0, 2])
  func named(look: GoldenLook, scale: Double) throws {
    let fonts = try FontLibrary()
    let images = with(["", ".fill"]).map { (image: Image(systemName: $0), name: Optional($0)) }
    let window = sheet(
      images, columns: 14, cell: Size(width: 84, height: 44), look, fonts, scale)
    try look.expect(window, fonts, scale: scale, matches: "symbols.\(look)@\(Int(scale))x")
  }

  @Test("Symbols with the other endings look as approved")
  func surrounded() throws {
    let fonts = try FontLibrary()
    let names = with([
      ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.fill",
    ])
    let images = names.map { (image: Image(systemName: $0), name: String?.none) }
    let window = sheet(images, columns: 24, cell: Size(width: 28, height: 28), .light, fonts, 2)
    try GoldenLook.light.expect(window, fonts, matches: "symbols.surrounded@2x")
  }

  @Test("Symbols in other sizes and weights look as approved")
  func configured() throws {
    let fonts = try FontLibrary()
    let names = [
      "chevron.right", "plus", "heart.fill", "person.crop.circle", "square.and.arrow.up",
      "gearshape", "info.circle", "bell.circle.fill",
    ]
    let sizes = [17.0, 25, 60].map { Image.SymbolConfiguration(pointSize: $0) }
    let scales = Image.SymbolScale.allCases.map { Image.SymbolConfiguration(scale: $0) }
    let weights = Image.SymbolWeight.allCases.map {
      Image.SymbolConfiguration(pointSize: 25, weight: $0)
    }
    let images = (sizes + scales + weights).flatMap { configuration in
      names.map {
        (image: Image(systemName: $0, withConfiguration: configuration), name: String?.none)
      }
    }
    let window = sheet(images, columns: 8, cell: Size(width: 80, height: 80), .light, fonts, 2)
    try GoldenLook.light.expect(window, fonts, matches: "symbols.configured@2x")
  }
}
