import FirstFrame
public import UIKit

/// A preview in the sources of a ported package.
public struct DeclaredPreview {
  /// The module that declares it.
  let target: String
  /// The path of the original file.
  let file: String
  let line: Int
  let content: @MainActor () -> PreviewContent

  public init(target: String, file: String, line: Int, content: @escaping @MainActor () -> PreviewContent) {
    (self.target, self.file, self.line, self.content) = (target, file, line, content)
  }
}

/// One view or controller to draw, in the environments that its preview asks for.
@MainActor
struct DrawablePreview {
  let settings: PreviewSettings
  /// The name of the view's type.
  let component: String
  /// Makes a new view each time.
  let makeView: @MainActor () -> UIView
  /// Returns the environment of a cell, in light appearance. The size may depend on the cell.
  private let makeEnvironment: @MainActor (PreviewCell) -> RenderingEnvironment
  /// The environment of the standard cell.
  let environment: RenderingEnvironment

  private init(
    settings: PreviewSettings, component: String, makeView: @escaping @MainActor () -> UIView,
    makeEnvironment: @escaping @MainActor (PreviewCell) -> RenderingEnvironment
  ) {
    (self.settings, self.component, self.makeView) = (settings, component, makeView)
    self.makeEnvironment = makeEnvironment
    environment = makeEnvironment(.standard)
  }

  /// Whether the environment is the screen of a device.
  var isScreen: Bool { environment.idiom != nil }

  /// What the settings ask for and the drawing cannot do.
  var warnings: [String] {
    guard let name = settings.device, ViewImageConfig.Named(name) == nil else { return [] }
    return ["There is no device \"\(name)\" here; the preview has the default screen."]
  }

  var name: String { settings.name.flatMap { $0.isEmpty ? nil : $0 } ?? component }

  /// The appearances to draw: both, unless the preview prefers one.
  var appearances: [RenderingEnvironment] { appearances(of: environment) }

  /// The environments of a cell, in the appearances to draw.
  func appearances(in cell: PreviewCell) -> [RenderingEnvironment] { appearances(of: makeEnvironment(cell)) }

  private func appearances(of environment: RenderingEnvironment) -> [RenderingEnvironment] {
    let styles: [UIUserInterfaceStyle] = settings.appearance.map { [$0] } ?? [.light, .dark]
    return styles.map { style in
      var environment = environment
      environment.appearance = style == .dark ? .dark : .light
      return environment
    }
  }

  /// The previews that a declaration stands for.
  static func all(of content: PreviewContent, on device: ViewImageConfig.Named) -> [DrawablePreview] {
    switch content.source {
    case .view(let make):
      let view = make()
      return [
        DrawablePreview(
          settings: content.settings, component: "\(type(of: view))", makeView: make,
          makeEnvironment: { cell in
            Self.environment(
              of: cell.make(make), content.settings, cell.applied(to: Self.screen(content.settings, device)))
          })
      ]
    case .controller(let make):
      let preview = ComponentPreview(component: "", state: "", makeViewController: make)
      let controller = make()
      return [
        DrawablePreview(
          settings: content.settings, component: "\(type(of: controller))", makeView: { preview.makeView() },
          makeEnvironment: { cell in
            let screen = cell.applied(to: Self.screen(content.settings, device))
            return Self.environment(of: cell.make(make), content.settings, screen)
          })
      ]
    case .hosted(let parts):
      return parts().enumerated().map { index, part in
        let settings = part.settings.merged(over: content.settings)
        let environment = { @MainActor (cell: PreviewCell) in
          let screen = cell.applied(to: Self.screen(settings, device))
          return Self.environment(of: cell.make { parts()[index].make() }, settings, screen)
        }
        let isScreen = environment(.standard).idiom != nil
        return DrawablePreview(
          settings: settings, component: part.component,
          makeView: {
            let view = parts()[index].make().view
            if isScreen { view.backgroundColor = .systemBackground }
            return view
          },
          makeEnvironment: environment)
      }
    }
  }

  // MARK: Environments

  private static func screen(_ settings: PreviewSettings, _ device: ViewImageConfig.Named) -> RenderingEnvironment {
    let named = settings.device.flatMap(ViewImageConfig.Named.init) ?? device
    var environment = named.config(settings.orientation ?? .portrait).renderingEnvironment
    environment.scale = 2
    return environment
  }

  /// A view has its own size, or else that of its content, or else that of the screen.
  private static func environment(
    of view: UIView, _ settings: PreviewSettings, _ screen: RenderingEnvironment
  ) -> RenderingEnvironment {
    switch settings.layout {
    case .device: return screen
    case .fixed(let size): return screen.part(of: size)
    case .sizeThatFits, nil:
      let size = view.layoutTree(in: screen.part(of: nil)).frame.size
      if size.width > 0, size.height > 0 { return screen.part(of: nil) }
      guard let full = screen.size else { return screen }
      let height = view.systemLayoutSizeFitting(
        CGSize(width: full.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      guard height > 0, height < full.height else { return screen }
      return screen.part(of: CGSize(width: full.width, height: height.rounded(.up)))
    }
  }

  /// A controller fills the screen, unless it prefers a size.
  private static func environment(
    of controller: UIViewController, _ settings: PreviewSettings, _ screen: RenderingEnvironment
  ) -> RenderingEnvironment {
    let preferred = controller.preferredContentSize
    let hasOwnSize = preferred.width > 0 && preferred.height > 0
    switch settings.layout {
    case .fixed(let size): return screen.part(of: size)
    case .sizeThatFits where hasOwnSize: return screen.part(of: preferred)
    case .device, .sizeThatFits, nil: return screen
    }
  }

  /// A SwiftUI view has the size that it takes of the screen; the whole screen if it fills the safe area.
  private static func environment(
    of hosted: HostedContent, _ settings: PreviewSettings, _ screen: RenderingEnvironment
  ) -> RenderingEnvironment {
    switch settings.layout {
    case .device: return screen
    case .fixed(let size): return screen.part(of: size)
    case .sizeThatFits, nil:
      guard let full = screen.size else { return screen }
      let (insets, scale) = (screen.safeArea, screen.scale)
      let available = CGSize(
        width: full.width - insets.left - insets.right, height: full.height - insets.top - insets.bottom)
      let size = hosted.size(available)
      if size.width >= available.width, size.height >= available.height { return screen }
      func ceiled(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
      return screen.part(of: CGSize(width: ceiled(size.width), height: ceiled(size.height)))
    }
  }
}

extension RenderingEnvironment {
  /// Returns an environment with the settings of the user on this screen, and another size.
  fileprivate func part(of size: CGSize?) -> RenderingEnvironment {
    RenderingEnvironment(size: size, layoutDirection: layoutDirection, contentSize: contentSize)
  }
}

extension PreviewSettings {
  /// The settings, with those of the macro for what the view does not set.
  fileprivate func merged(over macro: PreviewSettings) -> PreviewSettings {
    var settings = self
    settings.name = name ?? macro.name
    settings.layout = layout ?? macro.layout
    settings.device = device ?? macro.device
    settings.orientation = orientation ?? macro.orientation
    settings.appearance = appearance ?? macro.appearance
    return settings
  }
}
