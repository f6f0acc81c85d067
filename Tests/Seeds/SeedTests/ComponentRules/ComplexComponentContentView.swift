import HeadlessUIKit

final class ComplexComponentContentView: ComplexComponentSectionView {
  convenience init() { self.init(height: 60) }
}
