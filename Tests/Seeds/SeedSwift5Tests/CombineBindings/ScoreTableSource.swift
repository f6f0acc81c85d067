import HeadlessUIKit

/// A data source of one row, with a score view that is bound to a view model.
final class ScoreTableSource: NSObject, UITableViewDataSource {
  private let make: () -> ScoreBaseView
  private let viewModel: ScoreViewModelProtocol

  init(showing viewModel: ScoreViewModelProtocol, in make: @escaping () -> ScoreBaseView) {
    self.viewModel = viewModel
    self.make = make
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (cell, view) = (ScoreCell(), make())
    view.configure(with: viewModel)
    cell.show(view)
    return cell
  }
}
