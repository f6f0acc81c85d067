extension SeedBlock {
  private static func block(_ number: Int, _ firstLine: String, _ code: String, _ test: String) -> SeedBlock {
    SeedBlock(
      seed: .reuseTokens, number: number, firstLine: firstLine,
      evidence: .shown(
        code: "SeedTests/ReuseTokens/" + code, test: test, in: "SeedTests/ReuseTokens/ReuseTokenTests.swift"))
  }

  static let reuseTokens = [
    block(
      1, "register(MyTableCell, forCellReuseIdentifier: \"myCellIdentifier\")", "ReuseTokenTests.swift",
      "stringsRegisterCellsAndHeaders"),
    block(2, "tableView.register(MyCustomCell)", "ReuseTokenTests.swift", "theTypeIsEnoughToDequeue"),
    block(
      3, "let customCellToken = tableView.register(MyCustomCell)", "ReuseTokenTests.swift",
      "theLibrarysTokenIsEnoughToDequeue"),
    block(4, "protocol IdentifiedReusableView {", "IdentifiedReusableView.swift", "theIdentifierIsTheClassName"),
    block(
      5, "protocol IdentifiedCell: UITableViewCell, IdentifiedReusableView { }", "IdentifiedCell.swift",
      "headersAndCellsOfOneIdentifierAreNeverMixedUp"),
    block(6, "struct ReuseToken<T> { }", "ReuseToken.swift", "aUsersOwnTokenCarriesTheCellsType"),
    block(7, "extension UITableView {", "UITableView+IdentifiedCells.swift", "aUsersOwnTokenCarriesTheCellsType"),
    block(
      8, "protocol IdentifiedReusableView {", "IdentifiedReusableView.swift", "theTokenOfANibIsTheOneOfAClass"),
    block(
      9, "func registerNib<T: IdentifiedCell>(for cellType: T.Type) -> ReuseToken<T> {",
      "UITableView+IdentifiedNibs.swift", "theTokenOfANibIsTheOneOfAClass"),
    block(
      10, "extension UITableView {", "UITableView+IdentifiedPrototypes.swift",
      "prototypesOfAStoryboardAreDequeuedByTheirType"),
  ]
}
