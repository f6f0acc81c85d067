public import HeadlessUIKit

extension ComponentCatalog {
  /// The components that are also written in SwiftUI, with the same view models.
  public static var twins: [ComponentTwins] {
    [
      ComponentTwins(uiKit: BadgeView.previews, swiftUI: Badge.previews),
      ComponentTwins(uiKit: AvatarView.previews, swiftUI: Avatar.previews),
      ComponentTwins(uiKit: ProgressInfoView.previews, swiftUI: ProgressInfo.previews),
      ComponentTwins(uiKit: KeyValueTableView.previews, swiftUI: KeyValueTable.previews),
      ComponentTwins(uiKit: SectionHeaderView.previews, swiftUI: SectionHeader.previews),
      ComponentTwins(uiKit: TransactionRowView.previews, swiftUI: TransactionRow.previews),
      ComponentTwins(uiKit: CheckboxRowView.previews, swiftUI: CheckboxRow.previews),
      ComponentTwins(uiKit: PillItemView.previews, swiftUI: PillItem.previews),
    ]
  }
}
