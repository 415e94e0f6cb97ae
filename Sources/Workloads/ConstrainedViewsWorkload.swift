import Drawing
import Geometry
import ScrollEngine

/// Views with constraints: many labels laid out for the first time, and one reused cell whose text
/// changes.
@MainActor
struct ConstrainedViewsWorkload {
  private static let width = 320.0

  /// Returns the errors found by comparing the frames with sums.
  func run(operations: Int, send: @escaping (Measurement) -> Void) -> [String] {
    rows(send) + stacks(send) + cell(operations, send)
  }

  // MARK: - Labels

  /// A hundred rows of ten labels, each constrained to its neighbours.
  private func rows(_ send: @escaping (Measurement) -> Void) -> [String] {
    let report = Report(variant: "1,000 labels in rows", rows: 1_000, sections: 0, send: send)
    var mistakes: [String] = []
    let times = (0..<9).map { _ in
      let view = View(frame: Rect(x: 0, y: 0, width: 2_000, height: 4_000))
      let labels = Self.labels(in: view)
      let (time, _) = CPUClock.milliseconds { view.layoutIfNeeded() }
      for (index, label) in labels.enumerated() {
        let place = Point(x: 8 + 108 * Double(index % 10), y: 8 + 32 * Double(index / 10))
        guard label.frame.origin != place else { continue }
        mistakes.append("label \(index) lies at \(label.frame.origin), not at \(place)")
      }
      return time
    }
    report.samples("first_layout", times, unit: "ms")
    return Array(mistakes.prefix(1))
  }

  private static func labels(in view: View) -> [Label] {
    var labels: [Label] = []
    var constraints: [LayoutConstraint] = []
    for index in 0..<1_000 {
      let label = makeLabel("Label word")
      view.addSubview(label)
      let before = index % 10 > 0 ? labels[index - 1] : nil
      let above = index >= 10 ? labels[index - 10] : nil
      constraints += [
        label.leadingAnchor.constraint(
          equalTo: before?.trailingAnchor ?? view.leadingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor, constant: 8),
      ]
      labels.append(label)
    }
    LayoutConstraint.activate(constraints)
    return labels
  }

  // MARK: - Stacks

  /// A hundred rows of ten labels in a column that is higher than all rows together, so that one
  /// row is stretched.
  private func stacks(_ send: @escaping (Measurement) -> Void) -> [String] {
    let report = Report(
      variant: "1,000 labels in stacks", rows: 1_000, sections: 0, send: send)
    var mistakes: [String] = []
    let times = (0..<9).map { _ in
      let column = StackView()
      column.axis = .vertical
      for _ in 0..<100 {
        let labels = (0..<10).map { _ in Self.makeLabel("Label word") }
        column.addArrangedSubview(StackView(arrangedSubviews: labels))
      }
      column.frame = Rect(x: 0, y: 0, width: 2_000, height: 4_000)
      let (time, _) = CPUClock.milliseconds { column.layoutIfNeeded() }
      let heights = column.arrangedSubviews.map(\.frame.height)
      let (sum, stretched) = (heights.reduce(0, +), heights.count { $0 != heights.min() })
      if sum != 4_000 || stretched != 1 {
        mistakes.append("\(stretched) rows are stretched, and all are \(sum) points high")
      }
      return time
    }
    report.samples("first_layout", times, unit: "ms")
    return Array(mistakes.prefix(1))
  }

  // MARK: - A cell

  /// A cell of five labels and twenty constraints, measured and laid out after each change of a
  /// text, as when a list reuses a cell.
  private func cell(_ operations: Int, _ send: @escaping (Measurement) -> Void) -> [String] {
    let report = Report(variant: "a cell of 20 constraints", rows: 1, sections: 0, send: send)
    let cell = TableViewCell()
    let labels = (0..<5).map { _ in Self.makeLabel("Label") }
    for label in labels { cell.contentView.addSubview(label) }
    var constraints: [LayoutConstraint] = []
    for (index, label) in labels.enumerated() {
      let content = cell.contentView
      constraints += [
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -16),
        label.topAnchor.constraint(
          equalTo: index > 0 ? labels[index - 1].bottomAnchor : content.topAnchor, constant: 4),
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      ]
    }
    constraints[19] = labels[4].bottomAnchor.constraint(
      equalTo: cell.contentView.bottomAnchor, constant: -4)
    LayoutConstraint.activate(constraints)
    var (turn, height) = (0, 0.0)
    func change() {
      turn += 1
      labels[turn % 5].text = turn % 2 == 0 ? "Label" : "A longer label"
      height =
        cell.systemLayoutSizeFitting(
          Size(width: Self.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      cell.frame = Rect(x: 0, y: 0, width: Self.width, height: height)
      cell.layoutIfNeeded()
    }
    change()
    report.samples("changed_text", CPUClock.measure(operations, change))
    let expected = 5 * (labels[0].font.lineHeight + 4) + 4
    guard height == expected, labels[4].frame.maxY == expected - 4 else {
      return ["the cell is \(height) points high, not \(expected)"]
    }
    return []
  }

  private static func makeLabel(_ text: String) -> Label {
    let label = Label()
    label.textMeasuring = TenPointLetters()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}

/// Measures ten points per letter, at almost no cost.
private struct TenPointLetters: TextMeasuring {
  func width(of string: String, in font: Font) -> Double { Double(string.utf8.count) * 10 }
}
