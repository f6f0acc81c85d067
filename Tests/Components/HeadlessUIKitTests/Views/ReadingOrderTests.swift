import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

/// The order in which elements are read. Each expected order was worked out by hand from the rules in
/// Documentation/HeadlessUIKit.md, "The reading order".
@MainActor
struct ReadingOrderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// The labels in reading order, separated by spaces.
    let order: String
    var isRightToLeft = false
    let make: @MainActor @Sendable () -> UIView
    var testDescription: String { name }
  }

  @Test(arguments: cases) func order(example: Case) {
    #expect(Self.labels(of: example.make(), isRightToLeft: example.isRightToLeft) == example.order)
  }

  /// The labels of the elements that are read, which contain no spaces.
  private static func labels(of view: UIView, isRightToLeft: Bool) -> String {
    let tree = view.layoutTree(
      in: RenderingEnvironment(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    let lines = tree.accessibilityDump(isRightToLeft: isRightToLeft).split(separator: "\n")
    let others: Set = ["Heading", "Button", "Tab", "1 of 2", "2 of 2", "Selected"]
    return lines.filter { !$0.hasPrefix("  ") }.flatMap { $0.components(separatedBy: ", ") }
      .filter { !others.contains($0) }.joined(separator: " ")
  }

  private static func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 20)
    -> UILabel
  {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    return label
  }

  private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ views: [UIView]) -> UIView
  {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    for view in views { box.addSubview(view) }
    return box
  }

  private static func screen(_ views: [UIView]) -> UIView { box(0, 0, 300, 400, views) }

  private static func grouped(_ view: UIView) -> UIView {
    view.shouldGroupAccessibilityChildren = true
    return view
  }

  private static func scroll(_ frame: CGRect, _ views: [UIView], offset: CGFloat = 0) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    for view in views { scroll.addSubview(view) }
    scroll.contentSize = CGSize(width: frame.width, height: 2000)
    scroll.contentOffset.y = offset
    return scroll
  }

  private nonisolated static let cases: [Case] = [
    Case(name: "rows from the top, each from its leading edge", order: "a b c d") {
      screen([label("d", 100, 60), label("c", 0, 60), label("b", 100, 0), label("a", 0, 0)])
    },
    Case(name: "rows from the right", order: "b a d c", isRightToLeft: true) {
      screen([label("d", 100, 60), label("c", 0, 60), label("b", 100, 0), label("a", 0, 0)])
    },
    Case(name: "tops that differ by less than half a height are in one row", order: "a b") {
      screen([label("b", 100, 0), label("a", 0, 8)])
    },
    Case(name: "tops that differ by more are in two rows", order: "b a") {
      screen([label("b", 100, 0), label("a", 0, 12)])
    },
    Case(name: "elements above each other are never in one row", order: "above below") {
      screen([label("below", 0, 9), label("above", 0, 0)])
    },
    Case(name: "a picture precedes the lines beside it", order: "picture title detail price") {
      screen([label("price", 80, 60), label("detail", 80, 30), label("title", 80, 5), label("picture", 0, 0, 70, 80)])
    },
    Case(name: "columns in containers are read across", order: "a1 b1 a2 b2") {
      screen([
        box(0, 0, 100, 100, [label("a1", 0, 0), label("a2", 0, 40)]),
        box(120, 0, 100, 100, [label("b1", 0, 0), label("b2", 0, 40)]),
      ])
    },
    Case(name: "grouped columns are read one after the other", order: "a1 a2 b1 b2") {
      screen([
        grouped(box(0, 0, 100, 100, [label("a1", 0, 0), label("a2", 0, 40)])),
        grouped(box(120, 0, 100, 100, [label("b1", 0, 0), label("b2", 0, 40)])),
      ])
    },
    Case(name: "grouped columns from the right", order: "b1 b2 a1 a2", isRightToLeft: true) {
      screen([
        grouped(box(0, 0, 100, 100, [label("a1", 0, 0), label("a2", 0, 40)])),
        grouped(box(120, 0, 100, 100, [label("b1", 0, 0), label("b2", 0, 40)])),
      ])
    },
    Case(name: "a group is at the place of its elements, not of its frame", order: "above in1 in2 below") {
      screen([
        grouped(box(0, 0, 300, 400, [label("in2", 0, 140), label("in1", 0, 100)])), label("below", 0, 200),
        label("above", 0, 50),
      ])
    },
    Case(name: "a container without a size is at the place of its elements", order: "first second") {
      screen([box(0, 0, 0, 0, [label("second", 0, 100)]), label("first", 0, 50)])
    },
    Case(name: "an overlay above the content of a scroll view", order: "header content") {
      screen([
        scroll(CGRect(x: 0, y: 0, width: 300, height: 400), [label("content", 10, 250)]),
        box(0, 0, 300, 60, [label("header", 10, 20)]),
      ])
    },
    Case(name: "the content of a scroll view stays together", order: "title one two footer") {
      screen([
        label("footer", 0, 380), label("title", 0, 0),
        scroll(CGRect(x: 0, y: 40, width: 300, height: 300), [label("two", 0, 500), label("one", 0, 0)]),
      ])
    },
    Case(name: "content above the visible part does not precede what is above the scroll view", order: "title old new")
    {
      screen([
        scroll(CGRect(x: 0, y: 40, width: 300, height: 300), [label("new", 0, 220), label("old", 0, 0)], offset: 200),
        label("title", 0, 0),
      ])
    },
    Case(name: "two scroll views side by side", order: "l1 l2 r1 r2") {
      screen([
        scroll(CGRect(x: 150, y: 0, width: 150, height: 400), [label("r1", 0, 0), label("r2", 0, 30)]),
        scroll(CGRect(x: 0, y: 0, width: 150, height: 400), [label("l1", 0, 0), label("l2", 0, 30)]),
      ])
    },
    Case(name: "listed elements are read in their order, and others are not read", order: "c a") {
      let (a, b, c) = (label("a", 0, 0), label("b", 0, 30), label("c", 0, 60))
      let view = screen([a, b, c])
      view.accessibilityElements = [c, a]
      return view
    },
    Case(name: "listed elements at different depths", order: "deep top inner") {
      let (deep, top, inner) = (label("deep", 0, 0), label("top", 0, 0), label("inner", 0, 30))
      let container = box(0, 100, 200, 100, [label("unlisted", 0, 60), deep, box(0, 0, 100, 60, [inner])])
      let view = screen([top, container])
      view.accessibilityElements = [deep, top, inner]
      return view
    },
    Case(name: "a listed element inside of a scroll view that is not listed", order: "b a") {
      let (a, b) = (label("a", 0, 0), label("b", 0, 30))
      let view = screen([a, scroll(CGRect(x: 0, y: 30, width: 300, height: 100), [label("x", 0, 60), b])])
      view.accessibilityElements = [b, a]
      return view
    },
    Case(name: "a listed container is read as a group", order: "x y a") {
      let a = label("a", 0, 0)
      let container = box(0, 30, 200, 100, [label("y", 0, 30), label("x", 0, 0)])
      let view = screen([a, container])
      view.accessibilityElements = [container, a]
      return view
    },
    Case(name: "a container with a list is read at the place of its elements", order: "above two one below") {
      let (one, two) = (label("one", 0, 0), label("two", 0, 30))
      let container = box(0, 50, 200, 60, [one, two])
      container.accessibilityElements = [two, one]
      return screen([label("below", 0, 150), container, label("above", 0, 0)])
    },
    Case(name: "an empty list hides all elements", order: "seen") {
      let container = box(0, 50, 200, 60, [label("hidden", 0, 0)])
      container.accessibilityElements = []
      return screen([container, label("seen", 0, 0)])
    },
    Case(name: "listed elements that are no views", order: "bar1 bar2") {
      let chart = box(0, 0, 200, 100, [label("axis", 0, 80)])
      chart.accessibilityElements = ["bar1", "bar2"].map { name in
        let element = UIAccessibilityElement(accessibilityContainer: chart)
        element.accessibilityLabel = name
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 50)
        return element
      }
      return screen([chart])
    },
    Case(name: "beside a modal view nothing is read", order: "modal") {
      let modal = box(0, 100, 100, 50, [label("modal", 0, 0)])
      modal.accessibilityViewIsModal = true
      return screen([label("behind", 0, 0), modal])
    },
    Case(name: "hidden elements are not read", order: "seen") {
      let hidden = box(0, 0, 100, 50, [label("hidden", 0, 0)])
      hidden.accessibilityElementsHidden = true
      return screen([hidden, label("seen", 0, 100)])
    },
    Case(name: "an element replaces its subviews, at its own place", order: "above card below") {
      let card = box(0, 40, 200, 60, [label("inner", 0, 40)])
      card.isAccessibilityElement = true
      card.accessibilityLabel = "card"
      return screen([label("below", 0, 110), card, label("above", 0, 0)])
    },
    Case(name: "a header precedes what begins at the same height", order: "heading body") {
      let heading = label("heading", 0, 0)
      heading.accessibilityTraits = .header
      return screen([label("body", 0, 0, 40, 60), heading])
    },
    Case(name: "a moved view is read at its place on the screen", order: "b a") {
      let a = label("a", 0, 0)
      a.transform = CGAffineTransform(translationX: 0, y: 100)
      return screen([a, label("b", 0, 30)])
    },
    Case(name: "an element with a frame of its own is read there", order: "b a") {
      let a = label("a", 0, 0)
      a.accessibilityFrame = CGRect(x: 0, y: 100, width: 40, height: 20)
      return screen([a, label("b", 0, 30)])
    },
    Case(name: "an element with a path of its own is read there", order: "b a") {
      let a = label("a", 0, 0)
      a.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 100, width: 40, height: 20))
      return screen([a, label("b", 0, 30)])
    },
    Case(name: "a column of a stack", order: "a b c") {
      let stack = UIStackView(arrangedSubviews: [label("a", 0, 0), label("b", 0, 0), label("c", 0, 0)])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
      return screen([stack])
    },
    Case(name: "cells of a table stay together, between headers", order: "One a1 a2 b1 b2 Two c1 c2") {
      TableOfPairs(sections: [("One", ["a", "b"]), ("Two", ["c"])])
    },
    Case(name: "the cells of a grid stay together, row by row", order: "a1 a2 b1 b2 c1 c2") {
      GridOfPairs(["a", "b", "c"])
    },
    Case(name: "a navigation bar precedes the rows, which follow their header", order: "Bar Add One a1 a2") {
      let controller = UITableViewController(style: .grouped)
      let table = TableOfPairs(sections: [("One", ["a"])])
      controller.tableView.dataSource = table
      controller.title = "Bar"
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .plain, target: nil, action: nil)
      return Holder(UINavigationController(rootViewController: controller), table)
    },
    Case(name: "a navigation bar precedes content that is scrolled behind it", order: "Bar old new") {
      let controller = UIViewController()
      controller.title = "Bar"
      let content = scroll(
        CGRect(x: 0, y: 0, width: 300, height: 400), [label("new", 0, 210), label("old", 0, 180)], offset: 180)
      content.contentInsetAdjustmentBehavior = .never
      controller.view.addSubview(content)
      return Holder(UINavigationController(rootViewController: controller), nil)
    },
    Case(name: "a tab bar at the bottom is read last", order: "content below First Second") {
      let (one, two) = (UIViewController(), UIViewController())
      (one.title, two.title) = ("First", "Second")
      one.view.addSubview(label("content", 0, 100))
      one.view.addSubview(label("below", 150, 380))
      let tabs = UITabBarController()
      tabs.viewControllers = [one, two]
      return Holder(tabs, nil)
    },
  ]
}

