import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// The contents that a blank component does not show, for the message about it.
@MainActor struct OmissionTests {
  private final class Card: UIView {
    let title = UILabel()
    let logo = UIImageView()

    func place(_ view: UIView) {
      view.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
      addSubview(view)
    }
  }

  private func sentences(_ card: UIView, size: CGSize? = CGSize(width: 60, height: 40)) -> [String] {
    _ = card.layoutTree(in: RenderingEnvironment(size: size))
    return card.frameOmissions.map { "\($0)" }
  }

  @Test func hiddenViewsAreNamed() {
    let card = Card()
    card.place(card.title)
    card.title.isHidden = true
    #expect(sentences(card) == ["`title` (UILabel) is hidden."])
    let box = UIView()
    box.isHidden = true
    card.addSubview(box)
    box.addSubview(card.title)
    #expect(sentences(card) == ["`UIView` (UIView) is hidden."], "not the views in a hidden view")
  }

  @Test func missingImagesAreNamed() {
    MissingImages.record(nil)
    let card = Card()
    card.place(card.logo)
    #expect(sentences(card) == ["`logo` (UIImageView) has no image."])
    card.logo.image = UIImage(named: "crest-that-does-not-exist")
    #expect(
      sentences(card) == ["`logo` (UIImageView) has no image: there is no image named \"crest-that-does-not-exist\"."])
    card.logo.image = UIImage(systemName: "symbol.that.does.not.exist")
    #expect(sentences(card).first?.contains("\"symbol.that.does.not.exist\"") == true)
    card.logo.image = UIImage(systemName: "star")
    #expect(sentences(card) == [])
    card.logo.image = nil
    #expect(sentences(card) == ["`logo` (UIImageView) has no image."], "the last request was answered")
  }

  @Test func viewsWithoutContentsAreNamed() {
    #expect(sentences(UIView()) == ["`UIView` (UIView) has no subviews."])
    #expect(sentences(Card()) == [], "it may draw itself")
    #expect(sentences(UIImageView(image: UIImage())) == ["`UIImageView` (UIImageView) has an image without a size."])
    #expect(sentences(UITableView()) == ["`UITableView` (UITableView) has no data source."])
    let empty = EmptyTable()
    #expect(sentences(empty) == ["`EmptyTable` (EmptyTable) has no rows."])
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(sentences(grid) == ["`UICollectionView` (UICollectionView) has no data source."])
  }

  private final class EmptyTable: UITableView, UITableViewDataSource {
    init() {
      super.init(frame: .zero, style: .plain)
      dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func viewsWithoutASizeAreNamed() {
    #expect(
      sentences(Card(), size: nil) == [
        "`Card` has no width, because it has no subviews and no intrinsic width.",
        "`Card` has no height, because it has no subviews and no intrinsic height.",
      ])
    let pinned = Card()
    pinned.title.translatesAutoresizingMaskIntoConstraints = false
    pinned.addSubview(pinned.title)
    NSLayoutConstraint.activate([
      pinned.title.topAnchor.constraint(equalTo: pinned.topAnchor),
      pinned.title.bottomAnchor.constraint(equalTo: pinned.bottomAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 50),
      pinned.title.leadingAnchor.constraint(equalTo: pinned.leadingAnchor),
    ])
    #expect(
      sentences(pinned, size: nil) == ["`Card` has no height, because its contents have none: `title` (UILabel)."])
    let loose = Card()
    loose.place(loose.logo)
    #expect(
      sentences(loose, size: nil).first
        == "`Card` has no width, because no constraints connect its subviews to both its leading and its trailing edge."
    )
  }
}
