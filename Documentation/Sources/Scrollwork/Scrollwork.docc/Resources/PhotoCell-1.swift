import ScrollworkApp

/// A row with a picture, a name, and a line about it.
final class PhotoCell: TableViewCell {
  let thumbnail = ImageView()
  let name = Label()
  let details = Label()

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
}
