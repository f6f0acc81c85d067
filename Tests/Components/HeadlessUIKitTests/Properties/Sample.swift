import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

@testable import HeadlessUIKit

/// The views, layers and values of the cases of ``PropertyTable``.
@MainActor
enum Sample {
  static let longText = "Home and away and home and away again and again"
  /// A text that is a little wider than the room of a content view.
  static let almostFittingText = "Home and away, and home"

  // MARK: Images

  static func image(_ color: UIColor, _ size: CGSize = CGSize(width: 12, height: 8)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
  }

  static var template: UIImage { image(.black).withRenderingMode(.alwaysTemplate) }

  // MARK: Views

  static func box(_ color: UIColor = .green) -> UIView {
    let view = UIView(frame: CGRect(x: 40, y: 30, width: 40, height: 30))
    view.backgroundColor = color
    return view
  }

  /// A button with an update handler, which is selected after its first update.
  static func pageWithUpdatedButton(_ button: UIButton) -> any LayoutTreeProviding {
    let page = Page(showing: button)
    _ = page.layoutTree(in: .table)
    button.isSelected = true
    return page
  }

  static func sized<View: UIView>(_ view: View, _ width: CGFloat = 60, _ height: CGFloat = 40) -> View {
    view.frame = CGRect(x: 20, y: 20, width: width, height: height)
    return view
  }

  static func stretching() -> UIView {
    let view = box(.red)
    view.autoresizingMask = .flexibleWidth
    return view
  }

  static func pageWithWiderView(_ view: UIView) -> any LayoutTreeProviding {
    view.bounds.size.width += 20
    return Page(showing: view)
  }

  static func overhanging() -> UIView {
    let view = box(.red)
    view.frame.origin = CGPoint(x: 20, y: 20)
    return view
  }

  /// A view with a subview that fills its margins.
  static func pinnedToMargins() -> UIView {
    let view = sized(UIView(), 100, 60)
    let inner = box(.red)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }

  static func inPageWithMargins(_ view: UIView) -> any LayoutTreeProviding {
    let page = Page(showing: view)
    page.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    return page
  }

  /// A view with a label at its top left corner, placed by constraints.
  static func pinned(_ inner: UIView = label("Home")) -> UIView {
    let view = sized(UIView(), 100, 60)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.backgroundColor = .yellow
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    return view
  }

  /// Adds a label to the right of the view's label; both share the width.
  static func addNeighbor(_ view: inout UIView) {
    let (first, second) = (view.subviews[0], label("Away"))
    second.translatesAutoresizingMaskIntoConstraints = false
    second.backgroundColor = .red
    view.addSubview(second)
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      second.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    second.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    second.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
  }

  static func insetting(_ insets: UIEdgeInsets) -> any LayoutTreeProviding {
    let view = pinnedToMargins()
    view.layoutMargins = insets
    return Page(showing: view)
  }

  static func insetting(_ insets: NSDirectionalEdgeInsets) -> any LayoutTreeProviding {
    let view = pinnedToMargins()
    view.directionalLayoutMargins = insets
    return Page(showing: view)
  }

  static func transformed(_ transform: CGAffineTransform) -> any LayoutTreeProviding {
    let view = box()
    view.transform = transform
    return Page(showing: view)
  }

  static func transformed(_ transform: CATransform3D) -> any LayoutTreeProviding {
    let view = box()
    view.layer.transform = transform
    return Page(showing: view)
  }

