import Foundation
import HeadlessUIKit

extension SpokenCase {
  private static let adjust = "Swipe up or down with one finger to adjust the value."

  /// UIKit's controls.
  static let controls: [SpokenCase] = [
    SpokenCase("UILabel", "UILabel", reads: "Madrid") { spokenBox([spokenLabel("Madrid")]) },
    SpokenCase("UIButton", "UIButton", reads: "Save, Button") { button("Save") },
    SpokenCase("a disabled UIButton", "isEnabled", reads: "Save, Dimmed, Button") {
      button("Save") { $0.isEnabled = false }
    },
    SpokenCase("a selected UIButton", "isSelected", reads: "Selected, Save, Button") {
      button("Save") { $0.isSelected = true }
    },
    SpokenCase("a UIButton with a label", "accessibilityLabel", reads: "Save the file, Button") {
      button("Save") { $0.accessibilityLabel = "Save the file" }
    },
    SpokenCase("a UIButton without a title", "accessibilityLabel", reads: "Button\n  without a label") {
      button(nil) { $0.setImage(UIImage(systemName: "trash"), for: .normal) }
    },
    SpokenCase(
      "a popup button", "changesSelectionAsPrimaryAction",
      reads: "Decimal, Popup button. Double-tap to activate the picker."
    ) {
      button(nil) {
        $0.menu = UIMenu(children: ["Decimal", "Fractional"].map { UIAction(title: $0) { _ in } })
        $0.showsMenuAsPrimaryAction = true
        $0.changesSelectionAsPrimaryAction = true
      }
    },
    SpokenCase(
      "a UISwitch", "UISwitch", reads: "Switch button, Off. Double-tap to toggle setting.\n  without a label"
    ) { spokenBox([UISwitch()]) },
    SpokenCase(
      "a UISwitch with a label", "UISwitch", reads: "Wi-Fi, Switch button, On. Double-tap to toggle setting."
    ) {
      let control = UISwitch()
      control.isOn = true
      control.accessibilityLabel = "Wi-Fi"
      return spokenBox([control])
    },
    SpokenCase("a disabled UISwitch", "UISwitch", reads: "Wi-Fi, Dimmed, Switch button, On") {
      let control = UISwitch()
      (control.isOn, control.isEnabled) = (true, false)
      control.accessibilityLabel = "Wi-Fi"
      return spokenBox([control])
    },
    SpokenCase("a UISlider", "UISlider", reads: "Volume, 30%, Adjustable. \(adjust)") {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      slider.value = 0.3
      slider.accessibilityLabel = "Volume"
      return spokenBox([slider])
    },
    SpokenCase("a UISlider with a value of its own", "accessibilityValue", reads: "Volume, loud, Adjustable. \(adjust)")
    {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      slider.accessibilityValue = "loud"
      slider.accessibilityLabel = "Volume"
      return spokenBox([slider])
    },
    SpokenCase("a UIStepper", "UIStepper", reads: "Copies, 3, Adjustable. \(adjust)") {
      let stepper = UIStepper()
      stepper.value = 3
      stepper.accessibilityLabel = "Copies"
      return spokenBox([stepper])
    },
    SpokenCase(
      "a UIPageControl", "UIPageControl",
      reads: "page 2 of 3, Adjustable. \(adjust)\n  without a label\n  traits updates frequently"
    ) {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      (control.numberOfPages, control.currentPage) = (3, 1)
      return spokenBox([control])
    },
    SpokenCase("a UIProgressView", "UIProgressView", reads: "Progress, 25%\n  traits updates frequently") {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
      view.progress = 0.25
      return spokenBox([view])
    },
    SpokenCase("a UIActivityIndicatorView", "reported", reads: "In progress") {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return spokenBox([view])
    },
    SpokenCase("a UIActivityIndicatorView at rest", "reported", reads: "Progress halted") {
      let view = UIActivityIndicatorView(style: .medium)
      view.hidesWhenStopped = false
      return spokenBox([view])
    },
    SpokenCase(
      "a UISegmentedControl", "UISegmentedControl",
      reads: "Day, Button, 1 of 3\nSelected, Week, Button, 2 of 3\nYear, Button, 3 of 3"
    ) {
      let control = UISegmentedControl(items: ["Day", "Week", "Year"])
      control.frame = CGRect(x: 0, y: 0, width: 240, height: 32)
      control.selectedSegmentIndex = 1
      return spokenBox([control])
    },
    SpokenCase(
      "a UISegmentedControl with a disabled segment", "UISegmentedControl",
      reads: "Day, Button, 1 of 2\nWeek, Dimmed, Button, 2 of 2"
    ) {
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.frame = CGRect(x: 0, y: 0, width: 240, height: 32)
      control.setEnabled(false, forSegmentAt: 1)
      return spokenBox([control])
    },
    SpokenCase("an image view is no element", "UIImageView", reads: "Madrid") {
      let view = UIImageView(image: UIImage(systemName: "star"))
      return spokenBox([view, spokenLabel("Madrid", y: 40)])
    },
    SpokenCase("an image view that is an element", "UIImageView", reads: "A star, Image") {
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "A star"
      return spokenBox([view])
    },
  ]

