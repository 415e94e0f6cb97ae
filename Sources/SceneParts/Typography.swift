package import Drawing

/// The fonts of the shell, by purpose.
package enum Typography {
  package static let caption = Font(.words, size: 11, weight: .semibold)
  package static let smallWords = Font(.words, size: 11, weight: .medium)
  package static let small = Font(.words, size: 11)
  package static let body = Font(.words, size: 12)
  package static let bodyStrong = Font(.words, size: 12, weight: .semibold)
  package static let item = Font(.words, size: 13, weight: .medium)
  package static let itemStrong = Font(.words, size: 13, weight: .semibold)
  package static let title = Font(.words, size: 17, weight: .bold)
  package static let figure = Font(.numbers, size: 17, weight: .bold)
  package static let number = Font(.numbers, size: 12)
  package static let numberStrong = Font(.numbers, size: 12, weight: .bold)
  package static let smallNumber = Font(.numbers, size: 11)
  /// The font of row numbers in the lanes of cells.
  package static let laneLabel = Font(.numbers, size: 11, weight: .medium)
}
