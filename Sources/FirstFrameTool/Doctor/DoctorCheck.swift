/// Looks at one thing that snapshots need.
protocol DoctorCheck {
  func findings() -> [Finding]
}
