// Edits imports and compiler conditions, and remarks on modules that are missing.
extension Porter {
  /// The modules that UIKitNames exports.
  private static let brought: Set<String> = ["Foundation", "CoreGraphics"]
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  private struct Import {
    /// The tokens from `import` to the last part of the name.
    let tokens: ClosedRange<Int>
    let module: String
    let depth: Int
  }

  private var imports: [Import] {
    code.indices.compactMap { index in
      guard text(index) == "import", code[index].kind == .identifier, text(index - 1) != "." else {
        return nil
      }
      let start = Self.kinds.contains(text(index + 1)) ? index + 2 : index + 1
      guard code.indices.contains(start), code[start].line == code[index].line else { return nil }
      var end = start
      while text(end + 1) == ".", code.indices.contains(end + 2) { end += 2 }
      return Import(tokens: index...end, module: text(start), depth: Int(conditions[index]))
    }
  }

  /// Whether the source imports UIKit, or did before it was ported.
  var usesUIKit: Bool { imports.contains { ["UIKit", "UIKitNames"].contains($0.module) } }

  /// Whether a module is imported that is neither Apple's nor Foundation's: its extensions are not known.
  var importsOtherModules: Bool {
    imports.contains {
      !Self.brought.contains($0.module) && !Self.plain.contains($0.module)
        && Self.absent[$0.module] == nil
    }
  }

  /// Modules that add nothing to UIKit's types.
  private static let plain: Set<String> = [
    "Dispatch", "FoundationEssentials", "FoundationNetworking", "ObjectiveC", "QuartzCore", "Swift",
    "Testing", "UIKit", "UIKitNames", "XCTest",
  ]

  mutating func portImports() {
    var hasNames = imports.contains { $0.module == "UIKitNames" && $0.depth == 0 }
    let usesUIKit = usesUIKit
    var networking = setUsesUIKit && needsNetworking ? "\nimport FoundationNetworking" : ""
    /// Replaces an import by that of UIKitNames, or removes it if there is one already.
    func bringNames(_ one: Import, _ porter: inout Porter) {
      guard !hasNames || one.depth > 0 else { return porter.remove(one.tokens) }
      porter.replace(one.tokens, by: "import UIKitNames" + (one.depth == 0 ? networking : ""))
      if one.depth == 0 { (hasNames, networking) = (true, "") }
    }
    if hasNames, !networking.isEmpty,
      let names = imports.first(where: { $0.module == "UIKitNames" && $0.depth == 0 })
    {
      insert(networking, after: names.tokens.upperBound)
      networking = ""
    }
    for one in imports {
      if one.module == "UIKit" {
        bringNames(one, &self)
      } else if Self.brought.contains(one.module), setUsesUIKit, !usesUIKit {
        // Without UIKitNames, its types with the names of Foundation's would be others in this file.
        bringNames(one, &self)
      } else if usesUIKit, Self.brought.contains(one.module) {
        if one.depth == 0, text(one.tokens.lowerBound - 1) != "@" {
          remove(one.tokens)
        } else {
          remark(
            one.tokens.lowerBound, "import \(one.module)",
            "it comes along with UIKitNames, and has other types under the same names",
            .sameNamedType)
        }
      } else if one.module == "QuartzCore" || one.module == "ObjectiveC",
        one.depth == 0 || usesUIKit
      {
        remove(one.tokens)
      } else if let advice = Self.absent[one.module] {
        remark(one.tokens.lowerBound, "import \(one.module)", "only Apple has it", advice)
      }
    }
    for index in code.indices where text(index) == "canImport" && text(index + 2) == "UIKit" {
      replace((index + 2)...(index + 2), by: "UIKitNames")
    }
    for index in code.indices where text(index) == "os" && text(index + 1) == "(" {
      portSystem(index)
    }
    if imports.isEmpty, setUsesUIKit, usesKnownNames {
      // An umbrella header imports UIKit into all files of its framework.
      insert("import UIKitNames\(networking)\n\n", before: 0)
    }
  }

  /// Replaces `os(iOS)` in the condition of a set that uses UIKit: such code is that for UIKit. What is for
  /// tvOS alone stays left out.
  private mutating func portSystem(_ index: Int) {
    let system = text(index + 2)
    guard ["iOS", "tvOS"].contains(system), text(index + 3) == ")" else { return }
    guard setUsesUIKit, isInCondition(index) else {
      return remark(
        index, "#if os(\(system))", "the code in it is left out elsewhere", .conditionOfNames)
    }
    if system == "iOS" { replace(index...(index + 3), by: "canImport(UIKitNames)") }
  }

  /// Whether a token is on the line of `#if` or `#elseif`, not far from it.
  private func isInCondition(_ index: Int) -> Bool {
    var first = index
    while first > max(0, index - 64), code[first - 1].line == code[index].line { first -= 1 }
    return ["#if", "#elseif"].contains(text(first))
  }

  /// Whether the source uses a type of Foundation's that has a module of its own on Linux, and does not import it.
  private var needsNetworking: Bool {
    !imports.contains { $0.module == "FoundationNetworking" }
      && code.indices.contains { index in
        isWord(index) && text(index - 1) != "." && Self.networking.contains(text(index))
          && !types.declares(text(index))
      }
  }

  private static let networking: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest",
    "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache", "URLProtocol",
    "URLAuthenticationChallenge", "URLProtectionSpace", "URLCredential", "URLCredentialStorage",
    "HTTPCookie", "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest",
  ]

  /// Whether the source uses a type of UIKitNames that no source of the set declares.
  private var usesKnownNames: Bool {
    code.indices.contains { index in
      isWord(index) && text(index - 1) != "." && KnownNames.isCandidate(text(index))
        && known.has(text(index)) && !types.declares(text(index))
    }
  }

  /// Modules that other systems do not have.
  private static let absent: [String: Advice] = {
    var absent: [String: Advice] = [
      "SwiftUI": .stacks, "Combine": .asyncStream, "CoreData": .ownValues,
    ]
    let others = """
      AVFoundation AVKit Accelerate AudioToolbox CallKit CloudKit Contacts ContactsUI CoreAudio
      CoreBluetooth CoreFoundation CoreImage CoreLocation CoreMedia CoreMotion CoreServices
      CoreSpotlight CoreText CoreVideo Darwin EventKit GLKit GameKit HealthKit ImageIO Intents
      LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal MetalKit
      MobileCoreServices OpenGLES PDFKit PassKit Photos PhotosUI PencilKit QuickLook ReplayKit
      SafariServices SceneKit Security SpriteKit StoreKit SystemConfiguration UniformTypeIdentifiers
      UserNotifications Vision WatchKit WebKit WidgetKit os AppKit
      """
    for module in others.split(whereSeparator: \.isWhitespace) { absent[String(module)] = .nothing }
    return absent
  }()
}
