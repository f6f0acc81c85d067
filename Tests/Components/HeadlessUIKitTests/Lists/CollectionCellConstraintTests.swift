import Foundation
import HeadlessUIKit
import Testing

/// The size of a collection view cell according to its own constraints and those in its content view.
@MainActor
struct CollectionCellConstraintTests {
  /// The views that the four edges of a box are attached to.
  struct Edges: Sendable {
    let leading: Target
    let trailing: Target
    let top: Target
    let bottom: Target

    enum Target: Sendable, CaseIterable {
      case cell, contentView
    }

    static let all: [Edges] = Target.allCases.flatMap { leading in
      Target.allCases.flatMap { trailing in
        Target.allCases.flatMap { top in
          Target.allCases.map { Edges(leading: leading, trailing: trailing, top: top, bottom: $0) }
        }
      }
    }
  }

  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  private func size(width: CGFloat) -> CGSize {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The box is 60 points high, and 5 points away from each edge.
  @Test(arguments: Edges.all) func edgesOfTheCellAndOfItsContentView(edges: Edges) {
    func view(_ target: Edges.Target) -> UIView { target == .cell ? cell : cell.contentView }
    let box = cell.contentView.place(FixedView(40, 60))
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view(edges.leading).leadingAnchor, constant: 5),
      view(edges.trailing).trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: view(edges.top).topAnchor, constant: 5),
      view(edges.bottom).bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
    ])
    #expect(size(width: 200) == CGSize(width: 200, height: 70))
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 70))
    cell.frame.size = CGSize(width: 200, height: 70)
    cell.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 5, width: 190, height: 60))
  }

  /// A badge in the cell is 80 points high with its margins, the box in the content view 60 points.
  @Test func theHigherOfTwoUnrelatedParts() {
    pin(FixedView(40, 60), to: cell.contentView)
    #expect(size(width: 200).height == 60)
    pin(FixedView(20, 70), to: cell, inset: 5)
    #expect(size(width: 200).height == 80)
  }

  /// The width of the content view is that beside the accessory, also before the first layout, so that the text wraps at
  /// it with a constraint to the cell as without.
  @Test(arguments: [50, 300] as [CGFloat]) func aListCellWithAConstraintToTheCell(width: CGFloat) {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: 50))
    cell.accessories = [.disclosureIndicator()]
    let text = WrappingView(length: 500)
    pin(text, to: cell.contentView)
    func size() -> CGSize {
      cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let expected = size()
    text.leadingAnchor.constraint(greaterThanOrEqualTo: cell.leadingAnchor).isActive = true
    #expect(size() == expected)
  }
}
