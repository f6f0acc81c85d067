import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// Checks the states of a component in several environments.
@MainActor
struct StateProbe {
  let previews: [ComponentPreview]
  let environment: RenderingEnvironment
  /// The largest content size that is not an accessibility size.
  static let largeContentSize = ContentSize.extraExtraExtraLarge

  func findings(except exemptions: [StateExemption]) -> [StateFinding] {
    let scenes = previews.map { StateScene($0, in: environment) }
    let own = zip(previews, scenes).flatMap { preview, scene in
      do {
        return try findings(of: preview, standard: scene)
      } catch {
        return [StateFinding.notDrawn(state: preview.state, reason: "\(error)")]
      }
    }
    return (duplicates(scenes) + own).filter { finding in !exemptions.contains { $0.covers(finding) } }
  }

  private func findings(of preview: ComponentPreview, standard: StateScene) throws -> [StateFinding] {
    let dark = StateScene(preview, in: changed { $0.appearance = .dark })
    let mirrored = StateScene(preview, in: changed { $0.layoutDirection = .rightToLeft })
    let large = StateScene(preview, in: changed { $0.contentSize = Self.largeContentSize })
    return try AppearanceCheck.findings(light: standard, dark: dark)
      + MirroringCheck.findings(leftToRight: standard, rightToLeft: mirrored)
      + TextGrowthCheck.findings(standard: standard, large: large)
      + TextFitCheck.findings(in: standard) + TextFitCheck.findings(in: large)
      + TargetSizeCheck.findings(in: standard)
      + ContrastCheck.findings(in: standard) + ContrastCheck.findings(in: dark)
  }

  private func changed(_ change: (inout RenderingEnvironment) -> Void) -> RenderingEnvironment {
    var environment = environment
    change(&environment)
    return environment
  }

  private func duplicates(_ scenes: [StateScene]) -> [StateFinding] {
    scenes.indices.flatMap { index in
      scenes[(index + 1)...].compactMap { other in
        // States that cannot be drawn have a finding of their own.
        guard let isAlike = try? scenes[index].frame.looksLike(other.frame), isAlike else { return nil }
        return .alike(state: scenes[index].state, other: other.state)
      }
    }
  }
}

/// A component in one state and one environment: its views, its layout tree, and its texts.
@MainActor
struct StateScene {
  let state: String
  let view: UIView
  let frame: ComponentFrame
  let texts: [PlacedText]
  let environment: RenderingEnvironment

  init(_ preview: ComponentPreview, in environment: RenderingEnvironment) {
    state = preview.state
    view = environment.performAsCurrent { preview.makeView() }
    var environment = environment
    if let size = preview.size, environment.size == nil {
      // Only the width is set, because larger text needs more height.
      view.frame.size = CGSize(width: size.width, height: 0)
      if view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height <= 0 {
        environment.size = size
      }
    }
    self.environment = environment
    let frame = ComponentFrame(of: view, in: environment)
    self.frame = frame
    let scrolling = view.inspectedViews().filter { $0.view is UIScrollView }.map(\.name)
    texts = environment.performAsCurrent { PlacedText.list(in: frame.tree, scrolling: Set(scrolling)) }
  }
}