  /// Fields and text views.
  static let fields: [SpokenCase] = [
    SpokenCase("an empty field", "UITextField", reads: "Email, Text Field. Double-tap to edit.") {
      field { $0.placeholder = "Email" }
    },
    SpokenCase("a field with text", "UITextField", reads: "Email, ada@example.com, Text Field. Double-tap to edit.") {
      field {
        $0.accessibilityLabel = "Email"
        $0.text = "ada@example.com"
      }
    },
    SpokenCase(
      "a field with a label and a placeholder", "reported",
      reads: "Email, you@example.com, Text Field. Double-tap to edit."
    ) {
      field {
        $0.accessibilityLabel = "Email"
        $0.placeholder = "you@example.com"
      }
    },
    SpokenCase("a field without anything", "UITextField", reads: "Text Field. Double-tap to edit.\n  without a label") {
      field { _ in }
    },
    SpokenCase("a disabled field", "UITextField", reads: "Email, Dimmed, Text Field") {
      field {
        $0.placeholder = "Email"
        $0.isEnabled = false
      }
    },
    SpokenCase(
      "a field for a password", "isSecureTextEntry", reads: "Password, •••, Secure Text Field. Double-tap to edit."
    ) {
      field {
        $0.accessibilityLabel = "Password"
        $0.isSecureTextEntry = true
        $0.text = "abc"
      }
    },
    SpokenCase("a field that is edited", "reported", reads: "Email, Text Field, Is editing") {
      field {
        $0.placeholder = "Email"
        $0.becomeFirstResponder()
      }
    },
    SpokenCase(
      "a hint before that of a field", "reported", reads: "Email, Text Field. Of your account. Double-tap to edit."
    ) {
      field {
        $0.placeholder = "Email"
        $0.accessibilityHint = "Of your account"
      }
    },
    SpokenCase("a field for searches", "UISearchTextField", reads: "Teams, Search field. Double-tap to edit.") {
      let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
      field.placeholder = "Teams"
      return spokenBox([field])
    },
    SpokenCase("a text view", "UITextView", reads: "Notes, Buy milk, Text Field. Double-tap to edit.") {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
      view.accessibilityLabel = "Notes"
      view.text = "Buy milk"
      return spokenBox([view])
    },
    SpokenCase("a text view that is only read", "isEditable", reads: "Buy milk") {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
      view.isEditable = false
      view.text = "Buy milk"
      return spokenBox([view])
    },
  ]

  /// Bars.
  static let bars: [SpokenCase] = [
    SpokenCase(
      "a tab bar", "UITabBar",
      reads: "Selected, Home, Tab, 1 of 3\nSearch, Tab, 2 of 3\nProfile, Tab, 3 of 3"
    ) {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      bar.items = ["Home", "Search", "Profile"].enumerated().map {
        UITabBarItem(title: $0.element, image: nil, tag: $0.offset)
      }
      bar.selectedItem = bar.items?.first
      return spokenBox([bar])
    },
    SpokenCase("a badge of a tab", "badgeValue", reads: "Inbox, 3, Tab, 1 of 1") {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      bar.items = [UITabBarItem(title: "Inbox", image: nil, tag: 0)]
      bar.items?.first?.badgeValue = "3"
      return spokenBox([bar])
    },
    SpokenCase(
      "a container with the trait of tab bars", "tabBar", reads: "One, Tab, 1 of 2\nSelected, Two, Tab, 2 of 2"
    ) {
      spokenBox([spokenElement("One", .button), spokenElement("Two", [.button, .selected], y: 30)]) {
        $0.accessibilityTraits = .tabBar
      }
    },
    SpokenCase("the title of a navigation bar", "UINavigationBar", reads: "Settings, Heading\nEdit, Button") {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let item = UINavigationItem(title: "Settings")
      item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      bar.items = [item]
      return spokenBox([bar])
    },
    SpokenCase("a back button", "reported", reads: "Settings, Back button\nSounds, Heading") {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bar.items = [UINavigationItem(title: "Settings"), UINavigationItem(title: "Sounds")]
      return spokenBox([bar])
    },
    SpokenCase("a button of a toolbar", "UIToolbar", reads: "Share the game, Button") {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let item = UIBarButtonItem(
        image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
      item.accessibilityLabel = "Share the game"
      bar.items = [item]
      return spokenBox([bar])
    },
  ]

  @MainActor private static func button(_ title: String?, change: (UIButton) -> Void = { _ in }) -> UIView {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.setTitle(title, for: .normal)
    change(button)
    return spokenBox([button])
  }

  @MainActor private static func field(_ change: (UITextField) -> Void) -> UIView {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    change(field)
    return spokenBox([field])
  }
}
