import Foundation
import HeadlessUIKit

/// A word on a background in the color of its tone.
public final class BadgeView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any BadgeViewModelProtocol)?

  private let tagView = TagView()

  override func setUp() {
    addFilling(tagView)
  }

  public func configure(with viewModel: any BadgeViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel)
    setNeedsLayout()
  }

  /// Reads the model. A later change of any property that is read here triggers another layout.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if let viewModel { render(viewModel) }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    tagView.show(nil)
    setNeedsLayout()
  }

  private func render(_ viewModel: any BadgeViewModelProtocol) {
    tagView.show(viewModel.text, symbol: viewModel.symbol, tone: viewModel.tone)
  }
}
