import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Buttons, switches and page controls")
struct ControlKindTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let hand: Hand

  init() { hand = Hand(window) }

  private func fills(_ view: View) -> [(rect: Rect, color: Color)] {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    view.draw(in: &canvas)
    return canvas.displayList(background: Color(0xFFFFFF)).commands.compactMap {
      if case .fill(let rect, let color, _) = $0 { (rect, color) } else { nil }
    }
  }

  // MARK: Buttons

  @Test("A button shows the title and the colour of its state, or else those of the normal one")
  func titles() {
    let button = Button(type: .custom)
    #expect(button.currentTitle == nil && button.buttonType == .custom)
    button.setTitle("Play", for: .normal)
    button.setTitle("Stop", for: .selected)
    button.setTitleColor(Color(0x111111), for: .normal)
    button.setTitleColor(Color(0x222222), for: [.selected, .disabled])
    #expect(button.titleLabel?.text == "Play" && button.currentTitleColor == Color(0x111111))
    button.isSelected = true
    #expect(button.titleLabel?.text == "Stop" && button.titleLabel?.textColor == Color(0x111111))
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Play" && button.titleLabel?.textColor == Color(0x222222))
    #expect(button.title(for: .selected) == "Stop" && button.title(for: .disabled) == nil)
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test("A system button has the tint, fades under a finger, and is grey while it is disabled")
  func systemButton() {
    let button = Button(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    window.addSubview(button)
    window.tintColor = Color(0xFF0000)
    #expect(button.titleLabel?.textColor == Color(0xFF0000))
    hand.down(20, 20)
    #expect((button.titleLabel?.alpha ?? 1) < 0.5)
    hand.up(20, 20)
    #expect(button.titleLabel?.alpha == 1)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor != Color(0xFF0000))
    window.layoutIfNeeded()
    #expect(button.titleLabel?.frame == button.bounds)
  }

  @Test("A subclass without initialisers can be made by its type, and an action gives a title")
  func making() {
    final class Round: Button { var radius = 3.0 }
    let round = Round(type: .system)
    #expect(round.radius == 3 && round.buttonType == .system && round.frame == .zero)
    var taps = 0
    let button = Button(type: .system, primaryAction: Action(title: "Save") { _ in taps += 1 })
    button.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    window.addSubview(button)
    hand.tap(20, 20)
    #expect(button.currentTitle == "Save" && taps == 1)
  }

  // MARK: Switches

  @Test("A switch is turned over by a tap, and tells; by the program, it does not")
  func switching() {
    let control = Switch(frame: Rect(x: 10, y: 10, width: 0, height: 0))
    #expect(control.bounds.size == Size(width: 51, height: 31) && !control.isOn)
    window.addSubview(control)
    var values: [Bool] = []
    control.addAction(
      Action { [unowned control] _ in values.append(control.isOn) }, for: .valueChanged)
    hand.tap(20, 20)
    control.setOn(false, animated: true)
    control.isOn = true
    hand.tap(20, 20)
    #expect(values == [true, false] && !control.isOn)
  }

  @Test(
    "A drag turns it to the side where the finger is, as often as it crosses",
    arguments: [false, true])
  func draggingSwitch(isMirrored: Bool) {
    let control = Switch(frame: Rect(x: 0, y: 0, width: 51, height: 31))
    control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    window.addSubview(control)
    var values: [Bool] = []
    control.addAction(
      Action { [unowned control] _ in values.append(control.isOn) }, for: .valueChanged)
    func x(_ distance: Double) -> Double { isMirrored ? 51 - distance : distance }
    hand.down(x(10), 15)
    hand.move(x(15), 15)
    #expect(values == [])
    hand.move(x(45), 15)
    #expect(values == [true])
    hand.move(x(5), 15)
    hand.move(x(48), 15)
    hand.up(x(48), 15)
    #expect(values == [true, false, true] && control.isOn)
  }

  @Test("It draws its knob at the side where it is, in its own colours", arguments: [false, true])
  func drawnSwitch(isOn: Bool) {
    let control = Switch()
    control.isOn = isOn
    control.onTintColor = Color(0x123456)
    control.thumbTintColor = Color(0x654321)
    let drawn = fills(control)
    #expect(drawn.count == 2 && drawn.first?.rect.size == Switch.size)
    #expect((drawn.first?.color == Color(0x123456)) == isOn)
    #expect(drawn.last?.color == Color(0x654321))
    #expect((drawn.last?.rect.midX ?? 0 > 51 / 2) == isOn)
  }

  // MARK: Page controls

  @Test("A page control stays among its pages")
  func pages() {
    let control = PageControl()
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 4
    control.currentPage = 99
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    #expect(control.size(forNumberOfPages: 3).width == 39)
  }

  @Test("A tap on either side goes one page, and tells only of a change")
  func turningPages() {
    let control = PageControl(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    control.numberOfPages = 3
    window.addSubview(control)
    var pages: [Int] = []
    control.addAction(
      Action { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    for x in [20.0, 80, 80, 80, 20] { hand.tap(x, 15) }
    #expect(pages == [1, 2, 1])
  }

  @Test("It draws a dot for each page, the current one in another colour")
  func dots() {
    let control = PageControl(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    control.numberOfPages = 3
    control.currentPage = 1
    control.currentPageIndicatorTintColor = Color(0xFF0000)
    control.pageIndicatorTintColor = Color(0x00FF00)
    #expect(fills(control).map(\.color) == [Color(0x00FF00), Color(0xFF0000), Color(0x00FF00)])
    #expect(fills(control)[1].rect.midX == 50)
    control.numberOfPages = 1
    #expect(fills(control).count == 1)
    control.hidesForSinglePage = true
    #expect(fills(control).isEmpty)
  }
}
