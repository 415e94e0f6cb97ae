/// Something that assistive technology learns.
package enum SpokenEvent {
  /// The keys have moved to a node, from another one.
  case focus(SpokenNode?, from: SpokenNode?)
  case name(SpokenNode)
  case detail(SpokenNode)
  case value(SpokenNode)
  /// States that have begun, and states that have ended.
  case states(SpokenNode, begun: SpokenStates, ended: SpokenStates)
  /// Children have gone from indices that they had, and come to indices that they have; in this order.
  case children(
    SpokenNode, gone: [(index: Int, node: SpokenNode)], come: [(index: Int, node: SpokenNode)])
  case frame(SpokenNode)
  /// A part of a text has been replaced.
  case text(SpokenNode, position: Int, removed: String, inserted: String)
  case caret(SpokenNode)
  case textSelection(SpokenNode)
  case selection(SpokenNode)
  /// The thing is gone.
  case gone(SpokenNode)
  case announcement(String, isUrgent: Bool)
}

/// What was told about a node.
struct SpokenTale {
  var name: String?
  var detail: String?
  var amount: AccessibilityAmount?
  var states: SpokenStates
  var frame: Rect
  var children: [SpokenNode]
  var text: String?
  var caret = 0
  var textSelection = 0..<0
  var selection: [Int] = []
}
