import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Draws the states of a component in the environments that they have to be fit for.
@MainActor
struct StateProbe {
  let previews: [ComponentPreview]
  let environment: RenderingEnvironment
  /// The largest size without the accessibility settings.
  static let largeContentSize = ContentSize.extraExtraExtraLarge

  func findings(except exemptions: [StateExemption]) -> [StateFinding] {
    let scenes = previews.map { StateScene($0, in: environment) }
    let own = zip(previews, scenes).flatMap { preview, scene in
      do {
        return try findings(of: preview, usual: scene)
      } catch {
        return [StateFinding.notDrawn(state: preview.state, reason: "\(error)")]
      }
    }
    return (alikes(scenes) + own).filter { finding in !exemptions.contains { $0.covers(finding) } }
  }

  private func findings(of preview: ComponentPreview, usual: StateScene) throws -> [StateFinding] {
    let dark = StateScene(preview, in: changed { $0.appearance = .dark })
    let mirrored = StateScene(preview, in: changed { $0.layoutDirection = .rightToLeft })
    let large = StateScene(preview, in: changed { $0.contentSize = Self.largeContentSize })
    return try AppearanceCheck.findings(light: usual, dark: dark)
      + MirroringCheck.findings(leftToRight: usual, rightToLeft: mirrored)
      + TextGrowthCheck.findings(usual: usual, large: large)
      + TextRoomCheck.findings(in: usual) + TextRoomCheck.findings(in: large)
      + TargetSizeCheck.findings(in: usual)
      + ContrastCheck.findings(in: usual) + ContrastCheck.findings(in: dark)
  }

  private func changed(_ change: (inout RenderingEnvironment) -> Void) -> RenderingEnvironment {
    var environment = environment
    change(&environment)
    return environment
  }

  private func alikes(_ scenes: [StateScene]) -> [StateFinding] {
    scenes.indices.flatMap { index in
      scenes[(index + 1)...].compactMap { other in
        // What cannot be drawn is told by itself.
        guard let isAlike = try? scenes[index].frame.looksLike(other.frame), isAlike else { return nil }
        return .alike(state: scenes[index].state, other: other.state)
      }
    }
  }
}
