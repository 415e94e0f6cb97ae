import ScrollEngine
import TestSupport
import Testing

/// Constraints to the baseline of a view that takes its baseline from a subview.
@MainActor
struct BaselineViewTests {
  /// A badge around two labels, one below the other, that takes its baselines from the labels.
  private final class Badge: View {
    let upper = BaselineViewTests.label(10)
    let lower = BaselineViewTests.label(30)
    var isTurned = false

    init() {
      super.init(frame: .zero)
      for label in [upper, lower] { addSubview(label) }
      LayoutConstraint.activate([
        upper.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 7),
        lower.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -9),
        upper.leadingAnchor.constraint(equalTo: leadingAnchor),
        lower.leadingAnchor.constraint(equalTo: leadingAnchor),
        trailingAnchor.constraint(equalTo: lower.trailingAnchor),
      ])
    }

    override var forFirstBaselineLayout: View { isTurned ? lower : upper }
    override var forLastBaselineLayout: View { lower }
  }

  private static func label(_ size: Double) -> Label {
    let label = Label()
    label.textMeasuring = FixedAdvanceText()
    label.font = Font(.words, size: size)
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let mark = View()

  /// Adds `view` at `top`, and binds the bottom of the mark to one of the view's baselines.
  private func hold(_ view: View, top: Double = 40, isFirst: Bool) -> LayoutConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    mark.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    window.addSubview(mark)
    let line = mark.bottomAnchor.constraint(
      equalTo: isFirst ? view.firstBaselineAnchor : view.lastBaselineAnchor)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: top),
      mark.heightAnchor.constraint(equalToConstant: 1), line,
    ])
    return line
  }

  /// The baseline of a label's text, in the window.
  private func baseline(of label: Label) -> Double {
    // Capital letters are centred in the line.
    label.convert(label.bounds, to: window).minY
      + (label.font.lineHeight + label.font.capHeight) / 2
  }

  private var found: Double {
    window.layoutIfNeeded()
    return mark.frame.maxY
  }

  @Test func `a constraint follows the baseline of the view that is named`() {
    let badge = Badge()
    let line = hold(badge, isFirst: true)
    #expect(abs(found - baseline(of: badge.upper)) < 1e-6)
    #expect(line.secondItem === badge && line.firstItem === mark)
    line.isActive = false
    let last = hold(badge, isFirst: false)
    #expect(abs(found - baseline(of: badge.lower)) < 1e-6)
    badge.lower.font = Font(.words, size: 60)
    #expect(abs(found - baseline(of: badge.lower)) < 1e-6)
    last.isActive = false
    #expect(!last.isActive && last.secondItem === badge)
  }

  @Test func `another view is taken when constraints are updated`() {
    let badge = Badge()
    _ = hold(badge, isFirst: true)
    window.layoutIfNeeded()
    badge.isTurned = true
    badge.setNeedsUpdateConstraints()
    #expect(abs(found - baseline(of: badge.lower)) < 1e-6)
  }

  @Test func `a column has the baselines of its first and last views, whoever they are`() {
    let labels = [10.0, 20, 30].map(Self.label)
    let column = StackView(arrangedSubviews: labels)
    column.axis = .vertical
    var line = hold(column, isFirst: true)
    #expect(abs(found - baseline(of: labels[0])) < 1e-6)
    labels[0].isHidden = true
    #expect(abs(found - baseline(of: labels[1])) < 1e-6)
    labels[1].removeFromSuperview()
    #expect(line.isActive && abs(found - baseline(of: labels[2])) < 1e-6)
    column.insertArrangedSubview(labels[1], at: 0)
    #expect(abs(found - baseline(of: labels[1])) < 1e-6)
    line.isActive = false
    line = hold(column, isFirst: false)
    #expect(abs(found - baseline(of: labels[2])) < 1e-6)
    for label in labels { label.removeFromSuperview() }
    #expect(line.isActive && found == column.frame.maxY)
    column.removeFromSuperview()
    #expect(!line.isActive)
  }

  @Test func `a row has the baseline of its highest view, also inside another stack`() {
    let labels = [10.0, 30, 20].map(Self.label)
    let row = StackView(arrangedSubviews: labels)
    let column = StackView(arrangedSubviews: [row, Self.label(12)])
    column.axis = .vertical
    _ = hold(column, isFirst: true)
    #expect(abs(found - baseline(of: labels[1])) < 1e-6)
  }

  @Test func `rows align what is nested in them by its text`() {
    let (small, large) = (Self.label(10), Self.label(40))
    let column = StackView(arrangedSubviews: [small, Self.label(12)])
    column.axis = .vertical
    let row = StackView(arrangedSubviews: [column, large])
    row.alignment = .firstBaseline
    row.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    window.addSubview(row)
    window.layoutIfNeeded()
    #expect(abs(baseline(of: small) - baseline(of: large)) < 1e-6)
  }

  @Test func `a baseline of a view outside stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Wrong: View {
          let other = View()
          override var forFirstBaselineLayout: View { other }
        }
        let outer = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        let wrong = Wrong()
        outer.addSubview(wrong)
        wrong.firstBaselineAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      }
    }
    #expect(lastWords(result).contains("which does not lie in it"))
  }
}
