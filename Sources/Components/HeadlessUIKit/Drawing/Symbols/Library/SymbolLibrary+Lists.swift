extension SymbolLibrary {
  /// Lists, sliders and lines.
  static let lists = """
    line.3.horizontal
      lines M2.8 6.2 H21.2 M2.8 12 H21.2 M2.8 17.8 H21.2
    line.3.horizontal.decrease
      lines M2.8 6.2 H21.2 M6 12 H18 M9.4 17.8 H14.6
    line.diagonal
      lines M5 19 L19 5
    list.bullet
      lines M8.6 5.6 H20.8 M8.6 12 H20.8 M8.6 18.4 H20.8
      areas O 4.2 5.6 0.75 O 4.2 12 0.75 O 4.2 18.4 0.75
    list.dash
      lines M8.6 6.2 H20.8 M8.6 12 H20.8 M8.6 17.8 H20.8 M3.2 6.2 H4.6 M3.2 12 H4.6 M3.2 17.8 H4.6
    list.star
      lines M10 5.6 H20.8 M10 12 H20.8 M10 18.4 H20.8
      use part.star 4.6 5.6 0.15
      use part.star 4.6 12 0.15
      use part.star 4.6 18.4 0.15
    list.number
      lines M9.6 6.2 H20.8 M9.6 12 H20.8 M9.6 17.8 H20.8 M3.6 5 L4.7 4.2 V8
      lines M3.3 10.8 C3.6 9.9 5.6 9.9 5.4 11.1 C5.3 12 4 12.6 3.3 13.7 H5.6
      lines M3.4 16.3 C4 15.5 5.5 15.7 5.4 16.7 C5.3 17.5 4.5 17.6 4.4 17.6 C5 17.6 5.7 18 5.6 18.8 C5.4 20 3.8 19.9
      lines 3.3 19.1
    checklist
      lines M11.4 6.6 H20.8 M11.4 17.4 H20.8 M3 6.8 L5 9 L8.6 4.2 M3 17.6 L5 19.8 L8.6 15
    slider.horizontal.3
      lines M3 6.2 H6.1 M10.5 6.2 H21 M3 12 H13.5 M17.9 12 H21 M3 17.8 H6.9 M11.3 17.8 H21
      lines O 8.3 6.2 2.2 O 15.7 12 2.2 O 9.1 17.8 2.2
    slider.vertical.3
      lines M6.2 21 V17.9 M6.2 13.5 V3 M12 21 V10.5 M12 6.1 V3 M17.8 21 V17.1 M17.8 12.7 V3
      lines O 6.2 15.7 2.2 O 12 8.3 2.2 O 17.8 14.9 2.2
    list.bullet.rectangle
      body R 2 4.6 20 14.8 2.8
      details M9.6 8.6 H18.2 M9.6 12 H18.2 M9.6 15.4 H18.2 M6 8.6 H6.2 M6 12 H6.2 M6 15.4 H6.2
    text.append
      lines M3.2 5.6 H20.8 M3.2 10 H20.8 M3.2 14.4 H11 M3.2 18.8 H11 M17.4 13.4 V20.4 M13.9 16.9 H20.9
    text.insert
      lines M3.2 4.6 H20.8 M10.6 9.6 H20.8 M10.6 14.4 H20.8 M3.2 19.4 H20.8 M3 9 L6.4 12 L3 15
    list.bullet.indent
      lines M8.2 4.8 H20.8 M12 9.6 H20.8 M12 14.4 H20.8 M8.2 19.2 H20.8
      dots 4 4.8 7.8 9.6 7.8 14.4 4 19.2
    list.bullet.below.rectangle
      lines R 3 2.8 18 7.2 2 M8.4 14 H20.8 M8.4 19 H20.8
      dots 4.2 14 4.2 19
    list.bullet.rectangle.portrait
      body R 4.6 2 14.8 20 2.8
      details M10.6 7.6 H16 M10.6 12 H16 M10.6 16.4 H16
      eyes 7.8 7.6 7.8 12 7.8 16.4
    list.bullet.circle
      use circle
      details M10.4 8.8 H16.4 M10.4 12 H16.4 M10.4 15.2 H16.4
      eyes 7.6 8.8 7.6 12 7.6 15.2
    list.dash.header.rectangle
      lines R 2 4.6 20 14.8 2.8 M2 9 H22 M9.6 12.6 H18.4 M9.6 16 H18.4 M5.6 12.6 H6.2 M5.6 16 H6.2
    list.and.film
      lines M3 5 H11 M3 10 H9 M3 15 H9
      use film 16 15 0.62
    increase.indent
      lines M3.2 5 H20.8 M11 9.7 H20.8 M11 14.3 H20.8 M3.2 19 H20.8 M3.2 9.4 L6.4 12 L3.2 14.6
    decrease.indent
      lines M3.2 5 H20.8 M11 9.7 H20.8 M11 14.3 H20.8 M3.2 19 H20.8 M6.8 9.4 L3.6 12 L6.8 14.6
    increase.quotelevel
      lines M3.4 4.4 V19.6 M8 5 H20.8 M13 12 H20.8 M8 19 H20.8 M7.6 9.4 L10.6 12 L7.6 14.6
    decrease.quotelevel
      lines M3.4 4.4 V19.6 M8 5 H20.8 M13 12 H20.8 M8 19 H20.8 M10.6 9.4 L7.6 12 L10.6 14.6
    quotelevel
      lines M4.4 4 V20 M9.4 4 V20 M14 6 H20.6 M14 12 H20.6 M14 18 H20.6
    line.3.crossed.swirl.circle
      lines O 12 12 9.35 M5 8.6 C9 6 14 10.4 19 7.6 M3.6 13 C8.6 10 15 14.6 20.4 11.4 M5.6 17 C10 14.6 14.6 18.4 18.6
      lines 15.8
    line.3.horizontal.button.angledtop.vertical.right
      use line.3.horizontal
    lineweight
      lines M3.4 5 H20.6 M3.4 11.4 H20.6 M3.4 12.2 H20.6 M3.4 18.4 H20.6 M3.4 19.8 H20.6 M3.4 19.1 H20.6
    line.diagonal.arrow
      lines M4.6 19.4 L19 5 M9.6 4.8 H19.2 V14.4
    line.horizontal.star.fill.line.horizontal
      lines M1.8 12 H5.6 M18.4 12 H22.2
      areas M12 7 L13.5 10.3 L17 10.7 L14.4 13.1 L15.1 16.6 L12 14.8 L8.9 16.6 L9.6 13.1 L7 10.7 L10.5 10.3 Z
    checklist.checked
      use checklist
    checklist.unchecked
      lines M11.4 6.6 H20.8 M11.4 17.4 H20.8 O 5.8 6.6 2.6 O 5.8 17.4 2.6
    slider.horizontal.2.square
      use square
      details M6.8 9.2 H8.2 M12.2 9.2 H17.2 M6.8 14.8 H11.8 M15.8 14.8 H17.2 O 10.2 9.2 1.7 O 13.8 14.8 1.7
    slider.horizontal.below.rectangle
      lines R 3 2.8 18 11 2.4 M3 19.4 H11 M15.8 19.4 H21 O 13.4 19.4 2
    slider.horizontal.below.square.filled.and.square
      lines R 3 3.4 8 8 1.8 M3 19.4 H11 M15.8 19.4 H21 O 13.4 19.4 2
      areas R 14 3.8 7 7 1.6
    slider.horizontal.below.sun.max
      use sun.max 12 8 0.66
      lines M3 19.4 H11 M15.8 19.4 H21 O 13.4 19.4 2
    slider.horizontal.2.gobackward
      lines M4.6 13.6 A8 8 0 1 0 8 5.6 M10.8 2.2 L7.6 5.4 L10.8 8.6 M9 11 H15 M9 15.4 H15
      dots 10.6 11 13.4 15.4
    line.horizontal.3.decrease
      use line.3.horizontal.decrease
    line.horizontal.3
      use line.3.horizontal
    line.3.horizontal.decrease.circle
      use circle
      details M7 9 H17 M8.8 12.2 H15.2 M10.6 15.4 H13.4
    line.horizontal.3.decrease.circle
      use line.3.horizontal.decrease.circle
    line.3.horizontal.circle
      use circle
      details M7.4 8.8 H16.6 M7.4 12 H16.6 M7.4 15.2 H16.6
    list.triangle
      use list.dash
    """
}
