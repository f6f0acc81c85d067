import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// The columns of lazy grids.
struct GridTrackTests {
  /// Columns in a width, with their lengths.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let items: [GridItem]
    let width: CGFloat
    let lengths: [CGFloat]
    let positions: [CGFloat]
  }

  /// Worked out by hand from the rules that Apple documents for `GridItem`: fixed items have their length, flexible ones
  /// share what remains within their limits, and an adaptive one holds as many as fit.
  static let cases = [
    Case(
      testDescription: "fixed", items: [GridItem(.fixed(50)), GridItem(.fixed(30))], width: 200, lengths: [50, 30],
      positions: [0, 58]),
    Case(
      testDescription: "flexible items share the width", items: [GridItem(), GridItem()], width: 208,
      lengths: [100, 100], positions: [0, 108]),
    Case(
      testDescription: "a flexible item beside a fixed one", items: [GridItem(.fixed(50)), GridItem()], width: 200,
      lengths: [50, 142], positions: [0, 58]),
    Case(
      testDescription: "a maximum leaves more for the next",
      items: [GridItem(.flexible(minimum: 10, maximum: 40)), GridItem()], width: 208, lengths: [40, 160],
      positions: [0, 48]),
    Case(
      testDescription: "as many as fit", items: [GridItem(.adaptive(minimum: 60))], width: 200,
      lengths: [61.333, 61.333, 61.333].map { (($0 * 3).rounded() / 3) },
      positions: [0, 208.0 / 3, 416.0 / 3]),
    Case(
      testDescription: "spacing of its own", items: [GridItem(.flexible(), spacing: 20), GridItem()], width: 220,
      lengths: [100, 100], positions: [0, 120]),
    Case(
      testDescription: "at least one", items: [GridItem(.adaptive(minimum: 300))], width: 200, lengths: [300],
      positions: [0]),
  ]

  @Test(arguments: cases) func lengthsFollowTheItems(test: Case) {
    let tracks = GridTracks(test.items, in: test.width).tracks
    #expect(tracks.count == test.lengths.count)
    for (track, expected) in zip(tracks, zip(test.lengths, test.positions)) {
      #expect(abs(track.length - expected.0) < 0.01)
      #expect(abs(track.position - expected.1) < 0.01)
    }
  }

  /// Stacks ask for the length of a grid in an infinite space.
  @Test func anInfiniteLengthHasInfiniteTracks() {
    let flexible = GridTracks([GridItem(), GridItem()], in: .infinity)
    #expect(flexible.extent == .infinity)
    #expect(flexible.tracks.map(\.length) == [.infinity, .infinity])
    let adaptive = GridTracks([GridItem(.adaptive(minimum: 50)), GridItem(.fixed(20))], in: .infinity)
    #expect(adaptive.tracks.map(\.length) == [.infinity, 20])
    #expect(adaptive.tracks.first?.position == 0)
  }

  @Test func tracksWithoutALengthAreAPointApart() {
    let tracks = GridTracks([GridItem(.adaptive(minimum: 0), spacing: 0)], in: 3).tracks
    #expect(tracks.map(\.position) == [0, 1, 2])
  }
}
