import Controls
import Drawing
import PictureSupport
import SDLStage
import ScrollEngine
import TestSupport
import Testing

/// A screen in a language that reads from right to left, with the library's own texts in it.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct ArabicScreenTests {
  private static let texts = SystemTexts(
    layoutDirection: .rightToLeft, cancel: "إلغاء", clearText: "مسح النص", copy: "نسخ", cut: "قص",
    delete: "حذف", insert: "إدراج", page: { "الصفحة \($0) من \($1)" }, paste: "لصق",
    percent: { "\($0)٪" }, progress: "التقدم", search: "بحث", sectionIndex: "الفهرس",
    selectAll: "تحديد الكل")

  /// Runs a body while the library's own texts are in Arabic.
  private func inArabic<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = SystemTexts.current
    SystemTexts.current = Self.texts
    defer { SystemTexts.current = before }
    return try body()
  }

  @Test("A list with a search and a row that is being deleted looks as approved")
  func list() throws {
    let fonts = try FontLibrary()
    let text = StageText(fonts: fonts, scale: 2)
    let picture = try inArabic {
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 420))
      window.textMeasuring = text
      let screen = ArabicScreen()
      window.rootViewController = screen
      window.layoutIfNeeded()
      let control = screen.middleOfControl(inRow: 1)
      let hand = Hand(window)
      hand.tap(control.x, control.y)
      hand.rest(1)
      let grid = PixelGrid(scale: 2)
      var canvas = Canvas(size: window.bounds.size, text: text, appearance: .light, grid: grid)
      window.renderWindow(in: &canvas)
      let stage = try OffscreenStage(size: window.bounds.size, scale: 2, fonts: fonts)
      return try stage.picture(of: canvas.displayList(background: Color(0xFFFFFF)))
    }
    try GoldenPicture.expect(picture, matches: "arabic@2x")
  }

  @Test("The library's own texts are those of the program, where they are shown or read out")
  func texts() throws {
    let fonts = try FontLibrary()
    inArabic {
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 420))
      window.textMeasuring = StageText(fonts: fonts, scale: 2)
      let screen = ArabicScreen()
      window.rootViewController = screen
      window.layoutIfNeeded()
      #expect(window.userInterfaceLayoutDirection == .rightToLeft)
      #expect(screen.search.placeholder == "بحث")
      let labels = window.spokenElements.flatMap { [$0] + $0.children }.compactMap(\.label)
      #expect(labels.contains("إلغاء") && labels.contains("حذف") && labels.contains("إدراج"))
      #expect(!labels.contains("Delete") && !labels.contains("Cancel"))
      let pages = PageControl()
      (pages.numberOfPages, pages.currentPage) = (3, 1)
      #expect(pages.accessibilityValue == "الصفحة 2 من 3")
      #expect(ProgressView().accessibilityLabel == "التقدم")
    }
  }
}

@MainActor
private final class ArabicScreen: ViewController, TableViewDataSource, TableViewDelegate {
  let search = SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: SearchBar.height))
  private let table = TableView(frame: .zero)
  private let rows = [
    ("مهام اليوم", "٣"), ("مكالمة مع ليلى", "10:30"), ("قراءة كتاب UIKit", "٪40"),
    ("إضافة مهمة", ""),
  ]

  override func viewDidLoad() {
    search.showsCancelButton = true
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
    table.tableHeaderView = search
    table.setEditing(true, animated: false)
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() { table.frame = view.bounds }

  /// The middle of the control at the leading edge of a row, in the window.
  func middleOfControl(inRow row: Int) -> Point {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    return Point(x: rect.maxX - 19, y: rect.midY)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "قائمة المهام"
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].0
    return cell
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    indexPath.row == rows.count - 1 ? .insert : .delete
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}
