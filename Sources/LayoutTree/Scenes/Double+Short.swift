extension Double {
  /// The number without a needless fraction.
  var short: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
