internal import Drawing

// The decoders write rows as four bytes per pixel. Here a pixel is a number: on all machines that
// Swift runs on, the first byte is the lowest.
extension UnsafeMutableBufferPointer<UInt32> {
  /// Multiplies colours by their alpha.
  func premultiply() {
    for index in indices {
      let pixel = UInt32(littleEndian: self[index])
      self[index] = pixel >> 24 == 255 ? pixel : pixel.premultiplied
    }
  }

  /// Converts cyan, magenta, yellow and black to RGB, without a printer's profile.
  ///
  /// With `areInverted`, as in files of Adobe's programs, 255 means no ink; otherwise 255 means
  /// full ink.
  func takeInks(areInverted: Bool) {
    for index in indices {
      var inks = UInt32(littleEndian: self[index])
      if !areInverted { inks = ~inks }
      let black = inks >> 24
      let red = (inks & 255) * black / 255
      let green = (inks >> 8 & 255) * black / 255
      let blue = (inks >> 16 & 255) * black / 255
      self[index] = 255 << 24 | red << 16 | green << 8 | blue
    }
  }
}
