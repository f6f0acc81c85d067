extension UITableViewCell {
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton

    /// The marks, from the leading side.
    var marks: [AccessoryMark] {
      switch self {
      case .none: []
      case .disclosureIndicator: [.disclosureIndicator]
      case .detailDisclosureButton: [.detail, .disclosureIndicator]
      case .checkmark: [.checkmark]
      case .detailButton: [.detail]
      }
    }
  }

  /// The arrangement of the labels.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// One label at each side.
    case value1
    /// A short label before the other one.
    case value2
    /// One label above the other.
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    /// As `singleLine`.
    case singleLineEtched
  }
}
