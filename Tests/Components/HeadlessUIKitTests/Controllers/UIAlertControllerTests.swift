import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIAlertControllerTests {
  private let phone = ViewImageConfig.iPhone15.inLook(.iOS18).renderingEnvironment
  private let presenter = UIViewController()

  private func texts(_ node: LayoutNode) -> [String] {
    (node.text.map { $0.string.isEmpty ? [] : [$0.string] } ?? []) + node.children.flatMap(texts)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  @Test func anAlertShowsItsMessageAndCancelAsTheFirstOfTwoActions() throws {
    let alert = UIAlertController(title: "Remove bet?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(alert, animated: true)
    #expect(texts(presenter.layoutTree(in: phone)) == ["Remove bet?", "It cannot be undone.", "Cancel", "Remove"])
    let card = try #require(alert.view.subviews.first)
    #expect(card.frame.width == 270)
    #expect(abs(card.frame.midX - 196.5) < 0.5)
    #expect(abs(card.frame.midY - 426) < 0.5)
    let row = buttons(in: alert.view)
    try #require(row.count == 2)
    #expect(abs(row[0].frame.width - row[1].frame.width) <= 0.5)
    #expect(row.allSatisfy { $0.frame.height == 44 })
  }

  @Test func anActionDismissesAndCallsItsHandler() {
    var handledTitles: [String] = []
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { action in handledTitles.append(action.title ?? "") })
    presenter.present(alert, animated: true)
    _ = presenter.layoutTree(in: phone)
    buttons(in: alert.view).first?.sendActions(for: .touchUpInside)
    #expect(handledTitles == ["OK"])
    #expect(presenter.presentedViewController == nil)
  }

  @Test func aDisabledActionDoesNothing() {
    var isCalled = false
    let action = UIAlertAction(title: "OK", style: .default) { _ in isCalled = true }
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(action)
    action.isEnabled = false
    presenter.present(alert, animated: true)
    action.perform()
    #expect(!isCalled)
    #expect(presenter.presentedViewController === alert)
  }

  @Test func anActionSheetIsAtTheBottomWithASeparateCancelCard() throws {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Share", "Copy"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: true)
    #expect(texts(presenter.layoutTree(in: phone)) == ["Share", "Copy", "Cancel"])
    let cards = sheet.view.subviews
    #expect(cards.count == 2)
    #expect(cards.allSatisfy { $0.frame.width == 377 })
    #expect(cards[1].frame.maxY == 818)
    #expect(cards[1].frame.height == 57)
    #expect(cards[0].frame.maxY == cards[1].frame.minY - 8)
  }

  @Test func textFieldsAcceptInput() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    presenter.present(alert, animated: true)
    alert.textFields?.first?.insertText("Ana")
    #expect(alert.textFields?.first?.text == "Ana")
    #expect(texts(presenter.layoutTree(in: phone)).contains("Ana"))
  }

  private func alertWithFields() -> UIAlertController {
    let alert = UIAlertController(title: "Sign in", message: "With your account", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(alert, animated: true)
    return alert
  }

  private func boxes(_ node: LayoutNode) -> [LayoutNode] {
    (node.name == "box" ? [node] : []) + node.children.flatMap(boxes)
  }

  /// Rows of 29 points with a line of a third between them.
  @Test func fieldsAreGroupedInIOS18() throws {
    let alert = alertWithFields()
    let box = try #require(boxes(presenter.layoutTree(in: phone)).first)
    #expect(boxes(presenter.layoutTree(in: phone)).count == 1)
    #expect(abs(box.frame.height - 58.333) < 0.7)
    #expect(box.frame.width == 238)
    #expect(box.border?.width == 1.0 / 3)
    #expect(alert.textFields?.map { $0.font?.pointSize } == [13, 13])
  }

  @Test func fieldsAreSeparateAndTallerInIOS26() {
    let alert = alertWithFields()
    let boxes = boxes(presenter.layoutTree(in: ViewImageConfig.iPhone15.inLook(.iOS26).renderingEnvironment))
    #expect(boxes.map(\.frame.size) == [CGSize(width: 288, height: 44), CGSize(width: 288, height: 44)])
    #expect(boxes.allSatisfy { $0.border == nil && $0.cornerRadii == CornerRadii(22) })
    #expect(alert.textFields?.map { $0.font?.pointSize } == [17, 17])
  }

  /// Also a font of a text style that alerts have in another version of iOS: 20 points of title 3, and 17 of the body.
  @Test(arguments: [
    (UIFont.systemFont(ofSize: 21), CGFloat(21)), (.preferredFont(forTextStyle: .title3), 20),
    (UIFont.systemFont(ofSize: 17), 17),
  ])
  func theFontThatCodeGaveAFieldStays(font: UIFont, size: CGFloat) {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.font = font }
    presenter.present(alert, animated: true)
    for look in [SystemVersion.iOS18, .iOS26] {
      _ = presenter.layoutTree(in: ViewImageConfig.iPhone15.inLook(look).renderingEnvironment)
      #expect(alert.textFields?.first?.font?.pointSize == size)
    }
  }

  @Test func largeTextPutsActionsBelowEachOtherAndStaysOnTheScreen() throws {
    let alert = alertWithFields()
    alert.message = String(repeating: "A long message. ", count: 40)
    var config = ViewImageConfig.iPhone15.inLook(.iOS26)
    config.traits = UITraitCollection(traitsFrom: [
      config.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
    ])
    _ = presenter.layoutTree(in: config.renderingEnvironment)
    let actions = buttons(in: alert.view).filter { $0.title(for: .normal) != nil }
    let titles = actions.map { $0.title(for: .normal) }
    #expect(titles == ["OK", "Cancel"])
    let rows = actions.map { $0.convert($0.bounds, to: nil).minY }
    try #require(rows.count == 2)
    #expect(rows[0] < rows[1])
    let card = try #require(alert.view.subviews.first)
    #expect(alert.view.bounds.contains(card.frame))
  }
}
