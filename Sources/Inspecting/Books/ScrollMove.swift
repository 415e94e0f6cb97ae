import SceneParts
package import ScrollEngine

/// A change of a scroll view that no input caused.
package struct ScrollMove: Hashable {
  /// Scene time, in seconds.
  package let time: Double
  /// The index of the pane in the scene.
  package let pane: Int
  /// The name of the view in reports.
  package let view: String
  package let quantity: ScrollChange.Quantity
  package let mover: ScrollMover

  /// Nil for calls, for what happened before the scene began, and for the length of content that a
  /// layout measures.
  init?(_ call: CallRecorder.Call, inPane pane: Int, at time: Double) {
    guard case .change(let quantity) = call.event, let mover = call.mover, time > 0 else {
      return nil
    }
    if case .contentSize = quantity, mover.cause == .layout { return nil }
    self.time = time
    self.pane = pane
    view = call.view
    self.quantity = quantity
    self.mover = mover
  }
}

extension CallRecorder.Call {
  /// Whether the call belongs in the list: not a step of an animation, of which the delegate is
  /// told.
  var isListed: Bool {
    if case .change(.contentOffset) = event { mover?.cause != .animation } else { true }
  }
}

extension ScrollChange.Quantity {
  /// The values before and after, side by side: x and y; width and height; or the four sides.
  package var values: (old: [Double], new: [Double]) {
    switch self {
    case .contentOffset(let old, let new): ([old.x, old.y], [new.x, new.y])
    case .contentSize(let old, let new), .size(let old, let new):
      ([old.width, old.height], [new.width, new.height])
    case .contentInset(let old, let new), .adjustedContentInset(let old, let new):
      ([old.top, old.left, old.bottom, old.right], [new.top, new.left, new.bottom, new.right])
    }
  }

  /// The changed values in a few characters, such as `40 → 76`.
  package var steps: String {
    let (old, new) = values
    return names(zip(new, old).map { $0 - $1 }).map { place, name in
      "\(name)\(tidy(old[place])) → \(tidy(new[place]))"
    }.joined(separator: ", ")
  }

  /// The property and how far its values change, such as `offset + 192`.
  package func distance(_ change: [Double]) -> String {
    let parts = names(change).map { place, name in
      "\(name)\(change[place] < 0 ? "−" : "+") \(tidy(abs(change[place])))"
    }
    return "\(word) \(parts.joined(separator: ", "))"
  }

  /// The property in one word.
  package var word: String {
    switch self {
    case .contentOffset: "offset"
    case .contentSize: "content"
    case .size: "size"
    case .contentInset, .adjustedContentInset: "inset"
    }
  }

  /// The names of the values.
  private var sides: [String] {
    switch self {
    case .contentOffset: ["x", "y"]
    case .contentSize, .size: ["width", "height"]
    case .contentInset, .adjustedContentInset: ["top", "left", "bottom", "right"]
    }
  }

  /// The places and names of the values that change; one that changes alone along the vertical axis
  /// needs no name.
  private func names(_ change: [Double]) -> [(place: Int, name: String)] {
    let changed = change.indices.filter { change[$0] != 0 }
    let isUsual = change.count == 2 && changed == [1]
    return changed.map { ($0, isUsual ? "" : sides[$0] + " ") }
  }
}
