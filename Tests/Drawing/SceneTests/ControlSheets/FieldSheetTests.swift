import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// Text fields with all borders, with dots in place of text, and in alerts.
@MainActor struct FieldSheetTests {
  @Test(arguments: SheetVariant.allCases) func borders(_ variant: SheetVariant) {
    let isLarge = variant == .large18
    var views: [UIView] = UITextField.BorderStyle.allCases.map { style in
      field("Vinho verde") { $0.borderStyle = style }
    }
    views += [13, 17, 28].map { size in
      field("password") {
        ($0.borderStyle, $0.isSecureTextEntry, $0.font) = (.roundedRect, true, .systemFont(ofSize: size))
      }
    }
    views.append(
      field("password") {
        ($0.borderStyle, $0.isSecureTextEntry, $0.font) = (.bezel, true, .preferredFont(forTextStyle: .body))
        $0.adjustsFontForContentSizeCategory = true
      })
    let size = CGSize(width: 300, height: isLarge ? 460 : 420)
    let sheet = SheetView(views, width: size.width)
    sheet.frame = CGRect(origin: .zero, size: size)
    let controller = UIViewController()
    controller.view = sheet
    var config = variant.config(size)
    config.safeArea = .zero
    assertSnapshot(of: controller, as: .image(on: config), named: variant.rawValue)
  }

  private func field(_ text: String, _ configure: (UITextField) -> Void) -> UITextField {
    let field = UITextField()
    field.text = text
    field.widthAnchor.constraint(equalToConstant: 260).isActive = true
    configure(field)
    return field
  }

  @Test(arguments: SheetVariant.allCases) func alert(_ variant: SheetVariant) {
    let presenter = UIViewController()
    presenter.view.backgroundColor = .systemBackground
    let alert = UIAlertController(
      title: "Sign in", message: "Enter the name and the password of your account.", preferredStyle: .alert)
    alert.addTextField { $0.text = "Ana Silva" }
    alert.addTextField { ($0.text, $0.isSecureTextEntry) = ("password", true) }
    alert.addTextField { $0.placeholder = "Code" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign in", style: .default))
    presenter.present(alert, animated: true)
    let config = variant.config(CGSize(width: 375, height: variant == .large18 ? 812 : 480))
    assertSnapshot(of: presenter, as: .image(on: config), named: variant.rawValue)
  }

  @Test func alertWithLargeText26() {
    let presenter = UIViewController()
    let alert = UIAlertController(
      title: "Sign in", message: "Enter the name and the password of your account.", preferredStyle: .alert)
    alert.addTextField { $0.text = "Ana Silva" }
    alert.addTextField { ($0.text, $0.isSecureTextEntry) = ("password", true) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign in", style: .default))
    presenter.present(alert, animated: true)
    var config = SheetVariant.large18.config(CGSize(width: 375, height: 812))
    config.systemVersion = .iOS26
    assertSnapshot(of: presenter, as: .image(on: config))
  }
}
