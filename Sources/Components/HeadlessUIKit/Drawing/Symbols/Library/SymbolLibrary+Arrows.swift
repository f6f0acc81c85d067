extension SymbolLibrary {
  /// Arrows.
  static let arrows = """
    arrow.right
      lines M3.6 12 H20.2 M13.2 5 L20.2 12 L13.2 19
    arrow.left
      lines M20.4 12 H3.8 M10.8 5 L3.8 12 L10.8 19
    arrow.up
      lines M12 20.4 V3.8 M5 10.8 L12 3.8 L19 10.8
    arrow.down
      lines M12 3.6 V20.2 M5 13.2 L12 20.2 L19 13.2
    arrow.up.right
      lines M5.2 18.8 L18.6 5.4 M8.6 5.2 H18.8 V15.4
    arrow.up.left
      lines M18.8 18.8 L5.4 5.4 M15.4 5.2 H5.2 V15.4
    arrow.down.left
      lines M18.8 5.2 L5.4 18.6 M15.4 18.8 H5.2 V8.6
    arrow.down.right
      lines M5.2 5.2 L18.6 18.6 M8.6 18.8 H18.8 V8.6
    arrow.up.arrow.down
      lines M7 20 V4.2 M2.8 8.4 L7 4.2 L11.2 8.4 M17 4 V19.8 M12.8 15.6 L17 19.8 L21.2 15.6
    arrow.left.arrow.right
      lines M4 17 H19.8 M15.6 12.8 L19.8 17 L15.6 21.2 M20 7 H4.2 M8.4 2.8 L4.2 7 L8.4 11.2
    arrow.up.and.down
      lines M12 2.6 V21.4 M7 7.6 L12 2.6 L17 7.6 M7 16.4 L12 21.4 L17 16.4
    arrow.left.and.right
      lines M2.6 12 H21.4 M7.6 7 L2.6 12 L7.6 17 M16.4 7 L21.4 12 L16.4 17
    arrow.up.and.down.and.arrow.left.and.right
      lines M12 2 V22 M2 12 H22 M9 5 L12 2 L15 5 M9 19 L12 22 L15 19 M5 9 L2 12 L5 15 M19 9 L22 12 L19 15
    arrow.up.left.and.arrow.down.right
      lines M4 4 L10.2 10.2 M3.8 9.6 V3.8 H9.6 M20 20 L13.8 13.8 M20.2 14.4 V20.2 H14.4
    arrow.down.right.and.arrow.up.left
      lines M3.2 3.2 L10 10 M10.2 4.4 V10.2 H4.4 M20.8 20.8 L14 14 M13.8 19.6 V13.8 H19.6
    arrow.up.right.and.arrow.down.left
      use arrow.up.left.and.arrow.down.right 12 12 -1
    arrow.right.to.line
      lines M3.4 12 H17.6 M11.6 6 L17.6 12 L11.6 18 M21 4.4 V19.6
    arrow.left.to.line
      lines M20.6 12 H6.4 M12.4 6 L6.4 12 L12.4 18 M3 4.4 V19.6
    arrow.up.to.line
      lines M12 20.6 V6.4 M6 12.4 L12 6.4 L18 12.4 M4.4 3 H19.6
    arrow.down.to.line
      lines M12 3.4 V17.6 M6 11.6 L12 17.6 L18 11.6 M4.4 21 H19.6
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
      lines M4 4 L20 20 M20 4 L4 20 M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15
    arrow.down.left.and.arrow.up.right
      use arrow.down.right.and.arrow.up.left 12 12 -1
    arrow.up.forward.and.arrow.down.backward
      use arrow.up.right.and.arrow.down.left
    arrow.right.arrow.left
      use arrow.left.arrow.right 12 12 -1
    arrow.down.left.arrow.up.right
      use arrow.up.arrow.down 12 12 1 45
    arrow.up.left.arrow.down.right
      use arrow.up.arrow.down 12 12 1 -45
    arrow.right.to.line.compact
      lines M4.4 12 H16.4 M11.4 7 L16.4 12 L11.4 17 M19.8 7 V17
    arrow.left.to.line.compact
      use arrow.right.to.line.compact 12 12 -1
    arrow.up.to.line.compact
      use arrow.right.to.line.compact 12 12 1 -90
    arrow.down.to.line.compact
      use arrow.right.to.line.compact 12 12 1 90
    arrow.right.to.line.alt
      use arrow.right.to.line
    arrow.left.to.line.alt
      use arrow.left.to.line
    arrow.up.to.line.alt
      use arrow.up.to.line
    arrow.down.to.line.alt
      use arrow.down.to.line
    arrow.left.and.line.vertical.and.arrow.right
      lines M12 3.4 V20.6 M8.6 12 H1.8 M4.6 8.8 L1.6 12 L4.6 15.2 M15.4 12 H22.2 M19.4 8.8 L22.4 12 L19.4 15.2
    arrow.right.and.line.vertical.and.arrow.left
      lines M12 3.4 V20.6 M1.6 12 H8.4 M5.6 8.8 L8.6 12 L5.6 15.2 M22.4 12 H15.6 M18.4 8.8 L15.4 12 L18.4 15.2
    arrow.up.and.line.horizontal.and.arrow.down
      use arrow.left.and.line.vertical.and.arrow.right 12 12 1 90
    arrow.down.and.line.horizontal.and.arrow.up
      use arrow.right.and.line.vertical.and.arrow.left 12 12 1 90
    arrow.left.and.right.righttriangle.left.righttriangle.right
      body M10 4 V13 H3.4 Z M14 4 V13 H20.6 Z
      lines M3.4 18.4 H20.6 M6 15.8 L3.4 18.4 L6 21 M18 15.8 L20.6 18.4 L18 21
    arrow.up.and.down.righttriangle.up.righttriangle.down
      use arrow.left.and.right.righttriangle.left.righttriangle.right 12 12 1 90
    arrow.left.and.right.text.vertical
      lines M3.4 18.4 H20.6 M6 15.8 L3.4 18.4 L6 21 M18 15.8 L20.6 18.4 L18 21 M6 3 V12 M10 3 V12 M14 3 V12 M18 3 V8
    arrow.up.and.down.text.horizontal
      lines M5 3.4 V20.6 M2.4 6 L5 3.4 L7.6 6 M2.4 18 L5 20.6 L7.6 18 M12 6 H21 M12 10 H21 M12 14 H21 M12 18 H17
    arrow.up.and.down.and.sparkles
      lines M7 3 V21 M3.4 6.6 L7 3 L10.6 6.6 M3.4 17.4 L7 21 L10.6 17.4
      use sparkle 17 8 0.42
      use sparkle 18.6 16 0.3
    arrow.left.and.right.circle
      use circle
      details M6.6 12 H17.4 M9.2 9.4 L6.6 12 L9.2 14.6 M14.8 9.4 L17.4 12 L14.8 14.6
    arrow.up.and.down.circle
      use arrow.left.and.right.circle 12 12 1 90
    arrow.down.app
      use app
      details M12 6.6 V16.8 M7.6 12.6 L12 17 L16.4 12.6
    arrow.down.circle.dotted
      use circle.dotted
      lines M12 7.4 V16.4 M8.6 13.2 L12 16.6 L15.4 13.2
    align.horizontal.left
      lines M3.4 3 V21
      areas R 6.6 6 13 4 1 R 6.6 14 8 4 1
    align.horizontal.right
      use align.horizontal.left 12 12 -1
    align.horizontal.center
      lines M12 2.4 V21.6
      areas R 4.4 6 15.2 4 1 R 7 14 10 4 1
    align.vertical.top
      use align.horizontal.left 12 12 1 90
    align.vertical.bottom
      use align.horizontal.left 12 12 1 -90
    align.vertical.center
      use align.horizontal.center 12 12 1 90
    distribute.horizontal.center
      lines M7.4 2.4 V21.6 M16.6 2.4 V21.6
      areas R 5.4 6.4 4 11.2 1 R 14.6 8.4 4 7.2 1
    distribute.horizontal.left
      lines M4 2.4 V21.6 M14 2.4 V21.6
      areas R 4.6 6.4 4 11.2 1 R 14.6 8.4 4 7.2 1
    distribute.horizontal.right
      use distribute.horizontal.left 12 12 -1
    distribute.vertical.center
      use distribute.horizontal.center 12 12 1 90
    distribute.vertical.top
      use distribute.horizontal.left 12 12 1 90
    distribute.vertical.bottom
      use distribute.horizontal.left 12 12 1 -90
    """
}
