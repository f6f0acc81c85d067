public import Foundation
public import HeadlessUIKit

/// The base class of collection view cells that wrap a component. The component fills the cell.
public class ComponentCollectionViewCell<Component: CatalogComponent>: UICollectionViewCell {
  public let componentView = Component(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addFilling(componentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addFilling(componentView)
  }

  public func configure(with viewModel: Component.ViewModel) {
    componentView.configure(with: viewModel)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    componentView.prepareForReuse()
  }
}
