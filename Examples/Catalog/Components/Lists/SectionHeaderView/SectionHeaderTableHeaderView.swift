public import Foundation
public import HeadlessUIKit

/// A table header that wraps a section header.
public final class SectionHeaderTableHeaderView: UITableViewHeaderFooterView {
  public let headerView = SectionHeaderView(frame: .zero)

  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addFilling(headerView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addFilling(headerView)
  }

  public func configure(with viewModel: any SectionHeaderViewModelProtocol) {
    headerView.configure(with: viewModel)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    headerView.prepareForReuse()
  }
}
