@testable import ScrollEngine
import PageMaps

/// A plain scroll view whose overrides are callbacks.
final class HookedScroll: ScrollView {
  weak var client: CallbackClient?

  override func layoutSubviews() {
    super.layoutSubviews()
    client?.hook("layoutSubviews() of the list")
  }
  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    client?.hook("boundsDidChange(from:) of the list")
  }
}

/// A map of pages with holes, whose overrides are callbacks.
final class HookedPages: PageMapView<Int> {
  weak var client: CallbackClient?

  override func layoutSubviews() {
    super.layoutSubviews()
    client?.hook("layoutSubviews() of the list")
  }
  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    client?.hook("boundsDidChange(from:) of the list")
  }
}

extension CallbackClient {
  static let maps: [PageMap<Int>] = [
    PageMap([[0, 1, nil], [nil, 2, 3], [4, 5, nil]]), PageMap([[3, nil, 1]]), PageMap([[7]]),
    PageMap([[nil, 2], [8, 9], [1, nil], [0, nil]]),
  ]

  static let zoomCallbacks = [
    "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)", "scrollViewDidZoom(_:)",
    "scrollViewDidEndZooming(_:with:atScale:)",
  ]
  static let pageCallbacks = ["viewForPage", "onPageChange"]

  func setUpScroller() {
    if let scroller = view as? HookedScroll {
      scroller.client = self
      scroller.contentSize = Size(width: 130, height: 600)
      (scroller.minimumZoomScale, scroller.maximumZoomScale) = (0.5, 3)
      zoomed.frame.size = scroller.contentSize
      scroller.addSubview(zoomed)
    }
    if let pages = view as? HookedPages {
      pages.client = self
      pages.viewForPage = { [unowned self] _, used in
        hook("viewForPage")
        return used ?? View()
      }
      pages.onPageChange = { [unowned self] _, _ in hook("onPageChange") }
    }
  }

  // MARK: Calls

  static let ofScrollers: [CallbackCall] = [
    scroller("contentSize = another") { scroller, client in
      scroller.contentSize = Size(
        width: Double(client.dice(200)), height: Double(client.dice(900)))
    },
    scroller("zoomScale") { scroller, client in
      scroller.zoomScale = [0.5, 1, 1.7, 3][client.dice(4)]
    },
    scroller("setZoomScale(_:animated:)") { scroller, client in
      scroller.setZoomScale([0.5, 1, 2.5][client.dice(3)], animated: true)
    },
    scroller("zoom(to:animated:)") { scroller, client in
      scroller.zoom(
        to: Rect(x: 10, y: Double(client.dice(300)), width: 50, height: 50),
        animated: client.dice(2) == 0)
    },
    scroller("maximumZoomScale") { scroller, client in
      scroller.maximumZoomScale = [1, 3][client.dice(2)]
    },
    scroller("removal of the zoomed view") { _, client in client.zoomed.removeFromSuperview() },
    scroller("isPagingEnabled") { scroller, _ in scroller.isPagingEnabled.toggle() },
    scroller("bounces") { scroller, _ in scroller.bounces.toggle() },
  ]

  private static func scroller(
    _ name: String, _ make: @escaping (HookedScroll, CallbackClient) -> Void
  ) -> CallbackCall {
    CallbackCall(name) { client in
      if let scroller = client.view as? HookedScroll { make(scroller, client) }
    }
  }

  static let ofPages: [CallbackCall] = [
    pages("map = another") { pages, client in pages.map = maps[client.dice(maps.count)] },
    pages("pageSize") { pages, client in
      pages.pageSize = client.dice(2) == 0 ? nil : Size(width: 60, height: 90)
    },
    pages("scroll(to:animated:)") { pages, client in
      let positions = pages.map.positions
      pages.scroll(
        to: positions[client.dice(positions.count)], animated: client.dice(2) == 0)
    },
    pages("viewForPage = another") { pages, _ in pages.viewForPage = { _, used in used ?? View() }
    },
  ]

  private static func pages(
    _ name: String, _ make: @escaping (HookedPages, CallbackClient) -> Void
  ) -> CallbackCall {
    CallbackCall(name) { client in
      if let pages = client.view as? HookedPages { make(pages, client) }
    }
  }

  // MARK: The delegate's methods about zooming

  func viewForZooming(in scrollView: ScrollView) -> View? {
    hook("viewForZooming(in:)")
    return zoomed.superview === scrollView ? zoomed : nil
  }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    hook("scrollViewWillBeginZooming(_:with:)")
  }
  func scrollViewDidZoom(_ scrollView: ScrollView) { hook("scrollViewDidZoom(_:)") }
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale: Double) {
    hook("scrollViewDidEndZooming(_:with:atScale:)")
  }
}