  static func stack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [label("Home"), label("and"), label("away")])
    for (view, color) in zip(stack.arrangedSubviews, [UIColor.red, .green, .yellow]) { view.backgroundColor = color }
    return sized(stack, 120, 30)
  }

  static func stackOfLabels() -> UIStackView {
    let stack = stack()
    stack.axis = .vertical
    stack.spacing = 30
    return sized(stack, 120, 90)
  }

  static func scrollView() -> UIScrollView {
    let view = sized(UIScrollView(), 90, 60)
    view.contentSize = CGSize(width: 200, height: 300)
    view.addSubview(box(.red))
    view.addSubview(label("Home"))
    return view
  }

  // MARK: Layers

  static func layer<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 40, y: 30, width: 40, height: 40)
    layer.backgroundColor = UIColor.green.cgColor
    return layer
  }

  static func page(_ layer: CALayer) -> any LayoutTreeProviding {
    let page = Page(showing: UIView())
    page.layer.addSublayer(layer)
    return page
  }

  static func pageBelowAnotherLayer(_ layer: CALayer) -> any LayoutTreeProviding {
    let page = Page(showing: UIView())
    page.layer.addSublayer(layer)
    let other = self.layer(CALayer())
    other.frame.origin.x += 20
    other.backgroundColor = UIColor.red.cgColor
    page.layer.addSublayer(other)
    return page
  }

  static func gradient() -> CAGradientLayer {
    let gradient = layer(CAGradientLayer())
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    return gradient
  }

  static var doublePath: CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addRect(CGRect(x: 9, y: 9, width: 20, height: 20))
    return path
  }

  static func shape() -> CAShapeLayer {
    let shape = layer(CAShapeLayer())
    shape.path = bezierPath().cgPath
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 8
    return shape
  }

  /// An open path with a sharp corner.
  static func bezierPath() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 5, y: 10))
    path.addLine(to: CGPoint(x: 45, y: 20))
    path.addLine(to: CGPoint(x: 5, y: 30))
    path.lineWidth = 8
    return path
  }

  static func textLayer() -> CATextLayer {
    let text = layer(CATextLayer())
    text.string = "Home"
    text.fontSize = 14
    text.frame.size.width = 80
    return text
  }

  static func animation() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  static func keyframes() -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 0.3]
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  static func animationGroup() -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = [animation()]
    return group
  }

  static func animatedPage(_ animation: CAAnimation) -> any LayoutTreeProviding {
    let layer = layer(CALayer())
    layer.add(animation, forKey: nil)
    return page(layer)
  }

  // MARK: Text

  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 10, y: 10)
    label.bounds.size.width += text.isEmpty ? 60 : 12
    label.bounds.size.height = max(label.bounds.height, 24)
    return label
  }

  static func narrow(_ label: inout UILabel) { label.frame.size = CGSize(width: 60, height: 44) }

  static func narrow(_ field: inout UITextField) {
    field.text = "Home and away"
    field.frame.size = CGSize(width: 90, height: 34)
  }

  /// A label that is a little too narrow for its text.
  static func cramped() -> UILabel {
    let label = UILabel()
    label.text = "Home and away"
    label.sizeToFit()
    label.bounds.size.width -= 3
    return label
  }

  static func wrappingLabel() -> UILabel {
    let label = label("Home and away")
    label.numberOfLines = 0
    return label
  }

  static func textField() -> UITextField {
    let field = sized(UITextField(), 120, 34)
    field.text = "Home"
    return field
  }

  static func textView(_ text: String) -> UITextView {
    let view = sized(UITextView(), 120, 70)
    view.text = text
    return view
  }

  static func paragraphs(
    _ text: String, _ style: NSParagraphStyle, width: CGFloat = 150
  ) -> any LayoutTreeProviding {
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: width, height: 100))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return Page(showing: label)
  }

  /// A line that is a little too wide.
  static func tightLine(_ style: NSMutableParagraphStyle) -> any LayoutTreeProviding {
    style.lineBreakMode = .byTruncatingTail
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Home and away", attributes: [.paragraphStyle: style])
    label.sizeToFit()
    label.bounds.size.width -= 3
    return Page(showing: label)
  }

  // MARK: Controls

  static var menu: UIMenu {
    UIMenu(children: [UIAction(title: "Home") { _ in }, UIAction(title: "Draw", state: .on) { _ in }])
  }

  static func popUpButton(_ action: UIAction) -> any LayoutTreeProviding {
    let button = UIButton(configuration: .gray()).titled("Title", CGSize(width: 150, height: 40))
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, action])
    return Page(showing: button)
  }

  static func configuration() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Away"
    configuration.subtitle = "First"
    return configuration
  }

  static func segments() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Home", "Away again"])
    control.selectedSegmentIndex = 0
    control.frame.origin = CGPoint(x: 2, y: 9)
    control.frame.size.width = 190
    return control
  }

  static func pageControl() -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.sizeToFit()
    return control
  }

  static func activity() -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return sized(view)
  }

  static func picker() -> (picker: UIPickerView, source: FruitSource) {
    let (picker, source) = (UIPickerView(), FruitSource())
    picker.delegate = source
    picker.dataSource = source
    return (picker, source)
  }
}

extension UIView {
  /// Returns the view with a size, at a distance from the corner.
  func sized(_ size: CGSize) -> Self {
    frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
    return self
  }
}

extension UIButton {
  /// Returns the button with a title and a size.
  func titled(_ title: String, _ size: CGSize = CGSize(width: 90, height: 40)) -> Self {
    if configuration == nil { setTitle(title, for: .normal) } else { configuration?.title = title }
    return sized(size)
  }
}

/// A box with a constraint of its width.
@MainActor final class ConstrainedBox {
  let view = Sample.box(.red)
  let width: NSLayoutConstraint

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    width = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 20)])
  }

  /// Adds a constraint to another width, with a lower priority.
  func addCompetitor() {
    width.isActive = false
    width.priority = UILayoutPriority(900)
    let other = view.widthAnchor.constraint(equalToConstant: 50)
    other.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([width, other])
  }
}

extension RenderingEnvironment {
  static let twice = RenderingEnvironment(scale: 2)
  static let iOS18 = RenderingEnvironment(scale: 1, systemVersion: .iOS18)
  static let largeText = RenderingEnvironment(scale: 1, contentSize: .extraExtraLarge)
  static let insetScreen = RenderingEnvironment(
    size: CGSize(width: 200, height: 120), scale: 1,
    safeArea: EdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
  static let phone = RenderingEnvironment(size: CGSize(width: 390, height: 844), scale: 1)
  static let landscape = RenderingEnvironment(size: CGSize(width: 844, height: 390), scale: 1)
  static let tablet = RenderingEnvironment(size: CGSize(width: 820, height: 1180), scale: 1)
}
