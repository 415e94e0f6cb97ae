import Images
import ScrollworkApp

/// Pictures, and notes below them: tables as high as their content, in a scroll view.
final class Home: ViewController {
  let photos: PhotoList
  let notes = NoteList()

  init(files: [String], loader: ImageLoader = ImageLoader()) {
    photos = PhotoList(files: files, loader: loader)
    super.init()
  }

  override func loadView() { view = ScrollView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for list in [photos, notes] {
      addChild(list)
      view.addSubview(list.view)
      list.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    var height = 0.0
    for table in [photos.tableView, notes.tableView] {
      table.frame = Rect(
        x: 0, y: height, width: view.bounds.width, height: table.contentSize.height)
      height += table.frame.height
    }
    (view as? ScrollView)?.contentSize = Size(width: view.bounds.width, height: height)
  }
}
