/// The protocol of the guide, which has no isolation and no base class.
public protocol ReusableView {
  func prepareForReuse()
}
