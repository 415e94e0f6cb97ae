import ScrollEngine
import Testing
import UIKitNames

private struct Letters: TextMeasuring {
  func width(of string: String, in font: UIFont) -> Double { font.pointSize * Double(string.count) }
}

private final class Card: UICollectionViewCell {}

@MainActor
@Suite("The screen, the device, and what texts and lists take from UIKit's programs")
struct ScreenNamesTests {
  /// The window that was shown last, as long as the test keeps it.
  private func newWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.textMeasuring = Letters()
    window.displayScale = 2
    return window
  }

  @Test("The screen is the window")
  func screen() {
    let window = newWindow()
    #expect(UIScreen.main.bounds == window.bounds && UIScreen.main.scale == 2)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 640, height: 960))
    #expect(UIScreen.main.traitCollection.displayScale == 2)
  }

  @Test("The device is held as the window is shaped")
  func device() {
    let window = newWindow()
    #expect(UIDevice.current.orientation == .portrait && UIDevice.current.orientation.isPortrait)
    nonisolated(unsafe) var turns = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in turns += 1 }
    window.frame.size.height = 500
    #expect(turns == 0)
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(turns == 1)
    NotificationCenter.default.removeObserver(observer)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }

  @Test("Texts measure themselves as labels of them do")
  func texts() {
    let window = newWindow()
    defer { withExtendedLifetime(window) {} }
    let font = UIFont.systemFont(ofSize: 10)
    let text = "one two"
    #expect(text.size(withAttributes: [.font: font]) == CGSize(width: 70, height: font.lineHeight))
    #expect((text as NSString).size(withAttributes: [.font: font]).width == 70)
    #expect(text.size().width == 7 * 12)
    let room = CGSize(width: 45, height: 1_000)
    let lines = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
      context: nil)
    #expect(lines.size == CGSize(width: 30, height: 2 * font.lineHeight) && lines.origin == .zero)
    let line = NSString("one two").boundingRect(
      with: .zero, attributes: [.font: font], context: nil)
    #expect(line.height == font.lineHeight)
    let parts = NSMutableAttributedString(string: "a", attributes: [.font: font])
    parts.append(
      NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    #expect(parts.size().width == 40)
  }

  @Test("Lists register classes that a program passes on")
  func registering() {
    let any: AnyClass? = Card.self
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(any, forCellWithReuseIdentifier: "card")
    collection.register(Card.self, forCellWithReuseIdentifier: "other")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell: AnyClass = UITableViewCell.self
    table.register(cell, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
  }

  @Test("A batch of updates takes a closure that does not escape")
  func batches() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var calls: [String] = []
    func change(_ updates: () -> Void) {
      table.performBatchUpdates(updates) { _ in calls.append("end") }
    }
    change { calls.append("updates") }
    table.performBatchUpdates { calls.append("more") }
    #expect(calls.prefix(1) == ["updates"] && calls.contains("more"))
  }
}
