import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addUnavailable() {
    addUnavailableParts()
    let view = cases("UIContentUnavailableView") { () -> UIContentUnavailableView in
      let view = UIContentUnavailableView(configuration: .empty())
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      return view
    }
    view.drawn("configuration") { $0.configuration = UIContentUnavailableConfiguration.search() }
    view.none(.input, "isScrollEnabled")
    cases("UIViewController", { Sample.controller() }, shownBy: { $0 }).drawn("contentUnavailableConfiguration") {
      $0.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    }
    none("UIContentUnavailableConfigurationState", .passedOn, "traitCollection", "searchText")
  }

  private func addUnavailableParts() {
    func make() -> UIContentUnavailableConfiguration {
      var content = UIContentUnavailableConfiguration.search()
      content.button.title = "Home"
      content.secondaryButton.title = "Away"
      return content
    }
    func show(_ content: UIContentUnavailableConfiguration) -> any LayoutTreeProviding {
      let view = UIContentUnavailableView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      return view
    }
    let content = cases("UIContentUnavailableConfiguration", make, shownBy: show)
    content.drawn("image") { $0.image = Sample.image(.red) }
    content.drawn("imageProperties") { $0.imageProperties.tintColor = .red }
    content.drawn("text") { $0.text = "Nothing" }
    content.drawn("attributedText") { $0.attributedText = NSAttributedString(string: "Nothing") }
    content.drawn("textProperties") { $0.textProperties.color = .red }
    content.drawn("secondaryText") { $0.secondaryText = "Nothing" }
    content.drawn("secondaryAttributedText") { $0.secondaryAttributedText = NSAttributedString(string: "Nothing") }
    content.drawn("secondaryTextProperties") { $0.secondaryTextProperties.color = .red }
    content.drawn("button") { $0.button = .filled() }
    content.drawn("buttonProperties") { $0.buttonProperties.isEnabled = false }
    content.drawn("secondaryButton") { $0.secondaryButton.title = "Elsewhere" }
    content.drawn("secondaryButtonProperties") { $0.secondaryButtonProperties.isEnabled = false }
    content.drawn("alignment") { $0.alignment = .natural }
    content.drawn("directionalLayoutMargins") { $0.directionalLayoutMargins.leading = 80 }
    content.drawn("imageToTextPadding") { $0.imageToTextPadding = 30 }
    content.drawn("textToSecondaryTextPadding") { $0.textToSecondaryTextPadding = 30 }
    content.drawn("textToButtonPadding") { $0.textToButtonPadding = 40 }
    content.drawn("buttonToSecondaryButtonPadding") { $0.buttonToSecondaryButtonPadding = 40 }
    content.drawn("background") { $0.background.backgroundColor = .red }
    content.none(.behavior, "axesPreservingSuperviewLayoutMargins")
    let image = cases("UIContentUnavailableConfiguration.ImageProperties", make, shownBy: show)
    image.drawn("tintColor") { $0.imageProperties.tintColor = .red }
    image.drawn("preferredSymbolConfiguration") {
      $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    }
    image.drawn("cornerRadius", given: { $0.image = Sample.image(.red) }) { $0.imageProperties.cornerRadius = 4 }
    image.drawn("maximumSize", given: { $0.image = Sample.image(.red) }) {
      $0.imageProperties.maximumSize = CGSize(width: 6, height: 6)
    }
    image.none(.accessibility, "accessibilityIgnoresInvertColors")
    let text = cases("UIContentUnavailableConfiguration.TextProperties", make, shownBy: show)
    text.drawn("font") { $0.textProperties.font = .systemFont(ofSize: 11) }
    text.drawn("color") { $0.textProperties.color = .red }
    text.drawn("numberOfLines", given: { $0.text = Sample.longText }) { $0.textProperties.numberOfLines = 1 }
    text.drawn(
      "lineBreakMode",
      given: {
        $0.text = Sample.longText
        $0.textProperties.numberOfLines = 1
      }
    ) { $0.textProperties.lineBreakMode = .byTruncatingHead }
    text.drawn(
      "adjustsFontSizeToFitWidth",
      given: {
        $0.text = Sample.almostFittingText
        $0.textProperties.numberOfLines = 1
        $0.textProperties.minimumScaleFactor = 0.5
      }
    ) { $0.textProperties.adjustsFontSizeToFitWidth = true }
    text.drawn(
      "minimumScaleFactor",
      given: {
        $0.text = Sample.longText
        $0.textProperties.numberOfLines = 1
        $0.textProperties.adjustsFontSizeToFitWidth = true
      }
    ) { $0.textProperties.minimumScaleFactor = 0.5 }
    text.none(.passedOn, "allowsDefaultTighteningForTruncation")
    let button = cases("UIContentUnavailableConfiguration.ButtonProperties", make, shownBy: show)
    button.drawn("isEnabled") { $0.buttonProperties.isEnabled = false }
    button.none(.behavior, "primaryAction")
    button.none(.hiddenAtRest, "menu")
  }
}
