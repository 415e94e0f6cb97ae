import Images
import ScrollworkApp

/// A row with a picture, a name, and a line about it.
final class PhotoCell: TableViewCell {
  let thumbnail = ImageView()
  let name = Label()
  let details = Label()
  private var load: ImageLoad?

  /// How many pixels a thumbnail has: two for each point.
  static let size = DecodedSize.filling(PixelSize(width: 168, height: 112))

  override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    thumbnail.backgroundColor = .systemGray5
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.cornerRounding = 8
    thumbnail.clipsToBounds = true
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    details.font = .systemFont(ofSize: 13)
    details.textColor = .secondaryLabel
    for view in [thumbnail, name, details] { contentView.addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    thumbnail.frame = Rect(x: 16, y: 8, width: 84, height: 56)
    name.frame = Rect(x: 116, y: 14, width: width - 132, height: 22)
    details.frame = Rect(x: 116, y: 38, width: width - 132, height: 20)
  }

  /// Shows a file: what its name is, and which number it has.
  func show(_ file: String, number: Int) {
    name.text = file.split(separator: "/").last.map(String.init)
    details.text = "Picture \(number)"
  }

  /// Shows the picture in a file as soon as it is decoded.
  func showPicture(_ file: String, _ loader: ImageLoader) {
    load = loader.image(at: file, Self.size, scale: 2) { [weak self] result in
      switch result {
      case .success(let image): self?.thumbnail.image = image
      case .failure(let error): self?.details.text = "\(error)"
      }
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    load?.cancel()
    thumbnail.image = nil
  }
}
