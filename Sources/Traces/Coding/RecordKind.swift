/// The kinds of records in a segment, by their first byte.
///
/// The kinds below ``firstWithLength`` are fixed with the version of the format. Each further kind is
/// followed by the length of the rest of its record, so that programs which do not know it skip it.
enum RecordKind: UInt8 {
  case tick = 1, cost
  case viewAdded, viewChanged, viewGone
  case cellAdded, cellChanged, cellGone
  case queueAdded, queueChanged, queueGone
  case call, input, conflict, mark
  /// With a length, because the first programs that read traces do not know them.
  case image = 64
  case picture, pixels

  static let firstWithLength: UInt8 = 64
}
