public import HeadlessUIKit

extension AvatarView {
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("unverified") { MockAvatarViewModel.unverified },
      preview("verified") { MockAvatarViewModel.verified },
      preview("oneName") { MockAvatarViewModel.oneName },
    ]
  }
}
