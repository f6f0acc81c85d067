import Foundation
import HeadlessUIKit
import Testing

private typealias Build = CompositionalBuilding

/// Frames in a view of 320 x 480 points at two pixels per point, computed by hand from Apple's documentation of
/// `NSCollectionLayoutSection` and related types.
@MainActor
struct CompositionalLayoutTests {
  @Test(arguments: sizes) func dimensionsAreRelativeToTheContainer(_ layoutCase: CollectionLayoutCase) {
    layoutCase.check()
  }

  @Test(arguments: spacings) func spacingIsApplied(_ layoutCase: CollectionLayoutCase) { layoutCase.check() }

  @Test(arguments: boundaries) func boundaryItemsAreAtTheEdges(_ layoutCase: CollectionLayoutCase) {
    layoutCase.check()
  }

  @Test(arguments: orthogonalSections)
  func sectionsScrollOrthogonally(_ layoutCase: CollectionLayoutCase) { layoutCase.check() }

  @Test(arguments: estimates) func contentDeterminesSizes(_ layoutCase: CollectionLayoutCase) { layoutCase.check() }

  nonisolated private static let sizes: [CollectionLayoutCase] = [
    CollectionLayoutCase(
      behavior: "rows over the full width", counts: [3],
      layout: { Build.layout(Build.row(.absolute(44), Build.item())) },
      items: [rect(0, 0, 320, 44), rect(0, 44, 320, 44), rect(0, 88, 320, 44)], content: size(320, 132)),
    CollectionLayoutCase(
      behavior: "halves", counts: [3],
      layout: { Build.layout(Build.row(.absolute(100), Build.item(.fractionalWidth(0.5)))) },
      items: [rect(0, 0, 160, 100), rect(160, 0, 160, 100), rect(0, 100, 160, 100)], content: size(320, 200)),
    CollectionLayoutCase(
      behavior: "thirds with edges on whole pixels", counts: [3],
      layout: { Build.layout(Build.row(.absolute(90), Build.item(.fractionalWidth(1.0 / 3)))) },
      items: [rect(0, 0, 106.5, 90), rect(106.5, 0, 107, 90), rect(213.5, 0, 106.5, 90)]),
    CollectionLayoutCase(
      behavior: "squares with a height relative to the width", counts: [5],
      layout: { Build.layout(Build.row(.fractionalWidth(0.25), Build.item(.fractionalWidth(0.25)))) },
      items: [
        rect(0, 0, 80, 80), rect(80, 0, 80, 80), rect(160, 0, 80, 80), rect(240, 0, 80, 80), rect(0, 80, 80, 80),
      ], content: size(320, 160)),
    CollectionLayoutCase(
      behavior: "half a screen per item", counts: [2],
      layout: { Build.layout(Build.row(.fractionalHeight(0.5), Build.item())) },
      items: [rect(0, 0, 320, 240), rect(0, 240, 320, 240)]),
    CollectionLayoutCase(
      behavior: "two kinds of items alternate", counts: [3],
      layout: {
        Build.layout(
          Build.row(.absolute(50), Build.item(.fractionalWidth(0.25)), Build.item(.fractionalWidth(0.75))))
      }, items: [rect(0, 0, 80, 50), rect(80, 0, 240, 50), rect(0, 50, 80, 50)]),
    CollectionLayoutCase(
      behavior: "items one below the other", counts: [3],
      layout: {
        Build.layout(
          Build.column(
            .absolute(100), Build.item(.fractionalWidth(1), .absolute(60)),
            Build.item(.fractionalWidth(1), .absolute(40))))
      }, items: [rect(0, 0, 320, 60), rect(0, 60, 320, 40), rect(0, 100, 320, 60)], content: size(320, 200)),
    CollectionLayoutCase(
      behavior: "a large item beside two small ones", counts: [4],
      layout: {
        Build.layout(
          Build.row(
            .absolute(200), Build.item(.fractionalWidth(0.75)),
            Build.column(.fractionalWidth(0.25), .fractionalHeight(1), Build.item(), count: 2)))
      },
      items: [rect(0, 0, 240, 200), rect(240, 0, 80, 100), rect(240, 100, 80, 100), rect(0, 200, 240, 200)],
      content: size(320, 400)),
    CollectionLayoutCase(
      behavior: "a group with a count of equal items", counts: [4],
      layout: { Build.layout(Build.row(.absolute(40), Build.item(), count: 4)) },
      items: [rect(0, 0, 80, 40), rect(80, 0, 80, 40), rect(160, 0, 80, 40), rect(240, 0, 80, 40)]),
    CollectionLayoutCase(
      behavior: "columns that scroll horizontally", counts: [3],
      layout: {
        let layout = Build.layout(
          Build.column(.absolute(100), .fractionalHeight(1), Build.item(.fractionalWidth(1), .fractionalHeight(0.5))))
        layout.configuration.scrollDirection = .horizontal
        return layout
      }, items: [rect(0, 0, 100, 240), rect(0, 240, 100, 240), rect(100, 0, 100, 240)], content: size(200, 480)),
    CollectionLayoutCase(
      behavior: "custom frames", counts: [3],
      layout: {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return Build.layout(
          .custom(layoutSize: size) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
              NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 50, 50)),
              NSCollectionLayoutGroupCustomItem(frame: rect(width - 50, 50, 50, 50), zIndex: 1),
            ]
          })
      }, items: [rect(0, 0, 50, 50), rect(270, 50, 50, 50), rect(0, 100, 50, 50)], content: size(320, 200)),
    CollectionLayoutCase(
      behavior: "sections from a provider", counts: [2, 2],
      layout: {
        UICollectionViewCompositionalLayout { index, environment in
          let columns = environment.container.contentSize.width > 300 && index == 0 ? 2 : 1
          return Build.section(Build.row(.absolute(50), Build.item(), count: columns))
        }
      }, items: [rect(0, 0, 160, 50), rect(160, 0, 160, 50), rect(0, 50, 320, 50), rect(0, 100, 320, 50)]),
    CollectionLayoutCase(
      behavior: "the content inset reduces the available size", counts: [2],
      contentInset: UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10),
      layout: { Build.layout(Build.row(.fractionalHeight(0.5), Build.item(.fractionalWidth(0.5)))) },
      items: [rect(0, 0, 150, 220), rect(150, 0, 150, 220)], content: size(300, 220)),
  ]

  nonisolated private static let spacings: [CollectionLayoutCase] = [
    CollectionLayoutCase(
      behavior: "an item's insets", counts: [2],
      layout: {
        Build.layout(
          Build.row(.absolute(100), Build.item(.fractionalWidth(0.5)) { $0.contentInsets = Build.insets(5, 5, 5, 5) }))
      }, items: [rect(5, 5, 150, 90), rect(165, 5, 150, 90)]),
    CollectionLayoutCase(
      behavior: "a group's insets", counts: [2],
      layout: {
        let group = Build.row(.absolute(100), Build.item())
        group.contentInsets = Build.insets(10, 10, 10, 10)
        return Build.layout(group)
      }, items: [rect(10, 10, 300, 80), rect(10, 110, 300, 80)], content: size(320, 200)),
    CollectionLayoutCase(
      behavior: "a section's insets", counts: [2],
      layout: {
        Build.layout(Build.row(.absolute(50), Build.item(.fractionalWidth(0.5)))) {
          $0.contentInsets = Build.insets(10, 20, 30, 40)
        }
      }, items: [rect(20, 10, 130, 50), rect(150, 10, 130, 50)], content: size(320, 90)),
    CollectionLayoutCase(
      behavior: "between groups", counts: [3],
      layout: { Build.layout(Build.row(.absolute(44), Build.item())) { $0.interGroupSpacing = 8 } },
      items: [rect(0, 0, 320, 44), rect(0, 52, 320, 44), rect(0, 104, 320, 44)], content: size(320, 148)),
    CollectionLayoutCase(
      behavior: "between equal items: (320 - 10) / 2", counts: [2],
      layout: { Build.layout(Build.row(.absolute(50), Build.item(), count: 2, spacing: .fixed(10))) },
      items: [rect(0, 0, 155, 50), rect(165, 0, 155, 50)]),
    CollectionLayoutCase(
      behavior: "two halves and a spacing of 10 do not fit", counts: [2],
      layout: { Build.layout(Build.row(.absolute(50), Build.item(.fractionalWidth(0.5)), spacing: .fixed(10))) },
      items: [rect(0, 0, 160, 50), rect(0, 50, 160, 50)]),
    CollectionLayoutCase(
      behavior: "flexible spacings share the remaining width: 10 + (320 - 270 - 20) / 2", counts: [3],
      layout: { Build.layout(Build.row(.absolute(50), Build.item(.absolute(90)), spacing: .flexible(10))) },
      items: [rect(0, 0, 90, 50), rect(115, 0, 90, 50), rect(230, 0, 90, 50)]),
    CollectionLayoutCase(
      behavior: "flexible spacings in a partial last group", counts: [2],
      layout: { Build.layout(Build.row(.absolute(50), Build.item(.absolute(90)), spacing: .flexible(10))) },
      items: [rect(0, 0, 90, 50), rect(230, 0, 90, 50)]),
    CollectionLayoutCase(
      behavior: "equal items one below the other: (100 - 10) / 2", counts: [2],
      layout: { Build.layout(Build.column(.absolute(100), Build.item(), count: 2, spacing: .fixed(10))) },
      items: [rect(0, 0, 320, 45), rect(0, 55, 320, 45)]),
    // Each item with its spacing is 5 + 50 + 5 points wide, and the row is 7 + 40 + 7 points high.
    CollectionLayoutCase(
      behavior: "around items", counts: [6],
      layout: {
        Build.layout(
          Build.row(
            .estimated(100),
            Build.item(.absolute(50), .absolute(40)) {
              $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .fixed(5), top: .fixed(7), trailing: .fixed(5), bottom: .fixed(7))
            }))
      },
      items: [
        rect(5, 7, 50, 40), rect(65, 7, 50, 40), rect(125, 7, 50, 40), rect(185, 7, 50, 40), rect(245, 7, 50, 40),
        rect(5, 61, 50, 40),
      ], content: size(320, 108)),
    CollectionLayoutCase(
      behavior: "flexible spacing on all sides centers an item", counts: [1],
      layout: {
        Build.layout(
          Build.row(
            .absolute(100),
            Build.item(.absolute(100), .absolute(40)) {
              $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
            }))
      }, items: [rect(110, 30, 100, 40)]),
    CollectionLayoutCase(
      behavior: "flexible leading and top spacing moves an item to the bottom trailing corner", counts: [1],
      layout: {
        Build.layout(
          Build.row(
            .absolute(100),
            Build.item(.absolute(100), .absolute(40)) {
              $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)
            }))
      }, items: [rect(220, 60, 100, 40)]),
    CollectionLayoutCase(
      behavior: "between sections", counts: [1, 1],
      layout: {
        let layout = Build.layout(Build.row(.absolute(44), Build.item()))
        layout.configuration.interSectionSpacing = 20
        return layout
      }, items: [rect(0, 0, 320, 44), rect(0, 64, 320, 44)], content: size(320, 108)),
  ]

  nonisolated private static let boundaries: [CollectionLayoutCase] = [
    CollectionLayoutCase(
      behavior: "a header pushes the items down", counts: [1, 1],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) { $0.boundarySupplementaryItems = [Build.header()] }
      }, items: [rect(0, 30, 320, 44), rect(0, 104, 320, 44)], headers: [rect(0, 0, 320, 30), rect(0, 74, 320, 30)],
      content: size(320, 148)),
    CollectionLayoutCase(
      behavior: "insets surround the items; the leading and trailing insets apply to headers, too", counts: [1],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) {
          $0.contentInsets = Build.insets(10, 20, 10, 20)
          $0.boundarySupplementaryItems = [Build.header(), Build.footer(20)]
        }
      }, items: [rect(20, 40, 280, 44)], headers: [rect(20, 0, 280, 30)], footers: [rect(20, 94, 280, 20)],
      content: size(320, 114)),
    CollectionLayoutCase(
      behavior: "headers that do not follow the content insets", counts: [1],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) {
          $0.contentInsets = Build.insets(0, 20, 0, 20)
          $0.supplementariesFollowContentInsets = false
          $0.boundarySupplementaryItems = [Build.header()]
        }
      }, items: [rect(20, 30, 280, 44)], headers: [rect(0, 0, 320, 30)]),
    CollectionLayoutCase(
      behavior: "a header that does not extend the boundary overlaps the items", counts: [1],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) {
          let header = Build.header()
          header.extendsBoundary = false
          $0.boundarySupplementaryItems = [header]
        }
      }, items: [rect(0, 0, 320, 44)], headers: [rect(0, 0, 320, 30)], content: size(320, 44)),
    CollectionLayoutCase(
      behavior: "an offset moves only the header", counts: [1],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) {
          $0.boundarySupplementaryItems = [Build.header(offset: CGPoint(x: 4, y: -10))]
        }
      }, items: [rect(0, 30, 320, 44)], headers: [rect(4, -10, 320, 30)]),
    CollectionLayoutCase(
      behavior: "a narrow header is centered", counts: [1],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) {
          $0.boundarySupplementaryItems = [Build.header(.fractionalWidth(0.5))]
        }
      }, items: [rect(0, 30, 320, 44)], headers: [rect(80, 0, 160, 30)]),
    CollectionLayoutCase(
      behavior: "a header at the trailing edge", counts: [1],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) {
          $0.boundarySupplementaryItems = [Build.header(.absolute(100), .absolute(30), .topTrailing)]
        }
      }, items: [rect(0, 30, 320, 44)], headers: [rect(220, 0, 100, 30)]),
    CollectionLayoutCase(
      behavior: "a header beside the items", counts: [2],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) {
          $0.boundarySupplementaryItems = [Build.header(.absolute(40), .absolute(30), .leading)]
        }
      }, items: [rect(40, 0, 280, 44), rect(40, 44, 280, 44)], headers: [rect(0, 29, 40, 30)]),
    CollectionLayoutCase(
      behavior: "a section without items has its header", counts: [0, 1],
      layout: {
        Build.layout(Build.row(.absolute(44), Build.item())) { $0.boundarySupplementaryItems = [Build.header()] }
      }, items: [rect(0, 60, 320, 44)], headers: [rect(0, 0, 320, 30), rect(0, 30, 320, 30)]),
    CollectionLayoutCase(
      behavior: "a header before columns", counts: [1],
      layout: {
        let layout = Build.layout(Build.column(.absolute(100), .fractionalHeight(1), Build.item())) {
          $0.boundarySupplementaryItems = [Build.header(.absolute(40), .fractionalHeight(1), .leading)]
        }
        layout.configuration.scrollDirection = .horizontal
        return layout
      }, items: [rect(40, 0, 100, 480)], headers: [rect(0, 0, 40, 480)], content: size(140, 480)),
  ]

  nonisolated private static let orthogonalSections: [CollectionLayoutCase] = [
    CollectionLayoutCase(
      behavior: "groups follow each other horizontally", counts: [4],
      layout: {
        Build.layout(Build.row(.absolute(100), .absolute(80), Build.item())) {
          $0.orthogonalScrollingBehavior = .continuous
          $0.interGroupSpacing = 10
          $0.contentInsets = Build.insets(5, 16, 5, 16)
        }
      }, items: [rect(16, 5, 100, 80), rect(126, 5, 100, 80), rect(236, 5, 100, 80), rect(346, 5, 100, 80)],
      content: size(320, 90)),
    CollectionLayoutCase(
      behavior: "a group narrower than the view leaves the next one visible", counts: [2],
      layout: {
        Build.layout(Build.row(.fractionalWidth(0.9), .absolute(80), Build.item())) {
          $0.orthogonalScrollingBehavior = .groupPaging
        }
      }, items: [rect(0, 0, 288, 80), rect(288, 0, 288, 80)]),
    CollectionLayoutCase(
      behavior: "the first group is centered", counts: [2],
      layout: {
        Build.layout(Build.row(.fractionalWidth(0.8), .absolute(80), Build.item())) {
          $0.orthogonalScrollingBehavior = .groupPagingCentered
        }
      }, items: [rect(32, 0, 256, 80), rect(288, 0, 256, 80)]),
    CollectionLayoutCase(
      behavior: "two items per group, and the next section below", counts: [3, 1],
      layout: {
        UICollectionViewCompositionalLayout { index, _ in
          Build.section(Build.column(.absolute(200), .absolute(100), Build.item(), count: 2)) {
            $0.orthogonalScrollingBehavior = index == 0 ? .paging : .none
            $0.boundarySupplementaryItems = [Build.header()]
          }
        }
      },
      items: [rect(0, 30, 200, 50), rect(0, 80, 200, 50), rect(200, 30, 200, 50), rect(0, 160, 200, 50)],
      headers: [rect(0, 0, 320, 30), rect(0, 130, 320, 30)], content: size(320, 260)),
  ]

  nonisolated private static let estimates: [CollectionLayoutCase] = [
    CollectionLayoutCase(
      behavior: "rows have the height of their content", counts: [2], sizes: [[size(320, 30), size(320, 70)]],
      layout: {
        Build.layout(Build.row(.estimated(50), Build.item(.fractionalWidth(1), .estimated(50))))
      }, items: [rect(0, 0, 320, 30), rect(0, 30, 320, 70)], content: size(320, 100)),
    CollectionLayoutCase(
      behavior: "a row has the height of its highest item", counts: [3],
      sizes: [[size(160, 30), size(160, 60), size(160, 20)]],
      layout: {
        Build.layout(Build.row(.estimated(40), Build.item(.fractionalWidth(0.5), .estimated(40))))
      }, items: [rect(0, 0, 160, 30), rect(160, 0, 160, 60), rect(0, 60, 160, 20)], content: size(320, 80)),
    CollectionLayoutCase(
      behavior: "siblings of equal height", counts: [3], sizes: [[size(160, 30), size(160, 60), size(160, 20)]],
      layout: {
        Build.layout(
          Build.row(.estimated(40), Build.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40))))
      }, items: [rect(0, 0, 160, 60), rect(160, 0, 160, 60), rect(0, 60, 160, 20)], content: size(320, 80)),
    // Widths of 100 + 10 + 150 fit into 320; another 10 + 80 do not.
    CollectionLayoutCase(
      behavior: "items of estimated width wrap into lines", counts: [3],
      sizes: [[size(100, 30), size(150, 30), size(80, 30)]],
      layout: {
        Build.layout(Build.row(.absolute(30), Build.item(.estimated(50), .absolute(30)), spacing: .fixed(10))) {
          $0.interGroupSpacing = 5
        }
      }, items: [rect(0, 0, 100, 30), rect(110, 0, 150, 30), rect(0, 35, 80, 30)], content: size(320, 65)),
    CollectionLayoutCase(
      behavior: "insets apply only along dimensions that are not estimated", counts: [1], sizes: [[size(300, 40)]],
      layout: {
        Build.layout(
          Build.row(
            .estimated(50),
            Build.item(.fractionalWidth(1), .estimated(50)) { $0.contentInsets = Build.insets(10, 10, 10, 10) }))
      }, items: [rect(10, 0, 300, 40)], content: size(320, 40)),
    CollectionLayoutCase(
      behavior: "a section that scrolls orthogonally has the height of its highest item", counts: [2],
      sizes: [[size(120, 60), size(120, 90)]],
      layout: {
        Build.layout(Build.row(.absolute(120), .estimated(50), Build.item(.fractionalWidth(1), .estimated(50)))) {
          $0.orthogonalScrollingBehavior = .continuous
        }
      }, items: [rect(0, 0, 120, 60), rect(120, 0, 120, 90)], content: size(320, 90)),
    CollectionLayoutCase(
      behavior: "a plain list", counts: [2], sizes: [[size(320, 60), size(320, 50)]],
      layout: {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
      },
      items: [rect(0, 0, 320, 60), rect(0, 60, 320, 50)], content: size(320, 110)),
    CollectionLayoutCase(
      behavior: "gaps around inset groups: 35 above, 16 at the sides", counts: [1, 1],
      sizes: [[size(288, 60)], [size(288, 50)]],
      layout: {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      },
      items: [rect(16, 35, 288, 60), rect(16, 130, 288, 50)], content: size(320, 197.5)),
  ]
}
