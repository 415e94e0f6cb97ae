import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import Demonstrations

@MainActor
@Suite("Insets and the keyboard")
struct InsetsSceneTests {
  private let clock = SceneClock()

  private func scene(_ lesson: InsetsScene.Lesson) -> InsetsScene {
    InsetsScene(lesson, clock: clock)
  }

  /// Lets time pass in frames, as the shell does.
  private func run(_ scene: InsetsScene, for duration: Double) {
    let end = clock.now + duration
    while clock.now < end {
      clock.advance(to: min(end, clock.now + 1.0 / 60))
      for pane in scene.panes { _ = pane.window.advance(to: clock.now) }
      _ = scene.update()
    }
  }

  private func tap(_ scene: InsetsScene, _ point: Point, inPane pane: Int) {
    for (kind, isPressed) in [
      (InputEvent.Kind.pointerDown, true), (InputEvent.Kind.pointerUp, false),
    ] {
      let pointer = InputEvent.Pointer(at: point, device: .touch, isPressed: isPressed)
      scene.panes[pane].window.router.handle(InputEvent(time: clock.now, kind(pointer)))
      run(scene, for: 0.05)
    }
  }

  private func drag(_ scene: InsetsScene, by distance: Double, inPane pane: Int) {
    let router = scene.panes[pane].window.router
    func send(_ kind: (InputEvent.Pointer) -> InputEvent.Kind, _ share: Double) {
      let point = Point(x: 160, y: 200 + distance * share)
      router.handle(
        InputEvent(
          time: clock.now, kind(InputEvent.Pointer(at: point, device: .touch, isPressed: true))))
      run(scene, for: 1.0 / 60)
    }
    send(InputEvent.Kind.pointerDown, 0)
    for step in 1...10 { send(InputEvent.Kind.pointerMoved, Double(step) / 10) }
    run(scene, for: 0.1)
    send(InputEvent.Kind.pointerUp, 1)
    run(scene, for: 3)
  }

  private func figures(_ scene: InsetsScene) -> [String?] { scene.panes.map { $0.figure?.value } }

