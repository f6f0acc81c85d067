public import FirstFrameLayoutTree
public import HeadlessUIKit

/// Draws every state of a component, light and dark, in both directions, and with large text, and tells what is wrong.
///
/// - Parameters:
///   - previews: Of one component, each in another state.
///   - exemptions: What is as it should be, by node, and why.
@preconcurrency @MainActor
public func verifyStates(
  of previews: [ComponentPreview], in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [StateExemption] = []
) -> [StateFinding] {
  StateProbe(previews: previews, environment: environment).findings(except: exemptions)
}
