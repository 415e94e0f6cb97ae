import Drawing
import ScrollEngine
import Traces

/// Notes in a trace what its views and cells show.
@MainActor
final class PictureTracer {
  private enum Handle {
    case view(TraceHandle<TraceView>)
    case cell(TraceHandle<TraceCell>)

    var key: TraceThing {
      switch self {
      case .view(let handle): .view(handle.key)
      case .cell(let handle): .cell(handle.key)
      }
    }
  }

  private struct Thing {
    let view: View
    let handle: Handle
    /// The window that the view fills, if what else that shows is a part of the view's picture.
    var window: Window?
  }

  /// The views and cells of the present tick.
  private var things: [Thing] = []

  /// Adds a view; `window` is a window that it fills and that is not in the trace, or nil.
  func add(_ view: View, _ handle: TraceHandle<TraceView>, in window: Window?) {
    things.append(Thing(view: view, handle: .view(handle), window: window))
  }

  func add(_ cell: View, _ handle: TraceHandle<TraceCell>) {
    things.append(Thing(view: cell, handle: .cell(handle)))
  }

  /// Notes the pictures of what was added, and forgets it.
  ///
  /// - Complexity: O(what is drawn).
  func note(measuredBy text: any TextMeasuring, _ writer: inout TraceWriter) {
    var keys: [ObjectIdentifier: TraceThing] = [:]
    for thing in things { keys[ObjectIdentifier(thing.view)] = thing.handle.key }
    var pictures: [TracePicture] = []
    View.leavingOut(things.map(\.view)) {
      pictures = things.map { thing in
        var picture = thing.view.ownPicture(text: text)
        if let window = thing.window {
          picture.above += window.ownPicture(text: text).layers.flatMap(\.commands)
        }
        return TracePicture(picture, keys)
      }
    }
    for (thing, picture) in zip(things, pictures) {
      switch thing.handle {
      case .view(let handle): writer.note(picture, of: handle)
      case .cell(let handle): writer.note(picture, of: handle)
      }
    }
    things.removeAll(keepingCapacity: true)
  }
}

extension TracePicture.Axes {
  fileprivate init(_ axes: (horizontal: Bool, vertical: Bool)) {
    self = []
    if axes.horizontal { insert(.horizontal) }
    if axes.vertical { insert(.vertical) }
  }
}

extension TracePicture {
  /// `keys` name the views that are drawn apart.
  fileprivate init(_ picture: OwnPicture, _ keys: [ObjectIdentifier: TraceThing]) {
    self.init(
      background: picture.background, cornerRadius: picture.cornerRadius, alpha: picture.alpha,
      clips: picture.clips, scale: picture.scale,
      turn: picture.turn.map { Turn($0.transform, of: $0.size) },
      axes: Axes(picture.axesOfContainer),
      behind: picture.behind,
      layers: picture.layers.map { layer in
        Layer(over: layer.views.compactMap { keys[$0] }, layer.commands)
      }, above: picture.above)
  }
}
