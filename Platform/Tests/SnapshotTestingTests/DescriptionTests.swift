import Foundation
import HeadlessUIKit
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

/// The texts of strategies, which are the same as in the library that ported tests were written for.
@MainActor
struct DescriptionTests {
  struct Person: Hashable {
    let name: String
  }

  struct Containers {
    let dict: [String: Int]
    let set: Set<Person>
  }

  final class Father {
    var child: Child?
  }

  final class Child {
    let father: Father

    init(_ father: Father) {
      self.father = father
      father.child = self
    }
  }

  @Test func `The parts of a value are sorted by name`() throws {
    struct User {
      let id: Int
      let name: String
      let bio: String
    }
    #expect(
      try text(User(id: 1, name: "Blob", bio: "Around"), .dump) == """
        ▿ User
          - bio: "Around"
          - id: 1
          - name: "Blob"

        """)
  }

  @Test func `Dictionaries and sets have a fixed order`() throws {
    let containers = Containers(dict: ["b": 2, "a": 1], set: [Person(name: "Z"), Person(name: "A")])
    #expect(
      try text(containers, .dump) == """
        ▿ Containers
          ▿ dict: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
          ▿ set: 2 members
            ▿ Person
              - name: "A"
            ▿ Person
              - name: "Z"

        """)
  }

  @Test func `A circular reference ends the dump`() throws {
    let father = Father()
    let child = Child(father)
    #expect(
      try text(father, .dump) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """)
    withExtendedLifetime(child) {}
  }

  @Test(
    arguments: [
      ("a" as Character, "- \"a\"\n"), (Data("Hello, world!".utf8), "- 13 bytes\n"),
      (Date(timeIntervalSinceReferenceDate: 0), "- 2001-01-01T00:00:00Z\n"),
      ("Hello", "- \"Hello\"\n"), ("Hello".dropLast(1), "- \"Hell\"\n"),
      (URL(string: "https://example.com")!, "- https://example.com\n"), (1, "- 1\n"), ([1], "▿ 1 element\n  - 1\n"),
    ] as [(any Sendable, String)])
  func `Values of common types are described in a line`(value: any Sendable, expected: String) throws {
    #expect(try text(value, .dump) == expected)
    #expect(try text(NSObject(), .dump) == "- <NSObject>\n")
  }

  @Test func `A function is a table of its results`() throws {
    enum Direction: String, CaseIterable {
      case up, down
    }
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Direction, String>.description)
    #expect(try strategy.snapshot { $0 == .up ? .down : .up }.value(timeout: 1) == "\"up\",\"down\"\n\"down\",\"up\"")
  }

  @Test func `A request is a command`() throws {
    var request = URLRequest(url: URL(string: "https://example.com?b=2&a=1")!)
    request.httpMethod = "POST"
    request.addValue("a={\"b\":\"0\"}", forHTTPHeaderField: "Cookie")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("x=y".utf8)
    #expect(
      try text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "x=y" \\
        \t--cookie "a={\\"b\\":\\"0\\"}" \\
        \t"https://example.com?a=1&b=2"
        """)
    #expect(
      try text(request, .raw) == """
        POST https://example.com?a=1&b=2
        Accept: text/html
        Cookie: a={"b":"0"}

        x=y
        """)
  }

  @Test func `A path is a list of elements`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.closeSubpath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 1.0 / 3, y: 2))
    #expect(
      try text(path, .elementsDescription) == """
        MoveTo (0.0, 0.0)
        QuadCurveTo (3.75, 86.25) (30.0, 90.0)
        Close \("")

        MoveTo (1.0, 2.0)
        LineTo (0.333, 2.0)

        """)
  }

  @Test func `Views are described as by UIKit`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.5))
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
    label.text = "What's"
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    image.alpha = 0.5
    label.addSubview(image)
    view.addSubview(label)
    let strategy: Snapshotting<UIView, String> = .recursiveDescription
    let lines = try strategy.snapshot(view).value(timeout: 1).split(separator: "\n")
    #expect(lines[0] == "<UIView; frame = (0 0; 100 50.5); layer = <CALayer>>")
    #expect(lines[1].hasPrefix("   | <UILabel; frame = (1 2; 30 20); text = 'What's'; "))
    #expect(lines[2].hasPrefix("   |    | <UIImageView; frame = (0 0; 24 24); "))
    #expect(lines[2].contains("alpha = 0.5; "))
  }

  @Test func `Controllers are described with their states`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    let lines = try Snapshotting<UIViewController, String>.hierarchy.snapshot(tabs).value(timeout: 1)
      .split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"))
    #expect(lines[1].hasPrefix("   | <UINavigationController>, state: appeared, view: <"))
    #expect(lines[2].hasPrefix("   |    | <UIViewController>, state: appeared, view: <"))
    #expect(lines[3].hasPrefix("   | <UINavigationController>, state: disappeared, view: "))
    #expect(lines[4] == "   |    | <UIViewController>, state: disappeared, view: (view not loaded)")
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    try strategy.snapshot(value).value(timeout: 1)
  }
}
