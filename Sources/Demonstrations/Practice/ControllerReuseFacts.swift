import SceneParts

/// Which view controller shows which page, and what the pages have kept.
package struct ControllerReuseFacts: SceneFacts {
  package struct Shown: Hashable, Sendable {
    /// The number of the page and of the controller, both from 1.
    package let page: Int
    package let instance: Int
    /// The offset of the page's table, in points.
    package let offset: Double
  }

  package let pageCount: Int
  package let controllerCount: Int
  /// The page in the middle of the viewport, from 1.
  package let page: Int
  /// The pages that have a controller, in order.
  package let shown: [Shown]
  /// The offset of each page's table, in points, when the page last lost its controller; by the
  /// number of the page, from 1. Pages at offset 0 are left out.
  package let kept: [Int: Double]
  /// The number of different pages that each controller has shown, by the controller's number.
  package let pagesShown: [Int: Int]

  package var current: Shown? { shown.first { $0.page == page } }
}
