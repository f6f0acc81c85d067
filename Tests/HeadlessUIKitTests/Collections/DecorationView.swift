import HeadlessUIKit

final class DecorationView: UICollectionReusableView {}
