public import Foundation

// Functions of C that Swift code passes to others, such as `reduce`.

/// The smallest rectangle that contains two others.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// The part that two rectangles have in common; a null rectangle if there is none.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }

// MARK: Comparisons

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
