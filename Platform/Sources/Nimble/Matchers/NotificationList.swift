import Foundation
import Synchronization

/// The notifications that were posted on any thread.
final class NotificationList: Sendable {
  /// `@unchecked Sendable`: notifications are only read.
  private struct Entry: @unchecked Sendable {
    let notification: Notification
  }

  private let entries = Mutex<[Entry]>([])

  var notifications: [Notification] { entries.withLock { $0 }.map(\.notification) }

  func append(_ notification: Notification) {
    let entry = Entry(notification: notification)
    entries.withLock { $0.append(entry) }
  }
}
