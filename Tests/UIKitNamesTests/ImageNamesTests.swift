import Testing
import UIKitNames

// This file imports only UIKitNames, as code written for UIKit imports only UIKit.

@MainActor
@Suite("UIKit's names for images")
struct ImageNamesTests {
  @Test("mean those of the engine, in views, cells and buttons")
  func names() {
    let image: UIImage = UIImage(width: 4, height: 2, scale: 2) { _, _ in .red }
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == UIImage.RenderingMode.alwaysTemplate)
    let view = UIImageView(image: image, highlightedImage: template)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 1
    let mode: UIView.ContentMode = view.contentMode
    #expect(mode == .scaleAspectFill && view.intrinsicContentSize == image.size)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.imageView?.image = image
    #expect(cell.imageView?.image == image)
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    #expect(button.image(for: .normal) == image && button.imageView?.image == image)
  }
}
