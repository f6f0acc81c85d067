import HeadlessUIKit

// Main view delegates to sub-components
class ComplexComponentView: UIView {
  private lazy var headerSection = ComplexComponentHeaderView()
  private lazy var contentSection = ComplexComponentContentView()
  private lazy var footerSection = ComplexComponentFooterView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [headerSection, contentSection, footerSection])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
