internal import CSDL2
internal import ScrollEngine

/// Maps SDL's key codes to the keys that the engine knows.
enum KeyMap {
  private static let keys: [SDL_KeyCode: InputEvent.Key] = [
    SDLK_LEFT: .left, SDLK_RIGHT: .right, SDLK_UP: .up, SDLK_DOWN: .down,
    SDLK_PAGEUP: .pageUp, SDLK_PAGEDOWN: .pageDown, SDLK_HOME: .home, SDLK_END: .end,
    SDLK_SPACE: .space, SDLK_RETURN: .enter, SDLK_KP_ENTER: .enter, SDLK_ESCAPE: .escape,
    SDLK_TAB: .tab, SDLK_BACKSPACE: .backspace, SDLK_DELETE: .delete,
    SDLK_APPLICATION: .menu, SDLK_MENU: .menu,
    SDLK_F1: .f1, SDLK_F2: .f2, SDLK_F3: .f3, SDLK_F4: .f4, SDLK_F5: .f5, SDLK_F6: .f6,
    SDLK_F7: .f7, SDLK_F8: .f8, SDLK_F9: .f9, SDLK_F10: .f10, SDLK_F11: .f11, SDLK_F12: .f12,
    SDLK_c: .c, SDLK_q: .q, SDLK_0: .zero, SDLK_KP_0: .zero,
    SDLK_PLUS: .plus, SDLK_KP_PLUS: .plus, SDLK_MINUS: .minus, SDLK_KP_MINUS: .minus,
  ]

  /// The keys of the keypad without Num Lock, which then move the cursor instead of typing digits.
  private static let keypadWithoutNumLock: [SDL_KeyCode: InputEvent.Key] = [
    SDLK_KP_4: .left, SDLK_KP_6: .right, SDLK_KP_8: .up, SDLK_KP_2: .down,
    SDLK_KP_9: .pageUp, SDLK_KP_3: .pageDown, SDLK_KP_7: .home, SDLK_KP_1: .end,
    SDLK_KP_PERIOD: .delete,
  ]

  /// Letters and digits that count as keys only with Ctrl, Alt or the command key: without these,
  /// they arrive as characters.
  private static let typed: [SDL_KeyCode: InputEvent.Key] = [
    SDLK_a: .a, SDLK_b: .b, SDLK_d: .d, SDLK_e: .e, SDLK_f: .f, SDLK_g: .g, SDLK_h: .h,
    SDLK_i: .i, SDLK_j: .j, SDLK_k: .k, SDLK_l: .l, SDLK_m: .m, SDLK_n: .n, SDLK_o: .o,
    SDLK_p: .p, SDLK_r: .r, SDLK_s: .s, SDLK_t: .t, SDLK_u: .u, SDLK_v: .v, SDLK_w: .w,
    SDLK_x: .x, SDLK_y: .y, SDLK_z: .z, SDLK_1: .one, SDLK_2: .two, SDLK_3: .three,
    SDLK_4: .four, SDLK_5: .five, SDLK_6: .six, SDLK_7: .seven, SDLK_8: .eight, SDLK_9: .nine,
  ]

  static func key(for symbol: SDL_Keysym) -> InputEvent.Key? {
    let code = SDL_KeyCode(rawValue: UInt32(bitPattern: symbol.sym))
    if !modifiers(UInt32(symbol.mod)).isDisjoint(with: [.control, .alt, .command]),
      let key = typed[code]
    {
      return key
    }
    if UInt32(symbol.mod) & KMOD_NUM.rawValue == 0, let key = keypadWithoutNumLock[code] {
      return key
    }
    // Where plus is Shift with the equals key, people press Ctrl and the equals key to zoom in.
    if code == SDLK_EQUALS {
      return modifiers(UInt32(symbol.mod)).isDisjoint(with: [.shift, .control]) ? nil : .plus
    }
    return keys[code]
  }

  static func modifiers(_ state: UInt32) -> InputEvent.Modifiers {
    var modifiers: InputEvent.Modifiers = []
    func add(_ mask: SDL_Keymod, _ modifier: InputEvent.Modifiers) {
      if state & mask.rawValue != 0 { modifiers.insert(modifier) }
    }
    add(KMOD_LSHIFT, .shift)
    add(KMOD_RSHIFT, .shift)
    add(KMOD_LCTRL, .control)
    add(KMOD_RCTRL, .control)
    add(KMOD_LALT, .alt)
    add(KMOD_RALT, .alt)
    add(KMOD_LGUI, .command)
    add(KMOD_RGUI, .command)
    return modifiers
  }
}
