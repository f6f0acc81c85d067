extension NSLayoutConstraint {
  /// Whether leading means right, and trailing left.
  var isMirrored: Bool {
    guard firstAttribute.isDirectional || secondAttribute.isDirectional else { return false }
    let view = firstItem.flatMap(Self.layoutItem)?.viewForLayout
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
