// A profile whose outer page scrolls the header away before the inner list scrolls.
// UIGestureRecognizerDelegate (together, in order), a scroll view subclass, UIScrollViewDelegate.
import UIKitNames

class PageScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else { return false }
    return otherGestureRecognizer.view is UITableView
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer && !isScrollEnabled {
      return false
    }
    return true
  }
}

class ProfileViewController: UIViewController, UIScrollViewDelegate {
  let page = PageScrollView()
  let header = UIView()
  let list = UITableView()
  let headerHeight: CGFloat = 200
  private(set) var innerMayScroll = false

  override func viewDidLoad() {
    super.viewDidLoad()
    page.delegate = self
    page.contentInsetAdjustmentBehavior = .never
    page.showsVerticalScrollIndicator = false
    list.delegate = self
    list.dataSource = self
    list.rowHeight = 60
    list.contentInsetAdjustmentBehavior = .never
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Post")
    view.addSubview(page)
    page.addSubview(header)
    page.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.frame = view.bounds
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: headerHeight)
    list.frame = CGRect(
      x: 0, y: headerHeight, width: view.bounds.width, height: view.bounds.height)
    page.contentSize = CGSize(
      width: view.bounds.width, height: headerHeight + view.bounds.height)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === page {
      if page.contentOffset.y >= headerHeight {
        page.contentOffset.y = headerHeight
        innerMayScroll = true
      } else if innerMayScroll && list.contentOffset.y > 0 {
        page.contentOffset.y = headerHeight
      } else {
        innerMayScroll = false
      }
    } else if scrollView === list {
      if !innerMayScroll && list.contentOffset.y != 0 {
        list.contentOffset = .zero
      } else if list.contentOffset.y <= 0 {
        innerMayScroll = false
      }
    }
  }
}

extension ProfileViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
  }
}

@main
enum Program {
  static func main() {
    let controller = ProfileViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let page = controller.page
    let list = controller.list

    print(
      "together with the list",
      page.gestureRecognizer(
        page.panGestureRecognizer, shouldRecognizeSimultaneouslyWith: list.panGestureRecognizer))
    let tap = UITapGestureRecognizer()
    page.addGestureRecognizer(tap)
    print(
      "not with a tap",
      !page.gestureRecognizer(
        page.panGestureRecognizer, shouldRecognizeSimultaneouslyWith: tap))
    print("pan belongs to", page.panGestureRecognizer.view === page)
    print("is one of", page.gestureRecognizers?.contains(page.panGestureRecognizer) ?? false)
    print("begins", page.gestureRecognizerShouldBegin(page.panGestureRecognizer))
    page.isScrollEnabled = false
    print("begins switched off", page.gestureRecognizerShouldBegin(page.panGestureRecognizer))
    page.isScrollEnabled = true

    func report(_ title: String) {
      print(title, Int(page.contentOffset.y), Int(list.contentOffset.y), controller.innerMayScroll)
    }
    report("start")
    list.contentOffset = CGPoint(x: 0, y: 30)
    report("list alone")
    page.contentOffset = CGPoint(x: 0, y: 150)
    report("page a little")
    page.contentOffset = CGPoint(x: 0, y: 230)
    report("page too far")
    list.contentOffset = CGPoint(x: 0, y: 90)
    report("list")
    page.contentOffset = CGPoint(x: 0, y: 100)
    report("page held")
    list.contentOffset = .zero
    report("list at its top")
    page.contentOffset = CGPoint(x: 0, y: 40)
    report("page again")
  }
}
