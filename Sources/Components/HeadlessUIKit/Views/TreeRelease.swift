import Foundation

/// Releases the children of views, layers and controllers one tree after another.
///
/// Each object of a tree owns its children, so its deinitializer runs theirs within itself. In a tree that is nested
/// thousands of levels deep, this would exhaust the call stack. Therefore deinitializers pass their children to this type:
/// the outermost one releases them, and those within it only add to its list.
///
/// Deinitializers run on any thread, so each thread has its own list.
enum TreeRelease {
  /// The children that the outermost deinitializer of a thread releases.
  private final class Pending {
    var lists: [[AnyObject]] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Releases an optional child, which its owner gives up.
  static func release<Child: AnyObject>(_ child: inout Child?) {
    var children: [Child] = []
    // Nothing else may refer to the child when it is released.
    if let only = child.take() { children.append(only) }
    release(&children)
  }

  /// Releases children, which their owner gives up. Their own children are released before the outermost call returns.
  static func release<Child: AnyObject>(_ children: inout [Child]) {
    guard !children.isEmpty else { return }
    if let running = pthread_getspecific(key) {
      let pending = Unmanaged<Pending>.fromOpaque(running).takeUnretainedValue()
      pending.lists.append(children)
      children = []
      return
    }
    let pending = Pending()
    pthread_setspecific(key, Unmanaged.passUnretained(pending).toOpaque())
    defer { pthread_setspecific(key, nil) }
    pending.lists.append(children)
    children = []
    while !pending.lists.isEmpty { pending.lists.removeLast() }
    // The list must exist for as long as the thread refers to it.
    withExtendedLifetime(pending) {}
  }
}
