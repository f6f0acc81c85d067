import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Shapes and paths that are made from others.
@MainActor struct CombinedShapeTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

  @Test func pathsAreCombined() {
    #expect(square.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(square.intersection(right).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(square.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!square.symmetricDifference(right).contains(CGPoint(x: 7, y: 5)))
  }

  @Test func aLineIsClippedToAPath() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 20, y: 5))
    #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtraction(square)
    #expect(outside.boundingRect == CGRect(x: -5, y: 5, width: 25, height: 0))
    #expect(outside.elements.count == 4)
  }

  @Test func theElementsOfAPathAreListed() {
    var elements: [Path.Element] = []
    let collect: (Path.Element) -> Void = { elements.append($0) }
    square.forEach(collect)
    #expect(elements.first == .move(to: .zero))
    #expect(elements.last == .closeSubpath)
  }

  @Test func aShapeOfTwoShapesHasTheirCommonArea() {
    let shape = Rectangle().subtracting(Circle())
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func transformedShapesAreMovedAndTurned() {
    let moved = OffsetShape(shape: Rectangle(), offset: CGSize(width: 3, height: 4))
    #expect(moved.path(in: CGRect(x: 0, y: 0, width: 2, height: 2)).boundingRect.origin == CGPoint(x: 3, y: 4))
    let scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 2, height: 1), anchor: .topLeading)
    #expect(scaled.path(in: CGRect(x: 0, y: 0, width: 2, height: 2)).boundingRect.width == 4)
  }
}
