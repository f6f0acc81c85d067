/// The former content of an alert.
@MainActor @preconcurrency
public struct Alert {
  let message: MessageContent

  /// A button of an alert.
  @MainActor @preconcurrency
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }

    fileprivate var view: HeadlessSwiftUI.Button<Text> {
      HeadlessSwiftUI.Button(role: role) {
        action?()
      } label: {
        label
      }
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.message = MessageContent(
      title: title, style: .alert, actions: { dismissButton?.view }, message: { message })
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.message = MessageContent(
      title: title, style: .alert,
      actions: {
        TupleView((primaryButton.view, secondaryButton.view))
      }, message: { message })
  }
}

/// The former content of a confirmation dialog.
@MainActor @preconcurrency
public struct ActionSheet {
  public typealias Button = Alert.Button

  let message: MessageContent

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.message = MessageContent(
      title: title, style: .actionSheet,
      actions: { ForEach(Array(buttons.enumerated()), id: \.offset) { $0.element.view } }, message: { message })
  }
}
