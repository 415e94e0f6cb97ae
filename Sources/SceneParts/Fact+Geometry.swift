package import ScrollEngine

/// The places and sizes of views, in points.
extension Fact.Quantity {
  /// The origin of the bounds; for a scroll view, its offset.
  package static let offsetX = Fact.Quantity("bounds.origin.x", .points)
  package static let offsetY = Fact.Quantity("bounds.origin.y", .points)
  package static let boundsWidth = Fact.Quantity("bounds.size.width", .points)
  package static let boundsHeight = Fact.Quantity("bounds.size.height", .points)
  package static let frameX = Fact.Quantity("frame.origin.x", .points)
  package static let frameY = Fact.Quantity("frame.origin.y", .points)
  package static let frameWidth = Fact.Quantity("frame.size.width", .points)
  package static let frameHeight = Fact.Quantity("frame.size.height", .points)
  package static let contentWidth = Fact.Quantity("contentSize.width", .points)
  package static let contentHeight = Fact.Quantity("contentSize.height", .points)
  package static let insetTop = Fact.Quantity("contentInset.top", .points)
  package static let insetLeft = Fact.Quantity("contentInset.left", .points)
  package static let insetBottom = Fact.Quantity("contentInset.bottom", .points)
  package static let insetRight = Fact.Quantity("contentInset.right", .points)
  /// The frame in the content of a container, when it is not clipped.
  package static let placeX = Fact.Quantity("x in the content", .points)
  package static let placeY = Fact.Quantity("y in the content", .points)
  package static let placeWidth = Fact.Quantity("width in the content", .points)
  package static let placeHeight = Fact.Quantity("height in the content", .points)
  /// The frame in the window.
  package static let screenX = Fact.Quantity("x on the screen", .points)
  package static let screenY = Fact.Quantity("y on the screen", .points)
  package static let screenWidth = Fact.Quantity("width on the screen", .points)
  package static let screenHeight = Fact.Quantity("height on the screen", .points)
  package static let zoomScale = Fact.Quantity("zoomScale", .factor)
}

extension View {
  /// The origin of the bounds, in points; for a scroll view, its offset.
  package var offsetFacts: (x: Fact, y: Fact) { offsetFacts(bounds.origin) }

  /// An offset of the view, in points, as the layout of its container has it.
  package func offsetFacts(_ offset: Point) -> (x: Fact, y: Fact) {
    (Fact(.offsetX, of: self, offset.x), Fact(.offsetY, of: self, offset.y))
  }

  /// The size of the bounds, in points.
  package var sizeFacts: (width: Fact, height: Fact) { sizeFacts(bounds.size) }

  /// A size of the bounds, in points, as the layout of a container has it.
  package func sizeFacts(_ size: Size) -> (width: Fact, height: Fact) {
    (Fact(.boundsWidth, of: self, size.width), Fact(.boundsHeight, of: self, size.height))
  }

  /// A size of the view's content, in points, as the layout of its container has it.
  package func contentSizeFacts(_ size: Size) -> (width: Fact, height: Fact) {
    (Fact(.contentWidth, of: self, size.width), Fact(.contentHeight, of: self, size.height))
  }

  /// A frame of the view, in points.
  package func frameFacts(_ frame: Rect) -> (x: Fact, y: Fact, width: Fact, height: Fact) {
    (
      Fact(.frameX, of: self, frame.minX), Fact(.frameY, of: self, frame.minY),
      Fact(.frameWidth, of: self, frame.width), Fact(.frameHeight, of: self, frame.height)
    )
  }

  /// The frame that the view would have in the content of a container if it were not clipped, in
  /// points.
  package func placeFacts(_ place: Rect) -> (x: Fact, y: Fact, width: Fact, height: Fact) {
    (
      Fact(.placeX, of: self, place.minX), Fact(.placeY, of: self, place.minY),
      Fact(.placeWidth, of: self, place.width), Fact(.placeHeight, of: self, place.height)
    )
  }
}

extension ScrollView {
  /// The size of the content, in points.
  package var contentSizeFacts: (width: Fact, height: Fact) { contentSizeFacts(contentSize) }

  /// The insets around the content, in points.
  package var insetFacts: (top: Fact, left: Fact, bottom: Fact, right: Fact) {
    let inset = contentInset
    return (
      Fact(.insetTop, of: self, inset.top), Fact(.insetLeft, of: self, inset.left),
      Fact(.insetBottom, of: self, inset.bottom), Fact(.insetRight, of: self, inset.right)
    )
  }
}
