import FirstFrame

/// What is as it should be, by the component's name, and why.
enum ContractExemptions {
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
