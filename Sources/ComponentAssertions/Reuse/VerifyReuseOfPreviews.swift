public import FirstFrameLayoutTree
public import HeadlessUIKit

/// Shows one view of a component in every state after every other, and tells what it keeps of the state before.
///
/// - Parameter previews: Of one component, whose view conforms to `ReusableView`, each made of a blank view and a
///   configuration.
@preconcurrency @MainActor
public func verifyReuse(
  of previews: [ComponentPreview], in environment: RenderingEnvironment = RenderingEnvironment()
) async -> [ReuseFinding] {
  guard let probe = ReuseProbe(previews: previews, in: environment) else {
    return previews.filter { !$0.isConfigurable }.map { .notConfigurable(state: $0.state) }
  }
  return await probe.findingsWhenQuiet()
}
