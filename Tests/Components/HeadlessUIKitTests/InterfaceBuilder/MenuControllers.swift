import Foundation
import HeadlessUIKit

/// The list of `Menu.storyboard`. It notes what happens to it, in order.
final class MenuController: UIViewController, InterfaceConnectable {
  private(set) var events: [String] = []
  weak var titleLabel: UILabel!
  weak var editItem: UIBarButtonItem?
  private(set) var preparations: [(identifier: String?, destination: UIViewController)] = []
  var refusedSegue: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load \(titleLabel.text ?? "-")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "-")")
    preparations.append((segue.identifier, segue.destination))
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != refusedSegue
  }

  func edit(_ sender: Any) {
    events.append("edit")
  }

  func returnToMenu(_ segue: UIStoryboardSegue) {
    events.append("return \(segue.identifier ?? "-")")
  }

  class var interfaceConnections: [InterfaceConnection] {
    [
      .property("titleLabel", \MenuController.titleLabel), .property("editItem", \MenuController.editItem),
      .action(Selector("edit:", MenuController.edit(_:))),
      .action(Selector("returnToMenu:", MenuController.returnToMenu(_:))),
    ]
  }
}

/// The detail of `Menu.storyboard`, which a creator can give a price.
final class DishController: UIViewController, InterfaceConnectable {
  let price: Int
  weak var backButton: UIButton!

  init?(coder: NSCoder, price: Int) {
    self.price = price
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    price = 0
    super.init(coder: coder)
  }

  class var interfaceConnections: [InterfaceConnection] {
    [.property("backButton", \DishController.backButton)]
  }
}

/// The collection view of `Menu.storyboard`.
final class PhotosController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
}

/// A controller whose view is in the nib with its name.
final class OwnedController: UIViewController, InterfaceConnectable {
  var titleLabel: UILabel?

  class var interfaceConnections: [InterfaceConnection] {
    [.property("titleLabel", \OwnedController.titleLabel)]
  }
}
