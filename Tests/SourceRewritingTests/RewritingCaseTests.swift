#if Porting
import SwiftParser
import Testing

@testable import FirstFrameSourceRewriting

/// A source and its expected rewritten form, without the first line, which names the original file.
struct RewritingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String
  let expected: String

  init(_ name: String, _ source: String, _ expected: String) {
    testDescription = name
    self.source = source
    self.expected = expected
  }
}

@Suite("Rewriting sources without Objective-C") struct RewritingCaseTests {
  static let cases = [
    RewritingCase(
      "attributes of Objective-C are removed without moving lines",
      "@objcMembers\nclass A {\n  @objc dynamic var b = 1\n  @IBOutlet weak var c: UILabel!\n}",
      " \nclass A {\n    var b = 1\n   weak var c: UILabel!\n}"),
    RewritingCase(
      "a selector of the same type",
      "class A { func f() { b(#selector(tapped(_:))) }; @objc func tapped(_ sender: Any) {} }",
      "class A { func f() { b(Selector(\"tapped:\", A.tapped(_:))) };  func tapped(_ sender: Any) {} }"),
    RewritingCase(
      "a selector with a label",
      "class A { func f() { b(#selector(handle(gesture:))) }; @objc func handle(gesture: G) {} }",
      "class A { func f() { b(Selector(\"handleWithGesture:\", A.handle(gesture:))) };  func handle(gesture: G) {} }"),
    RewritingCase(
      "a selector with an explicit name",
      "class A { func f() { b(#selector(A.g)) }; @objc(go) func g() {} }",
      "class A { func f() { b(Selector(\"go\", A.g)) };  func g() {} }"),
    RewritingCase(
      "a selector of another type", "let a = #selector(UIView.endEditing(_:))",
      "let a = Selector(\"endEditing:\", UIView.endEditing(_:))"),
    RewritingCase(
      "a selector by a string that names a method",
      "class A { let s = Selector((\"done\")); @objc func done() {} }",
      "class A { let s = Selector(\"done\", A.done);  func done() {} }"),
    RewritingCase(
      "a key path", "class A { let k = #keyPath(A.b.c) }", "class A { let k = \"b.c\" }"),
    RewritingCase(
      "conditions check for UIKit",
      "#if os(iOS) && !targetEnvironment(simulator) || os(macOS)\n#endif",
      "#if canImport(UIKit) && !canImport(UIKit) || (!canImport(UIKit))\n#endif"),
    RewritingCase(
      "bundles", "let a = Bundle(for: A.self), b = Bundle.main.path, c = Bundle(path: d)",
      "let a = Bundle.ofA, b = Bundle.ofA.path, c = Bundle(path: d)"),
    RewritingCase(
      "the class of an object", "func f(_ a: AnyObject) { type(of: a).description() }",
      "func f(_ a: AnyObject) { UIKitClassName(type(of: a)) }"),
    RewritingCase(
      "a synchronous test is not isolated",
      "@MainActor class A: XCTestCase { @MainActor func testA() {}; @MainActor func testB() async {} }",
      " class A: XCTestCase { func testA() {}; @MainActor func testB() async {} }"),
    RewritingCase(
      "the initializer of a layer", "class A: CALayer { override init() { super.init() } }",
      "class A: CALayer { required init() { super.init() } }"),
    RewritingCase(
      "an observed property", "class A: NSObject { @objc dynamic var a = 1 }",
      "class A: NSObject { var a = 1 { didSet { observedValueDidChange() } } }"),
    RewritingCase(
      "an extension of a foreign class that a foreign extension overrides",
      "public extension UIView { @objc func f(_ a: Int) -> Int { a } }\n"
        + "public extension UILabel { override func f(_ a: Int) -> Int { super.f(a) } }",
      "public extension UIView { public func f(_ a: Int) -> Int { if let object = self as? UILabel "
        + "{ return object.firstFrameOverride_f(a) }; return self.firstFrameOriginal_f(a) }; "
        + "func firstFrameOriginal_f(_ a: Int) -> Int { a } }\n"
        + "public extension UILabel { func firstFrameOverride_f(_ a: Int) -> Int { self.firstFrameOriginal_f(a) } }"),
    RewritingCase(
      "an extension of a foreign class that a class overrides",
      "extension UIView { @objc func f() {} }\nclass A: UIView { override func f() { super.f() } }",
      "extension UIView { func f() { if let object = self as? A { return object.firstFrameOverride_f() }; "
        + "return self.firstFrameOriginal_f() }; func firstFrameOriginal_f() {} }\n"
        + "class A: UIView { func firstFrameOverride_f() { self.firstFrameOriginal_f() } }"),
    RewritingCase(
      "members of an object of type AnyObject",
      "class A { var list: [AnyObject] = []; func f(_ v: AnyObject) { list.first?.priority; v.topAnchor } }",
      "class A { var list: [AnyObject] = []; func f(_ v: AnyObject) "
        + "{ (list.first as? NSLayoutConstraint)?.priority; (v as! UIView).topAnchor } }"),
    RewritingCase("a submodule", "import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
  ]

  @Test("sources are rewritten as expected", arguments: cases) func rewriting(_ example: RewritingCase) {
    let tree = Parser.parse(source: example.source)
    var index = ModuleIndex()
    index.add(tree, file: "A.swift")
    let output = SourceRewriter(index: index, bundle: "Bundle.ofA").rewrite(tree, file: "A.swift")
    let body = output.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1]
    #expect(collapsed(String(body)) == collapsed(example.expected))
    #expect(
      output.text.split(separator: "\n", omittingEmptySubsequences: false).count
        == example.source.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
  }

  private func collapsed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }
}
#endif
