import FirstFrameLayoutTree
public import Foundation

/// An attributed string with layout managers, which compute the positions of its characters.
///
/// All changes call the two primitive methods, `replaceCharacters(in:with:)` with a string and
/// ``setAttributes(_:range:)``. A subclass with its own characters overrides them, and calls
/// ``edited(_:range:changeInLength:)`` in them.
open class NSTextStorage: NSMutableAttributedString {
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of the changes since the last processing.
  open private(set) var editedMask: EditActions = []
  /// The changed characters after the changes, as offsets in UTF-16 code units.
  open private(set) var editedRange = unchanged
  /// The difference between the lengths after and before the changes, in UTF-16 code units.
  open private(set) var changeInLength = 0
  private var editDepth = 0
  /// Called on the main thread after changes were processed.
  var changeHandlers: [@MainActor @Sendable () -> Void] = []

  private static let unchanged = NSRange(location: NSNotFound, length: 0)

  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let new = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.forEachRun(in: NSRange(location: 0, length: new.length)) { attributes, run in
      setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    let new = NSAttributedString(attributedString: attrString)
    beginEditing()
    // Foundation on Linux can crash when it compares the attributes of the old text with those of the new one.
    deleteCharacters(in: NSRange(location: 0, length: length))
    append(new)
    endEditing()
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    forEachRun(in: range) { attributes, run in
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: run)
    }
    endEditing()
  }

  /// Notes a change, and processes it unless a group of changes continues. Text is laid out when a position is requested.
  ///
  /// - Parameters:
  ///   - editedRange: The changed characters before the change.
  ///   - delta: The difference of the lengths.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    var range = self.editedRange.location == NSNotFound ? editedRange : NSUnionRange(self.editedRange, editedRange)
    range.length = max(range.length + delta, 0)
    self.editedRange = range
    if editDepth == 0 { process() }
  }

  open override func beginEditing() {
    editDepth += 1
    super.beginEditing()
  }

  /// Ends a group of changes, and processes them after the last group.
  open override func endEditing() {
    super.endEditing()
    editDepth = max(editDepth - 1, 0)
    if editDepth == 0, !editedMask.isEmpty { process() }
  }

  /// Processes the changes. What is changed meanwhile belongs to them.
  private func process() {
    editDepth += 1
    processEditing()
    editDepth -= 1
    (editedMask, editedRange, changeInLength) = ([], Self.unchanged, 0)
    let handlers = changeHandlers
    guard !handlers.isEmpty, MainActorContext.isCurrent else { return }
    MainActor.assumeIsolated { for handler in handlers { handler() } }
  }

  /// Notifies the delegate of the changes, which may change attributes in turn.
  open func processEditing() {
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
  }

  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// The kinds of changes to a text storage.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// Receives the changes of a text storage.
public protocol NSTextStorageDelegate: DelegateObject {
  /// Called before the changes are processed. The delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after the changes were processed. The delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

extension NSAttributedString {
  /// Calls a closure with the attributes of each part of a range that has the same ones.
  fileprivate func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange()
      let attributes = attributes(at: location, effectiveRange: &run)
      let end = max(min(NSMaxRange(run), NSMaxRange(range)), location + 1)
      body(attributes, NSRange(location: location, length: end - location))
      location = end
    }
  }
}
