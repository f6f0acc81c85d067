import FirstFrame

/// Intended exceptions from the contract, by component name, with their reasons.
enum ContractExemptions {
  static let all: [String: [StateExemption]] = [
    "AvatarView": [
      StateExemption(.textGrowth, node: "initialsLabel", reason: "the initials fill a circle that does not grow")
    ],
    "PinDigitEntryView": [
      StateExemption(.mirroring, reason: "keys are arranged as on a telephone, whatever the reading direction")
    ],
    "TallOddsMatchCardView": [
      StateExemption(.textGrowth, node: "initialsLabel", reason: "the initials repeat the name beside the crest")
    ],
  ]
}
