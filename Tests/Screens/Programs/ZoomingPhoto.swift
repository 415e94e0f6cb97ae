// A photograph to zoom, which stays in the middle while it is smaller than the screen.
// viewForZooming, zoom scales, zoom(to:animated:), layoutSubviews that centres, a double-tap target.
import UIKitNames

class ImageScrollView: UIScrollView, UIScrollViewDelegate {
  let photo = UIView()
  private(set) var zooms = 0
  private(set) var lastScale: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    bouncesZoom = true
    decelerationRate = .fast
    contentInsetAdjustmentBehavior = .never
    delegate = self
    addSubview(photo)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func display(_ size: CGSize) {
    zoomScale = 1
    photo.frame = CGRect(origin: .zero, size: size)
    contentSize = size
    minimumZoomScale = min(bounds.width / size.width, bounds.height / size.height)
    maximumZoomScale = max(2, minimumZoomScale)
    zoomScale = minimumZoomScale
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var frame = photo.frame
    frame.origin.x = frame.width < bounds.width ? (bounds.width - frame.width) / 2 : 0
    frame.origin.y = frame.height < bounds.height ? (bounds.height - frame.height) / 2 : 0
    photo.frame = frame
  }

  func zoomRect(for scale: CGFloat, center: CGPoint) -> CGRect {
    let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  func doubleTapped(at point: CGPoint) {
    if zoomScale == minimumZoomScale {
      zoom(to: zoomRect(for: maximumZoomScale, center: point), animated: false)
    } else {
      setZoomScale(minimumZoomScale, animated: false)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return photo
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zooms += 1
    lastScale = scrollView.zoomScale
  }
}

class PhotoViewController: UIViewController {
  let scroll = ImageScrollView()

  override func loadView() {
    view = scroll
  }

  override var prefersStatusBarHidden: Bool { true }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = PhotoViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scroll = controller.scroll

    func report(_ title: String) {
      scroll.layoutIfNeeded()
      let frame = scroll.photo.frame
      print(
        title, "scale", Int((scroll.zoomScale * 100).rounded()), "photo",
        Int(frame.minX.rounded()), Int(frame.minY.rounded()), Int(frame.width.rounded()),
        Int(frame.height.rounded()), "content", Int(scroll.contentSize.width.rounded()),
        Int(scroll.contentSize.height.rounded()))
    }

    print("unzoomed", scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.zoomScale)
    scroll.display(CGSize(width: 640, height: 480))
    report("whole")
    print("asked", scroll.zooms > 0, scroll.lastScale == 0.5)

    scroll.setZoomScale(1, animated: false)
    report("full size")
    print("own bounds", Int(scroll.photo.bounds.width), Int(scroll.photo.bounds.height))
    print("transform", scroll.photo.transform.isIdentity)

    scroll.setZoomScale(0.5, animated: false)
    report("whole again")
    scroll.doubleTapped(at: CGPoint(x: 320, y: 240))
    report("tapped in the middle")
    let shown = scroll.convert(scroll.bounds, to: scroll.photo)
    print("sees", Int(shown.midX.rounded()), Int(shown.midY.rounded()), Int(shown.width.rounded()))
    scroll.doubleTapped(at: .zero)
    report("tapped again")

    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    window.layoutIfNeeded()
    scroll.display(CGSize(width: 640, height: 480))
    report("turned")
  }
}
