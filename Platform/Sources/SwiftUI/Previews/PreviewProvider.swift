public import UIKit

/// A type whose views are previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// The size that a preview is drawn at.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a preview's device.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    PreviewSettingView(content: self) {
      $0.layout = $0.layout ?? layout.layout
    }
  }

  public func previewDevice(_ device: PreviewDevice?) -> some View {
    PreviewSettingView(content: self) { $0.device = $0.device ?? device?.rawValue }
  }

  public func previewDisplayName(_ name: String?) -> some View {
    PreviewSettingView(content: self) { $0.name = $0.name ?? name }
  }

  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    let isLandscape = [.landscapeLeft, .landscapeRight].contains(orientation)
    return PreviewSettingView(content: self) {
      $0.orientation = $0.orientation ?? (isLandscape ? .landscape : .portrait)
    }
  }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    PreviewSettingView(content: self) { $0.appearance = $0.appearance ?? scheme?.userInterfaceStyle }
  }
}

extension PreviewLayout {
  fileprivate var layout: PreviewSettings.Layout {
    switch self {
    case .device: .device
    case .sizeThatFits: .sizeThatFits
    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
    }
  }
}

/// A view with settings of its preview, which have no effect elsewhere.
struct PreviewSettingView<Content: View>: PrimitiveView, PreviewSplitting {
  let content: Content
  /// Sets what the content has not set itself.
  let change: @MainActor (inout PreviewSettings) -> Void

  func elements(in context: BuildContext) -> [LayoutElement] { content.build(in: context.child("preview")) }

  func previewParts() -> [PreviewPart] {
    content.parts().map { part in
      var part = part
      change(&part.settings)
      return part
    }
  }
}

/// A view that is a preview of its own, with its settings.
@MainActor
struct PreviewPart {
  var view: any View
  var settings = PreviewSettings()
}

/// A view that stands for several previews, or that has settings of one.
@MainActor
protocol PreviewSplitting {
  func previewParts() -> [PreviewPart]
}

extension View {
  /// The previews that a view stands for.
  func parts() -> [PreviewPart] { (self as? any PreviewSplitting)?.previewParts() ?? [PreviewPart(view: self)] }
}
