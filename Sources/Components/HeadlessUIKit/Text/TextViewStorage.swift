import Foundation

/// The text storage of a text view, which is kept equal to the displayed text once code has a reference to it.
@MainActor
final class TextViewStorage {
  let text: NSTextStorage
  let layoutManager: NSLayoutManager
  private unowned let view: UITextView
  /// Whether code has a reference to the storage.
  private var isShared = false
  /// Whether the storage and the view are being made equal.
  private var isUpdating = false

  /// Uses the layout manager and the storage of the view's container, or new ones.
  init(of view: UITextView) {
    self.view = view
    layoutManager = view.textContainer.layoutManager ?? NSLayoutManager()
    text = layoutManager.textStorage ?? NSTextStorage(string: "")
    if layoutManager.textStorage == nil { text.addLayoutManager(layoutManager) }
    if view.textContainer.layoutManager == nil { layoutManager.addTextContainer(view.textContainer) }
  }

  /// Gives the storage the displayed text, and follows its changes from then on.
  func share() {
    guard !isShared else { return }
    isShared = true
    write()
    follow()
  }

  /// Displays the text of the storage, and follows its changes from then on.
  func show() {
    isShared = true
    follow()
    if text.length > 0 { read() }
  }

  /// Gives the storage the text that the view displays now.
  func viewDidChange() {
    guard isShared, !isUpdating else { return }
    write()
    // The storage or its delegate may have changed attributes.
    if text.delegate != nil || type(of: text) != NSTextStorage.self { read() }
  }

  private func follow() {
    text.changeHandlers.append { [weak self] in self?.storageDidChange() }
  }

  private func storageDidChange() {
    if !isUpdating { read() }
  }

  private func write() {
    isUpdating = true
    defer { isUpdating = false }
    text.setAttributedString(view.attributedText)
  }

  private func read() {
    isUpdating = true
    defer { isUpdating = false }
    view.display(NSAttributedString(attributedString: text))
  }
}
