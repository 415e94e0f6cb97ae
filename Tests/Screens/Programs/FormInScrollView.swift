// A sign-up form: a stack view in a scroll view, as wide as the screen and as high as its fields.
// contentLayoutGuide and frameLayoutGuide, stack margins, custom spacing, hidden fields, a constant.
import UIKitNames

final class FieldView: UIView {
  let caption = UILabel()
  let box = UIView()
  let boxHeight: NSLayoutConstraint

  init(title: String, height: CGFloat) {
    boxHeight = box.heightAnchor.constraint(equalToConstant: height)
    super.init(frame: .zero)
    caption.text = title
    caption.font = UIFont.systemFont(ofSize: 13)
    let stack = UIStackView(arrangedSubviews: [caption, box])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      caption.heightAnchor.constraint(equalToConstant: 20),
      boxHeight,
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class SignUpViewController: UIViewController {
  let scrollView = UIScrollView()
  let form = UIStackView()
  let name = FieldView(title: "Name", height: 40)
  let company = FieldView(title: "Company", height: 40)
  let about = FieldView(title: "About you", height: 120)
  let submit = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUpScrollView()
    setUpForm()
  }

  private func setUpScrollView() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func setUpForm() {
    form.axis = .vertical
    form.alignment = .fill
    form.distribution = .fill
    form.spacing = 16
    form.isLayoutMarginsRelativeArrangement = true
    form.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 24, bottom: 20, trailing: 24)
    form.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(form)

    submit.setTitle("Sign up", for: .normal)
    submit.heightAnchor.constraint(equalToConstant: 50).isActive = true
    [name, company, about, submit].forEach(form.addArrangedSubview)
    form.setCustomSpacing(32, after: about)

    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: content.topAnchor),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let controller = SignUpViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    print("all fields")
    report(controller)

    controller.company.isHidden = true
    controller.view.layoutIfNeeded()
    print("no company")
    report(controller)
    print("still arranged", controller.form.arrangedSubviews.contains(controller.company))

    controller.about.boxHeight.constant = 200
    controller.view.layoutIfNeeded()
    print("a longer text")
    report(controller)

    controller.form.removeArrangedSubview(controller.company)
    controller.company.removeFromSuperview()
    controller.form.insertArrangedSubview(controller.company, at: 0)
    controller.company.isHidden = false
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 300)
    window.layoutIfNeeded()
    print("company first, wide")
    report(controller)
  }

  static func report(_ controller: SignUpViewController) {
    for view in controller.form.arrangedSubviews where !view.isHidden {
      let frame = view.frame
      print(" ", Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
    }
    let size = controller.scrollView.contentSize
    print("  content", Int(size.width), Int(size.height))
  }
}
