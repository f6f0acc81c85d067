import Foundation
import Testing

@testable import HeadlessUIKit

/// Constraints in cells, which are solved by themselves unless a constraint relates them to views outside.
@MainActor
struct CellConstraintTests {
  private let box = FixedView(40, 60)

  /// A table with one row, which is as high as the box.
  private func makeTable(_ change: @escaping @MainActor (UIView) -> Void = { _ in }) -> FilledTable {
    FilledTable { [box] content in
      pin(box, to: content)
      change(content)
    }
  }

  @Test func theSolutionOfTheHeightIsReused() throws {
    let table = makeTable()
    let content = table.content
    #expect(content.isSolvedByItself)
    #expect(box.solutionRoot === content)
    #expect(table.solutionRoot === table)
    let store = content.constraintStore
    let (measuring, placing) = (try #require(store.measuringEngine), try #require(store.engine))
    #expect(placing.value(placing.variables(of: box).height) == 60)
    // The variables are those of the measurement, so the constraints were not added again.
    #expect(placing.variables(of: box).height == measuring.variables(of: box).height)
    #expect(table.constraintStore.engine == nil)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
  }

  /// The mark is 20 points left of the table's right edge, then in the middle of the cell, then 5 points from the left.
  @Test func constraintsToViewsOutside() {
    let mark = FixedView(10, 10)
    let table = makeTable { pinCorner($0.place(mark), x: 5, y: 5) }
    let content = table.content
    #expect(mark.frame.origin == CGPoint(x: 5, y: 5))
    let left = content.constraints.filter { $0.firstItem === mark && $0.firstAttribute == .leading }
    NSLayoutConstraint.deactivate(left)

    let toTable = mark.trailingAnchor.constraint(equalTo: table.frameLayoutGuide.trailingAnchor, constant: -20)
    toTable.isActive = true
    table.layoutIfNeeded()
    #expect(!content.isSolvedByItself)
    #expect(mark.solutionRoot === table)
    #expect(mark.frame == CGRect(x: 270, y: 5, width: 10, height: 10))

    toTable.isActive = false
    let toCell = mark.centerXAnchor.constraint(equalTo: table.visibleCells[0].centerXAnchor)
    toCell.isActive = true
    table.layoutIfNeeded()
    #expect(!content.isSolvedByItself)
    #expect(mark.frame.origin == CGPoint(x: 145, y: 5))

    toCell.isActive = false
    NSLayoutConstraint.activate(left)
    table.layoutIfNeeded()
    #expect(content.isSolvedByItself)
    #expect(mark.frame.origin == CGPoint(x: 5, y: 5))
  }

  /// The row would vanish if the cell's own constraint were taken for all constraints that determine its height.
  @Test func aConstraintToTheCellLeavesItsHeight() {
    let mark = FixedView(10, 10)
    let table = makeTable { pinCorner($0.place(mark), y: 5) }
    mark.trailingAnchor.constraint(lessThanOrEqualTo: table.visibleCells[0].trailingAnchor).isActive = true
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
  }

  @Test func aRemovedViewNoLongerRelatesTheCellToTheTable() {
    let mark = FixedView(10, 10)
    let table = makeTable { _ = $0.place(mark) }
    let content = table.content
    mark.topAnchor.constraint(equalTo: table.topAnchor).isActive = true
    mark.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
    #expect(!content.isSolvedByItself)
    mark.removeFromSuperview()
    #expect(content.isSolvedByItself)
  }

  @Test func aContentViewThatConstraintsPlaceIsSolvedWithItsCell() {
    let table = makeTable()
    let content = table.content
    content.translatesAutoresizingMaskIntoConstraints = false
    #expect(!content.isSolvedByItself)
    #expect(box.solutionRoot === table)
  }

  /// The table reports what the constraints of its cells contradict and leave open.
  @Test func warnings() {
    let mark = UIView()
    let table = makeTable {
      let view = $0.place(mark)
      view.topAnchor.constraint(equalTo: $0.topAnchor).isActive = true
      for width in [10, 20] as [CGFloat] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
    let warnings = table.constraintWarnings
    #expect(warnings.count == 2, "\(warnings)")
    #expect(warnings.first?.contains("Unable to simultaneously satisfy constraints") == true, "\(warnings)")
    #expect(
      warnings.last?.hasPrefix("Ambiguous layout: constraints do not determine the x, height") == true, "\(warnings)")
    table.content.superview?.isHidden = true
    #expect(table.constraintWarnings == Array(warnings.prefix(1)))
  }

  /// The views of a cell have the frames that they have in a plain view of the same size.
  @Test(arguments: 0..<20 as Range<UInt64>) func framesAreThoseOfAPlainView(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let lengths = (0..<4).map { _ in CGFloat(random.next(in: 10...500)) }
    let spacing = CGFloat(random.next(in: 0...9))
    func fill(_ view: UIView) -> [UIView] {
      let texts = lengths.map { WrappingView(length: $0) }
      pin(column(spacing: spacing, [row(Array(texts[..<2])), row(Array(texts[2...]))]), to: view, inset: spacing)
      return texts
    }
    var inCell: [UIView] = []
    let table = makeTable { inCell = fill($0) }
    let content = table.content
    let plain = UIView(frame: content.bounds)
    pin(FixedView(40, 60), to: plain)
    let inPlain = fill(plain)
    plain.layoutIfNeeded()
    #expect(inCell.map { $0.convert($0.bounds, to: content) } == inPlain.map { $0.convert($0.bounds, to: plain) })
  }
}

/// A table 300 points wide with one row and its data source.
private final class FilledTable: UITableView {
  private let source: FilledSource

  init(fill: @escaping @MainActor (UIView) -> Void) {
    source = FilledSource(fill: fill)
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    separatorStyle = .none
    dataSource = source
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// The content view of the row.
  var content: UIView { visibleCells[0].contentView }
}
