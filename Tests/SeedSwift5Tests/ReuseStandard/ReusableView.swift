/// As the standard has it: no isolation, no base class.
public protocol ReusableView {
  func prepareForReuse()
}
