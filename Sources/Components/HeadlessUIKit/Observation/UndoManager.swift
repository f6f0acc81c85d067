#if !canImport(Darwin)
public import Foundation

/// Records operations that undo changes, and undoes and redoes them. Foundation has this class on Apple's systems only.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private typealias Operation = @MainActor () -> Void
  private struct Group {
    var name = ""
    var operations: [Operation] = []
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var openGroups: [Group] = []
  private var disabledCount = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var groupsByEvent = true
  /// The largest number of operations that can be undone; 0 for no limit.
  open var levelsOfUndo = 0
  open var groupingLevel: Int { openGroups.count }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open var canUndo: Bool { !undoGroups.isEmpty }
  open var canRedo: Bool { !redoGroups.isEmpty }
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  public override init() {
    super.init()
  }

  /// Records an operation that undoes a change of the target, which is not retained.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let operation: Operation = { [weak target] in if let target { handler(target) } }
    if openGroups.isEmpty {
      add(Group(operations: [operation]))
    } else {
      openGroups[openGroups.count - 1].operations.append(operation)
    }
  }

  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if isUndoing, !redoGroups.isEmpty {
      redoGroups[redoGroups.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  open func beginUndoGrouping() {
    openGroups.append(Group())
  }

  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.operations.isEmpty else { return }
    if openGroups.isEmpty {
      add(group)
    } else {
      openGroups[openGroups.count - 1].operations += group.operations
    }
  }

  open func disableUndoRegistration() {
    disabledCount += 1
  }

  open func enableUndoRegistration() {
    disabledCount = max(0, disabledCount - 1)
  }

  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
    openGroups = []
  }

  /// Performs operations. What they record is one group, which undoes them.
  private func perform(_ group: Group) {
    openGroups = [Group(name: group.name)]
    for operation in group.operations.reversed() { operation() }
    endUndoGrouping()
  }

  private func add(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
      return
    }
    undoGroups.append(group)
    if !isRedoing { redoGroups = [] }
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
  }
}
#endif
