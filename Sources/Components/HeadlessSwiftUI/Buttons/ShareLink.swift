public import Foundation

/// A control that shows the sheet for sharing. The sheet is not drawn: it is the system's.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
  private let items: Data
  private let label: Label

  private init(sharing items: Data, label: Label) {
    (self.items, self.label) = (items, label)
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, label: label())
  }

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(sharing: CollectionOfOne(item), label: label())
  }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The label of a link for sharing without one of its own.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  fileprivate init(_ title: Text? = nil) { self.title = title ?? Text(verbatim: "Share…") }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What the sheet for sharing shows of an item.
public struct SharePreview<Image, Icon> {
  private let title: Text

  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

// MARK: Items with previews

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(sharing: CollectionOfOne(item), label: Label())
  }

  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(sharing: CollectionOfOne(item), label: Label(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(sharing: CollectionOfOne(item), label: Label(Text(title)))
  }
}

// MARK: Addresses and texts

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: CollectionOfOne(item), label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), label: Label())
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), label: Label(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), label: Label(Text(title)))
  }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: CollectionOfOne(item), label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), label: Label())
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), label: Label(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: CollectionOfOne(item), label: Label(Text(title)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, label: label())
  }
}
