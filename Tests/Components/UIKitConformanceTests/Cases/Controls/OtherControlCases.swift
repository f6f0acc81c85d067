import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Page controls, segmented controls, spinners, steppers, search bars and image views.
enum OtherControlCases {
  static var table: CaseTable {
    var table = CaseTable(.controls)
    pageControls(&table)
    segments(&table)
    spinners(&table)
    others(&table)
    return table
  }

  private static func pageControls(_ table: inout CaseTable) {
    table.add(
      "the dots of a page control on iOS 26", [.rule(20)], on: .iPhone16Pro, .reported, within: .points(0.34),
      expect: [.size(7, 7), .number(16.667), .number(24.4)]
    ) {
      let control = $0.add(UIPageControl(), at: CGRect(x: 0, y: 0, width: 280, height: 30))
      control.numberOfPages = 4
      let dots = Self.dots(of: control, on: $0)
      guard dots.count == 4 else { return [.missing("\(dots.count) dots")] }
      return [
        .size(of: dots[1].size), .number(of: dots[2].midX - dots[1].midX),
        .number(of: control.intrinsicContentSize.height),
      ]
    }
    let contents: [(Int, Int, CGRect, Double)] = [
      (252, 4, CGRect(x: 0, y: 0, width: 280, height: 30), 94),
      (253, 7, CGRect(x: 0, y: 0, width: 280, height: 30), 67),
      (254, 3, CGRect(x: 0, y: 0, width: 200, height: 40), 63),
    ]
    for (row, pages, frame, x) in contents {
      // The first dot is centered 19 from the edge of the content, which is centered in the control.
      table.add(
        "the first of \(pages) dots is 19 from the edge of the content", .facts(16, 15, rows: row...row), on: .catalyst,
        .reported, within: .points(0.5), expect: [.number(x + 19), .number(frame.midY)]
      ) {
        let control = $0.add(UIPageControl(), at: frame)
        control.numberOfPages = pages
        let dots = Self.dots(of: control, on: $0)
        return [.number(of: dots.first?.midX), .number(of: dots.first?.midY)]
      }
    }
    table.add(
      "the colors of page dots", [.fact(16, 16)], on: .catalyst,
      expect: [.color(255, 255, 255), .color(255, 255, 255, 0.45)]
    ) {
      let control = $0.add(UIPageControl(), at: CGRect(x: 0, y: 0, width: 280, height: 30))
      control.numberOfPages = 2
      let nodes = $0.node(of: control)?.all { Self.isDot($0) } ?? []
      return nodes.map { .color(of: $0) }
    }
  }

  private static func isDot(_ node: LayoutNode) -> Bool {
    (node.name ?? "").hasPrefix("dot") || (node.name ?? "").hasPrefix("page")
  }

  @MainActor private static func dots(of control: UIPageControl, on screen: Screen) -> [CGRect] {
    screen.node(of: control)?.all { isDot($0) }.map(\.frame) ?? []
  }

  private static func segments(_ table: inout CaseTable) {
    table.add(
      "the selection of a segmented control on iOS 26", [.fact(16, 17)], on: .catalyst,
      expect: [.frame(102, 2, 97, nil), .color(255, 255, 255)]
    ) {
      // The borders of three segments in 301 are at 100 and 200, and the selection is inset by 2 (rounded down).
      let control = $0.add(UISegmentedControl(items: ["A", "B", "C"]), at: CGRect(x: 0, y: 0, width: 302, height: 32))
      control.selectedSegmentIndex = 1
      return [.frame($0.part("selection", of: control)), $0.color(of: "selection", in: control)]
    }
    table.add(
      "the selection of a segmented control, dark", [.fact(16, 17)], on: .catalyst.dark, expect: [.color(90, 90, 96)]
    ) {
      let control = $0.add(UISegmentedControl(items: ["A", "B"]), at: CGRect(x: 0, y: 0, width: 200, height: 32))
      control.selectedSegmentIndex = 1
      return [$0.color(of: "selection", in: control)]
    }
    table.add(
      "the titles of segments are 13 points, medium if selected", [.fact(16, 18)], on: .catalyst,
      expect: [.word("13.0 regular"), .word("13.0 medium")]
    ) { screen in
      let control = screen.add(UISegmentedControl(items: ["A", "B"]), at: CGRect(x: 0, y: 0, width: 200, height: 32))
      control.selectedSegmentIndex = 1
      return ["A", "B"].map { title -> Quantity in
        .word(screen.node(of: control)?.first { $0.text?.string == title }?.fontName ?? "no title")
      }
    }
  }

