public import Foundation
public import HeadlessUIKit

/// The header of a category above its rail in a collection view.
public final class CasinoCategoryBarReusableView: UICollectionReusableView {
  private let categoryBarView = CasinoCategoryBarView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(categoryBarView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(categoryBarView)
  }

  public func configure(with viewModel: any CasinoCategoryBarViewModelProtocol) {
    categoryBarView.configure(with: viewModel)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    categoryBarView.prepareForReuse()
  }
}
