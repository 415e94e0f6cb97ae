import Glibc
import PhotoScreen
import ScrollworkApp

/// The processor time that the calling thread has used, in seconds.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A view around the program's screen: it is drawn once in each frame, and notes the time since the
/// previous drawing.
final class FrameView: View {
  private(set) var times: [Double] = []
  private var last: Double?

  override func draw(in canvas: inout Canvas) {
    let now = threadTime()
    if let last { times.append((now - last) * 1000) }
    last = now
  }

  func forget() { times = [] }
}

/// The screen of the program in a view that measures frames.
final class FrameController: ViewController {
  let photos: PhotosController
  let frames = FrameView()

  init(_ photos: PhotosController) {
    self.photos = photos
    super.init()
  }

  override func loadView() { view = frames }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(photos)
    frames.addSubview(photos.view)
    photos.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photos.view.frame = frames.bounds
  }
}
