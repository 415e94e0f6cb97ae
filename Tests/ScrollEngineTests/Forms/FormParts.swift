import Controls

@testable import ScrollEngine

/// The content of a form's row: a text field, a switch and a button.
@MainActor
final class FormParts: View {
  let field = TextField(frame: Rect(x: 4, y: 4, width: 110, height: 32))
  let toggle = Switch(frame: Rect(x: 120, y: 4, width: 0, height: 0))
  let button = Button(type: .system)
  /// The record that the row shows.
  var id = -1

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 300, height: 40))
    button.frame = Rect(x: 180, y: 4, width: 60, height: 32)
    for view in [field, toggle, button] { addSubview(view) }
  }

  /// The cell of `list` that contains this view at any depth.
  func cell(in list: ListView) -> View? {
    var view: View? = self
    while let current = view, current.superview !== list { view = current.superview }
    return view
  }
}

/// A cell that has the parts of a form.
@MainActor
protocol FormCell: ReusableView {
  var parts: FormParts { get }
}

final class FormTableCell: TableViewCell, FormCell {
  let parts = FormParts()
  override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(parts)
  }
  required convenience init(forReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}

final class FormItemCell: CollectionViewCell, FormCell {
  let parts = FormParts()
  override required init(frame: Rect) {
    super.init(frame: frame)
    contentView.addSubview(parts)
  }
}

final class FormHeader: TableViewHeaderFooterView {
  let field = TextField(frame: Rect(x: 4, y: 2, width: 110, height: 26))
  override init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }
  required convenience init(forReuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
}
