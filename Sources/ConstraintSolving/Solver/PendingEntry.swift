/// A constraint that waits to be brought in, and when its turn is.
struct PendingEntry: Comparable {
  let slot: Int32
  private let stage: Int
  private let priority: Priority
  private let serial: Int

  init(slot: Int32, record: ConstraintRecord) {
    self.slot = slot
    stage = record.priority.isRequired ? (record.relation == .equal ? 0 : 1) : 2
    priority = record.priority.isRequired ? .required : record.priority
    serial = record.serial
  }

  static func < (left: PendingEntry, right: PendingEntry) -> Bool {
    if left.stage != right.stage { return left.stage < right.stage }
    if left.priority != right.priority { return left.priority > right.priority }
    return left.serial < right.serial
  }
}
