extension SymbolLibrary {
  /// Shops and money.
  static let commerce = """
    crown
      body M3.8 19.4 L2 8.2 A0.7 0.7 0 0 1 3.1 7.5 L7.6 10.8 L11.2 4.4 A0.9 0.9 0 0 1 12.8 4.4 L16.4 10.8 L20.9 7.5 A0.7
      body 0.7 0 0 1 22 8.2 L20.2 19.4 Z
      details M5 15.8 H19
    building
      body R 5.6 2.4 12.8 19.2 2
      spots R 9 6 1 1 0.2 R 14 6 1 1 0.2 R 9 10 1 1 0.2 R 14 10 1 1 0.2 R 9 14 1 1 0.2 R 14 14 1 1 0.2
      details M12 21.4 V18
    building.2
      body M2.6 21.4 V4.2 A1.8 1.8 0 0 1 4.4 2.4 H11.4 A1.8 1.8 0 0 1 13.2 4.2 V21.4 Z
      body M13.2 9.4 H19.6 A1.8 1.8 0 0 1 21.4 11.2 V21.4 H13.2 Z
      spots R 5.6 6 0.8 0.8 0.2 R 9.4 6 0.8 0.8 0.2 R 5.6 10 0.8 0.8 0.2 R 9.4 10 0.8 0.8 0.2 R 5.6 14 0.8 0.8 0.2 R 9.4
      spots 14 0.8 0.8 0.2 R 16.9 13 0.8 0.8 0.2 R 16.9 17 0.8 0.8 0.2
    building.columns
      body M11.2 2.8 A1.6 1.6 0 0 1 12.8 2.8 L20.6 7 A1 1 0 0 1 21 7.8 V8.8 A0.8 0.8 0 0 1 20.2 9.6 H3.8 A0.8 0.8 0 0 1
      body 3 8.8 V7.8 A1 1 0 0 1 3.4 7 Z
      body M4.6 18.4 H19.4 L21.4 21.2 H2.6 Z
      lines M5.8 9.8 V18.2 M9.9 9.8 V18.2 M14.1 9.8 V18.2 M18.2 9.8 V18.2
    cart
      lines M1.6 3 H3 A1.8 1.8 0 0 1 4.8 4.4 L7.2 15.4 A2.2 2.2 0 0 0 9.4 17.2 H18.8
      body M5.2 6 H20.4 A1.2 1.2 0 0 1 21.6 7.5 L20.4 12.6 A2 2 0 0 1 18.4 14.2 H7 Z
      dots 9.8 20.6 17.6 20.6
    bag
      body M5.4 6.8 H18.6 A1.8 1.8 0 0 1 20.4 8.6 V18.6 A2.8 2.8 0 0 1 17.6 21.4 H6.4 A2.8 2.8 0 0 1 3.6 18.6 V8.6 A1.8
      body 1.8 0 0 1 5.4 6.8 Z
      lines M8 6.6 V6.2 A4 4 0 0 1 16 6.2 V6.6
    basket
      body M2.8 9.4 H21.2 A1 1 0 0 1 22.2 10.6 L20.4 18.8 A2.4 2.4 0 0 1 18 20.6 H6 A2.4 2.4 0 0 1 3.6 18.8 L1.8 10.6 A1
      body 1 0 0 1 2.8 9.4 Z
      lines M6.2 9.2 L9.8 3.2 M17.8 9.2 L14.2 3.2
      details M8.2 13 L8.8 17 M12 13 V17 M15.8 13 L15.2 17
    creditcard
      body R 1.8 4.6 20.4 14.8 2.8
      solids R 2.2 7.6 19.6 2.6 0.1
      cuts M1.8 7.2 H22.2 M1.8 10.8 H22.2
      details M5.6 14.8 H8.6
    giftcard
      body R 1.8 4.6 20.4 14.8 2.8
      details M1.8 12 H7 C4.4 10.6 5.6 8 7.2 8.8 C8.2 9.2 8.6 10.6 8.8 12 C9 10.6 9.4 9.2 10.4 8.8 C12 8 13.2 10.6 10.6
      details 12 H22.2 M8.8 4.8 V19.2
    wallet.pass
      body R 4 2.6 16 18.8 3
      details M4.2 7 H19.8 M4.2 11.2 H8 C8.6 11.2 9 11.6 9.2 12.2 C9.6 13.6 10.6 14.2 12 14.2 C13.4 14.2 14.4 13.6 14.8
      details 12.2 C15 11.6 15.4 11.2 16 11.2 H19.8
    gift
      body M4 11.8 H20 V18.8 A2.6 2.6 0 0 1 17.4 21.4 H6.6 A2.6 2.6 0 0 1 4 18.8 Z R 2.4 7.4 19.2 4.4 1.4
      lines M12 7.2 C8.6 7.2 6.6 6.2 6.6 4.6 C6.6 3.4 7.6 2.6 8.7 2.6 C10.8 2.6 11.8 4.8 12 7.2 C12.2 4.8 13.2 2.6 15.3
      lines 2.6 C16.4 2.6 17.4 3.4 17.4 4.6 C17.4 6.2 15.4 7.2 12 7.2 Z
      details M12 7.6 V21.2 M3 11.8 H21
    banknote
      body R 1.6 5.4 20.8 13.2 2.6
      details M2 9.4 A3.6 3.6 0 0 0 5.4 5.8 M22 9.4 A3.6 3.6 0 0 1 18.6 5.8 M2 14.6 A3.6 3.6 0 0 1 5.4 18.2 M22 14.6
      details A3.6 3.6 0 0 0 18.6 18.2
      shapes O 12 12 2.9
    briefcase
      body R 2 6.8 20 13.4 2.8
      lines M8 6.6 V5.8 A2.2 2.2 0 0 1 10.2 3.6 H13.8 A2.2 2.2 0 0 1 16 5.8 V6.6
      details M2.4 12.6 H21.6
      spots R 11.2 11.8 1.6 1.6 0.2
    case
      body R 2 6.8 20 13.4 2.8
      lines M8 6.6 V5.8 A2.2 2.2 0 0 1 10.2 3.6 H13.8 A2.2 2.2 0 0 1 16 5.8 V6.6
      cuts M6.6 6.8 V20.2 M17.4 6.8 V20.2
    suitcase
      body R 2 6.8 20 13.4 2.8
      lines M8 6.6 V5.8 A2.2 2.2 0 0 1 10.2 3.6 H13.8 A2.2 2.2 0 0 1 16 5.8 V6.6
      details M6.6 7 V20 M17.4 7 V20
    shippingbox
      use cube
      details M7.6 4.4 L16.2 9.4
      cuts M7.6 4.4 L16.2 9.4
    scalemass
      body M7.4 8.6 H16.6 A1.8 1.8 0 0 1 18.4 9.9 L21 18.8 A1.8 1.8 0 0 1 19.2 21.2 H4.8 A1.8 1.8 0 0 1 3 18.8 L5.6 9.9
      body A1.8 1.8 0 0 1 7.4 8.6 Z
      lines O 12 5.4 2.9
    graduationcap
      body M11.2 4.4 A2 2 0 0 1 12.8 4.4 L22.2 8.6 A0.8 0.8 0 0 1 22.2 10 L12.8 14.2 A2 2 0 0 1 11.2 14.2 L1.8 10 A0.8
      body 0.8 0 0 1 1.8 8.6 Z
      lines M5.4 12 V16.6 C7.2 18.8 9.4 19.8 12 19.8 C14.6 19.8 16.8 18.8 18.6 16.6 V12 M21.8 10 V16
    bag.circle
      use circle
      spots M8.4 9.8 H15.6 V15.6 A1.2 1.2 0 0 1 14.4 16.8 H9.6 A1.2 1.2 0 0 1 8.4 15.6 Z
      details M10 9.4 A2 2 0 0 1 14 9.4
    purchased
      lines M3 14 L6.8 18.6 L12.6 8.6 M14 18.6 H21 M17.5 15.2 V5.4 M14.2 8.6 L17.5 5.2 L20.8 8.6
    shippingbox.circle
      use circle
      spots M12 6.2 L17 8.8 V14.8 L12 17.6 L7 14.8 V8.8 Z
    cart.circle
      use circle
      details M5.6 7.4 H7 L8.8 14.6 H15.6
      spots M8 8.8 H17.4 L16.4 12.6 H9 Z O 9.6 17 0.2 O 14.8 17 0.2
    creditcard.circle
      use circle
      spots M6.4 9.2 A1 1 0 0 1 7.4 8.4 H16.6 A1 1 0 0 1 17.6 9.2 Z M6.4 12 H17.6 V14.6 A1 1 0 0 1 16.6 15.6 H7.4 A1 1 0
      spots 0 1 6.4 14.6 Z
    creditcard.and.123
      body R 1.8 3 20.4 13 2.6
      solids R 2.2 5.6 19.6 2.2 0.1
      lines M5 19.6 L6 19 V22.4 M10.4 19.4 C11 18.6 13 19 12.6 20.4 C12.4 21 11 21.6 10.4 22.4 H13 M16.8 19.2 H19.2
      lines L17.8 20.6 C19.6 20.6 19.4 22.6 17.8 22.6 L16.8 22.2
    wallet.bifold
      body R 2.2 5.4 19.6 13.6 3
      details M21.4 10 H16.6 A2.2 2.2 0 0 0 16.6 14.4 H21.4
    gift.circle
      use circle
      spots R 7 8.6 10 2 0.3 R 7.8 12.4 8.4 4.4 0.6
      details M10.4 8 A1.2 1.2 0 1 1 12 7.6 A1.2 1.2 0 1 1 13.6 8
    building.columns.circle
      use circle
      spots M12 6.4 L17 9 V10 H7 V9 Z R 7.2 15.6 9.6 1 0.2
      details M8.6 11.2 V14.4 M12 11.2 V14.4 M15.4 11.2 V14.4
    latch.2.case
      body R 2 6.8 20 13.4 2.8
      lines M8 6.6 V5.8 A2.2 2.2 0 0 1 10.2 3.6 H13.8 A2.2 2.2 0 0 1 16 5.8 V6.6
      details M7 11 V14.4 M17 11 V14.4
    suitcase.rolling
      body R 5 6.6 14 12.8 2.4
      lines M9 6.4 V2.6 H15 V6.4
      dots 8.4 21.6 15.6 21.6
      details M9.4 9.6 V16.4 M14.6 9.6 V16.4
    handbag
      body M5.6 8.6 H18.4 A1.6 1.6 0 0 1 20 9.9 L21.6 18.4 A2.4 2.4 0 0 1 19.2 21.2 H4.8 A2.4 2.4 0 0 1 2.4 18.4 L4 9.9
      body A1.6 1.6 0 0 1 5.6 8.6 Z
      lines M7.4 8.4 A4.6 5.6 0 0 1 16.6 8.4
    backpack
      body M8 5 H16 A4 4 0 0 1 20 9 V18.4 A2.8 2.8 0 0 1 17.2 21.2 H6.8 A2.8 2.8 0 0 1 4 18.4 V9 A4 4 0 0 1 8 5 Z
      lines M9 4.8 V4 A1.8 1.8 0 0 1 10.8 2.2 H13.2 A1.8 1.8 0 0 1 15 4 V4.8
      details M7.6 13.4 H16.4 V21 M7.6 13.4 V21 M9.4 9 H14.6
    storefront
      body M4 11.4 V19 A1.8 1.8 0 0 0 5.8 20.8 H18.2 A1.8 1.8 0 0 0 20 19 V11.4 Z
      body M4.4 3.4 H19.6 L22 8.4 A2.5 2.5 0 0 1 17.1 8.8 A2.5 2.5 0 0 1 12 8.8 A2.5 2.5 0 0 1 6.9 8.8 A2.5 2.5 0 0 1 2
      body 8.4 Z
      details M14 20.6 V14.6 H17.4 V20.6
    building.2.crop.circle
      use circle
      spots M7 16.6 V8.2 H11.4 V16.6 Z M12.8 16.6 V11 H16.6 V16.6 Z
    suitcase.cart
      use suitcase.rolling
    """
}
