/// A view's hugging and compression resistance, along both axes.
struct AxisPriorities: Hashable, Sendable {
  var hugging = PerAxis(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compressionResistance = PerAxis(
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
}
