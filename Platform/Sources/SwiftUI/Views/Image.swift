public import UIKit

/// A picture at its own size, unless it is resizable.
public struct Image: PrimitiveView {
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Scale: Sendable { case small, medium, large }
  public enum Interpolation: Sendable { case none, low, medium, high }

  private enum Source {
    case image(UIImage)
    case symbol(String)
  }

  private let source: Source
  private var isResizable = false
  private var renderingMode: TemplateRenderingMode?

  public init(uiImage: UIImage) { source = .image(uiImage) }
  public init(systemName: String) { source = .symbol(systemName) }
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .image(UIImage(named: name, in: bundle, compatibleWith: nil) ?? UIImage())
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { UIImageView() }
    var image = image(in: context)
    switch renderingMode {
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    case .original: image = image.withRenderingMode(.alwaysOriginal)
    case nil: break
    }
    view.image = image
    view.contentMode = .scaleToFill
    view.tintColor = (context.environment.foreground ?? .primary).uiColor
    let (size, isResizable) = (image.size, isResizable)
    return [ViewElement(view) { isResizable ? $1.replacingUnspecifiedDimensions(by: size) : size }]
  }

  private func image(in context: BuildContext) -> UIImage {
    switch source {
    case .image(let image): return image
    case .symbol(let name):
      let environment = context.environment
      let font = (environment.font ?? .body).font(
        compatibleWith: context.canvas.traitCollection, weight: environment.fontWeight)
      return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font)) ?? UIImage()
    }
  }
}

/// How content of a fixed ratio fits into a space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

/// A title beside a picture.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(key)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
