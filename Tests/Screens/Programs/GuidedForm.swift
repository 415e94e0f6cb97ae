// A two-column form: captions of one width, boxes on their baselines, spacers that are layout guides.
// UILayoutGuide, equal widths, first and last baselines, dimension anchors with multipliers, identifiers.
import UIKitNames

final class GuidedFormView: UIView {
  let captions = ["Name", "Electronic mail", "City"].map { text -> UILabel in
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 17)
    return label
  }
  let values = [22, 30, 14].map { size -> UILabel in
    let label = UILabel()
    label.text = "Value"
    label.font = .boldSystemFont(ofSize: CGFloat(size))
    return label
  }
  let top = UILayoutGuide()
  let bottom = UILayoutGuide()
  let column = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    top.identifier = "top"
    bottom.identifier = "bottom"
    [top, bottom, column].forEach(addLayoutGuide)
    for label in captions + values {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentHuggingPriority(.required, for: .vertical)
      addSubview(label)
    }
    var constraints = [
      top.topAnchor.constraint(equalTo: topAnchor),
      bottom.bottomAnchor.constraint(equalTo: bottomAnchor),
      top.heightAnchor.constraint(equalTo: bottom.heightAnchor, multiplier: 0.5),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(lessThanOrEqualTo: centerXAnchor),
      captions[0].topAnchor.constraint(equalTo: top.bottomAnchor),
      captions[2].bottomAnchor.constraint(equalTo: bottom.topAnchor),
    ]
    let narrow = column.widthAnchor.constraint(equalToConstant: 0)
    narrow.priority = .defaultLow
    constraints.append(narrow)
    for (caption, value) in zip(captions, values) {
      constraints += [
        caption.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        caption.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        value.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 8),
        value.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
        value.firstBaselineAnchor.constraint(equalTo: caption.firstBaselineAnchor),
      ]
    }
    for (upper, lower) in zip(captions, captions.dropFirst()) {
      constraints.append(
        lower.firstBaselineAnchor.constraint(equalTo: upper.lastBaselineAnchor, constant: 40))
    }
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class GuidedFormController: UIViewController {
  let form = GuidedFormView()

  override func loadView() {
    view = form
  }
}

@main
enum Program {
  static func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1.01 }

  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let controller = GuidedFormController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let form = controller.form
    report(form)

    form.captions[1].text = "Mail"
    window.layoutIfNeeded()
    print("after a shorter caption")
    report(form)

    form.captions[0].isHidden = true
    window.layoutIfNeeded()
    print("a hidden caption still counts", form.captions[0].frame.height > 0)
    print("guides", form.layoutGuides.contains(form.top), form.top.owningView === form)
    print("named", form.top.identifier, form.bottom.identifier)
    form.removeLayoutGuide(form.column)
    print("removed", !form.layoutGuides.contains(form.column), form.column.owningView == nil)
  }

  static func report(_ form: GuidedFormView) {
    let widths = form.captions.map { $0.frame.width }
    print("captions of one width", widths.allSatisfy { isNear($0, widths[0]) })
    let widest = form.captions.map { $0.intrinsicContentSize.width }.max() ?? 0
    print("as wide as the widest", isNear(widths[0], widest))
    print(
      "values in a column",
      form.values.allSatisfy { isNear($0.frame.minX, form.captions[0].frame.maxX + 8) })
    print("start", form.captions.allSatisfy { isNear($0.frame.minX, 16) })
    print(
      "lines 40 apart",
      isNear(form.captions[1].frame.minY - form.captions[0].frame.minY, 40),
      isNear(form.captions[2].frame.minY - form.captions[1].frame.minY, 40))
    print("larger text starts higher", form.values[1].frame.minY < form.captions[1].frame.minY)
    print("smaller text starts lower", form.values[2].frame.minY > form.captions[2].frame.minY)
    print(
      "twice the space below",
      isNear(form.bottom.layoutFrame.height, form.top.layoutFrame.height * 2),
      isNear(form.captions[0].frame.minY, form.top.layoutFrame.maxY))
    let third = form.captions[2].frame
    print("all of it", isNear(third.maxY + form.bottom.layoutFrame.height, form.bounds.height))
  }
}
