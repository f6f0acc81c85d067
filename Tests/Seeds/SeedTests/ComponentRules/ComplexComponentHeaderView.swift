import HeadlessUIKit

final class ComplexComponentHeaderView: ComplexComponentSectionView {
  convenience init() { self.init(height: 20) }
}
