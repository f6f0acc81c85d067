import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Uses the built-in typeface, so it checks only relations between sizes.
@MainActor
struct UILabelTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func label(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func sizesAreWholePixels() {
    let size = label(sentence).intrinsicContentSize
    #expect(size.width > 100)
    #expect(size.height > 15)
    #expect((size.width * 2).rounded() == size.width * 2)
    #expect((size.height * 2).rounded() == size.height * 2)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func oneLineDoesNotWrap() {
    let label = label(sentence)
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)) == label.intrinsicContentSize)
  }

  @Test func severalLinesWrap() {
    let label = label(sentence, lines: 0)
    let one = label.intrinsicContentSize
    let wrapped = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    #expect(wrapped.width <= 120)
    #expect(wrapped.height >= one.height * 2)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height < wrapped.height + one.height)
    label.sizeToFit()
    #expect(label.frame.size == one)
  }

  @Test func wrappedTextHasItsHeightInAColumn() {
    let (wrapping, title) = (label(sentence, lines: 0), label("Title"))
    let stack = column(spacing: 4, [title, wrapping])
    stack.frame.size.width = 120
    let node = stack.layoutTree(in: RenderingEnvironment())
    let height = wrapping.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(wrapping.frame.height == height)
    #expect(title.frame.height == title.intrinsicContentSize.height)
    #expect(node.frame.size == CGSize(width: 120, height: height + 4 + title.frame.height))
  }

  @Test func baselinesAreAligned() {
    let (large, small) = (label("Ag", size: 34), label("Ag", size: 12))
    let stack = row(.fill, .firstBaseline, [large, small])
    let node = stack.layoutTree(in: RenderingEnvironment())
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY > 5)
    #expect(small.frame.maxY < large.frame.maxY)
    #expect(node.frame.height == large.frame.height)
  }

  @Test func longerTextTriggersLayout() {
    let (first, second) = (label("a"), label("b"))
    let stack = row([first, second]) { $0.frame = CGRect(x: 0, y: 0, width: 300, height: 20) }
    stack.layoutIfNeeded()
    second.text = sentence
    second.text = "a longer b"
    stack.layoutIfNeeded()
    #expect(second.frame.width == second.intrinsicContentSize.width)
  }
}

@MainActor struct UILabelShadowTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  private let environment = RenderingEnvironment()

  init() {
    label.text = "Goal"
  }

  @Test func aShadowRepeatsTheTextBehindIt() throws {
    label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 2, height: 3)
    let node = label.layoutTree(in: environment)
    #expect(node.text == nil)
    #expect(node.children.map(\.name) == ["shadow", "text"])
    #expect(node.children.map(\.text?.string) == ["Goal", "Goal"])
    #expect(node.children.map(\.frame.origin) == [CGPoint(x: 2, y: 3), .zero])
    #expect(node.children[0].text?.runs.first?.color == Color(red: 255, green: 0, blue: 0))
    #expect(node.children[0].accessibility?.hidesChildren == true)
  }

  @Test func theOffsetIsOnePointUpUnlessSet() {
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    label.shadowColor = .black
    #expect(label.layoutTree(in: environment).children.first?.frame.minY == -1)
  }

  @Test func withoutAColorThereIsNoShadow() {
    #expect(label.layoutTree(in: environment).children.isEmpty)
    label.shadowColor = .black
    label.text = nil
    #expect(label.layoutTree(in: environment).children.isEmpty)
  }
}
