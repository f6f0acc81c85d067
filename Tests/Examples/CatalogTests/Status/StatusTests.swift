import FirstFrame
import FirstFrameCatalog
import Testing

/// Components that show a status.
@MainActor struct StatusTests {
  @Test(arguments: ["Dismiss", "Undo"])
  func aMessageDisappearsWhenItIsDismissedOrUndone(label: String) async {
    let model = MockToastViewModel.undo
    let probe = ComponentProbe(ToastView.configured(with: model))
    await probe.touch(label)
    #expect(probe.texts.isEmpty)
    #expect(model.isUndone == (label == "Undo"))
  }

  @Test func anEmptyPageCanBeReloaded() async {
    let model = MockEmptyStateViewModel.offline
    let probe = ComponentProbe(EmptyStateView.configured(with: model))
    await probe.touch("Try again")
    #expect(probe.control("Try again")?.isEnabled == false)
    model.finish()
    await probe.turn()
    #expect(probe.control("Try again")?.isEnabled == true)
  }

  @Test(
    arguments: [(0, "0%", "€0 of €400"), (100, "25%", "€100 of €400"), (500, "100%", "Complete")])
  func stakesIncreaseTheProgressOfABonus(stake: Int, share: String, detail: String) {
    let model = MockProgressInfoViewModel.started
    let view = ProgressInfoView.configured(with: model)
    view.layoutIfNeeded()
    model.play(Money(stake))
    view.layoutIfNeeded()
    #expect(ComponentProbe(view).texts == ["Welcome bonus", share, detail])
  }

  @Test func aChangeOfAnObservedModelIsShownInTheNextLayoutWithoutAMainQueueTurn() {
    let badge = MockBadgeViewModel.live
    let badgeView = BadgeView.configured(with: badge)
    badgeView.layoutIfNeeded()
    badge.text = "Half-time"
    badgeView.layoutIfNeeded()
    #expect(ComponentProbe(badgeView).texts == ["Half-time"])

    let table = MockKeyValueTableViewModel.limits
    let tableView = KeyValueTableView.configured(with: table)
    tableView.layoutIfNeeded()
    table.set("€250.00", for: "Weekly")
    tableView.layoutIfNeeded()
    #expect(ComponentProbe(tableView).texts.suffix(2) == ["Weekly", "€250.00"])

    let person = MockAvatarViewModel.unverified
    let avatarView = AvatarView.configured(with: person)
    avatarView.layoutIfNeeded()
    person.verify()
    avatarView.layoutIfNeeded()
    #expect(avatarView.accessibilityValue == "Verified")
  }

  @Test func aBalanceIsHiddenAndReloadsAfterADeposit() async {
    let model = MockWalletBalanceViewModel.standard
    let view = WalletBalanceView.configured(with: model)
    let probe = ComponentProbe(view)
    await probe.touch("Cover the balance")
    #expect(!probe.texts.contains("€1,284.50"))
    await probe.touch("Show the balance")
    #expect(probe.texts.contains("€1,284.50"))
    await probe.touch("Deposit")
    #expect(probe.texts.contains("Loading"))
    model.receive(Money(2_000))
    view.layoutIfNeeded()
    #expect(probe.texts.contains("€2,000.00"))
  }

  @Test func aSectionExpands() async {
    let probe = ComponentProbe(ExpandableSectionView.configured(with: MockExpandableSectionViewModel.collapsed))
    #expect(probe.texts.count == 1)
    await probe.touch()
    #expect(probe.texts.count == 2)
    await probe.touch()
    #expect(probe.texts.count == 1)
  }

  @Test func aCodeIsCopied() async {
    let model = MockCopyableCodeViewModel.bookingCode
    let probe = ComponentProbe(CopyableCodeView.configured(with: model))
    await probe.touch("Copy")
    #expect(model.clipboard == "LX7-42QF")
    #expect(probe.texts.last == "Copied")
    model.forgetCopy()
    probe.view.layoutIfNeeded()
    #expect(probe.texts.last == "Copy")
  }

  @Test func aPaymentIsSettledAndItsReceiptIsShared() async {
    let model = MockReceiptViewModel.pending
    let probe = ComponentProbe(ReceiptView.configured(with: model))
    for (status, title) in [(ReceiptStatus.completed, "Completed"), (.failed, "Failed"), (.pending, "Pending")] {
      model.settle(status)
      await probe.turn()
      #expect(probe.texts.contains(title))
    }
    await probe.touch("Share receipt")
    #expect(probe.control("Preparing receipt")?.isEnabled == false)
    model.finishSharing()
    await probe.turn()
    #expect(probe.control("Share receipt")?.isEnabled == true)
  }

  @Test func anOfferIsClaimedOnce() async {
    let model = MockPromotionCardViewModel.open
    let probe = ComponentProbe(PromotionCardView.configured(with: model))
    await probe.touch("Claim offer")
    #expect(model.currentDisplayState.isClaimed)
    #expect(probe.control("Claimed")?.isEnabled == false)
  }

  @Test func aTransactionIsSettledAndOpened() async {
    let model = MockTransactionRowViewModel.pendingWithdrawal
    let probe = ComponentProbe(TransactionRowView.configured(with: model))
    #expect(probe.texts == ["Withdrawal", "27 Nov, 09:30", "-€200.00", "Pending"])
    model.settle(.completed)
    await probe.turn()
    #expect(probe.texts == ["Withdrawal", "27 Nov, 09:30", "-€200.00"])
    await probe.touch()
    #expect(model.hasOpenedReceipt)
  }
}
