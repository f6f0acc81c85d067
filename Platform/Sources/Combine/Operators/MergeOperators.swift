import OpenCombine

extension Publisher {
  /// Combines the elements of this publisher and of another publisher of the same type in one sequence.
  ///
  /// The publisher sends elements in the order in which they arrive. It finishes when all upstream publishers have
  /// finished, and fails when one of them fails. While the demand is limited, it requests one element at a time from
  /// each upstream publisher, and stores elements that arrive without demand until there is demand.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Merge<Self, P>(self, other)
  }

  /// Combines the elements of this publisher and of two other publishers of the same type in one sequence.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    Publishers.Merge3<Self, B, C>(self, b, c)
  }

  /// Combines the elements of this publisher and of three other publishers of the same type in one sequence.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    Publishers.Merge4<Self, B, C, D>(self, b, c, d)
  }

  /// Combines the elements of this publisher and of four other publishers of the same type in one sequence.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    Publishers.Merge5<Self, B, C, D, E>(self, b, c, d, e)
  }

  /// Combines the elements of this publisher and of five other publishers of the same type in one sequence.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
    E.Output == F.Output
  {
    Publishers.Merge6<Self, B, C, D, E, F>(self, b, c, d, e, f)
  }

  /// Combines the elements of this publisher and of six other publishers of the same type in one sequence.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
    E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
  {
    Publishers.Merge7<Self, B, C, D, E, F, G>(self, b, c, d, e, f, g)
  }

  /// Combines the elements of this publisher and of seven other publishers of the same type in one sequence.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
    E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
  {
    Publishers.Merge8<Self, B, C, D, E, F, G, H>(self, b, c, d, e, f, g, h)
  }

  /// Combines the elements of this publisher and of another one of the same type in one sequence.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}

// Merging a merge returns a single merge of all its publishers.

extension Publishers.Merge {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
  where B.Failure == P.Failure, B.Output == P.Output {
    Publishers.Merge3<A, B, P>(a, b, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
  where B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge4<A, B, Z, Y>(a, b, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge5<A, B, Z, Y, X>
  where
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output
  {
    Publishers.Merge5<A, B, Z, Y, X>(a, b, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge6<A, B, Z, Y, X, W>
  where
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  {
    Publishers.Merge6<A, B, Z, Y, X, W>(a, b, z, y, x, w)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
  where
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output
  {
    Publishers.Merge7<A, B, Z, Y, X, W, V>(a, b, z, y, x, w, v)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
  ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
  where
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output,
    V.Failure == U.Failure, V.Output == U.Output
  {
    Publishers.Merge8<A, B, Z, Y, X, W, V, U>(a, b, z, y, x, w, v, u)
  }
}

extension Publishers.Merge3 {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
  where C.Failure == P.Failure, C.Output == P.Output {
    Publishers.Merge4<A, B, C, P>(a, b, c, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
  where C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge5<A, B, C, Z, Y>(a, b, c, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output
  {
    Publishers.Merge6<A, B, C, Z, Y, X>(a, b, c, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge7<A, B, C, Z, Y, X, W>
  where
    C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  {
    Publishers.Merge7<A, B, C, Z, Y, X, W>(a, b, c, z, y, x, w)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output
  {
    Publishers.Merge8<A, B, C, Z, Y, X, W, V>(a, b, c, z, y, x, w, v)
  }
}

extension Publishers.Merge4 {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
  where D.Failure == P.Failure, D.Output == P.Output {
    Publishers.Merge5<A, B, C, D, P>(a, b, c, d, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
  where D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge6<A, B, C, D, Z, Y>(a, b, c, d, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge7<A, B, C, D, Z, Y, X>
  where
    D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output
  {
    Publishers.Merge7<A, B, C, D, Z, Y, X>(a, b, c, d, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
  where
    D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  {
    Publishers.Merge8<A, B, C, D, Z, Y, X, W>(a, b, c, d, z, y, x, w)
  }
}

extension Publishers.Merge5 {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
  where E.Failure == P.Failure, E.Output == P.Output {
    Publishers.Merge6<A, B, C, D, E, P>(a, b, c, d, e, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
  where E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge7<A, B, C, D, E, Z, Y>(a, b, c, d, e, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
  where
    E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output
  {
    Publishers.Merge8<A, B, C, D, E, Z, Y, X>(a, b, c, d, e, z, y, x)
  }
}

extension Publishers.Merge6 {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
  where F.Failure == P.Failure, F.Output == P.Output {
    Publishers.Merge7<A, B, C, D, E, F, P>(a, b, c, d, e, f, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
  where F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge8<A, B, C, D, E, F, Z, Y>(a, b, c, d, e, f, z, y)
  }
}

extension Publishers.Merge7 {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
  where G.Failure == P.Failure, G.Output == P.Output {
    Publishers.Merge8<A, B, C, D, E, F, G, P>(a, b, c, d, e, f, g, other)
  }
}