  private static func spinners(_ table: inout CaseTable) {
    table.add("the sizes of spinners", [.fact(16, 12)], on: .catalyst, expect: [.size(20, 20), .size(37, 37)]) {
      [
        .size(of: $0.add(UIActivityIndicatorView(style: .medium)).intrinsicContentSize),
        .size(of: $0.add(UIActivityIndicatorView(style: .large)).intrinsicContentSize),
      ]
    }
    table.add("the blades of a medium spinner", [.fact(16, 13)], on: .catalyst, expect: [.number(8)]) {
      let spinner = $0.add(UIActivityIndicatorView(style: .medium), at: CGRect(x: 0, y: 0, width: 20, height: 20))
      spinner.startAnimating()
      let blades = $0.node(of: spinner)?.all { $0.children.isEmpty && ($0.background != nil || $0.path != nil) } ?? []
      return [.number(Double(blades.count))]
    }
    table.add("a stopped spinner is hidden", [.fact(16, 14)], on: .catalyst, expect: [.flag(true), .flag(false)]) {
      let spinner = $0.add(UIActivityIndicatorView(style: .medium))
      let stopped = spinner.isHidden
      spinner.startAnimating()
      return [.flag(stopped), .flag(spinner.isHidden)]
    }
    for (row, style, side, center) in [(255, UIActivityIndicatorView.Style.large, 60.0, 29.5), (256, .medium, 40, 20)] {
      table.add(
        "the graphic of a spinner in \(Int(side)) by \(Int(side))", .facts(16, 14, rows: row...row), on: .catalyst,
        within: .points(1), expect: [.number(center), .number(center)]
      ) {
        let spinner = $0.add(UIActivityIndicatorView(style: style), at: CGRect(x: 0, y: 0, width: side, height: side))
        spinner.color = .black
        spinner.startAnimating()
        let ink = try $0.ink(of: spinner)
        return [.number(of: ink.midX), .number(of: ink.midY)]
      }
    }
  }

  private static func others(_ table: inout CaseTable) {
    table.add(
      "a stepper", [.fact(16, 20)], on: .catalyst, expect: [.size(94, 32), .number(0), .number(100), .number(1)]
    ) {
      let stepper = $0.add(UIStepper())
      return [
        .size(of: stepper.intrinsicContentSize), .number(stepper.minimumValue), .number(stepper.maximumValue),
        .number(stepper.stepValue),
      ]
    }
    table.add("the field of a search bar is 44 high on iOS 26", [.fact(16, 21)], expect: [.number(44)]) {
      let bar = $0.add(UISearchBar())
      bar.frame = CGRect(x: 0, y: 0, width: 393, height: bar.intrinsicContentSize.height)
      $0.layOut()
      return [.number(of: bar.searchTextField.frame.height)]
    }
    table.add("a refresh control is 60 high", [.fact(16, 22)], on: .catalyst, expect: [.number(60)]) {
      [.number(of: $0.add(UIRefreshControl()).frame.height)]
    }
    table.add(
      "image views do not interact, and are as large as their image", [.fact(16, 23)], on: .catalyst,
      expect: [.flag(false), .size(-1, -1), .size(7, 5)]
    ) {
      let view = $0.add(UIImageView())
      let empty = view.intrinsicContentSize
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in }
      return [.flag(view.isUserInteractionEnabled), .size(of: empty), .size(of: view.intrinsicContentSize)]
    }
    table.add(
      "a centered image is not rounded to pixels", [.fact(16, 24)], on: .catalyst.with { $0.scale = 1 },
      expect: [.flag(true)]
    ) {
      // An image of 2 in 5 starts at 1.5: the pixel at 1 is partly black.
      let view = $0.add(UIImageView(), at: CGRect(x: 0, y: 0, width: 5, height: 6))
      view.contentMode = .center
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
        UIColor.black.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      guard case .color(let red, _, _, _)? = try $0.pixels(of: view, at: [CGPoint(x: 1.5, y: 2.5)]).first else {
        return [.missing("no pixel")]
      }
      return [.flag(red > 20 && red < 235)]
    }
    table.add("a disabled bar button has the tertiary label color", [.fact(16, 25)], expect: [.color(60, 60, 67, 0.3)])
    {
      let controller = UIViewController()
      let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
      item.isEnabled = false
      controller.navigationItem.rightBarButtonItem = item
      let node = $0.show(UINavigationController(rootViewController: controller))
      return [Screen.textColor(in: node, of: "Item")]
    }
  }
}
