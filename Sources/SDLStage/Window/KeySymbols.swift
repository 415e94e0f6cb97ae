internal import CSDL2

/// X11's numbers of keys, by which assistive technology knows them.
enum KeySymbols {
  private static let others: [SDL_KeyCode: UInt32] = [
    SDLK_BACKSPACE: 0xFF08, SDLK_TAB: 0xFF09, SDLK_RETURN: 0xFF0D, SDLK_PAUSE: 0xFF13,
    SDLK_ESCAPE: 0xFF1B, SDLK_HOME: 0xFF50, SDLK_LEFT: 0xFF51, SDLK_UP: 0xFF52,
    SDLK_RIGHT: 0xFF53, SDLK_DOWN: 0xFF54, SDLK_PAGEUP: 0xFF55, SDLK_PAGEDOWN: 0xFF56,
    SDLK_END: 0xFF57, SDLK_INSERT: 0xFF63, SDLK_MENU: 0xFF67, SDLK_APPLICATION: 0xFF67,
    SDLK_NUMLOCKCLEAR: 0xFF7F, SDLK_KP_ENTER: 0xFF8D, SDLK_KP_7: 0xFF95, SDLK_KP_4: 0xFF96,
    SDLK_KP_8: 0xFF97, SDLK_KP_6: 0xFF98, SDLK_KP_2: 0xFF99, SDLK_KP_9: 0xFF9A,
    SDLK_KP_3: 0xFF9B, SDLK_KP_1: 0xFF9C, SDLK_KP_5: 0xFF9D, SDLK_KP_0: 0xFF9E,
    SDLK_KP_PERIOD: 0xFF9F, SDLK_KP_MULTIPLY: 0xFFAA, SDLK_KP_PLUS: 0xFFAB,
    SDLK_KP_MINUS: 0xFFAD, SDLK_KP_DIVIDE: 0xFFAF, SDLK_LSHIFT: 0xFFE1, SDLK_RSHIFT: 0xFFE2,
    SDLK_LCTRL: 0xFFE3, SDLK_RCTRL: 0xFFE4, SDLK_CAPSLOCK: 0xFFE5, SDLK_LALT: 0xFFE9,
    SDLK_RALT: 0xFFEA, SDLK_LGUI: 0xFFEB, SDLK_RGUI: 0xFFEC, SDLK_DELETE: 0xFFFF,
  ]

  /// Linux's codes of the keys whose scan codes are 4 to 101; source: `usb_kbd_keycode` of the kernel.
  private static let codes: [UInt16] = [
    30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45,
    21, 44, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41,
    51, 52, 53, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111,
    107, 109, 106, 105, 108, 103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82,
    83, 86, 127,
  ]
  /// Those of the modifiers, whose scan codes are 224 to 231.
  private static let modifierCodes: [UInt16] = [29, 42, 56, 125, 97, 54, 100, 126]

  /// X11's code of a key, by its place on the keyboard: 8 more than Linux's; 0 for none.
  static func code(of key: SDL_Keysym) -> UInt16 {
    let place = Int(key.scancode.rawValue)
    if codes.indices.contains(place - 4) { return codes[place - 4] + 8 }
    return modifierCodes.indices.contains(place - 224) ? modifierCodes[place - 224] + 8 : 0
  }

  /// The number of a key; 0 for keys without one.
  static func symbol(for key: SDL_Keysym) -> UInt32 {
    let code = UInt32(bitPattern: key.sym)
    if let other = others[SDL_KeyCode(rawValue: code)] { return other }
    let first = SDLK_F1.rawValue
    if (first...SDLK_F12.rawValue).contains(code) { return 0xFFBE + code - first }
    return (0x20...0xFF).contains(code) ? code : 0
  }

  /// What a key types, or else its name.
  static func name(for key: SDL_Keysym) -> String {
    let code = UInt32(bitPattern: key.sym)
    if (0x21...0xFF).contains(code), let scalar = Unicode.Scalar(code) { return String(scalar) }
    return SDL_GetKeyName(key.sym).map { String(cString: $0) } ?? ""
  }

  /// X11's bits of the modifiers.
  static func modifiers(_ state: UInt16) -> UInt32 {
    let state = UInt32(state)
    var bits: UInt32 = 0
    func add(_ mask: UInt32, _ bit: UInt32) { if state & mask != 0 { bits |= bit } }
    add(KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue, 1)
    add(KMOD_CAPS.rawValue, 2)
    add(KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue, 4)
    add(KMOD_LALT.rawValue | KMOD_RALT.rawValue, 8)
    add(KMOD_NUM.rawValue, 16)
    add(KMOD_LGUI.rawValue | KMOD_RGUI.rawValue, 64)
    return bits
  }
}
