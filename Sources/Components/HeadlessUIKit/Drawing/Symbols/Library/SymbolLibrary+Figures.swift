extension SymbolLibrary {
  /// Figures at rest and in motion.
  static let figures = """
    figure.stand
      areas O 12 3.8 1.5
      lines M7.4 8.8 C10 8.2 14 8.2 16.6 8.8 M7.4 8.8 L8 14 M16.6 8.8 L16 14 M10 9 L9.6 14.4 L10 21.4 M14 9 L14.4 14.4
      lines L14 21.4 M9.8 14.6 H14.2
    figure.walk
      areas O 13.2 3.6 1.5
      lines M12.6 8.2 L11.2 14 L14.4 17 L15.4 21.6 M11.2 14 L10 17.4 L7 21.4 M12.6 8.2 L8.6 9.8 L7.4 13.2 M12.8 8.6
      lines L14.8 11.6 L17.8 12.6
    figure.run
      areas O 15.4 3.8 1.5
      lines M13.4 8.2 L10.8 13.6 L14.8 16.4 L13.4 21.6 M10.8 13.6 L8.8 17.2 H3.8 M13.4 8.2 L8.8 7.4 L6 10.8 M13.8 8.6
      lines L16.4 11.4 L20 10.4
    figure.golf
      areas O 13.2 5.4 1.6 O 19.8 20.6 0.5
      lines M10.6 9 L12 14.6 L9 21.4 M12 14.6 L16 16.8 L16.4 21.4 M10.8 9.2 L7.2 8.4 L8.4 4.4 M11 9.4 L8 7 M8.2 4.6
      lines L18.6 2.4 L20.4 4.2
    figure.soccer
      areas O 13.6 3.8 1.5 O 20.6 18.6 1.5
      lines M11.8 8 L10.8 13.6 L7.4 16.4 L4.4 20.6 M10.8 13.6 L14.6 15.2 L16.4 20.4 M11.8 8.2 L7.4 8.8 L5.2 11.8 M12 8.4
      lines L15.4 10.8 L18.8 9.4
    figure.wave
      areas O 12 4.2 1.5
      lines M12 9 V15 M12 15 L9.6 21.6 M12 15 L14.4 21.6 M12 9 C9.4 9 8.2 10.4 6.8 13.4 M12 9 C14.4 9 16 8 17.4 3.8
    figure
      areas O 12 3.6 1.5
      lines M4.6 8 L9.8 9.4 H14.2 L19.4 8 M9.8 9.4 V14 L8.4 21.4 M14.2 9.4 V14 L15.6 21.4 M9.9 14.2 H14.1
    figure.arms.open
      areas O 12 3.8 1.5
      lines M4.6 10.4 C9 7.8 15 7.8 19.4 10.4 M10 9 L9.6 14.4 L9 21.4 M14 9 L14.4 14.4 L15 21.4 M9.8 14.6 H14.2
    figure.walk.motion
      use figure.walk 14 12 0.94
      lines M2 8.4 H5.4 M2 12.4 H4.6 M2 16.4 H5
    figure.walk.circle
      use circle
      spots O 12.6 6.4 0.6
      details M12.2 9 L11.2 12.6 L13.4 14.4 L14 17.4 M11.2 12.6 L10.4 15 L8.8 17.4 M12.2 9 L9.6 10 L9 12 M12.4 9.4 L14
      details 11.2 L16 11.8
    figure.run.circle
      use circle
      spots O 14 6.6 0.6
      details M12.8 9.2 L11 12.6 L13.6 14.4 L12.6 17.6 M11 12.6 L9.6 14.8 H6.8 M12.8 9.2 L9.8 8.8 L8.2 10.8 M13 9.6
      details L14.6 11.4 L17 10.8
    figure.roll
      areas O 11 3.6 1.5
      lines M10.6 8 L11 13.4 H16 L18.2 18.4 L20.6 17.4 M11 10.6 H15.4 M8.6 11 A5.6 5.6 0 1 0 15.6 17
    figure.fall
      areas O 18.6 5.6 1.5
      lines M15.2 8.8 L9.4 12.8 L4 9.6 M9.4 12.8 L8.6 18 L3.4 19.4 M15.2 8.8 L17.6 12.6 L20.8 14.4 M15.2 8.8 L11.6 6.6
      lines L10.4 3.2
    figure.yoga
      areas O 12 4.4 1.5
      lines M12 8.6 V15.4 M12 15.4 L4.6 19.4 H19.4 L12 15.4 M12 9 L7.4 11.6 L4.6 15 M12 9 L16.6 11.6 L19.4 15
    figure.mind.and.body
      areas O 12 4.8 1.6
      lines M9.4 9.6 H14.6 V15 M9.4 9.6 V15 M9.4 9.8 L6 16.6 M14.6 9.8 L18 16.6 M4 20 C7 17.4 9.4 17.6 12 20 C14.6 17.6
      lines 17 17.4 20 20 Z
    figure.cooldown
      areas O 12 3.8 1.5
      lines M12 8.6 V14.4 L9 21.4 M12 14.4 L15 21.4 M12 8.8 L7.6 6.4 L4.4 8.6 M12 8.8 L16.4 6.4 L19.6 8.6
    figure.core.training
      areas O 4.4 12.4 1.5
      lines M8 14 L14 17 L17.6 10.4 L20.8 14.4 M8 14 L11.6 9.4 M3.4 19.8 H21
    figure.strengthtraining.traditional
      areas O 12 7.2 1.5
      lines M3 3 V7 M21 3 V7 M3 5 H21 M7 5.2 L8.4 10.6 L12 11.6 L15.6 10.6 L17 5.2 M12 11.6 V15.6 L9 17.4 L9.6 21.6 M12
      lines 15.6 L15 17.4 L14.4 21.6
    figure.strengthtraining.functional
      areas O 13 3.8 1.5
      lines M12.4 8.2 L11.6 14 L15.4 16.4 L14.8 21.6 M11.6 14 L9 21.6 M12.4 8.4 L8 10.4 L5 8.8 M12.4 8.4 L16.4 10.8
      lines L19.6 9.4 M3.4 6.6 V11 M20.8 7.2 V11.6
    figure.highintensity.intervaltraining
      areas O 14.6 3.8 1.5
      lines M12.6 8.2 L10.6 13.8 L15 16 L17.4 20.8 M10.6 13.8 L7 17.4 L3.4 16 M12.6 8.2 L8.4 7 L6.6 10.2 M13 8.6 L16.6
      lines 10.4 L20 7.4
    figure.flexibility
      areas O 15.6 4.6 1.5
      lines M14 8.6 L9.6 14.4 L3.4 19.6 H20.4 M9.6 14.4 L16 16.6 L20.2 19.4 M14 8.6 L8.4 7.6 L4.2 9.6
    figure.dance
      areas O 12 3.8 1.5
      lines M12 8.4 C10.6 11 11 13 12.4 15 L10.4 18.4 L11.6 21.6 M12.4 15 L16.6 17 L15 20.4 M12 8.6 L7.6 7.6 L5.4 3.6
      lines M12.2 8.6 L16.4 9.6 L19.4 6.4
    figure.cross.training
      use figure.highintensity.intervaltraining
    figure.mixed.cardio
      use figure.highintensity.intervaltraining
    figure.jumprope
      areas O 12 4.6 1.5
      lines M12 9 V14.4 L10.4 19.4 M12 14.4 L13.6 19.4 M12 9.2 L8 12.4 M12 9.2 L16 12.4 M7.8 12.6 C2.4 4 6 1.6 12 1.6
      lines C18 1.6 21.6 4 16.2 12.6
    figure.outdoor.cycle
      areas O 15.6 3.8 1.5
      lines O 5.4 17.4 3.8 O 18.6 17.4 3.8 M12 17.6 V13.6 L8.6 11 L13 7.6 L15.4 11 H18.6
    figure.indoor.cycle
      areas O 14.6 3.8 1.5
      lines M3.4 21 H20.6 M6 21 L7.4 15 H17 L19 21 M11.4 17.4 V13.4 L8 11 L12.4 7.6 L14.6 11 H18.4 M18 8 V15
    figure.elliptical
      areas O 11.6 3.8 1.5
      lines M11.2 8.2 L10.8 13.6 L13.6 16.4 V19.4 M10.8 13.6 L7.6 18 M3.4 20.6 H20.6 M18.4 20.4 L16.4 7 M11.4 8.6 L16.4
      lines 11
    figure.rower
      areas O 9.4 7.2 1.5
      lines M2.4 19.6 H21.6 M7.4 11 L8.4 16 L13.4 13 L16.6 16.4 M7.6 11.4 L13 10.4 L18.4 9.4 M18.4 9.4 V16.4
    figure.stairs
      areas O 12.6 3.8 1.5
      lines M11.4 8.2 L10.4 13.4 L13.6 15.4 V18 M10.4 13.4 L6.8 17.6 M11.6 8.6 L15 11.4 M3 21.2 H7.4 V18.6 H12 V21.2 M12
      lines 18 H17 V14.4 H21.4
    figure.stair.stepper
      use figure.stairs
    figure.hiking
      areas O 12 3.6 1.5
      lines M11.4 8 L10.6 13.6 L14 16.6 L14.6 21.6 M10.6 13.6 L6.6 21.4 M11.6 8.4 L14.6 11.4 L17.8 11.4 M18.4 9 V21.6
      body R 5.6 7.4 3 5 1.2
    figure.climbing
      areas O 13.4 4.6 1.5
      lines M19.8 2.6 V21.4 M12 9.4 L10.4 14.6 L14.6 16 L13.4 21 M10.4 14.6 L7 17.6 L7.6 21 M12 9.4 L16.6 7 L19 4.6 M12
      lines 9.4 L8.4 12.4 L6 10
    figure.pool.swim
      areas O 18.2 10 1.6
      lines M3.4 13.4 L9.6 10 L6.4 5.4 L12.4 3.4 M9.6 10 L14.4 14.4 M2 18.6 C4 17 6 17 8 18.6 C10 20.2 12 20.2 14 18.6
      lines C16 17 18 17 20 18.6 L22 19.6
    figure.open.water.swim
      use figure.pool.swim
    figure.water.fitness
      areas O 12 3.8 1.5
      lines M12 8.4 V15 M12 8.6 L6 6 M12 8.6 L18 6 M2 18.6 C4 17 6 17 8 18.6 C10 20.2 12 20.2 14 18.6 C16 17 18 17 20
      lines 18.6 L22 19.6
    figure.surfing
      areas O 14 4.2 1.5
      lines M12.4 8.6 L9.6 12.6 L13.6 15.4 L12.6 18.6 M9.6 12.6 L6 17.4 M12.4 8.6 L17.4 10.4 L20.4 8.6 M12.4 8.6 L7.4
      lines 8.4 M2.4 20.4 C9 21.4 15 20 21.4 16.4
    figure.skiing.downhill
      areas O 14.6 4.4 1.5
      lines M12.6 8.4 L8.6 11.4 L13 13.4 L11.6 18 M12.8 8.8 L16.6 11.4 L20 10 M3 14.6 L20.4 21 M20 10 L17.6 16.4
    figure.snowboarding
      areas O 14.4 4 1.5
      lines M12.4 8.4 L9.6 12.4 L13.6 14.4 L14.6 18.4 M9.6 12.4 L6.4 15.2 M12.4 8.4 L17 10.6 M12.4 8.4 L7.6 7.2 M2.6
      lines 14.6 C8 19.6 14 21.6 21.4 21.4
    figure.tennis
      areas O 12.4 5 1.5 O 3.2 8 0.4
      lines M11.6 9.2 L10.6 14.4 L14.4 17 L14 21.6 M10.6 14.4 L7 21.2 M11.8 9.4 L15.6 11 L18.4 8.4 O 20 5 2 M11.6 9.4
      lines L7.4 11.6 L4.4 10.8
    figure.table.tennis
      use figure.tennis
    figure.badminton
      use figure.tennis
    figure.squash
      use figure.tennis
    figure.basketball
      areas O 11.6 6 1.5 O 16.6 3.6 1.7
      lines M11 10.2 L10.6 15 L14 17.4 L13.4 21.6 M10.6 15 L7.4 17.4 L7.6 21.6 M11 10.4 L15 9.6 L16.6 7 M11 10.4 L7 12
      lines L6 15
    figure.volleyball
      areas O 11 7 1.5 O 18.4 3.6 1.7
      lines M10.4 11 L9.8 15.4 L12.8 18 L11.8 22 M9.8 15.4 L6.4 17.4 L4.6 21 M10.6 11.2 L14.8 10 L17.2 6.8 M10.4 11.2
      lines L6.2 11.4 L4 8.6
    figure.handball
      use figure.volleyball
    figure.baseball
      areas O 12.6 5.4 1.5 O 20.4 7.4 0.5
      lines M11.8 9.6 L11 14.6 L14.8 17 L15.4 21.6 M11 14.6 L8 17.4 L7 21.6 M12 9.8 L8.4 10.4 L7.4 7.4 M7.4 7.4 L4.6 2
      lines M11.8 9.6 L9.8 7.6
    figure.cricket
      use figure.baseball
    figure.softball
      use figure.baseball
    figure.american.football
      areas O 13.8 4.2 1.5
      lines M12.6 8.4 L10.6 13.8 L14.2 16.6 L13 21.6 M10.6 13.8 L7.6 17 L3.6 17.6 M12.6 8.6 L8.6 9.4 L7.4 13 M12.8 8.6
      lines L15.6 11
      areas M15.8 12.2 C17 10 19 9.4 20.6 9.6 C20.6 11.4 19.6 13 17.4 13.6 C16.4 13.8 15.6 13.2 15.8 12.2 Z
    figure.rugby
      use figure.american.football
    figure.australian.football
      use figure.soccer
    figure.kickboxing
      areas O 9.4 4.2 1.5
      lines M9.4 8.6 L9.6 14 L8 21.6 M9.6 14 L15.4 12.6 L20.8 8.4 M9.4 8.8 L13 10.2 L13.6 6.6 M9.4 8.8 L5.6 10.8 L6.4
      lines 7.2
    figure.martial.arts
      use figure.kickboxing
    figure.taichi
      areas O 12 4 1.5
      lines M12 8.4 V14 L7.4 16.4 L6.6 21.6 M12 14 L16.6 16.4 L17.4 21.6 M12 8.8 L7.6 11 L4 9 M12 8.8 L16.4 7 L20 9
    figure.boxing
      areas O 10.6 4.4 1.5
      lines M10.4 8.8 L9.6 14.4 L13.4 17 L13.8 21.6 M9.6 14.4 L6.4 21.6 M10.4 9 L14.4 11 L17.6 8.4 M10.4 9 L7.4 12 L10.4
      lines 12.8
      areas O 19 7.4 1.2
    figure.wrestling
      areas O 7 5 1.5 O 17 5 1.5
      lines M7 9 L10 13.6 L7 17.6 L6 21.6 M10 13.6 L10.4 21.6 M17 9 L14 13.6 L17 17.6 L18 21.6 M14 13.6 L13.6 21.6 M7.4
      lines 9.6 L12 10 M16.6 9.6 L12 10
    figure.fencing
      areas O 8.8 4.4 1.5
      lines M8.6 8.8 L8.2 14 L12.6 16 L14.4 21.4 M8.2 14 L4 21.4 M8.8 9 L12.8 10.8 L15 9.6 M15 9.6 L22 7.2 M8.6 9 L5
      lines 10.4 L4.2 6.8
    figure.archery
      areas O 10 4.4 1.5
      lines M9.8 8.8 V15 L7.4 21.6 M9.8 15 L12.2 21.6 M9.8 9.2 H17.6 M9.8 9.2 L6 10 M17 3.4 C20.6 6.6 20.6 11.8 17 15
    figure.bowling
      areas O 12.6 4.6 1.5 O 4.4 15.4 1.8
      lines M12 9 L13.4 14.4 L9.4 17 L9 21.4 M13.4 14.4 L17.6 17 L20.6 21 M12 9.2 L8 11.4 L6 13.6 M12 9.2 L16 10.6 L18 8
    figure.gymnastics
      areas O 12 4.4 1.5
      lines M12 8.6 V13.6 L4.4 19.6 M12 13.6 L19.6 19.6 M12 8.8 L5 6.6 M12 8.8 L19 6.6
    figure.equestrian.sports
      areas O 10.4 3.6 1.4
      lines M10.2 7.6 L9.6 12 M10.4 8 L14.4 9.6 M9.6 12 L13 14.4 M3 13.4 C4 12 6 12 8 12.4 H14.6 L17.4 8 L21.4 10.6
      lines L20.6 12.6 L17.6 12.4 L16.4 16.4 L17.4 21.4 M5.4 13 L5 17 L6.6 21.4
    figure.skating
      areas O 14 4 1.5
      lines M12.4 8.4 L9.4 12.8 L13.4 15.4 L12.6 19.6 M9.4 12.8 L4 14.6 M12.4 8.4 L17.6 10.4 M12.4 8.4 L7.4 7 M10.6 20.8
      lines H15.4
    figure.pilates
      areas O 4.6 9 1.5
      lines M7.4 12.4 L13 16.4 L20.8 8.4 M7.6 12.4 L14 12 M3.4 19.8 H21
    figure.barre
      areas O 8 4.4 1.5
      lines M8 8.8 V14.6 L6.4 21.6 M8 14.6 L16.4 11.4 M8 9 L12.6 10 M18.4 3 V21.6 M13.4 10.4 H21.6
    figure.step.training
      use figure.stairs
    figure.sailing
      lines M4 19 H20 L17.6 21.6 H6.4 Z M12 16.4 V2.6 L19.4 16.4 Z M9 16.4 V6.6 L4 16.4 Z
    figure.fishing
      areas O 8.4 4.4 1.5
      lines M8.4 8.8 V15 L6 21.6 M8.4 15 L10.8 21.6 M8.4 9.2 L13 11 M11.4 12.4 L19.6 3 V14 A1.6 1.6 0 0 1 16.6 14.6
    figure.2
      use figure 7.4 12 0.9
      use figure 16.6 12 0.9
    figure.2.arms.open
      use figure.arms.open 7 12 0.86
      use figure.arms.open 17.6 14 0.66
    figure.2.and.child.holdinghands
      use figure.arms.open 6.2 12 0.74
      use figure.arms.open 17.8 12 0.74
      use figure.arms.open 12 15.6 0.44
    figure.and.child.holdinghands
      use figure.arms.open 8 12 0.94
      use figure.arms.open 18 15.6 0.56
    figure.dress.line.vertical.figure
      areas O 5.6 4.6 1.5 O 18.4 4.6 1.5
      lines M12 3 V21 M5.6 8.6 L2.6 16 H8.6 Z M4.6 16.4 V21 M6.6 16.4 V21 M15.6 9 H21.2 M16.8 9 V21 M20 9 V21 M16.8 15
      lines H20
    figure.child
      use figure.arms.open 12 13 0.9
    figure.rolling
      use figure.roll
    figure.roll.runningpace
      use figure.roll
    figure.track.and.field
      use figure.run
    figure.skiing.crosscountry
      use figure.skiing.downhill
    figure.socialdance
      use figure.dance
    figure.disc.sports
      use figure.handball
    figure.lacrosse
      use figure.tennis
    figure.pickleball
      use figure.tennis
    figure.racquetball
      use figure.tennis
    figure.hand.cycling
      use figure.roll
    figure.hockey
      areas O 9.6 4.4 1.5 O 20.4 20.4 0.7
      lines M8.8 8.6 L8 14 L11.4 16.6 L10.6 21.4 M8 14 L5 21.2 M9 8.8 L12.6 12 L18 20.4 H20
    figure.hunting
      use figure.archery
    figure.play
      use figure.arms.open
    figure.curling
      use figure.bowling
    figure.waterpolo
      use figure.pool.swim
    figure.seated.side
      areas O 9 4.4 1.6
      lines M8.6 9 L9.4 15.4 H15.4 L16.6 21.4 M9 11.4 H14 M6 8.6 L7.4 18 H12.4
    figure.stand.line.dotted.figure.stand
      use figure.stand 5 12 0.8
      use figure.stand 19 12 0.8
      dots 10 12 12 12 14 12
    figure.walk.arrival
      use figure.walk 9 12 0.9
      lines M21.6 12 H16.4 M18.4 9.6 L16 12 L18.4 14.4
    figure.walk.departure
      use figure.walk 9 12 0.9
      lines M16.4 12 H21.6 M19.4 9.6 L21.8 12 L19.4 14.4
    """
}