  @Test("Phone is 190 points under the keyboard where the app ignores it, and in sight where not")
  func phone() {
    let scene = scene(.keyboard)
    #expect(figures(scene) == ["0 pt", "0 pt"])
    tap(scene, Point(x: 230, y: 486), inPane: 0)
    #expect(scene.forms.allSatisfy { $0.keyboard.share > 0 && $0.keyboard.share < 1 })
    run(scene, for: 1)
    #expect(scene.forms.map(\.keyboard.share) == [1, 1])
    #expect(figures(scene) == ["190 pt", "0 pt"])
    #expect(scene.panes.map { $0.figure?.verdict } == [.costly, .frugal])
    let insets = scene.forms.map(\.scrollView.contentInset.bottom)
    #expect(insets == [0, PhoneScreen.keyboardHeight - PhoneScreen.safeArea.bottom])
    #expect(
      scene.forms[1].scrollView.adjustedContentInset.bottom == PhoneScreen.keyboardHeight)
  }

  @Test("The keyboard takes a quarter of a second, and comes at once in a picture at rest")
  func slide() {
    let scene = scene(.keyboard)
    scene.addRow()
    let start = clock.now
    while scene.forms[0].keyboard.share < 1, clock.now < 2 { run(scene, for: 1.0 / 60) }
    #expect(abs(clock.now - start - Form.slideDuration) <= 1.0 / 60 + 1e-9)
    scene.removeRow()
    scene.finishEffects()
    #expect(scene.forms.map(\.keyboard.share) == [0, 0])
    #expect(scene.forms.map(\.keyboard.isHidden) == [true, true])
  }

  @Test("Whichever field is tapped, wherever both were scrolled to: right, it comes into sight")
  func everyField() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<40 {
      let scene = scene(.keyboard)
      let side = Int.random(in: 0...1, using: &random)
      for form in scene.forms {
        form.scrollView.contentOffset.y = .random(in: -88...54, using: &random)
      }
      run(scene, for: 0.1)
      let place = Int.random(in: 0..<11, using: &random)
      let frame = scene.forms[side].screenFrame(ofField: place)
      let point = Point(x: frame.midX, y: frame.midY)
      guard point.y > 90, point.y < 560 else { continue }
      let offset = scene.forms[side].scrollView.contentOffset
      tap(scene, point, inPane: side)
      #expect(scene.forms.map(\.focusedField) == [place, place])
      run(scene, for: 1)
      // The left app does nothing, so its form is where the tapped one was.
      #expect(scene.forms[0].scrollView.contentOffset == offset)
      let keyboard = PhoneScreen.size.height - PhoneScreen.keyboardHeight
      #expect(
        scene.forms[0].distanceFromSight(ofField: place)
          == max(0, frame.maxY - keyboard, 88 - frame.minY))
      #expect(scene.forms[1].distanceFromSight(ofField: place) < 1e-9, "\(place) from \(offset)")
    }
  }

  @Test("No hand brings the last field out from under the keyboard where there is no inset for it")
  func stuck() {
    let scene = scene(.keyboard)
    for _ in 0..<4 { scene.addRow() }
    let last = 10
    #expect(scene.forms.map(\.focusedField) == [last, last])
    for distance in [-300.0, -100, -400] { drag(scene, by: distance, inPane: 0) }
    let left = scene.forms[0].scrollView
    #expect(left.contentOffset.y == left.scrollRange.maximum.y)
    #expect(scene.forms[0].distanceFromSight(ofField: last) > 150)
    #expect(scene.forms[1].distanceFromSight(ofField: last) == 0)
    scene.removeRow()
    run(scene, for: 2)
    #expect(scene.forms.map(\.scrollView.contentInset.bottom) == [0, 0])
    for form in scene.forms {
      #expect(form.focusedField == nil && form.keyboard.share == 0)
      #expect(form.scrollView.scrollRange.contains(form.scrollView.contentOffset))
    }
  }

  @Test(
    "The drawn sum is the engine's: contentInset and the part of the safe area that is added",
    arguments: InsetsScene.Lesson.allCases)
  func sum(lesson: InsetsScene.Lesson) {
    let scene = scene(lesson)
    scene.addRow()
    run(scene, for: 1)
    for form in scene.forms {
      let view = form.scrollView
      #expect(view.safeAreaInsets == PhoneScreen.safeArea)
      let isAdded =
        switch form.program.adjustment {
        case .never: false
        case .always: true
        case .automatic, .scrollableAxes: view.contentSize.height > view.bounds.height
        }
      #expect(
        view.adjustedContentInset.top == view.contentInset.top + (isAdded ? 88 : 0))
      #expect(
        view.adjustedContentInset.bottom == view.contentInset.bottom + (isAdded ? 34 : 0))
    }
  }

  @Test("Without the safe area the first field stays under the bar, however it is pulled")
  func bar() {
    let scene = scene(.safeArea)
    #expect(figures(scene) == ["60 pt", "0 pt"])
    drag(scene, by: 160, inPane: 0)
    #expect(figures(scene) == ["60 pt", "0 pt"])
    #expect(scene.forms[0].furthestPull > 10 && scene.forms[1].furthestPull == 0)
  }

  @Test("A form that gets longer than the screen gets the safe area, and loses it again")
  func shortForm() {
    let scene = scene(.shortForm)
    let (left, right) = (scene.forms[0], scene.forms[1])
    #expect(figures(scene) == ["60 pt", "0 pt"])
    #expect(left.scrollView.contentSize.height <= PhoneScreen.size.height)
    scene.addRow()
    #expect(left.scrollView.contentSize.height > PhoneScreen.size.height)
    #expect(figures(scene) == ["0 pt", "0 pt"])
    #expect(left.scrollView.adjustedContentInset == right.scrollView.adjustedContentInset)
    scene.removeRow()
    #expect(left.scrollView.adjustedContentInset.top == 16)
    for _ in 0..<40 { scene.addRow() }
    #expect(left.fields.count == Form.mostFields)
    for _ in 0..<40 { scene.removeRow() }
    #expect(left.fields.count == 1)
  }

  @Test("An indicator with an inset is never behind the keyboard; one without is, at the end")
  func indicator() {
    let scene = scene(.indicator)
    scene.addRow()
    run(scene, for: 1)
    let range = scene.forms[1].scrollView.scrollRange
    for step in 0...20 {
      let y = range.minimum.y + (range.maximum.y - range.minimum.y) * Double(step) / 20
      for form in scene.forms { form.scrollView.contentOffset.y = y }
      #expect(scene.forms[1].hiddenIndicator < 1e-9)
    }
    #expect(scene.forms[0].hiddenIndicator > 100)
    #expect(figures(scene)[1] == "0 pt")
  }
}
