import Foundation
import HeadlessUIKit

/// The calls of every view, of scroll views and of stacks.
@MainActor
enum ViewCalls {
  static let view: [RandomCall<UIView>] = [
    RandomCall("frame") { $0.frame = $1.rect },
    RandomCall("bounds") { $0.bounds = $1.rect },
    RandomCall("center") { $0.center = $1.point },
    RandomCall("transform") { $0.transform = $1.transform },
    RandomCall("alpha") { $0.alpha = $1.fraction },
    RandomCall("isHidden") { $0.isHidden = $1.chance(of: 4) },
    RandomCall("backgroundColor") { $0.backgroundColor = $1.color },
    RandomCall("cornerRadius") { $0.layer.cornerRadius = $1.length },
    RandomCall("borderWidth") { $0.layer.borderWidth = $1.length },
    RandomCall("shadow") {
      $0.layer.shadowRadius = $1.length / 10
      $0.layer.shadowOpacity = $1.float
      $0.layer.shadowOffset = $1.size
    },
    RandomCall("clipsToBounds") { $0.clipsToBounds = $1.bool },
    RandomCall("semanticContentAttribute") {
      $0.semanticContentAttribute = $1.bool ? .forceRightToLeft : .unspecified
    },
    RandomCall("layoutMargins") { $0.layoutMargins = $1.insets },
    RandomCall("directionalLayoutMargins") { $0.directionalLayoutMargins = $1.directionalInsets },
    RandomCall("setNeedsLayout") { view, _ in view.setNeedsLayout() },
    RandomCall("layoutIfNeeded") { view, _ in view.layoutIfNeeded() },
    RandomCall("sizeToFit") { view, _ in view.sizeToFit() },
    RandomCall("sizeThatFits") { _ = $0.sizeThatFits($1.size) },
    RandomCall("systemLayoutSizeFitting") { _ = $0.systemLayoutSizeFitting($1.size) },
    RandomCall("intrinsicContentSize") { view, _ in _ = view.intrinsicContentSize },
    RandomCall("hitTest") { _ = $0.hitTest($1.point, with: nil) },
    RandomCall("convert") { _ = $0.convert($1.rect, to: $0.superview) },
    RandomCall("hugging") {
      $0.setContentHuggingPriority(UILayoutPriority(Float($1.length)), for: $1.bool ? .horizontal : .vertical)
    },
    RandomCall("insertSubview") { $0.insertSubview(UIView(frame: $1.rect), at: $1.index) },
    RandomCall("moveSubview") { view, values in
      guard let first = view.subviews.first else { return }
      view.insertSubview(first, at: values.index)
    },
    RandomCall("constrainSize") { view, values in
      let anchor = values.bool ? view.widthAnchor : view.heightAnchor
      let constraint = anchor.constraint(equalToConstant: values.length)
      constraint.priority = UILayoutPriority(values.chance(of: 3) ? Float(values.length) : 999)
      constraint.isActive = true
    },
    RandomCall("constrainToSuperview") { view, values in
      guard let superview = view.superview else { return }
      view.translatesAutoresizingMaskIntoConstraints = values.bool
      let constraint = NSLayoutConstraint(
        item: view, attribute: values.one(of: [.leading, .top, .width, .height, .centerX, .lastBaseline]),
        relatedBy: values.one(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]), toItem: superview,
        attribute: values.one(of: [.leading, .top, .width, .height, .centerX, .lastBaseline]),
        multiplier: values.fraction, constant: values.length)
      constraint.isActive = true
    },
    RandomCall("removeConstraints") { view, _ in NSLayoutConstraint.deactivate(view.constraints) },
    RandomCall("accessibilityLabel") { $0.accessibilityLabel = $1.optionalText },
    RandomCall("accessibilityValue") { view, _ in _ = view.accessibilityValue },
  ]

  static let scrollView: [RandomCall<UIScrollView>] = [
    RandomCall("contentOffset") { $0.contentOffset = $1.point },
    RandomCall("setContentOffset") { $0.setContentOffset($1.point, animated: $1.bool) },
    RandomCall("contentSize") { $0.contentSize = $1.size },
    RandomCall("contentInset") { $0.contentInset = $1.insets },
    RandomCall("scrollRectToVisible") { $0.scrollRectToVisible($1.rect, animated: $1.bool) },
    RandomCall("isPagingEnabled") { $0.isPagingEnabled = $1.bool },
    RandomCall("adjustedContentInset") { view, _ in _ = view.adjustedContentInset },
  ]

  static let stack: [RandomCall<UIStackView>] = [
    RandomCall("axis") { $0.axis = $1.bool ? .horizontal : .vertical },
    RandomCall("distribution") { $0.distribution = $1.one(of: UIStackView.Distribution.self) },
    RandomCall("alignment") { $0.alignment = $1.one(of: UIStackView.Alignment.self) },
    RandomCall("spacing") { $0.spacing = $1.length },
    RandomCall("insertArrangedSubview") { stack, values in
      guard stack.arrangedSubviews.count < 12 else { return }
      let label = UILabel()
      label.text = values.text
      stack.insertArrangedSubview(values.bool ? label : UIView(frame: values.rect), at: values.index)
    },
    RandomCall("moveArrangedSubview") { stack, values in
      guard !stack.arrangedSubviews.isEmpty else { return }
      stack.insertArrangedSubview(values.one(of: stack.arrangedSubviews), at: values.index)
    },
    RandomCall("insertItself") { $0.insertArrangedSubview($0, at: $1.index) },
    RandomCall("removeArrangedSubview") { stack, values in
      guard !stack.arrangedSubviews.isEmpty else { return stack.removeArrangedSubview(UIView()) }
      let view = values.one(of: stack.arrangedSubviews)
      if values.bool { stack.removeArrangedSubview(view) } else { view.removeFromSuperview() }
    },
    RandomCall("hideArrangedSubview") { $1.one(of: $0.arrangedSubviews + [UIView()]).isHidden = $1.bool },
    RandomCall("setCustomSpacing") { $0.setCustomSpacing($1.length, after: $1.one(of: $0.arrangedSubviews + [$0])) },
    RandomCall("customSpacing") { _ = $0.customSpacing(after: $1.one(of: $0.arrangedSubviews + [$0])) },
    RandomCall("isLayoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1.bool },
    RandomCall("isBaselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1.bool },
    RandomCall("layoutIfNeeded") { stack, _ in stack.layoutIfNeeded() },
  ]
}
