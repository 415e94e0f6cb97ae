import Porting
import Testing

@Suite("A file written for UIKit")
struct PortedSourceTests {
  private func text(_ source: String) -> String {
    let ported = PortedSource(source).text
    #expect(PortedSource(ported).text == ported, "edited twice")
    return ported
  }

  private func remarks(_ source: String) -> [String] { PortedSource(source).remarks.map(\.text) }

  @Test("imports UIKitNames once, and Foundation no more")
  func imports() {
    #expect(
      text("// import UIKit\nimport Foundation\nimport UIKit\nimport UIKit.UITouch\n\nlet a = 1\n")
        == "// import UIKit\nimport UIKitNames\n\nlet a = 1\n")
    #expect(text("import Foundation\nimport UIKitNames\n") == "import UIKitNames\n")
    #expect(text("import Foundation\n") == "import Foundation\n")
    #expect(text("let a = \"import UIKit\"") == "let a = \"import UIKit\"")
    #expect(text("public import class UIKit.UIView") == "public import UIKitNames")
  }

  @Test("has overrides in the class itself, not in its extensions")
  func overrides() {
    let source = """
      import UIKit
      class A: UIViewController {
          var a = 1 // one
      }
      // Later.
      extension A: UITableViewDelegate {
          func b() {}
          /// Loads.
          @available(iOS 13, *)
          override func viewDidLoad() { // loads
              super.viewDidLoad()
              label.font = UIFont(name: "x", size: 1)
          }
          public override var title: String? { didSet {} }
          func c() {}
      }
      """
    #expect(
      text(source) == """
        import UIKitNames
        class A: UIViewController {
            var a = 1 // one
            /// Loads.
            @available(iOS 13, *)
            override func viewDidLoad() { // loads
                super.viewDidLoad()
                label.font = UIFont(name: "x", size: 1) ?? .systemFont(ofSize: 17)
            }
            public override var title: String? { didSet {} }
        }
        // Later.
        extension A: UITableViewDelegate {
            func b() {}
            func c() {}
        }
        """)
    #expect(
      text("import UIKit\nclass A: UIView { let a = 1 }; extension A { override func b() {} }")
        == "import UIKitNames\nclass A: UIView { let a = 1 override func b() {}\n}; extension A {  }"
    )
    for foreign in [
      "extension B { override func a() {} }",
      "#if os(iOS)\nclass B: UIView {}\n#endif\nextension B { override func a() {} }",
    ] {
      #expect(
        remarks("import UIKit\n" + foreign).filter { $0.contains("extension") }.count == 1,
        "\(foreign)")
    }
    let own =
      "import UIKitNames\nclass A: B { override func a() { class C: A { override func a() {} } } }"
    #expect(text(own) == own)
  }

  @Test("imports Foundation's part for networks, which is a module of its own on Linux")
  func networking() {
    let use = "\nlet a = URLSession.shared\n"
    #expect(
      text("import UIKit" + use) == "import UIKitNames\nimport FoundationNetworking" + use)
    #expect(
      text("import Foundation\nimport UIKit" + use)
        == "import UIKitNames\nimport FoundationNetworking" + use)
    #expect(
      text("import UIKitNames" + use) == "import UIKitNames\nimport FoundationNetworking" + use)
    for kept in ["import Foundation" + use, "import UIKitNames\nlet a = Session.URLSession"] {
      #expect(text(kept) == kept)
    }
    let own = "import UIKitNames\nclass URLSession {}" + use
    #expect(text(own) == own)
  }

  @Test("keeps what is in conditions in them, and asks for UIKitNames")
  func conditions() {
    let source = "#if canImport(UIKit)\nimport UIKit\n#else\nimport Foundation\n#endif\n"
    #expect(
      text(source)
        == "#if canImport(UIKitNames)\nimport UIKitNames\n#else\nimport Foundation\n#endif\n")
    #expect(remarks(source).count == 1)
    #expect(remarks("#if os(iOS)\n#endif").first?.hasPrefix("1: #if os(iOS): ") ?? false)
  }

  @Test("takes code for iOS as code for UIKitNames, and leaves that for tvOS out")
  func systems() {
    let source = """
      #if os(iOS) || os(tvOS)
      import UIKit
      #elseif !os(iOS)
      import Foundation
      #endif
      let a = os(iOS)
      """
    #expect(
      text(source) == """
        #if canImport(UIKitNames) || os(tvOS)
        import UIKitNames
        #elseif !canImport(UIKitNames)
        import Foundation
        #endif
        let a = os(iOS)
        """)
  }

  @Test("unwraps no view of a controller, which is never nil here")
  func views() {
    let source = """
      class Screen: UIViewController {
        func a() {
          view!.addSubview(child.view!)
          let page = pageController.view!
          if view != nil, page.view!.isHidden { self.view!.isHidden = true }
        }
      }
      """
    #expect(
      text(source) == """
        class Screen: UIViewController {
          func a() {
            view.addSubview(child.view!)
            let page = pageController.view
            if view != nil, page.view!.isHidden { self.view.isHidden = true }
          }
        }
        """)
    let own = "class A { var view: UIView?\nfunc b() { view!.isHidden = true } }"
    #expect(text(own) == own)
  }

  @Test("gives a label its default font where there is none of a name")
  func fonts() {
    #expect(
      text("label?.font = UIFont(name: \"A\", size: 2)")
        == "label?.font = UIFont(name: \"A\", size: 2) ?? .systemFont(ofSize: 17)")
    for rest in ["!", " ?? other", "?.bold"] {
      let source = "label.font = UIFont(name: \"A\", size: 2)" + rest
      #expect(text(source) == source)
    }
    let own = "struct A { var font: UIFont? }\na.font = UIFont(name: \"A\", size: 2)"
    #expect(text(own) == own)
  }

  @Test("removes lines that let text follow a size, of which there is one")
  func textSizes() {
    let source = """
      func a() {
        label.adjustsFontForContentSizeCategory = true
        self.cell?.label!.adjustsFontForContentSizeCategory = false
        label.text = "a"
      }
      """
    #expect(text(source) == "func a() {\n  label.text = \"a\"\n}")
    #expect(remarks(source) == [])
    for kept in [
      "case .a:\n  label.adjustsFontForContentSizeCategory = true",
      "[a, b].forEach { $0.adjustsFontForContentSizeCategory = true }",
      "label.adjustsFontForContentSizeCategory = isLarge",
      "if label.adjustsFontForContentSizeCategory { a() }",
    ] {
      #expect(text(kept) == kept)
      #expect(remarks(kept).first?.hasSuffix("there is one size of text; leave it out") == true)
    }
    let name = "adjustsFontForContentSizeCategory"
    let own = "var \(name) = false\n\(name) = true"
    #expect(text(own) == own)
  }

  @Test("misses no member where an imported library may add it")
  func libraries() {
    let use = "class A: UILabel { func b() { self.pinned() } }"
    #expect(remarks("import Layout\nimport UIKit\n" + use) == [])
    #expect(remarks("import UIKit\n" + use).count == 1)
    #expect(remarks("import UIKit\nimport Foundation\nimport QuartzCore\n" + use).count == 1)
  }

  @Test("makes initialisers of colours, fonts and images those of structures")
  func structures() {
    #expect(
      text("extension UIColor {\n  public convenience init?(hex: Int) { self.init(white: 0) }\n}")
        == "extension UIColor {\n  public init?(hex: Int) { self.init(white: 0) }\n}")
    for kept in [
      "extension UIView { convenience init(a: Int) { self.init() } }",
      "class UIColor {}\nextension UIColor { convenience init(a: Int) { self.init() } }",
      "extension UIColor { func a() { convenience = 1 } }",
    ] { #expect(text(kept) == kept) }
  }

  @Test("overrides the initialiser of a controller that takes no nib")
  func nibNames() {
    let source = """
      class Screen: UIViewController {
        override init(nibName name: String?, bundle other: Bundle?) {
          super.init(nibName: name, bundle: other)
        }
      }
      """
    #expect(
      text(source) == """
        class Screen: UIViewController {
          override init(nibName name: Never? = nil, bundle other: Never? = nil) {
            super.init(nibName: nil, bundle: nil)
          }
        }
        """)
  }

  @Test("uses self in the closure of a batch of updates without saying so")
  func updates() {
    let source = """
      class List: UITableView {
        func a() { performBatchUpdates({ deleteRows(at: [], with: .fade) }) }
        func b() { performBatchUpdates { self.deleteRows(at: [], with: .fade) } }
        func c() { performBatchUpdates { [weak self] in self?.reloadData() } }
        func d() { performBatchUpdates(nil) }
      }
      """
    #expect(
      text(source)
        == source.replacing("({ deleteRows", with: "({ [self] in deleteRows"))
    let passing = """
      extension UITableView {
        func go(change: (Int) -> Void, end: (() -> Void)?) { performBatchUpdates({ change(1) }) }
      }
      """
    #expect(text(passing) == passing.replacing("change: (Int)", with: "change: @escaping (Int)"))
  }

  @Test("loses the attributes of nibs and of the Objective-C runtime")
  func attributes() {
    let source = """
      @objcMembers
      class A: UIView {
        @IBOutlet weak var a: UILabel!
        @IBOutlet
        var b: UILabel!
        @objc(do:) @MainActor func c() {}
        @objc   private func d() {} // @objc
        let e = "@objc"
      }
      """
    #expect(
      text(source) == """
        class A: UIView {
          weak var a: UILabel!
          var b: UILabel!
          @MainActor func c() {}
          private func d() {} // @objc
          let e = "@objc"
        }
        """)
    #expect(remarks(source).map { $0.prefix(13) } == ["3: @IBOutlet:", "4: @IBOutlet:"])
    #expect(remarks("@objc dynamic var a = 1").first?.contains("key-value observing") ?? false)
  }

  @Test("names the methods of its own class in place of selectors")
  func selectors() {
    let source = """
      final class Screen: UIViewController {
        func go() {
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap(_:))))
          button.addTarget(self, action: #selector(Screen.press), for: .touchUpInside)
          button.addTarget(self, action: #selector(self.late), for: .touchUpInside)
          button.addTarget(other, action: #selector(press), for: .touchUpInside)
          button.addTarget(self, action: #selector(absent), for: .touchUpInside)
          Timer(timeInterval: 1, target: self, selector: #selector(press), userInfo: nil, repeats: true)
        }
        @objc func tap(_ recognizer: UITapGestureRecognizer) {}
        @objc func press() {}
        struct Inner { func absent() {} }
      }
      extension Screen { @objc func late() {} }
      """
    let lines = text(source).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines[2]
        == "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Screen.tap(_:)))"
    )
    #expect(lines[3] == "button.addTarget(self, action: Screen.press, for: .touchUpInside)")
    #expect(lines[4] == "button.addTarget(self, action: Screen.late, for: .touchUpInside)")
    #expect(remarks(source).map { $0.prefix(2) } == ["6:", "7:", "8:"])
    #expect(remarks(source)[1].contains("absent is not declared for Screen in these files"))
    #expect(remarks(source)[2].contains("Timer.scheduledTimer"))
  }

  @Test("does not decode views; layouts and controllers may go on to")
  func coders() {
    let source = """
      class A: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class B: A { required init?(coder: NSCoder) { super.init(coder: coder)!; more() } }
      class C: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
      """
    #expect(
      text(source) == """
        class A: UIView { required init?(coder: NSCoder) { return nil } }
        class B: A { required init?(coder: NSCoder) { return nil; more() } }
        class C: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
        """)
    #expect(remarks(source).count == 1)
  }

  @Test("tells what is missing, where, why, and what to do")
  func missing() {
    #expect(
      remarks("let a = 1\nlet b = UITextView()") == [
        "2: UITextView: text of several lines cannot be edited; "
          + "use a UITextField, or take keys as a UIKeyInput"
      ])
    #expect(remarks("class UITextView {}\nlet a = UITextView()").isEmpty)
    #expect(remarks("let a = UITextField()").isEmpty)
    #expect(
      remarks("let a = UIImageView(image: UIImage(systemName: \"b\"))") == [
        "1: UIImage(systemName: \"b\"): there is no such symbol; "
          + "use UIImage(named:) with a picture of your own, and set UIImage.named, which finds it"
      ])
    #expect(
      remarks("let a = UIImage(data: b)") == [
        "1: UIImage(data:): images are in no catalogue; "
          + "import Images and use ImageFile.decode or an ImageLoader"
      ])
    #expect(remarks("UIView.transition(with: a, duration: 1); sprite.transition(1)").count == 1)
    #expect(remarks("a.setValue(1, forKey: \"b\"); a.setValue(1)").count == 1)
    #expect(
      remarks(
        "class A: UIView { override func draw(_ rect: CGRect) {}; func draw(_ a: Int) {} }"
      ).map { $0.prefix(11) } == ["1: draw(_:)"])
    #expect(remarks("// UIImage\nlet a = \"UIImage\"").isEmpty)
  }

  @Test("lists each changed line as it was and as it is")
  func changes() {
    let ported = PortedSource("import Foundation\nimport UIKit\n\n@objc func a() {}")
    #expect(ported.changes.map(\.line) == [1, 2, 4])
    #expect(ported.changes.map(\.after) == [nil, "import UIKitNames", "func a() {}"])
    #expect(ported.changes.map(\.before).first == "import Foundation")
    var report = PortReport()
    report.add(ported, from: "a\u{1B}.swift", isWritten: false)
    #expect(
      report.text.hasPrefix(
        "a\\u{1B}.swift:1:\n- import Foundation\na\\u{1B}.swift:2:\n- import UIKit\n+ import UIKitN"
      ))
    #expect(
      report.summary(isWritten: false)
        == "would change 3 lines in 1 file, with --write; nothing is left to do")
    var written = PortReport()
    written.add(ported, from: "a.swift", isWritten: true)
    #expect(written.text.isEmpty)
    #expect(PortReport().summary(isWritten: true) == "nothing to edit; nothing is left to do")
  }

  @Test("that needs no edit stays as it is, whatever its line ends are")
  func untouched() {
    for source in ["", "\n", "let a = 1", "let a = 1\r\nlet b = 2\r\n", "é = \"\u{1F600}\""] {
      #expect(text(source) == source && PortedSource(source).changes.isEmpty)
    }
    #expect(
      text("import UIKit\r\nimport Foundation\r\nlet a = 1\r\n")
        == "import UIKitNames\r\nlet a = 1\r\n")
  }
}
