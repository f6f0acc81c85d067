extension NSLayoutConstraint {
  /// Whether leading and trailing are right and left.
  var isMirrored: Bool {
    guard firstAttribute.isDirectional || secondAttribute.isDirectional else { return false }
    let view = firstItem.flatMap(Self.layoutItem)?.viewForLayout
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
