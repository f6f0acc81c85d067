import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Alerts and sheets.
enum PresentationCases {
  static var table: CaseTable {
    var table = CaseTable(.presentations)
    sheets(&table)
    detents(&table)
    alerts(&table)
    return table
  }

  private static func sheets(_ table: inout CaseTable) {
    table.add(
      "a page sheet on a screen of 375 by 667, iOS 13 to 15", .facts(20, 9, rows: 125...125), on: .iPhone8,
      expect: [.frame(0, 40, 375, 627)]
    ) {
      [Self.card(of: UIViewController(), on: $0)]
    }
    table.add(
      "a navigation bar in a page sheet up to iOS 18", .facts(19, 6, rows: 126...126), on: .iPhone8,
      expect: [.frame(0, 0, 375, 56)]
    ) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = Self.card(of: navigation, on: $0)
      return [.frame(of: navigation.navigationBar)]
    }
    table.add(
      "a large sheet on iOS 26", .facts(20, 5, rows: 329...329), expect: [.frame(0, 59, 393, 793), .number(759)]
    ) {
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      let log = DetentLog()
      let detent = UISheetPresentationController.Detent.custom { context in
        log.maximum = context.maximumDetentValue
        return nil
      }
      controller.sheetPresentationController?.detents = [.large(), detent]
      return [Self.card(of: controller, on: $0), .number(of: log.maximum)]
    }
  }

  private static func detents(_ table: inout CaseTable) {
    let detents: [(Int, CGFloat?, Quantity)] = [
      (330, nil, .frame(8, 403.687, 377, 440.313)), (331, 200, .frame(8, 619.527, 377, 224.473)),
      (332, 288, .frame(8, 535.109, 377, 308.891)), (333, 300, .frame(8, 523.598, 377, 320.402)),
      (334, 400, .frame(8, 427.669, 377, 416.331)), (335, 500, .frame(8, 331.74, 377, 512.26)),
      (336, 600, .frame(8, 235.812, 377, 608.188)), (337, 700, .frame(8, 139.883, 377, 704.117)),
      (338, 144, .frame(9.622, 705.429, 373.757, 136.949)), (339, 100, .frame(21.514, 741.435, 349.973, 89.052)),
      (340, 10, .frame(28, 815.425, 337, 8.575)),
    ]
    for (row, value, frame) in detents {
      let name = value.map { "of \(Int($0))" } ?? "medium"
      // Low sheets are recorded to three decimals of a scaled frame.
      table.add(
        "a sheet with a detent \(name) on iOS 26", .facts(20, row < 338 ? 6 : 7, rows: row...row),
        within: .points(0.01), expect: [frame]
      ) {
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        controller.sheetPresentationController?.detents = [value.map { value in .custom { _ in value } } ?? .medium()]
        return [Self.card(of: controller, on: $0)]
      }
    }
    table.add("the grabber of a sheet on iOS 26", [.fact(20, 8)], expect: [.size(36, 5), .number(5), .number(2.5)]) {
      let (presenter, controller) = (UIViewController(), UIViewController())
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.prefersGrabberVisible = true
      presenter.present(controller, animated: false)
      let node = $0.show(presenter)
      guard
        let grabber = node.first(where: { $0.name == "grabber" })
          ?? node.first(where: { $0.frame.size == CGSize(width: 36, height: 5) })
      else { return [.missing("no grabber")] }
      return [.size(of: grabber.frame.size), .number(of: grabber.frame.minY), .number(of: grabber.cornerRadius)]
    }
  }

  /// Presents a controller, and returns the frame of the card.
  @MainActor private static func card(of controller: UIViewController, on screen: Screen) -> Quantity {
    let presenter = UIViewController()
    presenter.present(controller, animated: false)
    let node = screen.show(presenter)
    let presentation = node.first { $0.name == "presentation" }
    // The dimming view, if there is one, is as large as the screen.
    let card = presentation?.children.last { $0.frame.size != screen.platform.size } ?? presentation?.children.last
    return .frame(card?.displayFrame)
  }

  private static func alerts(_ table: inout CaseTable) {
    table.add(
      "the card of an alert on iOS 26", [.fact(20, 1)], within: .points(0.5),
      expect: [.number(320), .number(34), .number((59 + 852 - 34) / 2)]
    ) {
      let node = Self.alert(actions: ["Cancel", "Delete"], on: $0)
      guard let card = Self.alertCard(in: node) else { return [.missing("no card")] }
      let frame = node.frame { $0.name == card.name && $0.frame.size == card.frame.size }
      return [.number(of: card.frame.width), .number(of: card.cornerRadius), .number(of: frame?.midY)]
    }
    table.add(
      "the text of an alert on iOS 26 is inset by 30, and left-aligned", [.fact(20, 1), .fact(20, 3)],
      within: .points(0.5),
      expect: [.number(30), .word("17.0 semibold"), .word("15.0 regular"), .color(60, 60, 67, 0.6)]
    ) {
      let node = Self.alert(actions: ["Cancel", "Delete"], on: $0)
      guard let card = Self.alertCard(in: node) else { return [.missing("no card")] }
      return [
        .number(of: card.frame { $0.text?.string == "Title" }?.minX),
        .word(card.first { $0.text?.string == "Title" }?.fontName ?? "no title"),
        .word(card.first { $0.text?.string == "Message" }?.fontName ?? "no message"),
        Screen.textColor(in: card, of: "Message"),
      ]
    }
    table.add(
      "two actions of an alert on iOS 26 are side by side, cancel at the left", [.fact(20, 2)],
      expect: [.flag(true), .flag(true)]
    ) {
      let node = Self.alert(actions: ["Delete", "Cancel"], on: $0)
      let (cancel, delete) = (node.frame { $0.text?.string == "Cancel" }, node.frame { $0.text?.string == "Delete" })
      guard let cancel, let delete else { return [.missing("no actions")] }
      return [.flag(cancel.midY == delete.midY), .flag(cancel.midX < delete.midX)]
    }
    for (platform, alpha) in [(Platform.iPhone16, 0.2), (.iPhone16.dark, 0.48)] {
      table.add(
        "the dimming behind an alert on iOS 26, \(platform.appearance)", [.fact(20, 4)], on: platform,
        expect: [.color(0, 0, 0, alpha)]
      ) {
        let node = Self.alert(actions: ["OK"], on: $0)
        let size = $0.platform.size
        let dimming = node.all { $0.frame.size == size }.last {
          if case .color(let color)? = $0.background { !color.isOpaque } else { false }
        }
        return [.color(of: dimming)]
      }
    }
  }

  @MainActor private static func alert(actions: [String], on screen: Screen) -> LayoutNode {
    let presenter = UIViewController()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for action in actions {
      alert.addAction(UIAlertAction(title: action, style: action == "Cancel" ? .cancel : .default))
    }
    presenter.present(alert, animated: false)
    return screen.show(presenter)
  }

  private static func alertCard(in node: LayoutNode) -> LayoutNode? {
    node.first { $0.cornerRadius > 8 && (200...360).contains($0.frame.width) }
  }
}

/// The largest height that a detent was offered.
@MainActor
private final class DetentLog {
  var maximum: CGFloat?
}