/// A controller's view, which keeps the controller and another object.
private final class Holder: UIView {
  private let controller: UIViewController
  private let other: AnyObject?

  init(_ controller: UIViewController, _ other: AnyObject?) {
    self.controller = controller
    self.other = other
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    controller.view.frame = bounds
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { nil }
}

/// A table whose rows have two labels, one above the other.
private final class TableOfPairs: UITableView, UITableViewDataSource {
  private let sections: [(title: String, rows: [String])]

  init(sections: [(String, [String])]) {
    self.sections = sections
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    addPair(sections[indexPath.section].rows[indexPath.row], to: cell.contentView)
    return cell
  }
}

/// A grid of two columns whose cells have two labels, one above the other.
private final class GridOfPairs: UICollectionView, UICollectionViewDataSource {
  private let names: [String]

  init(_ names: [String]) {
    self.names = names
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 60)
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "pair")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pair", for: indexPath)
    addPair(names[indexPath.item], to: cell.contentView)
    return cell
  }
}

@MainActor private func addPair(_ name: String, to view: UIView) {
  for (index, y) in [0, 22].enumerated() {
    let label = UILabel(frame: CGRect(x: 10, y: CGFloat(y), width: 40, height: 20))
    label.text = "\(name)\(index + 1)"
    view.addSubview(label)
  }
}
