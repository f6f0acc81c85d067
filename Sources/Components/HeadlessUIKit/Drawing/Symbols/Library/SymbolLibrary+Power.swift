extension SymbolLibrary {
  /// Batteries, plugs and switches.
  static let power = """
    power
      lines M12 3 V11.4 M7.4 5.4 A8.2 8.2 0 1 0 16.6 5.4
    battery.100
      use battery.0
      areas R 4.6 9.6 12.2 4.8 0.7
    battery.75
      use battery.0
      areas R 4.6 9.6 9.2 4.8 0.7
    battery.50
      use battery.0
      areas R 4.6 9.6 6 4.8 0.7
    battery.25
      use battery.0
      areas R 4.6 9.6 2.4 4.8 0.7
    battery.0
      lines R 1.4 6.4 18.6 11.2 3 M22.4 10.4 C23 11 23 13 22.4 13.6
    switch.2
      body R 2.6 3.4 18.8 7.4 3.7 R 2.6 13.2 18.8 7.4 3.7
      shapes O 6.5 7.1 1.7
      spots O 17.4 16.9 1.5
    alternatingcurrent
      lines M2.6 12 C4.6 5.4 8 5.4 12 12 C16 18.6 19.4 18.6 21.4 12
    power.dotted
      lines M12 3 V11.4
      dots 7 5.4 4.6 8.6 3.9 12.6 5 16.6 8 19.6 12 20.8 16 19.6 19 16.6 20.1 12.6 19.4 8.6 17 5.4
    poweron
      lines M12 3.4 V20.6
    poweroff
      lines O 12 12 8.6
    togglepower
      lines M6.4 4 V20 M17.6 6.4 C20.6 6.4 21.6 9 21.6 12 C21.6 15 20.6 17.6 17.6 17.6 C14.6 17.6 13.6 15 13.6 12 C13.6
      lines 9 14.6 6.4 17.6 6.4 Z
    powersleep
      use moon
    minus.plus.batteryblock
      use batteryblock
      details M6 13.6 H9.4 M14.6 13.6 H18 M16.3 11.9 V15.3
    batteryblock
      body R 2.2 7.4 19.6 12.4 2.4
      lines M5.4 7 V4.6 H9 V7 M15 7 V4.6 H18.6 V7
    battery.100percent
      use battery.100
    battery.75percent
      use battery.75
    battery.50percent
      use battery.50
    battery.25percent
      use battery.25
    battery.0percent
      use battery.0
    battery.100.bolt
      use battery.100
      front
      areas M11.8 7.6 L7.6 12.6 H10.4 L9.6 16.4 L14 11.2 H11.2 Z
    battery.100percent.bolt
      use battery.100.bolt
    battery.100.circle
      use circle
      spots R 7.2 9.4 8.6 5.2 1.2 R 17.2 11.2 0.2 1.6 0.1
    battery.100percent.circle
      use battery.100.circle
    minus.plus.and.fluid.batteryblock
      use minus.plus.batteryblock
    powerplug
      body M6 9.4 L12.6 16 A6.6 6.6 0 0 1 7.6 18 A4.8 4.8 0 0 1 4 13 Z
      body M6.4 8.8 L14.4 16.8 L12.4 18.6 A5.6 5.6 0 0 1 4.6 10.8 Z
      lines M10.6 11 L15 6.6 M13.4 13.8 L17.8 9.4 M5.6 18.4 L2.8 21.2
    powerplug.portrait
      use powerplug 12.6 11 0.94 -45
    powercord
      use powerplug
    poweroutlet.type.b
      body R 3 3 18 18 3.4
      details M8.8 7.6 V11 M15.2 7.6 V11
      spots O 12 15.6 1
    poweroutlet.type.a
      body R 3 3 18 18 3.4
      details M8.8 10 V14 M15.2 10 V14
    poweroutlet.type.c
      body R 3 3 18 18 3.4
      spots O 8.8 12 0.8 O 15.2 12 0.8
    poweroutlet.type.f
      body R 3 3 18 18 3.4
      details O 12 12 5.6
      spots O 10 12 0.4 O 14 12 0.4
    poweroutlet.type.g
      body R 3 3 18 18 3.4
      details M12 6.8 V9.6 M7.6 14.6 H9.6 M14.4 14.6 H16.4
    poweroutlet.type.i
      body R 3 3 18 18 3.4
      details M9.4 7.6 L7.4 11 M14.6 7.6 L16.6 11 M12 14 V17
    poweroutlet.strip
      body R 1.8 8 20.4 8 2.4
      eyes 5.6 12 9.8 12 14 12 18.2 12
    switch.programmable
      use lightswitch.on
    lightswitch.on
      body R 5.4 2.4 13.2 19.2 2.6
      details R 9.4 6.6 5.2 10.8 1 M9.6 12 H14.4
    lightswitch.off
      use lightswitch.on
    button.programmable
      lines O 12 12 9.35 O 12 12 6
    sensor
      body O 12 12 9.35
      details O 12 12 5.6
      spots O 12 12 1.2
    contact.sensor
      body R 4 5 9 14 2.2 R 16 8 4 8 1.4
    """
}
