public import Foundation
import HeadlessUIKit

/// A control that opens an address.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control that shows the sheet for sharing. The sheet is not drawn: it is the system's.
public struct ShareLink<Data: RandomAccessCollection, Label: View>: View {
  private let items: Data
  private let label: Label

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    (self.items, self.label) = (items, label())
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    (self.items, self.label) = (items, label())
  }

  fileprivate init(shared items: Data, label: Label) {
    (self.items, self.label) = (items, label)
  }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Data == CollectionOfOne<URL> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(shared: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where Data == CollectionOfOne<String> {
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(shared: CollectionOfOne(item), label: label())
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

extension ShareLink where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }
}
