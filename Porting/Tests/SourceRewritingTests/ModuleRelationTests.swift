import FirstFrameSourceRewriting
import Foundation
import Testing

/// Rewriting that depends on several modules, or on the protocols of the platform.
struct ModuleRelationTests {
  @Test func aSuperclassGetsTheOptionalRequirementThatASubclassImplements() {
    let source = """
      @objc protocol P { @objc optional func a(_ b: Int) -> Int? }
      class A: NSObject, P {}
      class B: A { func a(_ b: Int) -> Int? { b } }
      class C: B { override func a(_ b: Int) -> Int? { nil } }
      """
    let lines = rewritten(["M": source])["M"]?.split(separator: "\n") ?? []
    #expect(
      lines[2] == "class A: NSObject, P {func a(_ b: Int) -> Int? { nil }; var implements_a__: Bool { false }}")
    #expect(
      lines[3]
        == "class B: A { override func a(_ b: Int) -> Int? { b }; override var implements_a__: Bool { true } }")
    #expect(lines[4] == "class C: B { override func a(_ b: Int) -> Int? { nil } }")
  }

  @Test func whetherAnObjectHasAnOptionalMethod() {
    let text = rewritten([
      "M": "@objc protocol P { @objc optional func a(_ b: Int) }\nfunc f(p: P?) -> Bool { p?.a != nil || q.a == nil }"
    ])["M"]
    #expect(
      text?.contains("{ (p?.implements_a__ == true ? () as Void? : nil) != nil || q.a == nil }") == true)
  }

  @Test func aClassThatImplementsARequirementNeedsNoOther() {
    let source = """
      @objc protocol P { @objc optional func a() }
      class A: NSObject, P { func a() {} }
      class B: A { override func a() {} }
      class D: NSObject { func a() {} }
      class E: D { func b() {} }
      """
    let text = rewritten(["M": source])["M"] ?? ""
    #expect(text.contains("class B: A { override func a() {} }\nclass D: NSObject { func a() {} }"))
  }

  @Test func lateRequirementsOfOtherModulesAndOfInheritedProtocols() {
    let texts = rewritten([
      "A": """
      @objc public protocol P { @objc optional func a() }
      @objc public protocol Q: P {}
      open class Base: NSObject, Q { var x = 1 }
      """,
      "B": "import A\npublic class Sub: Base {}\nextension Sub { func a() {} }",
    ])
    #expect(
      texts["A"]?.contains(
        "open class Base: NSObject, Q { var x = 1 ; open func a() {  }; open var implements_a: Bool { false }}") == true
    )
    #expect(
      texts["B"]?.contains("public override func a() {}; public override var implements_a: Bool { true }\n") == true)
  }

  @Test func requirementsOfThePlatformWithTheirDefaults() {
    let platform = SourceRewriter.parse(
      """
      @MainActor public protocol UIScrolling: UIBase { func height(of row: Int) -> CGFloat; func required() }
      extension UIScrolling {
        /// The default.
        public func height(of row: Int) -> CGFloat {
          let height = row * 2
          return CGFloat(height)
        }
        public func other() {}
      }
      """)
    let facts = ProtocolFacts(of: "UIScrolling", in: [platform])
    #expect(facts.parents == ["UIBase"])
    let source = """
      class A: UIView, UIScrolling { func required() {} }
      class B: A { func height(of row: Int) -> CGFloat { 1 }; func other() {} }
      """
    let text = rewritten(["M": source], platform: facts.requirements)["M"] ?? ""
    #expect(
      text.contains(
        "required() {} ; @MainActor func height(of row: Int) -> CGFloat "
          + "{ let height = row * 2; return CGFloat(height) }}"))
    #expect(text.contains("class B: A { override func height(of row: Int) -> CGFloat { 1 }; func other() {} }"))
  }

  @Test func defaultsThatNeedTypesOfThePlatformEndTheProcess() {
    let platform = SourceRewriter.parse(
      "public protocol P { func a(); var b: Int { get } }\n"
        + "extension P { public func a() { Hidden.warn() }; public var b: Int { 1 } }")
    let facts = ProtocolFacts(of: "P", in: [platform], internalTypes: ["Hidden"])
    let text = rewritten(
      ["M": "class A: UIView, P {}\nclass B: A { func a() {}; var b: Int { 2 } }"], platform: facts.requirements)["M"]
    #expect(
      text?.contains(
        #"P {func a() { fatalError("\(Self.self) does not implement \(#function)") }; var b: Int { 1 }}"#) == true)
    #expect(text?.contains("class B: A { override func a() {}; override var b: Int { 2 } }") == true)
  }

  @Test func membersUnderConditionsMoveWithThem() {
    let source = """
      class A: NSObject {}
      extension A {
        #if DEBUG
        @objc func f() {}
        #endif
        #if os(macOS)
        @objc func g() {}
        #endif
      }
      class B: A {
        #if DEBUG
        override func f() {}
        #endif
        #if os(macOS)
        override func g() {}
        #endif
      }
      """
    let text = rewritten(["M": source])["M"] ?? ""
    #expect(
      text.contains(
        "class A: NSObject {\n#if (DEBUG)\n#sourceLocation(file: \"M.swift\", line: 4)\n func f() {}\n#endif\n"
          + "#sourceLocation(file: \"M.swift\", line: 1)\n}\n"))
    #expect(text.components(separatedBy: "func g() {}").count == 3)
  }

  @Test func classMethodsOfExtensionsMove() {
    let source =
      "class A: NSObject {}\nextension A { @objc class func f() {} }\nclass B: A { override class func f() {} }"
    #expect(
      rewritten(["M": source])["M"]?.contains(
        "class A: NSObject {\n#sourceLocation(file: \"M.swift\", line: 2)\n class func f() {}") == true)
  }

  @Test func parametersWithoutNamesAreForwarded() throws {
    let text = try #require(
      rewritten(["A": "extension UIView { @objc open func f(_: Int, b _: @autoclosure () -> Int, c: Int) {} }"])["A"])
    #expect(text.contains("func f(_ firstFrame0: Int, b firstFrame1: @autoclosure () -> Int, c: Int) {"))
    #expect(text.contains("(firstFrame0, b: firstFrame1(), c: c)"))
  }

  @Test func openMembersOfExtensionsAreOverriddenInOtherModules() throws {
    let texts = rewritten([
      "A": "extension UIView { @objc open func f(_ a: Int = 1) {} }",
      "B": "import A\nclass Card: UIView { override func f(_ a: Int = 1) { super.f(a) } }",
    ])
    let base = try #require(texts["A"])
    let start = try #require(base.range(of: "FirstFrameOverrides_UIView_f____"))
    let hook = String(base[start.lowerBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    #expect(
      base.contains(
        "extension UIView { public func f(_ a: Int = 1) { if let object = self as? any \(hook) "
          + "{ return object.firstFrameOverride_f(a) }; return self.firstFrameOriginal_f(a) };  public func "
          + "firstFrameOriginal_f(_ a: Int = 1) {} }"))
    #expect(
      base.hasSuffix(
        "@preconcurrency @MainActor public protocol \(hook): AnyObject { func firstFrameOverride_f(_ a: Int) }\n"))
    #expect(
      texts["B"]?.contains(
        "class Card: UIView {  func firstFrameOverride_f(_ a: Int = 1) { self.firstFrameOriginal_f(a) } }") == true)
    #expect(texts["B"]?.hasSuffix("extension Card: \(hook) {}\n") == true)
  }

  @Test(
    arguments: [
      ("func f<T: UIView>() -> T { T() }", "UIKit.firstFrameCreate(T.self)"),
      (
        "func f<T>(_ t: T.Type) -> T where T: UIView { t.init(frame: .zero) }",
        "UIKit.firstFrameCreate(t, frame: .zero)"
      ),
      ("func f(_ t: UIView.Type) -> UIView { t.init() }", "UIKit.firstFrameCreate(t)"),
      ("extension UIView { static func f() -> Self { self.init() } }", "UIKit.firstFrameCreate(self)"),
      (
        "class A<T: UITableViewCell> { func f() -> T { T(style: .default, reuseIdentifier: nil) } }",
        "UIKit.firstFrameCreate(T.self, style: .default, reuseIdentifier: nil)"
      ),
      (
        "protocol P { associatedtype V: UIView }\nextension P { func f() -> V { V(frame: .zero) } }",
        "UIKit.firstFrameCreate(V.self, frame: .zero)"
      ),
      ("class B: UIView {}\nfunc f<T: B>() -> T { T() }", nil), ("func f<T: Making>() -> T { T() }", nil),
      ("extension UIView { convenience init(a: Int) { self.init() } }", nil),
      ("func f<T: UIView>() -> T { T(coder: c) }", nil), ("func f() -> UIView { UIView(frame: .zero) }", nil),
    ] as [(String, String?)])
  func objectsOfGenericClasses(_ source: String, _ expected: String?) {
    let text = rewritten(["M": source])["M"] ?? ""
    #expect(text.contains("firstFrameCreate") == (expected != nil))
    if let expected { #expect(text.contains(expected)) }
  }

  @Test func classesThatGenericCodeCreates() {
    let source = """
      func make<T: UIView>() -> T { T(frame: .zero) }
      class A: UIView {}
      class B: A { init(title: String) {}; init() {} }
      class C: UITableViewCell { override init(style: S, reuseIdentifier: String?) {}; required init?(coder: NSCoder) {} }
      class D: B { @available(*, unavailable) override init() {}; init?(frame: CGRect) {} }
      struct S {}
      """
    let lines = rewritten(["M": source])["M"]?.split(separator: "\n") ?? []
    let head = "class func firstFrameCreate(_ initializer: FirstFrameInitializer) -> AnyObject? { switch initializer { "
    #expect(
      lines[2]
        == "class A: UIView, FirstFrameCreatable {\(head)case .plain: return A(); case .frame(let a): "
        + "return A(frame: a); default: return nil } }}")
    #expect(
      lines[3]
        == "class B: A { init(title: String) {}; init() {} ; override \(head)case .plain: return B(); default: return nil } }}"
    )
    #expect(
      lines[4].contains("case .cell(let a, let b): return C(style: a, reuseIdentifier: b); default: return nil } }}"))
    #expect(!lines[4].contains("case .frame") && !lines[4].contains("case .plain"))
    #expect(lines[5].hasSuffix("; override \(head)default: return nil } }}"))
    #expect(lines[6] == "struct S {}")
  }

  @Test func classesAreLeftAloneIfNoCodeCreatesThem() {
    #expect(rewritten(["M": "class A: UIView {}"])["M"]?.hasSuffix("class A: UIView {}") == true)
  }

  @Test func observersThatAreNoResponders() {
    let method = "func observeValue(forKeyPath k: String?, of o: Any?, change c: [K: Any]?, context x: P?) {}"
    let text = rewritten(["M": "class A: NSObject { override \(method) }\nclass B: UIView { override \(method) }"])["M"]
    #expect(text?.contains("class A: NSObject {  \(method) }\nclass B: UIView { override \(method) }") == true)
    #expect(text?.hasSuffix("extension A: KeyValueObserver {}\n") == true)
  }

  @Test func addedImportsHaveAnAccessLevelIfOthersHave() {
    let tree = SourceRewriter.parse("internal import UIKit")
    let other = SourceRewriter.parse("let a = 1")
    var index = ModuleIndex(of: tree, file: "A.swift")
    index.add(ModuleIndex(of: other, file: "B.swift"))
    let rewriter = SourceRewriter(index: index, addedImports: ["Combine", "UIKit"])
    #expect(rewriter.rewrite(other, file: "B.swift").text.hasPrefix("import Combine\npublic import UIKit\n#source"))
  }

  @Test func scopedImportsDoNotReplaceAddedOnes() {
    let tree = SourceRewriter.parse("import class UIKit.UIView\nimport Combine")
    let rewriter = SourceRewriter(
      index: ModuleIndex(of: tree, file: "A.swift"), addedImports: ["Combine", "UIKit"])
    #expect(rewriter.rewrite(tree, file: "A.swift").text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  /// Rewrites a file of each module. Later modules can import earlier ones.
  private func rewritten(
    _ sources: [String: String], platform: Set<ModuleIndex.OptionalRequirement> = []
  ) -> [String: String] {
    let names = sources.keys.sorted()
    let trees = sources.mapValues(SourceRewriter.parse)
    var indexes = names.reduce(into: [String: ModuleIndex]()) { indexes, name in
      guard let tree = trees[name] else { return }
      indexes[name] = ModuleIndex(of: tree, file: name + ".swift")
    }
    let original = indexes
    for (position, name) in names.enumerated() {
      for other in names[..<position] { if let index = original[other] { indexes[name]?.addInterface(of: index) } }
    }
    ModuleIndex.shareNeeds(among: &indexes, platform: platform, trees: trees.mapValues { [$0] })
    return names.reduce(into: [:]) { texts, name in
      guard let tree = trees[name], let index = indexes[name] else { return }
      texts[name] = SourceRewriter(index: index).rewrite(tree, file: name + ".swift").text
    }
  }
}
