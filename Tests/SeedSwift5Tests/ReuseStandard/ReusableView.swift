/// As in the guide: no isolation, no base class.
public protocol ReusableView {
  func prepareForReuse()
}
