extension SnapshotItem {
  /// What is the matter with a snapshot, in the order in which reports tell of it.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The value differs from its reference.
    case changed
    /// There is no reference.
    case new
    /// The first frame shows nothing.
    case blank
    /// State arrived after the first frame.
    case late
    /// The reference is there and is no value of the format.
    case unreadable
    /// The value could not be captured or stored.
    case failed
    /// The assertion is meaningless, for instance since its snapshot has no name of its own.
    case refused
    /// The value was written as the reference.
    case recorded

    /// The kind for a verdict as journals have it.
    init(verdict: String) {
      self =
        switch verdict {
        case "mismatched": .changed
        case "missing": .new
        case "blank": .blank
        case "late": .late
        case "unreadableReference": .unreadable
        case "refused": .refused
        case "recorded": .recorded
        // Also what a later version of the library may come to.
        default: .failed
        }
    }

    /// Which of two kinds counts where verdicts on a snapshot disagree: the lower one's.
    var precedence: Int {
      switch self {
      case .changed: 0
      case .new: 1
      // What came late explains what was blank at first.
      case .late: 2
      case .blank: 3
      case .unreadable: 4
      case .failed: 5
      case .refused: 6
      case .recorded: 7
      }
    }

    /// Whether what was drawn can become the reference.
    package var isAcceptable: Bool {
      switch self {
      case .changed, .new, .unreadable: true
      case .blank, .late, .failed, .refused, .recorded: false
      }
    }
  }
}
