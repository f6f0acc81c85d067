import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// With the real typesetter, so that only relations between sizes are held.
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
    #expect(size.width > 100 && size.height > 15)
    #expect((size.width * 2).rounded() == size.width * 2 && (size.height * 2).rounded() == size.height * 2)
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
    #expect(wrapped.width <= 120 && wrapped.height >= one.height * 2)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height < wrapped.height + one.height)
    label.sizeToFit()
    #expect(label.frame.size == one)
  }

  @Test func aColumnGivesWrappedTextItsHeight() {
    let (wrapping, title) = (label(sentence, lines: 0), label("Title"))
    let stack = column(spacing: 4, [title, wrapping])
    stack.frame.size.width = 120
    let node = stack.layoutTree(in: RenderingEnvironment())
    let height = wrapping.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(wrapping.frame.height == height && title.frame.height == title.intrinsicContentSize.height)
    #expect(node.frame.size == CGSize(width: 120, height: height + 4 + title.frame.height))
  }

  @Test func baselinesLineUp() {
    let (large, small) = (label("Ag", size: 34), label("Ag", size: 12))
    let stack = row(.fill, .firstBaseline, [large, small])
    let node = stack.layoutTree(in: RenderingEnvironment())
    #expect(large.frame.minY == 0 && small.frame.minY > 5 && small.frame.maxY < large.frame.maxY)
    #expect(node.frame.height == large.frame.height)
  }

  @Test func textIsLaidOutAgainWhenItGrows() {
    let (first, second) = (label("a"), label("b"))
    let stack = row([first, second]) { $0.frame = CGRect(x: 0, y: 0, width: 300, height: 20) }
    stack.layoutIfNeeded()
    second.text = sentence
    second.text = "a longer b"
    stack.layoutIfNeeded()
    #expect(second.frame.width == second.intrinsicContentSize.width)
  }
}
