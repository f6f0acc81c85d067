import FirstFrame
import Foundation
import Testing

/// Pictures of presented controllers over their presenter.
@MainActor struct PresentationPictureTests {
  private let presenter = SettingsController()

  @Test func sheet() {
    let presented = FormatController()
    presented.sheetPresentationController?.detents = [.medium()]
    presented.sheetPresentationController?.prefersGrabberVisible = true
    presenter.present(presented, animated: true)
    assertSnapshot(of: presenter, as: .image(on: .iPhone11))
    assertSnapshot(of: presenter, as: .text(on: .iPhone11))
  }

  @Test func alert() {
    let alert = UIAlertController(
      title: "Leave without saving?", message: "The odds format you chose is not kept.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    presenter.present(alert, animated: true)
    assertSnapshot(of: presenter, as: .image(on: .iPhone15.dark))
    assertSnapshot(of: presenter, as: .accessibility)
  }

  @Test func actionSheet() {
    let sheet = UIAlertController(title: "Share this bet", message: nil, preferredStyle: .actionSheet)
    for title in ["Copy link", "Send as message"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Delete bet", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: true)
    assertSnapshot(of: presenter, as: .image(on: .iPhone15))
  }

  @Test func tablet() {
    let presented = FormatController()
    presented.modalPresentationStyle = .formSheet
    presented.preferredContentSize = CGSize(width: 420, height: 360)
    presenter.present(presented, animated: true)
    assertSnapshot(of: presenter, as: .image(on: .iPadMini))
  }
}
