import SceneParts
import ScrollEngine

extension Fact.Quantity {
  static let safeAreaTop = Fact.Quantity("safeAreaInsets.top", .points)
  static let safeAreaBottom = Fact.Quantity("safeAreaInsets.bottom", .points)
  static let adjustedInsetTop = Fact.Quantity("adjustedContentInset.top", .points)
  static let adjustedInsetBottom = Fact.Quantity("adjustedContentInset.bottom", .points)
  static let indicatorInsetBottom = Fact.Quantity("verticalScrollIndicatorInsets.bottom", .points)
  static let barHeight = Fact.Quantity("height of the bar", .points)
  /// How far the field of the lesson is out of sight.
  static let fieldOutOfSight = Fact.Quantity("field out of sight by", .points)
  fileprivate static let hiddenIndicator = Fact.Quantity("hidden part of the indicator", .points)
}

/// A form on a phone's screen, written as in an app.
@MainActor
final class Form {
  /// What the app does about bars and the keyboard.
  struct Program {
    var adjustment = ScrollView.ContentInsetAdjustmentBehavior.automatic
    /// `contentInset.top`, in points.
    var insetTop = 0.0
    /// Whether the keyboard's height is added to `contentInset`, and the field scrolled into sight.
    var insetsContent = false
    /// Whether that height is also added to the insets of the scroll indicator.
    var insetsIndicator = false
    var fieldCount = 11
  }

  let scrollView = ScrollView()
  let keyboard = KeyboardView()
  let program: Program
  private(set) var fields: [FormField] = []
  /// Called with the index of a field that was tapped.
  var onTap: ((Int) -> Void)?
  private var slide: Slide?
  /// The farthest that a hand has pulled the form below its place at the top, in points.
  private(set) var furthestPull = 0.0

  /// A movement of the keyboard.
  private struct Slide {
    /// Scene time, in seconds.
    let start: Double
    let from: Double
    let to: Double

    func share(at time: Double) -> Double {
      from + (to - from) * eased(min(max((time - start) / Form.slideDuration, 0), 1))
    }
  }

  /// The duration of the keyboard's slide, in seconds: that of UIKit.
  nonisolated static let slideDuration = 0.25
  private static let names = [
    "Name", "Company", "Street", "Postcode", "City", "Country", "E-mail", "Phone", "Birthday",
    "Website", "Notes",
  ]
  /// The field that gets the keyboard without a tap: Phone.
  static let usualField = 7
  static let mostFields = 14
  /// The space above the first field, the space that is left below a field which is scrolled into
  /// sight; in points.
  private static let topMargin = 12.0
  private static let air = 8.0

  init(_ program: Program) {
    self.program = program
    scrollView.backgroundColor = Palette.surface
    scrollView.clipsToBounds = false
    scrollView.contentInsetAdjustmentBehavior = program.adjustment
    scrollView.contentInset.top = program.insetTop
    setFieldCount(program.fieldCount)
  }

  /// Adds or removes fields at the end.
  func setFieldCount(_ count: Int) {
    while fields.count > count { fields.removeLast().removeFromSuperview() }
    while fields.count < count {
      let place = fields.count
      let name = place < Self.names.count ? Self.names[place] : "Notes \(place - 9)"
      let field = FormField(name, at: Self.topMargin + Double(place) * FormField.pitch)
      field.addAction(Action { [unowned self] _ in onTap?(place) }, for: .touchUpInside)
      scrollView.addSubview(field)
      fields.append(field)
    }
    scrollView.contentSize = Size(
      width: PhoneScreen.size.width, height: Self.topMargin + Double(count) * FormField.pitch)
  }

  // MARK: The keyboard

  /// The index of the field that has the keyboard; nil if none has.
  var focusedField: Int? { fields.firstIndex(where: \.isFirstResponder) }

  /// Whether the keyboard has come in, or has gone, completely.
  var isSettled: Bool { slide == nil }

  /// Gives the keyboard to a field, at a scene time in seconds.
  func focus(_ place: Int, at time: Double) {
    guard fields.indices.contains(place), fields[place].becomeFirstResponder() else { return }
    if keyboard.share < 1 { slide = Slide(start: time, from: keyboard.share, to: 1) }
    // The safe area is added to this inset, and the keyboard already covers that part.
    let covered = PhoneScreen.keyboardHeight - scrollView.safeAreaInsets.bottom
    if program.insetsIndicator { scrollView.verticalScrollIndicatorInsets.bottom = covered }
    guard program.insetsContent else { return }
    scrollView.contentInset.bottom = covered
    scrollView.scrollRectToVisible(
      fields[place].frame.inset(by: EdgeInsets(top: 0, left: 0, bottom: -Self.air, right: 0)),
      animated: true)
  }

  /// Puts the keyboard away, at a scene time in seconds.
  func dismissKeyboard(at time: Double) {
    guard let focusedField else { return }
    fields[focusedField].resignFirstResponder()
    slide = Slide(start: time, from: keyboard.share, to: 0)
    scrollView.contentInset.bottom = 0
    scrollView.verticalScrollIndicatorInsets.bottom = 0
  }

  /// Moves the keyboard to its place at a scene time; returns whether it moves on.
  func update(at time: Double) -> Bool {
    furthestPull = max(
      furthestPull, -scrollView.adjustedContentInset.top - scrollView.contentOffset.y)
    guard let slide else { return false }
    keyboard.share = slide.share(at: time)
    if time >= slide.start + Self.slideDuration { self.slide = nil }
    return self.slide != nil
  }

  func finishSlide() { _ = update(at: .infinity) }

  // MARK: What is covered

  /// The frame of a field on the screen, in points.
  func screenFrame(ofField place: Int) -> Rect {
    scrollView.convert(fields[place].frame, to: nil)
  }

  /// The upper edge of the keyboard, or of the screen's end without one.
  var lowerLimit: Double { keyboard.frame.minY }
  var upperLimit: Double { PhoneScreen.safeArea.top }

  /// How far a field would have to move to be in sight between bar and keyboard, in points.
  func distanceFromSight(ofField place: Int) -> Double {
    let frame = screenFrame(ofField: place)
    return max(0, frame.maxY - lowerLimit, upperLimit - frame.minY)
  }

  /// The frame of the scroll indicator on the screen, in points.
  var indicatorFrame: Rect {
    scrollView.convert(scrollView.indicatorFrame(along: .vertical), to: nil)
  }

  /// The length of the scroll indicator behind the keyboard, in points.
  var hiddenIndicator: Double { max(0, indicatorFrame.maxY - lowerLimit) }
  var hiddenIndicatorFact: Fact { Fact(.hiddenIndicator, of: self, hiddenIndicator) }
}
