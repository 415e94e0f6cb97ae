public import Images

extension ImageError {
  /// Whether the file could not even be opened.
  public var isOfMissingFile: Bool {
    if case .unreadable = self { true } else { false }
  }

  /// Why the picture cannot be shown, in a few words that fit into its cell.
  public var inShort: String {
    switch self {
    case .unreadable(_, let reason): reason.lowercased()
    case .notAnImage: "not an image"
    case .damaged: "damaged or cut short"
    case .tooLarge: "too large"
    case .unsupported: "a kind that is not read"
    case .cancelled: "cancelled"
    }
  }
}
