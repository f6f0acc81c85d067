import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Tests of a component library's rules about collection views.
@MainActor struct CollectionRuleTests {
  private func texts(_ node: LayoutNode) -> [String] {
    (node.text.map { [$0.string] } ?? []) + node.children.flatMap(texts)
  }

  @Test func aCollectionCellWrapsItsView() {
    let cell = GameCardCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    cell.configure(with: GameCardViewModel(name: "Roulette"))
    let tree = cell.layoutTree(in: RenderingEnvironment())
    #expect(texts(tree) == ["Roulette"])
    #expect(cell.contentView.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 80, height: 40)])
    #expect(cell.contentView.subviews.first is GameCardView)
  }

  @Test func aSectionHasABarAndItsCards() {
    let games = ["Roulette", "Poker", "Slots", "Dice", "Bingo"].map { GameCardViewModel(name: $0) }
    let section = CategorySectionView(title: "Live", games: games)
    let tree = section.layoutTree(in: RenderingEnvironment(size: CGSize(width: 200, height: 130)))
    // The cards are 80 points wide with gaps of 10 points, so the third starts at 180.
    #expect(texts(tree) == ["Live", "Roulette", "Poker", "Slots"])
  }
}
