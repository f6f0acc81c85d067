import HeadlessUIKit

final class ComplexComponentFooterView: ComplexComponentSectionView {
  convenience init() { self.init(height: 10) }
}
