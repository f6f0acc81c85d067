public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Sendable {
    public let identifier: Identifier
    private let height: @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// Half of the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) { $0.maximumDetentValue / 2 } }

    /// All of the screen below the status bar.
    public static func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

    /// A height in points, without the safe area at the bottom; nil for one that is not to be had now.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom"), height: resolver)
    }

    private init(
      identifier: Identifier,
      height: @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    @MainActor public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      height(context)
    }
  }
}
