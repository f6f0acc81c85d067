public import Foundation

// Functions of C that Swift code passes to others, such as `reduce`.

/// The smallest rectangle that contains two others.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// The part that two rectangles have in common; a null rectangle if there is none.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }
