extension SymbolLibrary {
  /// Geometric shapes.
  static let shapes = """
    circle
      body O 12 12 9.35
    square
      body R 3.4 3.4 17.2 17.2 3.6
    app
      body R 2.9 2.9 18.2 18.2 4.8
    triangle
      body M13.5 4 L21.5 17.9 A1.75 1.75 0 0 1 20 20.5 H4 A1.75 1.75 0 0 1 2.5 17.9 L10.5 4 A1.75 1.75 0 0 1 13.5 4 Z
    diamond
      body M13.3 2.9 L21.1 10.7 A1.85 1.85 0 0 1 21.1 13.3 L13.3 21.1 A1.85 1.85 0 0 1 10.7 21.1 L2.9 13.3
      body A1.85 1.85 0 0 1 2.9 10.7 L10.7 2.9 A1.85 1.85 0 0 1 13.3 2.9 Z
    rhombus
      body M12 2.6 L19.4 12 L12 21.4 L4.6 12 Z
    hexagon
      body M13 2.6 L19.8 6.5 A2 2 0 0 1 20.8 8.2 V15.8 A2 2 0 0 1 19.8 17.5 L13 21.4 A2 2 0 0 1 11 21.4 L4.2 17.5
      body A2 2 0 0 1 3.2 15.8 V8.2 A2 2 0 0 1 4.2 6.5 L11 2.6 A2 2 0 0 1 13 2.6 Z
    octagon
      body M8.9 2.8 H15.1 A2 2 0 0 1 16.5 3.4 L20.6 7.5 A2 2 0 0 1 21.2 8.9 V15.1 A2 2 0 0 1 20.6 16.5 L16.5 20.6
      body A2 2 0 0 1 15.1 21.2 H8.9 A2 2 0 0 1 7.5 20.6 L3.4 16.5 A2 2 0 0 1 2.8 15.1 V8.9 A2 2 0 0 1 3.4 7.5
      body L7.5 3.4 A2 2 0 0 1 8.9 2.8 Z
    seal
      body M10.2 2.7 A2.4 2.4 0 0 1 13.8 2.7 A2.4 2.4 0 0 0 15.9 3.4 A2.4 2.4 0 0 1 18.8 5.5 A2.4 2.4 0 0 0 20.1 7.3
      body A2.4 2.4 0 0 1 21.2 10.9 A2.4 2.4 0 0 0 21.2 13.1 A2.4 2.4 0 0 1 20.1 16.7 A2.4 2.4 0 0 0 18.8 18.5 A2.4 2.4
      body 0 0 1 15.9 20.6 A2.4 2.4 0 0 0 13.8 21.3 A2.4 2.4 0 0 1 10.2 21.3 A2.4 2.4 0 0 0 8.1 20.6 A2.4 2.4 0 0 1 5.2
      body 18.5 A2.4 2.4 0 0 0 3.9 16.7 A2.4 2.4 0 0 1 2.8 13.1 A2.4 2.4 0 0 0 2.8 10.9 A2.4 2.4 0 0 1 3.9 7.3 A2.4 2.4
      body 0 0 0 5.2 5.5 A2.4 2.4 0 0 1 8.1 3.4 A2.4 2.4 0 0 0 10.2 2.7 Z
    rectangle
      body R 2 5.2 20 13.6 2.8
    rectangle.portrait
      body R 5.2 2 13.6 20 2.8
    capsule
      body R 2 6.4 20 11.2 5.6
    capsule.portrait
      body R 6.4 2 11.2 20 5.6
    oval
      body M12 5.6 C17.6 5.6 22 8.4 22 12 C22 15.6 17.6 18.4 12 18.4 C6.4 18.4 2 15.6 2 12 C2 8.4 6.4 5.6 12 5.6 Z
    circlebadge
      body O 12 12 6.8
    circle.dashed
      lines M12 2.65 A9.35 9.35 0 0 1 15 3.1 M17.6 4.5 A9.35 9.35 0 0 1 19.8 6.8 M21.1 9.6 A9.35 9.35 0 0 1 21.2 13.4
      lines M20 16.8 A9.35 9.35 0 0 1 17.6 19.5 M15 20.9 A9.35 9.35 0 0 1 11.2 21.3 M8 20.5 A9.35 9.35 0 0 1 5 18.2 M3.3
      lines 15.5 A9.35 9.35 0 0 1 2.7 12 M3.2 8.8 A9.35 9.35 0 0 1 5 5.8 M7.4 3.9 A9.35 9.35 0 0 1 9.6 3
    square.dashed
      lines M3.4 8 V7 A3.6 3.6 0 0 1 7 3.4 H8 M11 3.4 H13 M16 3.4 H17 A3.6 3.6 0 0 1 20.6 7 V8 M20.6 11 V13 M20.6 16 V17
      lines A3.6 3.6 0 0 1 17 20.6 H16 M13 20.6 H11 M8 20.6 H7 A3.6 3.6 0 0 1 3.4 17 V16 M3.4 13 V11
    largecircle.fill.circle
      lines O 12 12 9.35
      areas O 12 12 5.2
    smallcircle.filled.circle
      body O 12 12 9.35
      spots O 12 12 2
    target
      lines O 12 12 9.35 O 12 12 5.4
      areas O 12 12 1.2
    cylinder
      body M4 5.6 C4 3.8 7.6 2.6 12 2.6 C16.4 2.6 20 3.8 20 5.6 V18.4 C20 20.2 16.4 21.4 12 21.4 C7.6 21.4 4 20.2 4
      body 18.4 Z
      details M4 6 C4.6 7.8 7.8 8.8 12 8.8 C16.2 8.8 19.4 7.8 20 6
    cone
      body M11.2 3 A0.9 0.9 0 0 1 12.8 3 L20 17 C20.4 19.4 17 21.4 12 21.4 C7 21.4 3.6 19.4 4 17 Z
      details M4.2 17 C4.6 15 7.6 13.8 12 13.8 C16.4 13.8 19.4 15 19.8 17
    part.folder
      body M4.8 4.4 H8.8 A2 2 0 0 1 10.2 5 L11.4 6.2 A2 2 0 0 0 12.8 6.8 H19.2 A2.6 2.6 0 0 1 21.8 9.4 V17 A2.6 2.6 0 0
      body 1 19.2 19.6 H4.8 A2.6 2.6 0 0 1 2.2 17 V7 A2.6 2.6 0 0 1 4.8 4.4 Z
    circle.dotted
      dots 12 2.8 16.6 4 20 7.4 21.2 12 20 16.6 16.6 20 12 21.2 7.4 20 4 16.6 2.8 12 4 7.4 7.4 4
    circle.dotted.circle
      lines O 12 12 4.4
      use circle.dotted
    circle.dotted.and.circle
      use circle.dotted.circle
    dot.arrowtriangles.up.right.down.left.circle
      use circle
      spots O 12 12 1.2 M12 5 L14 7.6 H10 Z M12 19 L14 16.4 H10 Z M5 12 L7.6 10 V14 Z M19 12 L16.4 10 V14 Z
    righttriangle
      body M3.4 4.8 A1 1 0 0 1 5 4 L20 19 A1 1 0 0 1 19.3 20.6 H4.4 A1 1 0 0 1 3.4 19.6 Z
    triangleshape
      use triangle
    pentagon
      body M10.8 3 A2 2 0 0 1 13.2 3 L20.6 8.5 A2 2 0 0 1 21.3 10.7 L18.5 19.3 A2 2 0 0 1 16.6 20.7 H7.4 A2 2 0 0 1 5.5
      body 19.3 L2.7 10.7 A2 2 0 0 1 3.4 8.5 Z
    pyramid
      body M11.2 3.4 A1 1 0 0 1 12.8 3.4 L21.4 15.4 A1.2 1.2 0 0 1 21 17.2 L12.6 21 A1.6 1.6 0 0 1 11.4 21 L3 17.2 A1.2
      body 1.2 0 0 1 2.6 15.4 Z
      details M12 3.6 V20.8
    torus
      lines M12 5.6 C17.6 5.6 22 8.4 22 12 C22 15.6 17.6 18.4 12 18.4 C6.4 18.4 2 15.6 2 12 C2 8.4 6.4 5.6 12 5.6 Z M7.6
      lines 11 C9 12.6 15 12.6 16.4 11 M8.6 11.6 C10 10.2 14 10.2 15.4 11.6
    cylinder.split.1x2
      use cylinder
      details M4 12 C4.6 13.8 7.8 14.8 12 14.8 C16.2 14.8 19.4 13.8 20 12
    trapezoid.and.line.vertical
      lines M4 8 L20 4 V20 L4 16 Z M12 2 V22
    trapezoid.and.line.horizontal
      lines M8 4 L4 20 H20 L16 4 Z M2 12 H22
    squareshape
      body R 3.4 3.4 17.2 17.2 1
    squareshape.split.2x2
      lines R 3.4 3.4 17.2 17.2 1 M12 3.4 V20.6 M3.4 12 H20.6
    squareshape.split.3x3
      lines R 3.4 3.4 17.2 17.2 1 M9.1 3.4 V20.6 M14.9 3.4 V20.6 M3.4 9.1 H20.6 M3.4 14.9 H20.6
    app.dashed
      lines M3 8.4 V7.6 A4.6 4.6 0 0 1 7.6 3 H8.4 M11 3 H13 M15.6 3 H16.4 A4.6 4.6 0 0 1 21 7.6 V8.4 M21 11 V13 M21 15.6
      lines V16.4 A4.6 4.6 0 0 1 16.4 21 H15.6 M13 21 H11 M8.4 21 H7.6 A4.6 4.6 0 0 1 3 16.4 V15.6 M3 13 V11
    square.dotted
      use square.dashed
    square.dashed.inset.filled
      use square.dashed
      areas R 7.6 7.6 8.8 8.8 1.6
    circle.dashed.inset.filled
      use circle.dashed
      areas O 12 12 4.6
    rectangle.dashed
      lines M2 9.4 V8 A2.8 2.8 0 0 1 4.8 5.2 H6 M9 5.2 H11 M13.4 5.2 H15.2 M18 5.2 H19.2 A2.8 2.8 0 0 1 22 8 V9.4 M22
      lines 12.4 V14.6 M19.6 18.8 H18 M15.2 18.8 H13.4 M11 18.8 H9 M6 18.8 H4.8 A2.8 2.8 0 0 1 2 16 V14.6 M2 12.2 V11.8
      lines M22 15 V16 A2.8 2.8 0 0 1 19.2 18.8
    circlebadge.2
      body O 7 12 4.4 O 17 12 4.4
    smallcircle.circle
      use smallcircle.filled.circle
    smallcircle.fill.circle
      use smallcircle.filled.circle
    circle.circle
      body O 12 12 9.35
      details O 12 12 4.6
    dot.squareshape
      body R 3.4 3.4 17.2 17.2 1
      spots O 12 12 2
    dot.circle.and.hand.point.up.left.fill
      lines O 9 9 7
      front
      use hand.point.up.left 15 15 0.6
    dot.square
      body R 3.4 3.4 17.2 17.2 3.6
      spots O 12 12 2
    aspectratio
      lines R 2 4.4 20 15.2 3 M2 9.4 H14.6 A2 2 0 0 1 16.6 11.4 V19.6
    rectangle.expand.vertical
      lines R 3 9.4 18 5.2 1.8 M12 6.4 V1.8 M9.4 4 L12 1.6 L14.6 4 M12 17.6 V22.2 M9.4 20 L12 22.4 L14.6 20
    rectangle.compress.vertical
      lines R 3 9.4 18 5.2 1.8 M12 1.6 V6.2 M9.4 4 L12 6.4 L14.6 4 M12 22.4 V17.8 M9.4 20 L12 17.6 L14.6 20
    rectangle.arrowtriangle.2.outward
      lines R 7 5 10 14 2.4
      areas M4.4 9.4 V14.6 L1.4 12 Z M19.6 9.4 V14.6 L22.6 12 Z
    rectangle.arrowtriangle.2.inward
      lines R 7 5 10 14 2.4
      areas M1.6 9.4 V14.6 L4.6 12 Z M22.4 9.4 V14.6 L19.4 12 Z
    rectangle.and.hand.point.up.left
      lines M8 18 H5 A2.8 2.8 0 0 1 2.2 15.2 V7.4 A2.8 2.8 0 0 1 5 4.6 H19 A2.8 2.8 0 0 1 21.8 7.4 V11
      use hand.point.up.left 15.4 16 0.54
    rectangle.checkered
      lines R 2 5.2 20 13.6 2.8
      areas R 2.6 5.8 4.6 3.8 0.2 R 12 5.8 4.8 3.8 0.2 R 7.2 9.6 4.8 4.2 0.2 R 16.8 9.6 4.6 4.2 0.2 R 2.6 13.8 4.6 4.2
      areas 0.2 R 12 13.8 4.8 4.2 0.2
    checkerboard.rectangle
      use rectangle.checkered
    rectangle.roundedtop
      body M2 16.8 V8.6 A3.4 3.4 0 0 1 5.4 5.2 H18.6 A3.4 3.4 0 0 1 22 8.6 V16.8 A2 2 0 0 1 20 18.8 H4 A2 2 0 0 1 2 16.8
      body Z
    rectangle.roundedbottom
      use rectangle.roundedtop 12 12 1 180
    move.3d
      lines M12 12 V3 M9.4 5.6 L12 3 L14.6 5.6 M12 12 L4.4 17 M4.4 13.6 V17.2 H8 M12 12 L19.6 17 M16 17.2 H19.6 V13.6
    scale.3d
      use move.3d
    rectangle.inset.filled.and.person.filled
      lines R 1.8 4.4 20.4 13 2.8
      areas R 4.6 7.2 9 7.4 1
      front
      areas O 18.4 11.6 1.7 M14.6 19.6 C14.8 16.8 16.4 15.6 18.4 15.6 C20.4 15.6 22 16.8 22.2 19.6 Z
    rectangle.inset.filled.on.rectangle
      lines M4.4 15.4 A2.4 2.4 0 0 1 2 13 V6.6 A2.4 2.4 0 0 1 4.4 4.2 H15.4 A2.4 2.4 0 0 1 17.8 6.4 R 6.4 8.4 15.6 11.4
      lines 2.4
      areas R 9.4 11.4 9.6 5.4 0.6
    rectangle.inset.filled.and.cursorarrow
      lines R 1.8 4.4 18.4 13 2.8
      areas R 4.8 7.4 12.4 7 1
      front
      use cursorarrow 18.6 17.4 0.5
    app.gift
      use app
      details M12 7.6 V17 M7.4 11 H16.6 M8.6 11 V16.8 H15.4 V11 M12 10.8 C9.6 10.8 9 7 11 7 C12 7 12 9 12 10.8 C12 9 12
      details 7 13 7 C15 7 14.4 10.8 12 10.8
    oval.portrait
      use oval 12 12 1 90
    rectangle.portrait.split.2x1
      body R 5.2 2 13.6 20 2.8
      details M12 2 V22
    rectangle.ratio.16.to.9
      use rectangle
    rectangle.ratio.4.to.3
      use rectangle
    rectangle.ratio.3.to.4
      use rectangle.portrait
    rectangle.ratio.9.to.16
      use rectangle.portrait
    righttriangle.split.diagonal
      body M3.4 4.8 A1 1 0 0 1 5 4 L20 19 A1 1 0 0 1 19.3 20.6 H4.4 A1 1 0 0 1 3.4 19.6 Z
      details M3.8 20.2 L11.8 11.4
    rectangle.portrait.rotate
      body R 3 8.6 8.8 13 2
      lines M13 3.4 H17 A4 4 0 0 1 21 7.4 V12 M18.2 9.4 L21 12.2 L23.6 9.4
    rectangle.landscape.rotate
      body R 2 12.6 14 8.8 2
      lines M10 6 H16.6 A4 4 0 0 1 20.6 10 V15 M12.8 3.2 L10 6 L12.8 8.8
    rectangle.2.swap
      body R 2.4 3 11 8 1.8 R 10.6 13 11 8 1.8
      lines M17 4.6 H18.6 A2.4 2.4 0 0 1 21 7 V10 M7 19.4 H5.4 A2.4 2.4 0 0 1 3 17 V14
    square.resize
      lines R 3.4 3.4 17.2 17.2 3 M8 16 L16 8 M11.6 7.8 H16.2 V12.4 M12.4 16.2 H7.8 V11.6
    square.resize.up
      use square.resize
    square.resize.down
      use square.resize
    square.arrowtriangle.4.outward
      lines R 7 7 10 10 2
      areas M12 1.8 L14.4 4.6 H9.6 Z M12 22.2 L14.4 19.4 H9.6 Z M1.8 12 L4.6 9.6 V14.4 Z M22.2 12 L19.4 9.6 V14.4 Z
    dot.scope
      use scope
      areas O 12 12 0.9
    """
}
