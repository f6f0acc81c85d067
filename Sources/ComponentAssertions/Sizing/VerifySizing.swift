public import FirstFrameLayoutTree
public import Foundation
public import HeadlessUIKit

/// Asks a component for its height before anything was laid out, as a list does, and tells where it is another later.
///
/// - Parameters:
///   - width: What a list would give, in points; nil for the width that suits the component.
///   - build: Makes and configures a new component.
@preconcurrency @MainActor
public func verifySizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  of build: @escaping @MainActor () -> UIView
) -> [SizingFinding] {
  SizingProbe(in: environment, width: width, of: build).findings()
}

/// Asks a component for its height before anything was laid out, as a list does, and tells where it is another after
/// the first layout or in a later turn of the main queue.
@preconcurrency @MainActor
public func verifySizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  of build: @escaping @MainActor () -> UIView
) async -> [SizingFinding] {
  await SizingProbe(in: environment, width: width, of: build).findingsWhenQuiet()
}
