public import Foundation

/// What a detent is worked out from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// In points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
