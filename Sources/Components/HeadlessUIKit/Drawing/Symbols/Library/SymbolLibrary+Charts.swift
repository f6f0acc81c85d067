extension SymbolLibrary {
  /// Charts.
  static let charts = """
    circle.grid.2x2
      body O 7.2 7.2 3.4 O 16.8 7.2 3.4 O 7.2 16.8 3.4 O 16.8 16.8 3.4
    circle.grid.3x3
      body O 5 5 2 O 12 5 2 O 19 5 2 O 5 12 2 O 12 12 2 O 19 12 2 O 5 19 2 O 12 19 2 O 19 19 2
    chart.bar
      body R 2.6 12.4 4.4 8.6 1.2 R 9.8 7.8 4.4 13.2 1.2 R 17 3 4.4 18 1.2
    chart.pie
      body M10.4 3.4 A0.9 0.9 0 0 1 11.4 4.3 V12 A0.8 0.8 0 0 0 12 12.6 H19.7 A0.9 0.9 0 0 1 20.6 13.6 A9.2 9.2 0 1 1
      body 10.4 3.4 Z
      body M14 2.6 A0.9 0.9 0 0 1 15 1.8 A7.6 7.6 0 0 1 22.2 9 A0.9 0.9 0 0 1 21.4 10 H14.8 A0.8 0.8 0 0 1 14 9.2 Z
    chart.line.uptrend.xyaxis
      lines M2.8 2.8 V18.4 A2.8 2.8 0 0 0 5.6 21.2 H21.2 M6.8 15.4 L10.8 10.6 L13.8 13.2 L20 5.8 M15.6 5 H20.6 V10
    chart.xyaxis.line
      lines M2.8 2.8 V18.4 A2.8 2.8 0 0 0 5.6 21.2 H21.2 M6.8 16 L10.6 9.6 L14.4 13 L19.8 5.4
    circle.hexagongrid
      body O 12 12 2.4 O 12 4.6 2.4 O 12 19.4 2.4 O 5.6 8.3 2.4 O 18.4 8.3 2.4 O 5.6 15.7 2.4 O 18.4 15.7 2.4
    speedometer
      lines O 12 12 9.35 M12.6 12.4 L16.6 8.2 M6.2 15.4 L6.6 15.2 M17.8 15.4 L17.4 15.2 M6.4 9 L6.8 9.2 M12 5.8 V6.2
      areas O 12 13 1.1
    gauge
      lines O 12 12 9.35 M12 12.6 L9.4 7.4 M5.8 12 H6.2 M17.8 12 H18.2 M15.8 7.2 L15.6 7.4 M12 5.8 V6.2
      areas O 12.4 13.4 1
    circle.grid.cross
      body O 12 5.4 3 O 5.4 12 3 O 18.6 12 3 O 12 18.6 3
    circle.grid.cross.left.filled
      lines O 12 5.4 3 O 18.6 12 3 O 12 18.6 3
      areas O 5.4 12 3
    circle.grid.cross.right.filled
      use circle.grid.cross.left.filled 12 12 -1
    circle.grid.cross.up.filled
      use circle.grid.cross.left.filled 12 12 1 90
    circle.grid.cross.down.filled
      use circle.grid.cross.left.filled 12 12 1 -90
    circle.grid.2x1
      body O 6.6 12 4.2 O 17.4 12 4.2
    circle.grid.hex
      body O 12 12 2.6 O 7.2 3.8 2.4 O 16.8 3.8 2.4 O 2.8 12 2.2 O 21.2 12 2.2 O 7.2 20.2 2.4 O 16.8 20.2 2.4
    circle.hexagonpath
      body O 12 3.6 2 O 19.4 7.8 2 O 19.4 16.2 2 O 12 20.4 2 O 4.6 16.2 2 O 4.6 7.8 2
    circles.hexagongrid
      use circle.hexagongrid
    circles.hexagonpath
      use circle.hexagonpath
    point.3.connected.trianglepath.dotted
      body O 12 4.6 2.4 O 4.6 18.6 2.4 O 19.4 18.6 2.4
      dots 9.8 8.8 8.4 11.6 6.9 14.4 14.2 8.8 15.6 11.6 17.1 14.4 9 18.6 12 18.6 15 18.6
    point.3.filled.connected.trianglepath.dotted
      areas O 12 4.6 2.4 O 4.6 18.6 2.4 O 19.4 18.6 2.4
      dots 9.8 8.8 8.4 11.6 6.9 14.4 14.2 8.8 15.6 11.6 17.1 14.4 9 18.6 12 18.6 15 18.6
    point.topleft.down.curvedto.point.bottomright.up
      body O 4.6 7 2.4 O 19.4 17 2.4
      lines M7 7 H9 C13 7 11 17 15 17 H17
    point.topleft.down.to.point.bottomright.curvepath
      use point.topleft.down.curvedto.point.bottomright.up
    chart.bar.xaxis
      body R 3.6 10.4 3.8 7 0.9 R 10.1 6.4 3.8 11 0.9 R 16.6 2.8 3.8 14.6 0.9
      lines M2.4 21 H21.6
    chart.bar.xaxis.ascending
      use chart.bar.xaxis
    chart.bar.doc.horizontal
      body R 4.6 2 14.8 20 2.8
      details M8.2 7 H12 M8.2 12 H15.8 M8.2 17 H13.6
    chart.line.downtrend.xyaxis
      lines M2.8 2.8 V18.4 A2.8 2.8 0 0 0 5.6 21.2 H21.2 M6.8 5.6 L10.8 10.4 L13.8 7.8 L20 15.2 M15.6 16 H20.6 V11
    chart.line.flattrend.xyaxis
      lines M2.8 2.8 V18.4 A2.8 2.8 0 0 0 5.6 21.2 H21.2 M6.8 11 H19.8 M16.6 7.4 L20.2 11 L16.6 14.6
    chart.dots.scatter
      lines M2.8 2.8 V18.4 A2.8 2.8 0 0 0 5.6 21.2 H21.2
      areas O 7.4 15.4 0.9 O 10.4 10 0.9 O 13.4 14 0.9 O 15.4 7.4 0.9 O 19 11 0.9 O 19.4 4.6 0.9
    chart.line.uptrend.xyaxis.circle
      use circle
      details M6.6 15 L10 11 L12.6 13.2 L17 8.6 M13.8 8.2 H17.2 V11.6
    gauge.with.needle
      use gauge
    gauge.medium
      use gauge
    gauge.low
      use gauge
    gauge.high
      use gauge 12 12 -1
    gauge.with.dots.needle.50percent
      lines O 12 12 9.35 M12 12.4 V6.8
      areas O 12 13.6 1.1
      dots 6.6 12 8 8.2 17.4 12 16 8.2 8 16.4 16 16.4
    gauge.with.dots.needle.33percent
      lines O 12 12 9.35 M11.4 12.4 L8.4 8.4
      areas O 12 13.2 1.1
      dots 6.6 12 12 6.4 17.4 12 16 8.2 8 16.4 16 16.4
    gauge.with.dots.needle.67percent
      lines O 12 12 9.35 M12.6 12.4 L15.6 8.4
      areas O 12 13.2 1.1
      dots 6.6 12 12 6.4 17.4 12 8 8.2 8 16.4 16 16.4
    gauge.with.dots.needle.0percent
      lines O 12 12 9.35 M11.2 13.6 L7.8 16
      areas O 12 13 1.1
      dots 6.6 12 8 8.2 12 6.4 17.4 12 16 8.2 16 16.4
    gauge.with.dots.needle.100percent
      lines O 12 12 9.35 M12.8 13.6 L16.2 16
      areas O 12 13 1.1
      dots 6.6 12 8 8.2 12 6.4 17.4 12 16 8.2 8 16.4
    gauge.with.dots.needle.bottom.50percent
      use gauge.with.dots.needle.50percent
    circle.grid.cross.fill
      areas O 12 5.4 3 O 5.4 12 3 O 18.6 12 3 O 12 18.6 3
    circle.grid.2x1.left.filled
      lines O 17.4 12 4.2
      areas O 6.6 12 4.2
    circle.grid.2x1.right.filled
      use circle.grid.2x1.left.filled 12 12 -1
    point.filled.topleft.down.curvedto.point.bottomright.up
      areas O 4.6 7 2.4
      lines O 19.4 17 2.4 M7 7 H9 C13 7 11 17 15 17 H17
    point.topleft.down.curvedto.point.filled.bottomright.up
      areas O 19.4 17 2.4
      lines O 4.6 7 2.4 M7 7 H9 C13 7 11 17 15 17 H17
    point.topleft.filled.down.to.point.bottomright.curvepath
      use point.filled.topleft.down.curvedto.point.bottomright.up
    point.topleft.down.to.point.bottomright.filled.curvepath
      use point.topleft.down.curvedto.point.filled.bottomright.up
    point.bottomleft.forward.to.point.topright.scurvepath
      use point.topleft.down.curvedto.point.bottomright.up 12 12 -1
    point.forward.to.point.capsulepath
      lines R 3 6.4 18 11.2 5.6
      areas O 8 6.4 1.6 O 16 17.6 1.6
    """
}
