// Pixels as ARGB numbers, with alpha in the highest byte.
extension UInt32 {
  /// The pixel with its channels multiplied by its alpha and rounded.
  package var premultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    func channel(_ shift: UInt32) -> UInt32 {
      (((self >> shift & 255) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// Whether no channel is above the alpha.
  package var isPremultiplied: Bool {
    let alpha = self >> 24
    return self >> 16 & 255 <= alpha && self >> 8 & 255 <= alpha && self & 255 <= alpha
  }
}

extension Color {
  /// The light side as a pixel with straight alpha.
  var straightPixel: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The colour of a premultiplied pixel.
  init(premultiplied pixel: UInt32) {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
    }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: UInt8(alpha))
  }
}
