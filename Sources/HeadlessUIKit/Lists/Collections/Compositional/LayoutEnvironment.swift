import Foundation

/// The environment of a section.
struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    container = LayoutContainer(contentSize: size, contentInsets: insets)
    traitCollection = traits
  }
}
