import UIKit

/// A form that is laid out as in the days before anchors.
class LegacyFormViewController: UIViewController {
  let nameField = UITextField()
  let noteField = UITextView()
  let sendButton = UIButton(type: .system)
  /// Replaced when the form is shown.
  private(set) var heightConstraint = NSLayoutConstraint()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    noteField.text = "Table by the window"
    sendButton.setTitle("Send", for: .normal)
    let views: [String: Any] = ["name": nameField, "note": noteField, "top": topLayoutGuide]
    for case let subview as UIView in views.values {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    sendButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sendButton)
    let metrics = ["margin": 16, "height": 44]
    for format in [
      "H:|-margin-[name]-margin-|", "H:|-margin-[note(>=100)]-margin-|",
      "V:[top]-margin-[name(height)]-[note(120@750)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    heightConstraint = NSLayoutConstraint(
      item: sendButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 50)
    heightConstraint.identifier = "height"
    NSLayoutConstraint.activate([
      heightConstraint,
      sendButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      sendButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
}
