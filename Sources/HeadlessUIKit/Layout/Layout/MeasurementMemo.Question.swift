extension MeasurementMemo {
  /// Identifies a measurement. Views outlive the measurements that refer to them.
  struct Question: Hashable {
    var view: ObjectIdentifier
    var subject: Subject
    var proposal: SizeProposal

    /// A kind of size.
    enum Subject: Hashable {
      /// The size in a container.
      case whole
      /// The size in a stack, ignoring constraints within the view.
      case layout
      /// The size that hugging and compression resistance preserve; in a stack, a fitting size if there is no intrinsic
      /// one.
      case content(isArranged: Bool)
    }
  }
}
