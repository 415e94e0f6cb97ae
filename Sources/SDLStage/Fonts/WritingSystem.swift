/// How a script is shaped, in which direction it runs, and which Debian package has a font for it.
struct WritingSystem: Hashable {
  /// The script's four letters of ISO 15924, as the shaper knows them.
  let tag: String
  let isRightToLeft: Bool
  let package: Package

  /// What of Debian's brings fonts, and a file by which one sees that it is installed.
  enum Package: String {
    case core = "fonts-noto-core"
    case chineseJapaneseKorean = "fonts-noto-cjk"
    case emoji = "fonts-noto-color-emoji"
    /// Has a shape, if a coarse one, for every character; what is left when the others fail.
    case everything = "fonts-unifont"

    var sample: String {
      switch self {
      case .core: "NotoSans-Regular.ttf"
      case .chineseJapaneseKorean: "NotoSansCJK-Regular.ttc"
      case .emoji: "NotoColorEmoji.ttf"
      case .everything: "unifont.otf"
      }
    }
  }

  /// Symbols, punctuation and all that is shaped like Latin: the shaper need not know the script.
  static let common = WritingSystem(tag: "Zzzz", isRightToLeft: false, package: .core)
  static let emoji = WritingSystem(tag: "Zzzz", isRightToLeft: false, package: .emoji)

  /// - Complexity: O(log *n*) in the number of blocks.
  init(of scalar: Unicode.Scalar) {
    var low = 0
    var high = Self.blocks.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = Self.blocks[middle].range.upperBound < scalar.value
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low < Self.blocks.count, Self.blocks[low].range.contains(scalar.value) else {
      self = scalar.properties.isEmojiPresentation ? .emoji : .common
      return
    }
    self = Self.blocks[low].system
  }

  init(tag: String, isRightToLeft: Bool, package: Package) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
    self.package = package
  }

  /// The blocks of The Unicode Standard 15 that are not shaped like Latin, in order.
  private static let blocks: [(range: ClosedRange<UInt32>, system: WritingSystem)] = {
    func across(_ tag: String) -> WritingSystem {
      WritingSystem(tag: tag, isRightToLeft: false, package: .core)
    }
    func back(_ tag: String) -> WritingSystem {
      WritingSystem(tag: tag, isRightToLeft: true, package: .core)
    }
    func east(_ tag: String) -> WritingSystem {
      WritingSystem(tag: tag, isRightToLeft: false, package: .chineseJapaneseKorean)
    }
    return [
      (0x0530...0x058F, across("Armn")), (0x0590...0x05FF, back("Hebr")),
      (0x0600...0x06FF, back("Arab")), (0x0700...0x074F, back("Syrc")),
      (0x0750...0x077F, back("Arab")), (0x0780...0x07BF, back("Thaa")),
      (0x07C0...0x07FF, back("Nkoo")), (0x0800...0x083F, back("Samr")),
      (0x0840...0x085F, back("Mand")), (0x0860...0x086F, back("Syrc")),
      (0x0870...0x08FF, back("Arab")), (0x0900...0x097F, across("Deva")),
      (0x0980...0x09FF, across("Beng")), (0x0A00...0x0A7F, across("Guru")),
      (0x0A80...0x0AFF, across("Gujr")), (0x0B00...0x0B7F, across("Orya")),
      (0x0B80...0x0BFF, across("Taml")), (0x0C00...0x0C7F, across("Telu")),
      (0x0C80...0x0CFF, across("Knda")), (0x0D00...0x0D7F, across("Mlym")),
      (0x0D80...0x0DFF, across("Sinh")), (0x0E00...0x0E7F, across("Thai")),
      (0x0E80...0x0EFF, across("Laoo")), (0x0F00...0x0FFF, across("Tibt")),
      (0x1000...0x109F, across("Mymr")), (0x10A0...0x10FF, across("Geor")),
      (0x1100...0x11FF, east("Hang")), (0x1200...0x139F, across("Ethi")),
      (0x13A0...0x13FF, across("Cher")), (0x1400...0x167F, across("Cans")),
      (0x1780...0x17FF, across("Khmr")), (0x1800...0x18AF, across("Mong")),
      (0x2E80...0x2FDF, east("Hani")), (0x2FF0...0x303F, east("Hani")),
      (0x3040...0x309F, east("Hira")), (0x30A0...0x30FF, east("Kana")),
      (0x3100...0x312F, east("Bopo")), (0x3130...0x318F, east("Hang")),
      (0x3190...0x319F, east("Hani")), (0x31A0...0x31BF, east("Bopo")),
      (0x31C0...0x31EF, east("Hani")), (0x31F0...0x31FF, east("Kana")),
      (0x3200...0x9FFF, east("Hani")), (0xA000...0xA4CF, across("Yiii")),
      (0xA960...0xA97F, east("Hang")), (0xAC00...0xD7FF, east("Hang")),
      (0xF900...0xFAFF, east("Hani")), (0xFB1D...0xFB4F, back("Hebr")),
      (0xFB50...0xFDFF, back("Arab")), (0xFE30...0xFE4F, east("Hani")),
      (0xFE70...0xFEFE, back("Arab")), (0xFF00...0xFFEF, east("Hani")),
      (0x10800...0x10CFF, back("Zzzz")), (0x10D00...0x10FFF, back("Zzzz")),
      (0x1B000...0x1B16F, east("Kana")), (0x1E800...0x1E8FF, back("Zzzz")),
      (0x1E900...0x1E95F, back("Adlm")), (0x1EE00...0x1EEFF, back("Arab")),
      (0x20000...0x3FFFF, east("Hani")),
    ]
  }()
}

extension WritingSystem {
  /// Which shapes a text means where Chinese, Japanese and Korean share a character.
  enum HanStyle: Hashable {
    case chinese, japanese, korean

    /// Whoever writes kana means Japanese shapes; all others, who write nothing else, Chinese ones.
    init(of string: String) {
      self = .chinese
      for scalar in string.unicodeScalars {
        switch scalar.value {
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
          self = .japanese
          return
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .korean
        default: break
        }
      }
    }
  }
}
