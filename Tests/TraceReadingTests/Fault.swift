/// A mistake in a run.
enum Fault: String, CaseIterable {
  // While nothing moves.
  case programOffset, clamping, anchoring, estimate, safeArea, size, viewFrame, viewGone, viewClass,
    scrollGone, rowsShifted
  case doubleReload, queueCount, conflict, mark, stale, letter, identifier, cellFrame, latePicture
  // While the content moves.
  case insetInBounce, wrongCause, neverReused, callMissing, callsSwapped, callsOfViewsSwapped
  case anotherRow
  // Of the script.
  case inputMissing, anotherInput, inputLate

  /// When the fault is planted, in seconds after an input.
  var delay: Double {
    switch self {
    case .programOffset, .clamping, .anchoring, .estimate, .safeArea, .size, .viewFrame, .viewGone,
      .viewClass, .scrollGone, .rowsShifted, .doubleReload, .queueCount, .conflict, .mark, .stale,
      .letter,
      .identifier,
      .cellFrame, .latePicture:
      0.6
    case .insetInBounce: 0.4
    case .wrongCause, .callsOfViewsSwapped: 0.2
    case .neverReused, .callMissing, .callsSwapped, .anotherRow: 0.05
    case .inputMissing, .anotherInput, .inputLate: 0
    }
  }
}
