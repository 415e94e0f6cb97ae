/// A call to a delegate or a data source, an action of a reuse queue, or a change of a view.
package struct TraceCall: Hashable, Sendable {
  /// The name of the view in reports.
  package var view: String
  /// The part of the method's name that identifies it, or the property that changed.
  package var name: String
  /// The row that the call is about; nil if there is none.
  package var path: TracePath?
  /// The property's values before and after; empty for calls that change none.
  package var before: [Double]
  package var after: [Double]
  /// What made the change; nil if nothing is known.
  package var cause: String?
  /// The program's call during which the change was made; nil if there was none.
  package var programCall: String?
  /// The letter of the cell that the call is about; nil if there is none.
  package var letter: String?
  /// What a queue has done with the cell, such as `created`; nil for calls that are no actions of a
  /// queue.
  package var outcome: String?
  /// The return addresses of the program's stack, the innermost first; empty if none was captured.
  package var addresses: [UInt64]

  /// Makes a call.
  package init(
    view: String, name: String, path: TracePath? = nil, before: [Double] = [],
    after: [Double] = [], cause: String? = nil, programCall: String? = nil,
    letter: String? = nil, outcome: String? = nil, addresses: [UInt64] = []
  ) {
    self.view = view
    self.name = name
    self.path = path
    self.before = before
    self.after = after
    self.cause = cause
    self.programCall = programCall
    self.letter = letter
    self.outcome = outcome
    self.addresses = addresses
  }
}
