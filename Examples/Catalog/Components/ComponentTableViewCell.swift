public import Foundation
public import HeadlessUIKit

/// The base class of table cells that wrap a component. The component fills the row inside a margin.
public class ComponentTableViewCell<Component: CatalogComponent>: UITableViewCell {
  public let componentView = Component(frame: .zero)

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The space around the component.
  var insets: NSDirectionalEdgeInsets { .zero }

  private func setUp() {
    selectionStyle = .none
    backgroundColor = nil
    contentView.addFilling(componentView, insets: insets)
  }

  public func configure(with viewModel: Component.ViewModel) {
    componentView.configure(with: viewModel)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    componentView.prepareForReuse()
  }
}
