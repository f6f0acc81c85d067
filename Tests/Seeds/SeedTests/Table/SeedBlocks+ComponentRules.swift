extension SeedBlock {
  private static let tests = "SeedTests/ComponentRules/ComponentRuleTests.swift"
  private static let standard = "SeedSwift5Tests/ReuseStandard/ReuseStandardTests.swift"
  private static let collections = "SeedTests/CellTasks/CollectionRuleTests.swift"

  private static func block(
    _ number: Int, _ firstLine: String, _ code: String, _ test: String, in file: String = tests
  ) -> SeedBlock {
    SeedBlock(
      seed: .componentRules, number: number, firstLine: firstLine,
      evidence: .shown(code: code, test: test, in: file))
  }

  static let reuseStandard = [
    SeedBlock(
      seed: .reuseStandard, number: 1, firstLine: "public protocol ReusableView {",
      evidence: .shown(
        code: "SeedSwift5Tests/ReuseStandard/SomeView.swift", test: "aTableGoesThroughTheLifecycleInOrder",
        in: standard))
  ]

  static let componentRules = [
    block(
      1, "public enum ThemeMode { }", "SeedTests/ComponentRules/AllInOneFile.swift", "onlyTheWrongFileHasSeveralTypes",
      in: "SeedTests/Table/FileOrganizationTests.swift"),
    block(
      2, "public class CasinoGameCardView: UIView {", "SeedTests/CellTasks/GameCardCollectionViewCell.swift",
      "aCollectionCellWrapsItsView", in: collections),
    block(
      3, "public protocol ReusableView {", "SeedSwift5Tests/ReuseStandard/ReusableView.swift",
      "aViewIsBlankWithoutAModel", in: standard),
    block(
      4, "final class SomeView: UIView, ReusableView {", "SeedSwift5Tests/ReuseStandard/SomeView.swift",
      "prepareForReuseRemovesThePreviousState", in: standard),
    block(
      5, "protocol XViewModelProtocol {", "SeedTests/ComponentRules/YourComponentView.swift",
      "aComponentShowsItsStateImmediatelyAndEachStateOnce"),
    block(
      6, "#Preview(\"Component States\") {", "SeedTests/ComponentRules/YourComponentPreviews.swift",
      "aPreviewOfAControllerPlacesTheComponentAtTheTopOfTheSafeArea"),
    block(
      7, "private let categoryBarView = CasinoCategoryBarView()", "SeedTests/CellTasks/CategorySectionView.swift",
      "aSectionHasABarAndItsCards", in: collections),
    block(
      8, "UIComponent(", "SeedTests/ComponentRules/ComponentGallery.swift",
      "aGalleryMakesComponentsAndTheirDemonstrations"),
    block(
      9, "class YourComponentViewController: UIViewController {",
      "SeedTests/ComponentRules/YourComponentViewController.swift", "aGalleryMakesComponentsAndTheirDemonstrations"),
    block(
      10, "backgroundColor = StyleProvider.Color.backgroundColor", "SeedTests/ComponentRules/StyledView.swift",
      "styledColorsFollowTheAppearanceAndHardcodedColorsDoNot"),
    block(
      11, "class MyCustomView: UIView { /* implementation */ }",
      "SeedTests/ComponentRules/MyCustomTableViewCell.swift", "aCellIsAThinWrapperAsHighAsItsView"),
    block(
      12, "class ComplexComponentView: UIView {", "SeedTests/ComponentRules/ComplexComponentView.swift",
      "theHeightOfAComponentIsTheSumOfItsSections"),
    block(
      13, "#Preview(\"Default State\") {", "SeedTests/ComponentRules/YourComponentPreviews.swift",
      "aPreviewRetainsAndShowsItsController"),
    block(
      14, "public struct PillItemStyle: Equatable {", "SeedTests/ComponentRules/PillItemStyle.swift",
      "aPillHasTheStyleOfItsState"),
  ]
}
