extension SymbolLibrary {
  /// Arrows out of and into shapes.
  static let sharing = """
    square.and.arrow.up
      use part.share
      lines M12 14.8 V1.8 M8.4 5.2 L12 1.6 L15.6 5.2
    square.and.arrow.up.fill
      areas M7 8.6 H9 V14.6 A3 3 0 0 0 15 14.6 V8.6 H17 A2.4 2.4 0 0 1 19.4 11 V18.8 A2.4 2.4 0 0 1 17 21.2 H7 A2.4 2.4
      areas 0 0 1 4.6 18.8 V11 A2.4 2.4 0 0 1 7 8.6 Z
      lines M12 14.6 V1.8 M8.4 5.2 L12 1.6 L15.6 5.2
    square.and.arrow.down
      use part.share
      lines M12 1.8 V14.6 M8.4 11.4 L12 15 L15.6 11.4
    square.and.arrow.up.on.square
      use part.share 14 13.6 0.78
      lines M14 15.6 V4.2 M11 7 L14 4 L17 7 M8.4 18.4 H6.4 A2.6 2.6 0 0 1 3.8 15.8 V9 A2.6 2.6 0 0 1 6.4 6.4 H8.4
    rectangle.portrait.and.arrow.right
      lines M14 7 V5 A2.6 2.6 0 0 0 11.4 2.4 H5.6 A2.6 2.6 0 0 0 3 5 V19 A2.6 2.6 0 0 0 5.6 21.6 H11.4 A2.6 2.6 0 0 0 14
      lines 19 V17 M8.6 12 H21.4 M17.8 8.2 L21.6 12 L17.8 15.8
    rectangle.portrait.and.arrow.forward
      use rectangle.portrait.and.arrow.right
    icloud.and.arrow.down
      lines M7.8 17.2 H6.8 A4.6 4.6 0 0 1 6.2 8.1 A6.2 6.2 0 0 1 18 7.6 A4.9 4.9 0 0 1 17.2 17.2 H16.2 M12 10.4 V21 M8.8
      lines 18 L12 21.2 L15.2 18
    icloud.and.arrow.up
      lines M7.8 17.2 H6.8 A4.6 4.6 0 0 1 6.2 8.1 A6.2 6.2 0 0 1 18 7.6 A4.9 4.9 0 0 1 17.2 17.2 H16.2 M12 21.4 V10.8
      lines M8.8 13.8 L12 10.6 L15.2 13.8
    part.share
      lines M8.6 8.4 H7 A2.6 2.6 0 0 0 4.4 11 V18.8 A2.6 2.6 0 0 0 7 21.4 H17 A2.6 2.6 0 0 0 19.6 18.8 V11 A2.6 2.6 0 0
      lines 0 17 8.4 H15.4
    square.and.arrow.down.fill
      areas M7 8.6 H17 A2.4 2.4 0 0 1 19.4 11 V18.8 A2.4 2.4 0 0 1 17 21.2 H7 A2.4 2.4 0 0 1 4.6 18.8 V11 A2.4 2.4 0 0 1
      areas 7 8.6 Z
      front
      lines M12 1.8 V14.6 M8.4 11.4 L12 15 L15.6 11.4
    square.and.arrow.up.circle
      use circle
      details M10.2 9.8 H9.6 A1.4 1.4 0 0 0 8.2 11.2 V15 A1.4 1.4 0 0 0 9.6 16.4 H14.4 A1.4 1.4 0 0 0 15.8 15 V11.2 A1.4
      details 1.4 0 0 0 14.4 9.8 H13.8 M12 12.8 V5.8 M10.2 7.4 L12 5.6 L13.8 7.4
    square.and.arrow.down.on.square
      use part.share 14 13.6 0.78
      lines M14 4.2 V15.4 M11 12.6 L14 15.6 L17 12.6 M8.4 18.4 H6.4 A2.6 2.6 0 0 1 3.8 15.8 V9 A2.6 2.6 0 0 1 6.4 6.4
      lines H8.4
    rectangle.portrait.and.arrow.right.fill
      areas M5.6 2.6 H11.4 A2.4 2.4 0 0 1 13.8 5 V19 A2.4 2.4 0 0 1 11.4 21.4 H5.6 A2.4 2.4 0 0 1 3.2 19 V5 A2.4 2.4 0 0
      areas 1 5.6 2.6 Z
      front
      lines M8.6 12 H21.4 M17.8 8.2 L21.6 12 L17.8 15.8
    rectangle.portrait.and.arrow.forward.fill
      use rectangle.portrait.and.arrow.right.fill
    rectangle.and.arrow.up.right.and.arrow.down.left
      lines M12 19 H4.8 A2.6 2.6 0 0 1 2.2 16.4 V7.6 A2.6 2.6 0 0 1 4.8 5 H12 M21.4 3.4 L15.4 9.4 M21.6 8.4 V3.2 H16.4
      lines M8.6 14.6 L14 9.2
    icloud.and.arrow.down.fill
      areas M6.8 17.2 A4.6 4.6 0 0 1 6.2 8.1 A6.2 6.2 0 0 1 18 7.6 A4.9 4.9 0 0 1 17.2 17.2 Z
      front
      lines M12 10.4 V21 M8.8 18 L12 21.2 L15.2 18
    icloud.and.arrow.up.fill
      areas M6.8 17.2 A4.6 4.6 0 0 1 6.2 8.1 A6.2 6.2 0 0 1 18 7.6 A4.9 4.9 0 0 1 17.2 17.2 Z
      front
      lines M12 21.4 V10.8 M8.8 13.8 L12 10.6 L15.2 13.8
    arrow.up.and.person.rectangle.portrait
      lines R 9 3 12.6 18 2.6 M4.4 19 V8 M1.6 10.8 L4.4 8 L7.2 10.8
      areas O 15.3 9.6 1.6 M12 16 C12.2 13.8 13.6 13 15.3 13 C17 13 18.4 13.8 18.6 16 Z
    display.and.arrow.down
      lines M8 16.8 H4.6 A2.6 2.6 0 0 1 2 14.2 V5.8 A2.6 2.6 0 0 1 4.6 3.2 H19.4 A2.6 2.6 0 0 1 22 5.8 V14.2 A2.6 2.6 0
      lines 0 1 19.4 16.8 H16 M12 9 V20.8 M8.6 17.6 L12 21 L15.4 17.6
    """
}
