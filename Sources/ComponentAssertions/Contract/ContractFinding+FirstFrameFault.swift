extension ContractFinding: FirstFrameFaultTelling {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .firstFrame(_, _, let finding): finding.firstFrameFault
    case .sizing(_, _, let finding): finding.firstFrameFault
    default: nil
    }
  }
}
