import TestSupport
import Testing

@testable import ScrollEngine

/// The images that a view draws.
@MainActor
func imageRuns(_ view: View) -> [ImageRun] {
  var canvas = Canvas(size: Size(width: 1_000, height: 1_000), text: FixedAdvanceText())
  view.render(in: &canvas)
  return canvas.commands.compactMap { if case .image(let run) = $0 { run } else { nil } }
}

func image(_ width: Int, _ height: Int, scale: Double = 1) -> Image {
  Image(width: width, height: height, scale: scale) { x, y in Color(UInt32(x << 8 | y)) }
}

@MainActor
@Suite("An image view")
struct ImageViewTests {
  @Test("is as large as its image when it is made, and wants to be that large")
  func size() {
    let view = ImageView(image: image(40, 20, scale: 2))
    #expect(view.frame == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == Size(width: 20, height: 10))
    #expect(view.sizeThatFits(Size(width: 5, height: 5)) == Size(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled && view.contentMode == .scaleToFill)
    view.image = image(8, 6)
    view.sizeToFit()
    #expect(view.bounds.size == Size(width: 8, height: 6))
    view.image = nil
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1))
    #expect(view.sizeThatFits(.zero) == Size(width: 8, height: 6) && imageRuns(view).isEmpty)
    #expect(ImageView().frame == .zero && !ImageView(frame: .zero).isUserInteractionEnabled)
  }

  @Test("shows its image where its content mode says", arguments: View.ContentMode.allCases)
  func modes(mode: View.ContentMode) {
    let view = ImageView(image: image(40, 20))
    view.frame = Rect(x: 5, y: 7, width: 100, height: 80)
    view.contentMode = mode
    let expected =
      switch mode {
      case .scaleToFill, .redraw: Rect(x: 5, y: 7, width: 100, height: 80)
      case .scaleAspectFit: Rect(x: 5, y: 22, width: 100, height: 50)
      case .scaleAspectFill: Rect(x: -25, y: 7, width: 160, height: 80)
      case .center: Rect(x: 35, y: 37, width: 40, height: 20)
      case .top: Rect(x: 35, y: 7, width: 40, height: 20)
      case .bottom: Rect(x: 35, y: 67, width: 40, height: 20)
      case .left: Rect(x: 5, y: 37, width: 40, height: 20)
      case .right: Rect(x: 65, y: 37, width: 40, height: 20)
      case .topLeft: Rect(x: 5, y: 7, width: 40, height: 20)
      case .topRight: Rect(x: 65, y: 7, width: 40, height: 20)
      case .bottomLeft: Rect(x: 5, y: 67, width: 40, height: 20)
      case .bottomRight: Rect(x: 65, y: 67, width: 40, height: 20)
      }
    #expect(imageRuns(view).map(\.rect) == [expected])
  }

  @Test("shows the other image while it is highlighted, if there is one")
  func highlighted() {
    let (plain, other) = (image(4, 4), image(6, 6))
    let view = ImageView(image: plain, highlightedImage: other)
    #expect(imageRuns(view).map(\.image) == [plain])
    view.isHighlighted = true
    #expect(imageRuns(view).map(\.image) == [other])
    #expect(view.intrinsicContentSize == Size(width: 6, height: 6))
    view.highlightedImage = nil
    #expect(imageRuns(view).map(\.image) == [plain])
  }

  @Test("draws a template in the tint colour, and other images in their own")
  func template() {
    let view = ImageView(image: image(4, 4))
    #expect(imageRuns(view).map(\.tint) == [nil])
    view.image = image(4, 4).withRenderingMode(.alwaysTemplate)
    view.tintColor = Color(0xFF0000)
    #expect(imageRuns(view).map(\.tint) == [Color(0xFF0000)])
    view.image = image(4, 4).withRenderingMode(.alwaysOriginal)
    #expect(imageRuns(view).map(\.tint) == [nil])
  }

  @Test("clips to its bounds and their round corners only if it is told to")
  func clipping() {
    let view = ImageView(image: image(40, 20))
    view.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    view.contentMode = .scaleAspectFill
    view.cornerRounding = 10
    #expect(imageRuns(view).map(\.frame) == [nil])
    view.clipsToBounds = true
    #expect(imageRuns(view).map(\.frame) == [ImageRun.Frame(view.frame, cornerRadius: 10)])
    #expect(imageRuns(view).map(\.rect) == [Rect(x: 0, y: 10, width: 40, height: 20)])
    view.alpha = 0.5
    #expect(imageRuns(view).map(\.opacity) == [0.5])
  }

  @Test("asks for a new picture when it shows another image, and for none otherwise")
  func display() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = ImageView(image: image(4, 4))
    window.addSubview(view)
    func isMarked(_ change: () -> Void) -> Bool {
      window.needsDisplay = false
      change()
      return window.needsDisplay
    }
    #expect(!isMarked { view.image = view.image })
    #expect(!isMarked { view.isHighlighted = true })
    #expect(isMarked { view.highlightedImage = image(5, 5) })
    #expect(!isMarked { view.image = image(6, 6) })
    #expect(isMarked { view.isHighlighted = false })
    #expect(isMarked { view.contentMode = .center })
    #expect(isMarked { view.image = nil })
  }

  @Test("has the size of its image in constraints, also when that changes")
  func constraints() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = ImageView(image: image(4, 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 4, height: 4))
    view.image = image(30, 12)
    window.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 30, height: 12))
  }
}
