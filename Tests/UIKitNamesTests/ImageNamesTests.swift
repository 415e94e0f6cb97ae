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

  @Test("mean the engine's symbols, which are templates of UIKit's size")
  func symbols() {
    let plus: UIImage? = UIImage(systemName: "plus")
    #expect(plus?.renderingMode == .alwaysTemplate && UIImage(systemName: "unheard.of") == nil)
    #expect(UIImage(systemName: "circle.fill")?.size == CGSize(width: 20, height: 20))
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large)
    #expect(UIImage(systemName: "circle.fill", withConfiguration: large)?.size.width ?? 0 > 40)
    let configurations: [UIImage.SymbolConfiguration] = [
      .init(pointSize: 20), .init(pointSize: 20, weight: .light), .init(weight: .black),
      .init(scale: .small), .init(textStyle: .body), .init(textStyle: .title1, scale: .large),
      .init(font: .boldSystemFont(ofSize: 12)),
    ]
    for configuration in configurations {
      #expect(UIImage(systemName: "star.fill", withConfiguration: configuration) != nil)
    }
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .selected)
    button.isSelected = true
    #expect(button.imageView?.image == UIImage(systemName: "star.fill"))
  }
}
