import Foundation

extension SizeProposal {
  /// A size without a limit in the dimensions that content decides.
  init(_ size: CGSize, flexible axes: FlexibleAxes) {
    self.init(
      width: axes.contains(.horizontal) ? nil : size.width, height: axes.contains(.vertical) ? nil : size.height)
  }
}
