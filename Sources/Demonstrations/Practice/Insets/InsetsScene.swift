import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let insets = SceneDescription(
    name: "insets", title: "Insets and keyboard", group: .inPractice,
    article: "Understanding UIScrollView: what contentInset is for",
    sentence:
      "Tap Phone: left, the keyboard covers it; right, contentInset grows, and the form scrolls.",
    variants: ["keyboard", "safe area", "short form", "indicator"],
    variantSentences: [
      "Tap Phone: left, the keyboard covers it; right, contentInset grows, and the form scrolls.",
      "Left, the first field is under the bar; right, the safe area is added to contentInset.",
      "Press +: left, the safe area is added only once the form is longer than the screen.",
      "Tap Phone: left, the indicator goes on behind the keyboard; right, it has an inset, too.",
    ],
    poster: Poster(
      at: 1.6,
      [
        .press(0.5, in: "left", at: (230, 486)), .lift(0.6, in: "left", at: (230, 486)),
      ])
  ) { context in
    InsetsScene(InsetsScene.Lesson.allCases[context.variant], clock: context.clock)
  }
}

/// The same form twice, with one difference in what the app does about what covers it.
@MainActor
final class InsetsScene: Scene {
  enum Lesson: CaseIterable {
    case keyboard, safeArea, shortForm, indicator

    fileprivate var programs: [(title: String, shortTitle: String, Form.Program)] {
      switch self {
      case .keyboard:
        [
          ("Ignores the keyboard", "Ignores", Form.Program()),
          (
            "Adds it to contentInset", "Adds",
            Form.Program(insetsContent: true, insetsIndicator: true)
          ),
        ]
      case .safeArea:
        [
          ("Adjustment .never", ".never", Form.Program(adjustment: .never, insetTop: 16)),
          ("Adjustment .automatic", ".automatic", Form.Program(insetTop: 16)),
        ]
      case .shortForm:
        [
          ("Adjustment .automatic", ".automatic", Form.Program(insetTop: 16, fieldCount: 10)),
          (
            "Adjustment .always", ".always",
            Form.Program(adjustment: .always, insetTop: 16, fieldCount: 10)
          ),
        ]
      case .indicator:
        [
          ("contentInset only", "One inset", Form.Program(insetsContent: true)),
          (
            "Insets its indicator, too", "Both insets",
            Form.Program(insetsContent: true, insetsIndicator: true)
          ),
        ]
      }
    }

    /// Whether the scene is about the keyboard at the lower edge; if not, about the bar at the
    /// upper one.
    var hasKeyboard: Bool { self == .keyboard || self == .indicator }
  }

  let panes: [Pane]
  let forms: [Form]
  private let lesson: Lesson
  private let clock: SceneClock

  init(_ lesson: Lesson, clock: SceneClock) {
    self.lesson = lesson
    self.clock = clock
    let programs = lesson.programs
    forms = programs.map { Form($0.2) }
    panes = zip(forms, programs).enumerated().map { place, side in
      let (form, program) = side
      let pane = Pane(
        title: program.title, shortTitle: program.shortTitle, root: form.scrollView,
        rootID: place == 0 ? "left" : "right",
        decorations: [InsetsDecoration(form: form, lesson: lesson)],
        viewport: PhoneScreen.size, figure: { Self.figure(of: form, lesson) })
      for view in [
        BarView(title: lesson.hasKeyboard ? "Contact" : ""), form.keyboard, HomeIndicatorView(),
      ] {
        pane.window.addSubview(view)
      }
      pane.window.hostSafeAreaInsets = PhoneScreen.safeArea
      pane.window.layoutIfNeeded()
      return pane
    }
    for (place, form) in forms.enumerated() {
      form.onTap = { [unowned self] in focus($0, tappedOn: place) }
    }
  }

  private static func figure(of form: Form, _ lesson: Lesson) -> Pane.Figure {
    let distance = form.distanceFromSight(ofField: watchedField(of: form, lesson))
    let hidden =
      lesson == .indicator
      ? form.hiddenIndicatorFact : Fact(.fieldOutOfSight, of: form, distance)
    let isBefore = lesson.hasKeyboard && form.focusedField == nil
    return Pane.Figure(
      "\(hidden) pt",
      label: lesson == .indicator ? "hidden" : "out of sight by",
      verdict: isBefore ? .neutral : hidden.value < 0.5 ? .frugal : .costly, widest: "000 pt")
  }

  /// The index of the field that the scene is about.
  static func watchedField(of form: Form, _ lesson: Lesson) -> Int {
    lesson.hasKeyboard ? form.focusedField ?? Form.usualField : 0
  }

  // MARK: What a person does

  /// Gives the keyboard to the same field on both sides, from the offset at which it was tapped.
  private func focus(_ field: Int, tappedOn side: Int) {
    guard lesson.hasKeyboard else { return }
    let offset = forms[side].scrollView.contentOffset
    for (place, form) in forms.enumerated() {
      if place != side {
        form.scrollView.stopScrolling()
        form.scrollView.contentOffset = form.scrollView.scrollRange.clamp(offset)
      }
      form.focus(field, at: clock.now)
    }
  }

  let canChangeRows = true

  /// Brings the keyboard, or goes on to the next field; in a short form, adds a field.
  func addRow() {
    guard lesson.hasKeyboard else { return changeFields(by: 1) }
    guard let field = forms[0].focusedField else { return focus(Form.usualField, tappedOn: 0) }
    guard field + 1 < forms[0].fields.count else { return }
    for form in forms { form.focus(field + 1, at: clock.now) }
  }

  func removeRow() {
    guard lesson.hasKeyboard else { return changeFields(by: -1) }
    for form in forms { form.dismissKeyboard(at: clock.now) }
  }

  private func changeFields(by change: Int) {
    let count = forms[0].fields.count + change
    guard 1...Form.mostFields ~= count else { return }
    for form in forms { form.setFieldCount(count) }
    for pane in panes { pane.window.layoutIfNeeded() }
  }

  // MARK: Time

  func update() -> Double? {
    let isMoving = forms.map { $0.update(at: clock.now) }
    return isMoving.contains(true) ? clock.now : nil
  }

  func finishEffects() { for form in forms { form.finishSlide() } }

  // MARK: Facts

  var facts: (any SceneFacts)? {
    let field = Self.watchedField(of: forms[0], lesson)
    return InsetsFacts(
      left: side(forms[0]), right: side(forms[1]), field: forms[0].fields[field].name,
      fieldCount: forms[0].fields.count,
      hasKeyboard: forms[0].keyboard.share == 1, keyboardHeight: PhoneScreen.keyboardHeight,
      screenHeight: PhoneScreen.size.height)
  }

  private func side(_ form: Form) -> InsetsFacts.Side {
    let view = form.scrollView
    return InsetsFacts.Side(
      contentInset: view.contentInset, safeArea: view.safeAreaInsets,
      adjusted: view.adjustedContentInset, offset: view.contentOffset.y,
      lastOffset: view.scrollRange.maximum.y, contentHeight: view.contentSize.height,
      distance: form.distanceFromSight(ofField: Self.watchedField(of: form, lesson)),
      furthestPull: form.furthestPull)
  }
}
