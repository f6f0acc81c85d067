import HeadlessUIKit

/// The content of an alert or a confirmation dialog.
@MainActor
struct MessageContent {
  let title: Text?
  let style: UIAlertController.Style
  let actions: () -> any View
  let message: () -> any View

  init<A: View, M: View>(
    title: Text?, style: UIAlertController.Style, actions: @escaping () -> A, message: @escaping () -> M
  ) {
    (self.title, self.style, self.actions, self.message) = (title, style, actions, message)
  }

  /// UIKit's controller with the content.
  func controller(in context: BuildContext, dismiss: @escaping @MainActor () -> Void) -> UIAlertController {
    let graph = ViewGraph {}
    var context = context.kept(by: graph)
    context.canvas = UIView()
    let message = PlainContent(of: message(), in: context.child("message")).title
    let controller = UIAlertController(title: title?.plainString, message: message, preferredStyle: style)
    for view in actions().containedViews(in: context.child("actions")) { add(view, to: controller, dismiss) }
    addMissingActions(to: controller, dismiss)
    return controller
  }

  private func add(_ view: ContainedView, to controller: UIAlertController, _ dismiss: @escaping @MainActor () -> Void)
  {
    if let action = view.core as? any ActionView {
      let content = PlainContent(of: action.title, in: view.context)
      let environment = view.context.environment
      let item = UIAlertAction(title: content.title, style: action.role.alertStyle) { _ in
        action.perform(in: environment)
        dismiss()
      }
      item.isEnabled = environment.isEnabled
      controller.addAction(item)
    } else if let field = view.core as? any FieldView, style == .alert {
      controller.addTextField { field.configure($0, in: view.context) }
    }
  }

  /// An alert without actions has one that dismisses it, and each dialog has one that cancels it.
  private func addMissingActions(to controller: UIAlertController, _ dismiss: @escaping @MainActor () -> Void) {
    let hasCancel = controller.actions.contains { $0.style == .cancel }
    if controller.actions.isEmpty, style == .alert {
      controller.addAction(UIAlertAction(title: "OK", style: .default) { _ in dismiss() })
    } else if !hasCancel, style == .actionSheet || controller.actions.allSatisfy({ $0.style == .destructive }) {
      controller.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in dismiss() })
    }
  }
}

extension ButtonRole? {
  fileprivate var alertStyle: UIAlertAction.Style {
    switch self {
    case .destructive: .destructive
    case .cancel: .cancel
    default: .default
    }
  }
}

/// A field that an alert shows.
@MainActor @preconcurrency
protocol FieldView {
  func configure(_ field: UITextField, in context: BuildContext)
}

extension TextField: FieldView {
  func configure(_ field: UITextField, in context: BuildContext) {
    field.placeholder = prompt?.plainString ?? PlainContent(of: label, in: context).title
    field.text = text.wrappedValue
    field.isSecureTextEntry = isSecure
    let text = text
    field.addAction(
      UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
  }
}
