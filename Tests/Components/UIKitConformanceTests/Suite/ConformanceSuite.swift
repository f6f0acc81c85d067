/// All cases.
enum ConformanceSuite {
  static var cases: [ConformanceCase] { tables.flatMap(\.cases) }

  private static var tables: [CaseTable] {
    [
      FontCases.table, LabelSizeCases.table, WrappedLabelCases.table, LabelDrawingCases.table,
      AttributedTextCases.table, RoundingCases.table, ContradictionCases.table, PriorityCases.table,
      ConstraintCases.table, LayoutPassCases.table, MarginCases.table, StackFillCases.table,
      StackDistributionCases.table, StackSettingCases.table, SystemButtonCases.table,
      ButtonConfigurationCases.table, TextInputCases.table, SwitchSliderCases.table, OtherControlCases.table,
      TableCases.table, FlowLayoutCases.table, BarCases.table, PresentationCases.table, LayerCases.table,
      GradientCases.table, ImageCases.table, ColorCases.table, DynamicTypeCases.table, DeviceCases.table,
      TraitCases.table, RecordedLabelCases.table, MeasuredLabelCases.table,
    ]
  }
}
