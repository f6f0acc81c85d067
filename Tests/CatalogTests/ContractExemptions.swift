import FirstFrame

/// What is as it should be, by the component's name, and why.
enum ContractExemptions {
  /// Components that do not keep the contract yet: a badge is cut off in large text, rows that scroll, a progress and an
  /// avatar are not as blank after `prepareForReuse()` as new ones.
  static let unsettled: Set<String> = [
    "AdaptiveTabBarView", "QuickLinksTabBarView", "MarketGroupSelectorTabView", "AmountPillsView", "ProgressInfoView",
    "AvatarView",
  ]

  static let all: [String: [StateExemption]] = [
    "AvatarView": [
      StateExemption(.textGrowth, node: "initialsLabel", reason: "the initials fill a circle that does not grow")
    ],
    "PinDigitEntryView": [
      StateExemption(.mirroring, reason: "keys stand as on a telephone in every reading direction")
    ],
    "TallOddsMatchCardView": [
      StateExemption(.textGrowth, node: "initialsLabel", reason: "the initials repeat the name beside their crest")
    ],
  ]
}
