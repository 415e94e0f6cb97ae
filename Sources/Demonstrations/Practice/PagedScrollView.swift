import Drawing
import SceneParts
import ScrollEngine

/// A scroll view whose pages always have its own size.
///
/// The pages lie in a content view, which alone determines the content size and positions the
/// pages. No size is hard-coded.
final class PagedScrollView: ScrollView {
  let contentView: PagesView

  init(pages: [View]) {
    contentView = PagesView(pages: pages)
    super.init()
    isPagingEnabled = true
    addSubview(contentView)
  }

  override func boundsDidChange(from old: Rect) {
    guard old.size != bounds.size, old.width > 0 else { return super.boundsDidChange(from: old) }
    let page = (old.minX / old.width).rounded()
    // The content size is set first: an offset outside of the content would not be kept.
    contentView.frame.size = contentView.sizeThatFits(bounds.size)
    contentSize = contentView.frame.size
    super.boundsDidChange(from: old)
    contentOffset.x = page * bounds.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame.size = contentView.sizeThatFits(bounds.size)
    contentSize = contentView.frame.size
  }
}

/// The pages, side by side, each as large as the visible area.
final class PagesView: View {
  private let pages: [View]

  init(pages: [View]) {
    self.pages = pages
    super.init()
    for page in pages { addSubview(page) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width * Double(pages.count), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Size(width: bounds.width / Double(pages.count), height: bounds.height)
    for (number, page) in pages.enumerated() {
      page.frame = Rect(origin: Point(x: Double(number) * size.width, y: 0), size: size)
    }
  }
}

/// A page with its number and its size.
final class NumberedPage: View {
  private let number: Int

  private static let numberFont = Font(.words, size: 48, weight: .bold)
  private static let sizeFont = Font(.numbers, size: 13)

  init(_ number: Int) {
    self.number = number
    super.init()
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let colors = Palette.many[number % Palette.many.count]
    let sheet = bounds.inset(by: 8)
    canvas.fill(sheet, colors.frame, cornerRadius: 8)
    canvas.stroke(sheet, Stroke(colors.cell, width: 2, cornerRadius: 8))
    canvas.text(
      "\(number + 1)",
      in: Rect(x: sheet.minX, y: sheet.midY - 50, width: sheet.width, height: 60),
      font: Self.numberFont, color: colors.text, alignment: .center)
    canvas.text(
      "\(tidy(bounds.width)) × \(tidy(bounds.height))",
      in: Rect(x: sheet.minX, y: sheet.midY + 16, width: sheet.width, height: 20),
      font: Self.sizeFont, color: colors.text, alignment: .center)
  }
}

/// Outlines the content view, which extends beyond the visible area.
@MainActor
struct ContentViewDecoration: PaneDecoration {
  let scrollView: PagedScrollView

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    for outline in outlines(of: pane, options) {
      canvas.stroke(outline.rect, Stroke(Palette.contentSize, width: 2, dash: Self.dash))
    }
  }

  private static let dash = Dash(on: 10, off: 10)

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    guard options.showsOutlines else { return [] }
    let content = scrollView.contentView
    return [
      StageOutline(
        LegendEntry(
          "content view: as wide as all pages", .line(Palette.contentSize, dash: Self.dash)),
        name: "content view", rect: content.convert(content.bounds, to: nil).inset(by: 3),
        size: content.bounds.size)
    ]
  }
}

/// A column of numbers for each scroll view: its sizes and its offset.
@MainActor
struct PageSizes: ScenePanel {
  let views: [ScrollView]

  let height = 84.0

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let width = rect.width / Double(views.count)
    for (place, view) in views.enumerated() {
      let content = Rect(
        x: rect.minX + Double(place) * width + StageMetrics.margin, y: rect.minY + 12,
        width: width - 2 * StageMetrics.margin, height: 20)
      let (size, contentSize) = (view.sizeFacts, view.contentSizeFacts)
      let lines = [
        FactLine("bounds.size", "\(size.width) × \(size.height)"),
        FactLine("contentSize", "\(contentSize.width) × \(contentSize.height)"),
        FactLine("contentOffset.x", view.offsetFacts.x.words),
      ]
      for (number, var line) in lines.enumerated() {
        line.font = Typography.number
        line.draw(in: content.offsetBy(Point(x: 0, y: Double(number) * 20)), theme, &canvas)
      }
    }
  }
}
