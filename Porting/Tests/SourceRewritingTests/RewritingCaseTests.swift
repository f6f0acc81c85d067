import Foundation
import SwiftParser
import Testing

@testable import FirstFrameSourceRewriting

/// A source and its expected rewritten form, without the first line, which names the original file.
struct RewritingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String
  let expected: String
  /// The number of lines that follow those of the source.
  let appendedLineCount: Int

  init(_ name: String, _ source: String, _ expected: String, appendedLineCount: Int = 0) {
    self.appendedLineCount = appendedLineCount == 0 ? 0 : appendedLineCount + 1
    testDescription = name
    self.source = source
    self.expected = expected
  }
}

/// Rewriting sources without Objective-C.
struct RewritingCaseTests {
  static let cases = [
    RewritingCase(
      "types that are animatable by a macro",
      "@Animatable struct A: Shape { var a = 1.0; @AnimatableIgnored var b = 2 }\n@Animatable struct B<T> {}\n"
        + "@Animatable struct C: View, Animatable {}\n@SwiftUI.Animatable struct D {}",
      " struct A: Shape, Animatable { var a = 1.0;  var b = 2 }\n struct B<T>: Animatable {}\n"
        + " struct C: View, Animatable {}\n struct D: Animatable {}"),
    RewritingCase(
      "opaque results under conditions on the version need one type",
      "func a() -> some View {\n  if #available(iOS 17, *) { return B() }\n  return C { return D() }\n}\n"
        + "var e: some View { if #available(iOS 17, *) { B() } else { C() } }\n"
        + "func f() -> some Shape { if #available(iOS 17, *) { return B() } else { return C() } }",
      "func a() -> some View {\n  if firstFrameIsAvailable(17) { return AnyView(B()) }\n"
        + "  return AnyView(C { return D() })\n}\n"
        + "var e: some View { if firstFrameIsAvailable(17) { B() } else { C() } }\n"
        + "func f() -> some Shape { if #available(iOS 17, *) { return B() } else { return C() } }"),
    RewritingCase(
      "the delegate of a scroll view is overridden by another name, those of its subclasses by their own",
      "class A: UIScrollView { override weak var delegate: UIScrollViewDelegate? { didSet { super.delegate = b } } }\n"
        + "class C: A { override var delegate: UIScrollViewDelegate? { get { super.delegate } set {} } }\n"
        + "class D: UITableView { override var delegate: UITableViewDelegate? { didSet {} } }\n"
        + "class E: UIScrollView { var other: E?; func f() { other?.delegate = nil; super.delegate = self } }",
      "class A: UIScrollView { override weak var scrollDelegate: UIScrollViewDelegate? { didSet { super.scrollDelegate = b } } }\n"
        + "class C: A { override var scrollDelegate: UIScrollViewDelegate? { get { super.scrollDelegate } set {} } }\n"
        + "class D: UITableView { override var delegate: UITableViewDelegate? { didSet {} } }\n"
        + "class E: UIScrollView { var other: E?; func f() { other?.delegate = nil; super.scrollDelegate = self } }"),
    RewritingCase(
      "attributes of Objective-C are removed without moving lines",
      "@objcMembers\nclass A {\n  @objc dynamic var b = 1\n  @IBOutlet weak var c: UILabel!\n}",
      " \nclass A {\n    var b = 1\n   weak var c: UILabel!\n}"),
    RewritingCase(
      "members that interface documents refer to, also private ones",
      "class A: UIView { @IBOutlet private weak var c: UILabel! { didSet {} }; @IBInspectable var d: Int { 1 } }\n"
        + "extension A { @IBAction private func tapped(_ sender: Any) {} }\n"
        + "private class B: UIView { @IBOutlet var c: UILabel! }\nclass C<T>: UIView { @IBOutlet var c: UILabel! }\n"
        + "#if DEBUG\nclass D: UIView { @IBOutlet var labels: [UILabel]! }\n#endif",
      "class A: UIView { private weak var c: UILabel! { didSet {} };  var d: Int { 1 } }\n"
        + "extension A {  private func tapped(_ sender: Any) {} }\n"
        + "private class B: UIView {  var c: UILabel! }\nclass C<T>: UIView {  var c: UILabel! }\n"
        + "#if DEBUG\nclass D: UIView {  var labels: [UILabel]! }\n#endif\n#sourceLocation()\n"
        + "extension A { @MainActor static var firstFrameInterface0_\("A.swift".stableHash): [InterfaceConnection] { "
        + "[.property(\"c\", \\A.c), .action(Selector(\"tapped:\", A.tapped(_:)))] } }\n"
        + "#if (DEBUG)\nextension D { @MainActor static var firstFrameInterface3_\("A.swift".stableHash): [InterfaceConnection] { "
        + "[.property(\"labels\", \\D.labels)] } }\n#endif\n", appendedLineCount: 5),
    RewritingCase(
      "a cell that only nibs create",
      "class A: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }\n"
        + "class B: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }",
      "class A: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } ; public required "
        + "convenience init(registeredAs reuseIdentifier: String) { fatalError(\"A has no initializer "
        + "init(style:reuseIdentifier:); register its nib instead of its class\") }}\n"
        + "class B: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }"),
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
      "selectors of overloaded methods",
      "class A { func f() { b(#selector(g as () -> Void), #selector(A.g as (A) -> (Int) -> Void)) }; @objc func g() {}\n"
        + "@objc func g(_ a: Int) {} }",
      "class A { func f() { b(Selector(\"g\", A.g as (A) -> @MainActor () -> Void), "
        + "Selector(\"g:\", A.g as (A) -> @MainActor (Int) -> Void)) };  func g() {}\n func g(_ a: Int) {} }"),
    RewritingCase(
      "selectors of a method of a type, and of one with three arguments",
      "class A { func f() { b(#selector(A.g), #selector(h(_:c:d:))) }; @objc static func g() {}\n"
        + "@objc func h(_ b: Int, c: Int, d: Int) {} }",
      "class A { func f() { b(Selector(\"g\", bound: A.g), Selector(\"h:c:d:\")) };  static func g() {}\n"
        + " func h(_ b: Int, c: Int, d: Int) {} }"),
    RewritingCase(
      "the names of classes", "class A {}\nlet a = A.description(), b = A.self.description(), c = D.description()",
      "class A {}\nlet a = UIKitClassName(A.self), b = UIKitClassName(A.self), c = D.description()"),
    RewritingCase(
      "optional requirements of a variable with the type of a delegate",
      "func f(_ d: UIScrollViewDelegate, _ e: Other) { d.scrollViewDidScroll?(s); e.scrollViewDidScroll?(s) }",
      "func f(_ d: UIScrollViewDelegate, _ e: Other) { d.scrollViewDidScroll(s); e.scrollViewDidScroll?(s) }"),
    RewritingCase(
      "a selector of another type", "let a = #selector(UIView.endEditing(_:))",
      "let a = Selector(\"endEditing:\", UIView.endEditing(_:))"),
    RewritingCase(
      "a selector by a string that names a method",
      "class A { let s = Selector((\"done\")); @objc func done() {} }",
      "class A { let s = Selector(\"done\", A.done);  func done() {} }"),
    RewritingCase(
      "properties and functions of managed objects",
      "extension A { @NSManaged public var b: Int16; @NSManaged func addToC(_ value: D) }",
      "extension A {  public var b: Int16 { get { managedValue(\"b\") } set { setManagedValue(newValue, \"b\") } };"
        + "  func addToC(_ value: D) { changeManagedSet(\"addToC\", [value]) } }"),
    RewritingCase(
      "a managed property in a class, with the name of a keyword",
      "class A: NSManagedObject {\n  @NSManaged var `in`: String?\n}",
      "class A: NSManagedObject {\n   var `in`: String? { get { managedValue(\"in\") } set { setManagedValue(newValue, \"in\") } }\n}"
    ),
    RewritingCase(
      "numbers that Objective-C bridges", "let a = b.map { $0 * 2 } as [NSNumber], c = [0, 0.5] as [NSNumber]",
      "let a = numbersOfObjectiveC(b.map { $0 * 2 }) as [NSNumber], c = [0, 0.5] as [NSNumber]"),
    RewritingCase(
      "members of an expression that is cast to any object", "let a = (b[c] as AnyObject).doubleValue",
      "let a = ((b[c] as AnyObject) as! NSNumber).doubleValue"),
    RewritingCase(
      "a key path", "class A { let k = #keyPath(A.b.c) }", "class A { let k = \"b.c\" }"),
    RewritingCase(
      "conditions check for UIKit",
      "#if os(iOS) && !targetEnvironment(simulator) || os(macOS)\n#endif",
      "#if canImport(UIKit) && !canImport(UIKit) || (!canImport(UIKit))\n#endif"),
    RewritingCase(
      "a condition that negates another system", "#if !os(Linux)\n#endif", "#if !(!canImport(UIKit))\n#endif"),
    RewritingCase(
      "optional requirements, called only where they are implemented",
      "@objc protocol P { func a(); @objc optional func b(_ c: Int) -> Int }\n"
        + "class A: P { func a() {}; func b(_ c: Int) -> Int { c } }\n"
        + "class B { weak var p: P?; func f() { _ = p?.b?(1) } }",
      " protocol P: AnyObject { func a();   func b(_ c: Int) -> Int ; var implements_b__: Bool { get }}\n"
        + "class A: P { func a() {}; func b(_ c: Int) -> Int { c }; var implements_b__: Bool { true } }\n"
        + "class B { weak var p: P?; func f() { _ = (p?.implements_b__ == true ? p?.b(1) : nil) } }\n"
        + "#sourceLocation()\nextension P {\npublic var implements_b__: Bool { false }\n"
        + "public func b(_ c: Int) -> Int { fatalError(\"\\(Self.self) does not implement P.b(_:), which is optional\") }\n}\n",
      appendedLineCount: 5),
    RewritingCase(
      "an optional property",
      "@objc protocol P { @objc optional var t: Int { get } }\n"
        + "func f(p: P?) { g(p?.t); h(q.t) }",
      " protocol P: AnyObject {   var t: Int { get } ; var implements_t: Bool { get }}\n"
        + "func f(p: P?) { g((p?.implements_t == true ? p?.t : nil)); h(q.t) }\n"
        + "#sourceLocation()\nextension P {\npublic var implements_t: Bool { false }\n"
        + "public var t: Int { fatalError(\"\\(Self.self) does not implement P.t, which is optional\") }\n}\n",
      appendedLineCount: 5),
    RewritingCase(
      "protocols of Objective-C, to which only classes conform",
      "@objc protocol P {}\n@objc protocol Q: P {}\n@objc protocol R: NSObjectProtocol {}\nprotocol S {}",
      " protocol P: AnyObject {}\n protocol Q: P, AnyObject {}\n protocol R: NSObjectProtocol {}\nprotocol S {}"),
    RewritingCase(
      "members under a condition that does not hold",
      "class A: V {}\n#if os(macOS)\nextension A { override func f() {} }\n#endif",
      "class A: V {}\n#if (!canImport(UIKit))\nextension A { override func f() {} }\n#endif"),
    RewritingCase(
      "optional requirements of UIKit, which have default implementations here",
      "func f() { delegate?.searchBar?(b, textDidChange: t); delegate!.scrollViewDidScroll!(s); self.onTap?(a); v?.done?(a) }",
      "func f() { delegate?.searchBar(b, textDidChange: t); delegate!.scrollViewDidScroll(s); self.onTap?(a); v?.done?(a) }"
    ),
    RewritingCase(
      "a protocol of UIKit that is an object's, as all are in UIKit",
      "weak var a: (UITableViewDataSource & NSObjectProtocol)?; var b: P & NSObjectProtocol",
      "weak var a: (UITableViewDataSource)?; var b: P & NSObjectProtocol"),
    RewritingCase(
      "an override of a method of every object, which subclasses override as usual",
      "class A: NSObject { public override func responds(to a: Selector!) -> Bool { super.responds(to: a) } }\n"
        + "class B: A { override func responds(to a: Selector!) -> Bool { true } }",
      "class A: NSObject { public  func responds(to a: Selector!) -> Bool { super.responds(to: a) } }\n"
        + "class B: A { override func responds(to a: Selector!) -> Bool { true } }"),
    RewritingCase(
      "a property that an appearance presets", "class A: UIView { @objc dynamic var c: UIColor? }",
      "class A: UIView { var c: UIColor? { didSet { observedValueDidChange() } } ; override class var "
        + "firstFrameAppearanceProperties: [AppearanceProperty] { super.firstFrameAppearanceProperties + "
        + "[AppearanceProperty(\\A.c)] }; }"),
    RewritingCase(
      "accessibility of an object that is no view",
      "class A: NSObject { override var accessibilityLabel: String? { nil } }",
      "class A: NSObject { var accessibilityLabel: String? { nil } }"),
    RewritingCase(
      "a selector with a preposition", "class A { func f() { b(#selector(sort(by:))) } }",
      "class A { func f() { b(Selector(\"sortBy:\", A.sort(by:))) } }"),
    RewritingCase(
      "bundles", "let a = Bundle(for: A.self), b = Bundle.main.path, c = Bundle(path: d)",
      "let a = Bundle.ofA(of: A.self), b = Bundle.ofA.path, c = Bundle(path: d)"),
    RewritingCase(
      "conditions on the version of iOS",
      "if #available(iOS 17.4, macOS 14, *), a {}\nguard #unavailable(iOS 26) else { b }",
      "if firstFrameIsAvailable(17, 4), a {}\nguard !firstFrameIsAvailable(26) else { b }"),
    RewritingCase(
      "conditions on the versions of other systems", "if #available(macOS 14, *) {}", "if #available(macOS 14, *) {}"),
    RewritingCase(
      "the class of an object", "func f(_ a: AnyObject) { type(of: a).description() }",
      "func f(_ a: AnyObject) { UIKitClassName(type(of: a)) }"),
    RewritingCase(
      "synchronous tests are isolated within their bodies",
      "@MainActor class A: XCTestCase { override func setUp() { a() }; func testA() throws { b() }; func b() {} }\n"
        + "class B: A { private func testB() {}; func testC() async {}; func test(_ a: Int) {} }\n"
        + "class C: XCTestCase { @MainActor func testA() {}; @MainActor func testB() async {}; func testC() {} }",
      "@MainActor class A: XCTestCase { override func setUp() { MainActor.assumeIsolated { () -> Void in a() }}; "
        + "nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in b() }}; func b() {} }\n"
        + "class B: A { nonisolated private func testB() { MainActor.assumeIsolated { () -> Void in}}; "
        + "func testC() async {}; func test(_ a: Int) {} }\n"
        + "class C: XCTestCase {  nonisolated func testA() { MainActor.assumeIsolated { () -> Void in}}; "
        + "@MainActor func testB() async {}; func testC() {} }"),
    RewritingCase(
      "tests of views with Swift Testing run on the main thread",
      "import SwiftUI\nstruct A { let a = B(); @Test func b() {} }\nfinal class B: C { @Test(.tags(.a)) func b() async {} }\n"
        + "@MainActor struct D { @Test func a() {} }\nactor E { @Test func a() {} }\n@MyActor enum F { @Test func a() {} }\n"
        + "struct G { @Test func a() { b.wait() } }\n@Test func h() {}\nstruct I { func a() {} }",
      "import SwiftUI\n@MainActor struct A { let a = B(); @MainActor @Test func b() {} }\n"
        + "@MainActor final class B: C { @MainActor @Test(.tags(.a)) func b() async {} }\n"
        + "@MainActor struct D { @Test func a() {} }\nactor E { @Test func a() {} }\n@MyActor enum F { @Test func a() {} }\n"
        + "struct G { @Test func a() { b.wait() } }\n@MainActor @Test func h() {}\nstruct I { func a() {} }"),
    RewritingCase(
      "other tests with Swift Testing keep their isolation", "struct A { @Test func b() {} }",
      "struct A { @Test func b() {} }"),
    RewritingCase(
      "the initializer of a layer", "class A: CALayer { override init() { super.init() } }",
      "class A: CALayer { required init() { super.init() } }"),
    RewritingCase(
      "an observed property", "class A: NSObject { @objc dynamic var a = 1 }",
      "class A: NSObject { var a = 1 { didSet { observedValueDidChange() } } }"),
    RewritingCase(
      "observed properties with observers, and computed ones",
      "class A: NSObject { @objc dynamic var a = 1 { didSet { b() } }; @objc dynamic var c = 1 { willSet {} }\n"
        + "@objc dynamic var d: Int { get { 1 } set { e() } } }",
      "class A: NSObject { var a = 1 { didSet { defer { observedValueDidChange() }; b() } }; "
        + "var c = 1 { willSet {} didSet { observedValueDidChange() } }\n"
        + " var d: Int { get { 1 } set { defer { observedValueDidChange() }; e() } } }"),
    RewritingCase(
      "names of attributes as texts",
      "let a = [kCTFontAttributeName as String: 1, b as String: kCTFontAttributeName as Any]",
      "let a = [kCTFontAttributeName.rawValue as String: 1, b as String: kCTFontAttributeName as Any]"),
    RewritingCase(
      "the examples of a specification",
      "class A: QuickSpec {\noverride func spec() {\ndescribe(\"a b\") {\nit(\"c\") {}\nfor i in d {\nit(\"e \\(i)\") {} } }\n"
        + "sharedExamples(\"f\") { it(\"g\") {} }\nitBehavesLike(\"f\")\n} }",
      "class A: QuickSpec {\noverride func spec() {\ndescribe(\"a b\") {\nit(\"c\") {}\nfor i in d {\nit(\"e \\(i)\") {} } }\n"
        + "sharedExamples(\"f\") { it(\"g\") {} }\nitBehavesLike(\"f\")\n} "
        + "; func test_a_b__c() throws { try firstFrameRunExamples(at: 4) }"
        + "; func test_a_b__e() throws { try firstFrameRunExamples(at: 6) }"
        + "; func test_f() throws { try firstFrameRunExamples(at: 8) } }"),
    RewritingCase(
      "a specification whose examples are elsewhere, and shared ones for all",
      "class A: QuickSpec {\noverride class func spec() { b() } }\nfunc b() { it(\"c\") {} }\n"
        + "class D: QuickConfiguration { override class func configure(_ e: Configuration) {} }",
      "class A: QuickSpec {\noverride class func spec() { b() } ; func test_otherExamples() throws "
        + "{ try firstFrameRunExamples(at: nil, besides: [], configurations: [D.self]) } }\nfunc b() { it(\"c\") {} }\n"
        + "class D: QuickConfiguration { override class func configure(_ e: Configuration) {} }"),
    RewritingCase(
      "properties that are set by their names",
      "class A: NSObject { @objc var b = 1; var c = 2; @objc let d = 3; @objc static var e = 4 }\n"
        + "@objcMembers class F: UIView { var g = 1; private var h = 2 }\nlet i = A().setValue(1, forKey: \"b\")",
      "class A: NSObject { var b = 1; var c = 2; let d = 3; static var e = 4 }\n"
        + " class F: UIView { var g = 1; private var h = 2 }\nlet i = A().setValue(1, forKey: \"b\")\n#sourceLocation()\n"
        + "extension A { @MainActor static var firstFrameInterface0_\("A.swift".stableHash): [InterfaceConnection] { "
        + "[.property(\"b\", \\A.b)] } }\n"
        + "extension F { @MainActor static var firstFrameInterface1_\("A.swift".stableHash): [InterfaceConnection] { "
        + "[.property(\"g\", \\F.g)] } }\n", appendedLineCount: 3),
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
        + "{ (list.first as? NSLayoutConstraint)?.priorityOfAnyObject(); (v as! UIView).topAnchor } }"),
    RewritingCase(
      "an entry of the environment, with a type and without one",
      "extension EnvironmentValues {\n  @Entry var a: Int? // none\n  @Entry public var b: [Int] =\n    [1]\n"
        + "  @Entry var c = Bundle.main\n}",
      "extension EnvironmentValues {\n var a: Int? { get { self[FirstFrameEntry_a.self] } "
        + "set { self[FirstFrameEntry_a.self] = newValue } }; struct FirstFrameEntry_a: EnvironmentKey "
        + "{ static var defaultValue: Int? { return nil } } // none\n"
        + " public var b: [Int] { get { self[FirstFrameEntry_b.self] } set { self[FirstFrameEntry_b.self] = newValue } }; "
        + "public struct FirstFrameEntry_b: EnvironmentKey { public static var defaultValue: [Int] { return\n [1] } }\n"
        + " var c: FirstFrameEntry_c.Value { get { self[FirstFrameEntry_c.self] } "
        + "set { self[FirstFrameEntry_c.self] = newValue } }; struct FirstFrameEntry_c: EnvironmentKey "
        + "{ static let defaultValue = Bundle.ofA }\n}"),
    RewritingCase(
      "entries of other containers",
      "public extension Transaction { @Entry var a = 1 }\nextension SwiftUI.ContainerValues { @Entry private var b = 2 }\n"
        + "extension FocusedValues { @SwiftUI.Entry var c: Int? = nil }\nextension Other { @Entry var d = 3 }",
      "public extension Transaction { var a: FirstFrameEntry_a.Value { get { self[FirstFrameEntry_a.self] } "
        + "set { self[FirstFrameEntry_a.self] = newValue } }; struct FirstFrameEntry_a: TransactionKey "
        + "{ public static let defaultValue = 1 } }\n"
        + "extension SwiftUI.ContainerValues { private var b: FirstFrameEntry_b.Value { get { self[FirstFrameEntry_b.self] } "
        + "set { self[FirstFrameEntry_b.self] = newValue } }; private struct FirstFrameEntry_b: ContainerValueKey "
        + "{ static let defaultValue = 2 } }\n"
        + "extension FocusedValues { var c: Int? { get { self[FirstFrameEntry_c.self] } "
        + "set { self[FirstFrameEntry_c.self] = newValue } }; struct FirstFrameEntry_c: FocusedValueKey "
        + "{ typealias Value = Int } }\nextension Other { @Entry var d = 3 }"),
    RewritingCase("a submodule", "import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
  ]

  @Test(arguments: cases) func sourcesAreRewrittenAsExpected(_ example: RewritingCase) {
    let tree = Parser.parse(source: example.source)
    let index = ModuleIndex(of: tree, file: "A.swift")
    let output = SourceRewriter(index: index, bundle: "Bundle.ofA").rewrite(tree, file: "A.swift")
    let body = output.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1]
    #expect(collapsed(String(body)) == collapsed(example.expected))
    #expect(
      output.text.split(separator: "\n", omittingEmptySubsequences: false).count
        == example.source.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        + example.appendedLineCount)
  }

  @Test func aMemberOfAnExtensionMovesOnceEvenIfItBeginsWithAnAttribute() {
    let source = "class A: NSObject {}\nextension A { @objc func f() {} }\nclass B: A { override func f() {} }"
    let text = rewritten(source)
    #expect(text.components(separatedBy: "class A: NSObject {\n").count == 2)
    #expect(text.components(separatedBy: "func f() {}").count == 3)
    #expect(text.contains("extension A {  }"))
  }

  @Test func onlyTheOverloadThatASubclassOverridesMoves() {
    let text = rewritten(
      "class A: NSObject {}\nextension A { func f(_ a: Int) {}\nfunc f(_ a: String) {} }\n"
        + "class B: A { override func f(_ a: String) {}; func g() {} }\nextension A { func g() {} }")
    #expect(text.contains("line: 3)\nfunc f(_ a: String) {}"))
    #expect(text.contains("extension A { func f(_ a: Int) {}\n }"))
    #expect(text.hasSuffix("extension A { func g() {} }"))
  }

  @Test func membersThatOtherModulesMayOverrideMoveIntoTheirClass() {
    let text = rewritten("open class A: NSObject {}\nextension A { @objc open func f() {} }")
    #expect(text.contains("open class A: NSObject {\n#sourceLocation(file: \"A.swift\", line: 2)\n open func f() {}"))
  }

  @Test(
    arguments: [
      ("struct A {\n  let b: = 3\n}", "2:10 expected type in type annotation"),
      ("func f( {}", "1:8 expected ')' to end parameter clause"),
      ("#if compiler(>=99)\nlet a: = 3\n#endif\n", nil), ("let a = 1", nil),
    ] as [(String, String?)])
  func placesOfErrors(_ source: String, _ expected: String?) {
    let problem = SourceProblem(in: SourceRewriter.parse(source))
    let text = problem.map { "\($0.line):\($0.column) \($0.message)" }
    #expect(text == expected)
  }

  @Test(
    arguments: [
      ("#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif", ["UIKit"]),
      ("#if canImport(WidgetKit)\nimport WidgetKit\n#endif\nimport Foundation", ["Foundation"]),
      ("#if os(macOS) || DEBUG\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
      ("#if !os(iOS)\nimport A\n#else\nimport B\n#endif", ["B"]),
    ] as [(String, Set<String>)])
  func importsUnderConditions(_ source: String, _ expected: Set<String>) {
    #expect(ImportedModules(in: SourceRewriter.parse(source), available: ["UIKit"]).names == expected)
  }

  /// A file without UIKit finds what stands for parts that are left out.
  @Test(
    arguments: [
      ("func f() { firstFrameLeftOut(\"a\") }", "import func HeadlessUIKit.firstFrameLeftOut\n"),
      ("func f() -> Int { firstFrameLeftOutValue(\"a\") }", "import func HeadlessUIKit.firstFrameLeftOutValue\n"),
      ("func f() {}", ""),
    ])
  func partsThatAreLeftOutAreImported(source: String, imports: String) {
    #expect(rewritten(source).hasPrefix(imports + "#sourceLocation"))
  }

  /// Selectors by name refer to visible methods of other modules, and remain names for private ones.
  @Test func selectorsByNameReferToVisibleMethodsOfOtherModules() {
    let other = Parser.parse(source: "public class B { @objc private func hidden() {}; @objc public func shown() {} }")
    let source = "func f(b: B) { b.perform(Selector(\"hidden\")); b.perform(Selector(\"shown\")) }"
    let tree = Parser.parse(source: source)
    var index = ModuleIndex(of: tree, file: "A.swift")
    index.addInterface(of: ModuleIndex(of: other, file: "B.swift"))
    let output = SourceRewriter(index: index).rewrite(tree, file: "A.swift").text
    #expect(
      output.hasSuffix("func f(b: B) { b.perform(Selector(\"hidden\")); b.perform(Selector(\"shown\", B.shown)) }"))
  }

  private func rewritten(_ source: String) -> String {
    let tree = Parser.parse(source: source)
    let index = ModuleIndex(of: tree, file: "A.swift")
    return SourceRewriter(index: index).rewrite(tree, file: "A.swift").text
  }

  private func collapsed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }
}
