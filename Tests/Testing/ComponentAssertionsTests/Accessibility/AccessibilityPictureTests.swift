import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit
import Testing

/// Pictures with the elements that VoiceOver reads.
@MainActor struct AccessibilityPictureTests {
  @Test func aScreenHasItsLegendBesideIt() {
    assertSnapshot(of: SettingsController(), as: .accessibilityImage(size: CGSize(width: 320, height: 480)))
  }

  @Test func aScreenInDarkAppearance() {
    assertSnapshot(
      of: SettingsController(),
      as: .accessibilityImage(
        size: CGSize(width: 320, height: 480), traits: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func aWideBarHasItsLegendBelow() {
    assertSnapshot(of: PlayerBar(), as: .accessibilityImage(size: CGSize(width: 560, height: 64)))
  }

  @Test func longTextsAreWrappedBelowANarrowView() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.accessibilityHint =
      "Opens the sheet in which you choose how to pay, and then adds both tickets to the wallet of this phone"
    button.accessibilityCustomActions = ["Buy for a friend", "Buy with points"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in true }
    }
    assertSnapshot(of: button, as: .accessibilityImage(size: CGSize(width: 90, height: 44)))
  }

  @Test func aViewWithoutElementsSaysSo() {
    let label = UILabel()
    label.text = "Decoration"
    label.isAccessibilityElement = false
    assertSnapshot(of: label, as: .accessibilityImage)
  }
}

/// Rows with a title, switches and a slider.
private final class SettingsController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 2 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Network" : "Display"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch (indexPath.section, indexPath.row) {
    case (0, 0):
      cell.textLabel?.text = "Airplane Mode"
      let control = UISwitch()
      control.accessibilityLabel = "Airplane Mode"
      cell.accessoryView = control
    case (0, 1):
      cell.textLabel?.text = "Wi-Fi"
      cell.detailTextLabel?.text = "Home"
      cell.accessoryType = .disclosureIndicator
    case (0, _):
      cell.textLabel?.text = "Ask to join"
      cell.accessoryType = .checkmark
    case (_, 0):
      let slider = UISlider(frame: CGRect(x: 16, y: 7, width: 240, height: 30))
      slider.value = 0.7
      slider.accessibilityLabel = "Brightness"
      cell.contentView.addSubview(slider)
    default:
      cell.textLabel?.text = "Text size"
      cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reset") { _ in true }]
    }
    return cell
  }
}

/// A title beside small round buttons.
private final class PlayerBar: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    let title = UILabel(frame: CGRect(x: 20, y: 20, width: 240, height: 24))
    title.text = "Evening news"
    title.accessibilityTraits = [.staticText, .header]
    addSubview(title)
    for (index, name) in ["backward.fill", "play.fill", "forward.fill"].enumerated() {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      button.accessibilityLabel = ["Previous", "Play", "Next"][index]
      if name == "play.fill" { button.accessibilityTraits.insert(.startsMediaSession) }
      button.isEnabled = index != 0
      button.frame = CGRect(x: 380 + index * 56, y: 10, width: 44, height: 44)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }
}
