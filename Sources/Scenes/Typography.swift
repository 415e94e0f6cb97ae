import Drawing

/// The fonts of the shell, by what they are for.
enum Typography {
  static let caption = Font(.words, size: 10, weight: .semibold)
  static let smallWords = Font(.words, size: 10, weight: .medium)
  static let small = Font(.words, size: 11)
  static let body = Font(.words, size: 12)
  static let bodyStrong = Font(.words, size: 12, weight: .semibold)
  static let item = Font(.words, size: 13, weight: .medium)
  static let title = Font(.words, size: 17, weight: .bold)
  static let figure = Font(.numbers, size: 17, weight: .bold)
  static let number = Font(.numbers, size: 12)
  static let smallNumber = Font(.numbers, size: 10)
}
