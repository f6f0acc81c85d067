import FirstFrameTextEscaping
import Testing

struct EditDistanceTests {
  @Test(
    arguments: [
      ("", "", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("score", "scores", 1),
    ])
  func distancesComputedByHand(one: String, other: String, expected: Int) {
    #expect(EditDistance.between(one, other) == expected)
    #expect(EditDistance.between(other, one) == expected)
  }

  @Test func namesThatContainTheTextAreFirst() {
    let names = ["ToastView", "ScoreView", "ScoreTable", "BadgeView"]
    #expect(EditDistance.nearest(to: "score", in: names) == ["ScoreTable", "ScoreView"])
    #expect(EditDistance.nearest(to: "BadgView", in: names).first == "BadgeView")
    // The nearest name is suggested even if it is not similar.
    #expect(EditDistance.nearest(to: "zzzzzzzzzzzz", in: names).isEmpty)
  }
}
