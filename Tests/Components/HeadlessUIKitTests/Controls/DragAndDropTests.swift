import Foundation
import HeadlessUIKit
import Testing

/// Drags and drops, whose delegates a test calls with sessions of its own.
@MainActor @Suite struct DragAndDropTests {
  private final class Session: NSObject, UIDragSession, UIDropSession {
    let items: [UIDragItem]
    let allowsMoveOperation = true
    let isRestrictedToDraggingApplication = false
    var localContext: Any?
    var localDragSession: (any UIDragSession)? { self }
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none

    init(_ texts: [String]) {
      items = texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }

    func location(in view: UIView) -> CGPoint { .zero }

    func loadObjects(
      ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
      completion(items.compactMap { $0.localObject as? NSString })
      return Progress(totalUnitCount: 0)
    }
  }

  private final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate, UITableViewDropDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { session.items }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      UIDropProposal(operation: session.canLoadObjects(ofClass: NSString.self) ? .copy : .forbidden)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  }

  @Test func delegatesAnswerForTheirView() {
    let (owner, view, session) = (Owner(), UIView(), Session(["a"]))
    let (drag, drop) = (UIDragInteraction(delegate: owner), UIDropInteraction(delegate: owner))
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view)
    #expect(!drag.isEnabled)
    #expect(drag.delegate?.dragInteraction(drag, itemsForBeginning: session) == session.items)
    #expect(drag.delegate?.dragInteraction(drag, previewForLifting: session.items[0], session: session)?.view === view)
    #expect(drop.delegate?.dropInteraction(drop, sessionDidUpdate: session).operation == .copy)
    #expect(drop.delegate?.dropInteraction(drop, sessionDidUpdate: Session([])).operation == .forbidden)
    #expect(drop.delegate?.dropInteraction(drop, canHandle: session) == true)
  }

  @Test func sessionsKnowTheTypesOfTheirItems() {
    let session = Session(["a"])
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.utf8-plain-text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(!session.canLoadObjects(ofClass: UIImage.self))
  }

  @Test func listsDoNotKeepTheirDelegates() {
    let table = UITableView()
    var owner: Owner? = Owner()
    table.dropDelegate = owner
    #expect(table.dropDelegate === owner)
    let proposal = owner?.tableView(table, dropSessionDidUpdate: Session([]), withDestinationIndexPath: nil)
    #expect(proposal?.operation == .cancel)
    #expect(UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath).intent.rawValue == 1)
    owner = nil
    #expect(table.dropDelegate == nil)
  }
}
