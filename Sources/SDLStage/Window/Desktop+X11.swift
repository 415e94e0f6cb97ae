internal import CSDL2

/// What an X server knows of the desktop.
extension Desktop {
  /// Reads the settings before there is a window, which needs its size.
  func readXSettings() {
    let found = csdl_read_x_settings()
    defer { csdl_free_x_settings(found) }
    take(found)
  }

  /// Reads the settings on a window's connection; later changes arrive as ``StageEvent/settings``.
  func followXSettings(of window: Window) {
    let found = csdl_follow_x_settings(window.pointer)
    defer { csdl_free_x_settings(found) }
    take(found)
  }

  private func take(_ found: csdl_x_settings) {
    let resources = Self.bytes(found.resources, found.resource_count)
    let settings = Self.bytes(found.settings, found.setting_count)
    change {
      $0.xftDPI = XResources.value(of: "Xft.dpi", in: String(decoding: resources, as: UTF8.self))
      $0.xSettings = XSettings(settings)
    }
  }

  private static func bytes(_ start: UnsafeMutablePointer<UInt8>?, _ count: UInt) -> [UInt8] {
    start.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) } ?? []
  }
}
