public import HeadlessUIKit

// Images and colors of asset catalogs by the constants that are generated for them: `Image(.logo)`.

extension Image {
  public init(_ resource: ImageResource) { self.init(uiImage: UIImage(resource: resource)) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(UIColor(resource: resource)) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, image: resource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, image: resource) }
  }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, image: resource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, image: resource) }
  }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { HeadlessSwiftUI.Label(titleKey, image: resource) }
  }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil) {
    self.init {
      HeadlessSwiftUI.Label(title, image: resource)
    } description: {
      description
    }
  }
}
