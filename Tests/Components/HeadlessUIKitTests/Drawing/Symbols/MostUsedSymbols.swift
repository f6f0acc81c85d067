/// The names of symbols that apps use most.
enum MostUsedSymbols {
  /// The names in the code of a dozen public apps, those that most of the apps use first.
  static let counted = """
    plus trash star.fill checkmark.circle.fill chevron.right xmark chevron.down circle magnifyingglass \
    xmark.circle.fill gear star ellipsis xmark.circle globe checkmark circle.fill square.and.arrow.up \
    questionmark.circle clock chevron.up play.fill link network person.crop.circle info.circle heart.fill \
    clock.fill folder pencil minus tag square.and.pencil doc.on.doc exclamationmark.triangle.fill at \
    chevron.left list.bullet ellipsis.circle chevron.forward gearshape exclamationmark.triangle \
    minus.circle.fill person plus.circle square arrow.down.circle checkmark.seal.fill photo speaker.wave.2 \
    arrow.clockwise calendar checkmark.circle line.3.horizontal.decrease.circle bookmark play.circle.fill lock \
    server.rack bell flag folder.fill archivebox plus.circle.fill arrow.up.arrow.down arrow.2.squarepath \
    arrow.right bookmark.fill number rectangle.on.rectangle bell.fill infinity safari eye \
    line.3.horizontal.decrease arrow.up.left.and.arrow.down.right chart.bar play sun.max.fill camera eye.fill \
    film heart keyboard slider.horizontal.3 chart.bar.fill checkmark.seal doc doc.plaintext house lock.fill \
    pause person.crop.circle.badge.xmark power speaker.slash bell.badge.fill chevron.up.chevron.down envelope \
    photo.badge.plus pin arrow.down arrow.up house.fill info.circle.fill key minus.circle shuffle tray \
    exclamationmark.circle.fill timer gearshape.fill captions.bubble forward.fill stop.fill pause.fill \
    arrowshape.turn.up.left arrow.right.circle.fill eject gobackward line.3.horizontal \
    arrow.down.right.and.arrow.up.left backward.fill hand.thumbsup person.2.fill arrowshape.turn.up.left.fill \
    bell.badge bolt.fill checkmark.square.fill eye.slash internaldrive line.horizontal.3.decrease.circle \
    paperplane pause.circle.fill person.2 star.circle stop.circle text.bubble textformat.abc app.badge.fill \
    arrow.down.circle.fill arrow.triangle.branch arrowtriangle.down.circle arrowtriangle.up.circle bubble.right \
    chevron.down.circle cube gearshape.2 heart.circle music.note music.note.list paintbrush.fill pencil.circle \
    pencil.circle.fill pencil.line person.fill.badge.plus pin.fill questionmark rectangle.grid.1x2 restart \
    speaker square.and.arrow.down stop wifi xmark.octagon.fill arrow.forward arrow.left arrow.left.arrow.right \
    arrow.triangle.2.circlepath arrow.up.circle arrow.up.right arrow.up.right.square bell.slash bolt \
    bubble.left.fill character.cursor.ibeam character.textbox checkmark.square clipboard doc.richtext \
    envelope.fill exclamationmark.bubble.fill flag.fill flask folder.badge.minus folder.badge.plus gift \
    gift.fill ladybug leaf.arrow.circlepath list.bullet.rectangle.portrait list.number lock.open memories \
    message message.fill person.crop.circle.fill.badge.checkmark photo.fill record.circle repeat square.fill \
    tag.fill text.quote textformat tortoise waveform waveform.path.ecg wrench largecircle.fill.circle \
    suit.heart.fill quote.bubble rectangle.connected.to.line.below photo.on.rectangle.angled \
    arrow.up.arrow.down.circle.fill desktopcomputer dice externaldrive globe.americas arrow.down.doc bird.circle \
    bubble.left.and.bubble.right chart.line.uptrend.xyaxis chevron.compact.right cpu doc.badge.plus \
    dot.radiowaves.right folder.fill.badge.gearshape goforward lock.rotation person.badge.plus person.fill \
    star.circle.fill tv arrow.up.arrow.down.circle backward.end.fill bubble.left.and.text.bubble.right cube.fill \
    dice.fill exclamationmark.bubble externaldrive.fill forward.end.fill hand.point.right.fill \
    hand.thumbsup.fill line.horizontal.3 map opticaldiscdrive opticaldiscdrive.fill rectangle.dashed \
    rectangle.stack sun.haze.fill text.badge.plus tray.full antenna.radiowaves.left.and.right applescript.fill \
    arrow.counterclockwise.circle arrow.up.forward arrowtriangle.left.and.line.vertical.and.arrowtriangle.right \
    badge.plus.radiowaves.right battery.100 bubble.left.and.bubble.right.fill bubble.middle.bottom.fill \
    calendar.circle captions.bubble.fill character.book.closed checkmark.shield display dollarsign.circle.fill \
    externaldrive.badge.minus externaldrive.badge.plus externaldrive.fill.badge.person.crop eye.slash.fill \
    eyedropper.full face.smiling folder.badge.gearshape folder.badge.person.crop hand.raised.fill lightbulb \
    line.3.horizontal.decrease.circle.fill list.dash moon.zzz opticaldisc person.3 person.badge.minus \
    person.crop.circle.badge.exclamationmark person.crop.circle.fill phone.connection play.rectangle \
    poweroutlet.type.b.fill quote.opening rectangle.on.rectangle.slash rectangle.portrait.and.arrow.forward \
    shippingbox sidebar.left square.grid.3x2.fill square.split.2x1 trash.circle trash.circle.fill trash.fill \
    wand.and.stars wrench.and.screwdriver 1.circle airplane alarm antenna.radiowaves.left.and.right.slash \
    app.badge arrow.3.trianglepath arrow.counterclockwise arrow.down.forward.and.arrow.up.backward \
    arrow.down.right.circle arrow.down.right.circle.fill arrow.down.to.line arrow.right.circle arrow.swap \
    arrow.triangle.2.circlepath.circle.fill arrow.triangle.turn.up.right.diamond.fill arrow.turn.down.left \
    arrow.up.circle.fill arrow.up.right.circle arrow.up.right.circle.fill arrow.up.to.line arrow.uturn.backward \
    arrow.uturn.right arrowshape.turn.up.forward.fill arrowshape.turn.up.left.circle.fill arrowtriangle.down \
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left arrowtriangle.up arrowtriangle.up.square \
    asterisk backward.end.circle.fill bag balloon bandage barcode baseball basket basketball \
    bell.and.waves.left.and.right bicycle bold bolt.horizontal.fill bolt.slash book book.circle book.closed \
    bookmark.slash.fill brain briefcase bubble.middle.bottom bubble.right.fill bubbles.and.sparkles building.2 \
    bus calendar.badge.minus calendar.badge.plus camera.fill car cart character chart.pie.fill \
    checkmark.rectangle checkmark.rectangle.fill chevron.backward chevron.compact.down chevron.down.circle.fill \
    chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right chevron.up.circle \
    circle.grid.cross.left.filled circlebadge.fill clear clock.arrow.2.circlepath cloud cloud.sun.rain.fill cone \
    contextualmenu.and.cursorarrow crop cross crown cube.box.fill cup.and.saucer curlybraces cylinder \
    delete.left diamond doc.on.clipboard doc.plaintext.fill doc.text dot.radiowaves.left.and.right \
    drop.circle.fill dumbbell earbuds equal eraser exclamationmark.2 exclamationmark.3 exclamationmark.circle \
    exclamationmark.magnifyingglass exclamationmark.octagon.fill exclamationmark.shield \
    externaldrive.badge.person.crop eyedropper face.smiling.inverse fan faxmachine filemenu.and.selection \
    film.fill film.stack folder.badge.questionmark folder.fill.badge.person.crop football forward \
    forward.end.circle.fill function gamecontroller gauge globe.europe.africa gobackward.10 gobackward.15 \
    gobackward.30 gobackward.5 goforward.10 goforward.15 goforward.30 goforward.5 grid hammer hammer.fill \
    hand.draw hand.raised hand.raised.slash hare headphones heart.circle.fill heart.slash hexagon hifispeaker \
    icloud icloud.and.arrow.up icloud.fill icloud.slash infinity.circle.fill italic key.fill \
    laptopcomputer.trianglebadge.exclamationmark lasso leaf lifepreserver.fill lightbulb.fill \
    line.horizontal.3.decrease line.horizontal.3.decrease.circle.fill link.icloud list.bullet.below.rectangle \
    list.bullet.indent list.bullet.rectangle.fill list.triangle lock.circle.fill lock.doc lock.open.fill \
    macbook.gen2 macpro.gen2 macpro.gen3 medal megaphone.fill memorychip minus.magnifyingglass moon moon.stars \
    moon.stars.fill movieclapper multiply music.mic music.note.tv.fill network.badge.shield.half.filled \
    newspaper newspaper.fill nosign number.circle octagon paintpalette paintpalette.fill paperclip \
    paperclip.circle.fill paperplane.fill party.popper pause.circle pencil.and.list.clipboard \
    pencil.and.scribble pencil.slash percent person.badge.shield.checkmark person.circle person.circle.fill \
    person.crop.circle.badge.checkmark person.crop.circle.badge.minus person.crop.circle.badge.moon \
    person.crop.square person.fill.badge.minus person.icloud person.slash phone phone.fill photo.on.rectangle \
    photo.tv pin.slash platter.filled.bottom.iphone play.circle play.rectangle.on.rectangle play.slash \
    play.square.stack play.tv playpause playpause.circle.fill playpause.fill plus.magnifyingglass \
    plus.rectangle.on.rectangle plus.square plus.square.on.square plusminus.circle \
    point.topleft.down.curvedto.point.bottomright.up poweroutlet.type.b powerplug printer puzzlepiece.extension \
    qrcode qrcode.viewfinder questionmark.app.dashed questionmark.circle.fill questionmark.diamond \
    questionmark.video quote.bubble.fill radio rectangle rectangle.3.offgrid.fill \
    rectangle.bottomthird.inset.filled rectangle.fill rectangle.inset.filled.on.rectangle \
    rectangle.portrait.fill rectangle.stack.fill rhombus rosette rotate.right ruler scanner screwdriver \
    selection.pin.in.out shield shield.lefthalf.fill sidebar.leading sidebar.right sidebar.trailing signature \
    slash.circle slider.horizontal.below.rectangle smallcircle.filled.circle snowflake sofa speaker.slash.fill \
    speaker.wave.1 speaker.wave.2.fill speaker.wave.3 speedometer square.and.arrow.down.on.square \
    square.and.arrow.up.trianglebadge.exclamationmark square.bottomthird.inset.filled square.dashed.inset.filled \
    square.fill.on.circle.fill square.fill.text.grid.1x2 square.grid.2x2 square.grid.2x2.fill square.grid.3x3 \
    square.inset.filled square.leadingthird.inset.filled square.lefthalf.filled square.slash \
    square.split.diagonal.fill square.stack square.stack.fill square.trailingthird.inset.filled \
    star.leadinghalf.fill star.slash staroflife.fill stethoscope storefront suitcase sun.haze sun.max sunglasses \
    sunrise.fill sunset.fill switch.2 tablecells target terminal terminal.fill text.alignleft text.append \
    text.badge.checkmark text.badge.minus text.badge.star text.badge.xmark \
    text.line.first.and.arrowtriangle.forward textformat.size thermometer ticket timelapse timeline.selection \
    tram tray.2 tray.2.fill tray.and.arrow.down.fill tray.and.arrow.up.fill tray.fill triangle trophy \
    tv.and.mediabox tv.circle.fill umbrella video volleyball waveform.circle.fill waveform.path \
    wifi.exclamationmark xmark.octagon xmark.seal.fill
    """.split(separator: " ").map(String.init)

  /// Further names that apps, tutorials and templates often use.
  static let common = """
    square.and.arrow.up.fill square.and.arrow.up.circle square.and.arrow.up.on.square square.and.arrow.down.fill \
    square.and.pencil.circle pencil.tip highlighter scribble trash.slash folder.circle paperplane.circle \
    paperplane.circle.fill tray.full.fill tray.circle archivebox.fill archivebox.circle doc.fill doc.text.fill \
    doc.text.magnifyingglass doc.badge.gearshape arrow.up.doc doc.viewfinder list.bullet.clipboard \
    list.clipboard calendar.badge.clock calendar.badge.exclamationmark arrowshape.turn.up.right \
    arrowshape.turn.up.right.fill arrowshape.turn.up.left.2 book.fill books.vertical books.vertical.fill \
    book.closed.fill text.book.closed menucard magazine graduationcap graduationcap.fill backpack \
    pencil.and.outline pencil.and.ruler ruler.fill link.circle link.circle.fill link.badge.plus personalhotspot \
    person.2.circle person.3.fill person.crop.square.fill person.text.rectangle person.and.background.dotted \
    figure.walk figure.run figure.stand figure.wave figure.roll dumbbell.fill sportscourt sportscourt.fill \
    soccerball football.fill tennis.racket tennisball trophy.fill medal.fill globe.europe.africa.fill sun.min \
    sunrise sunset moon.fill moon.circle sparkle sparkles cloud.fill cloud.rain cloud.rain.fill cloud.snow \
    cloud.bolt cloud.bolt.fill cloud.sun cloud.sun.fill cloud.moon cloud.fog smoke.fill wind tornado \
    snowflake.circle thermometer.sun thermometer.snowflake humidity drop drop.fill flame flame.fill \
    umbrella.fill keyboard.fill command option shift control delete.right delete.left.fill escape return \
    rectangle.3.group grid.circle square.grid.3x3.fill circle.grid.3x3 circle.grid.3x3.fill circle.grid.2x2 \
    checklist seal.fill xmark.seal rectangle.split.3x1 rectangle.split.2x1 rectangle.split.3x3 tablecells.fill \
    square.split.1x2 square.split.2x2 sidebar.squares.left macwindow dock.rectangle menubar.rectangle pip \
    pip.enter pip.exit slider.vertical.3 slider.horizontal.2.square rectangle.stack.badge.plus \
    square.stack.3d.up square.stack.3d.up.fill square.3.layers.3d square.on.square square.on.circle \
    rectangle.on.rectangle.angled circle.lefthalf.filled circle.righthalf.filled circle.dashed circle.dotted \
    square.dashed triangle.fill diamond.fill hexagon.fill octagon.fill pentagon.fill capsule capsule.fill oval \
    oval.fill rhombus.fill shield.fill shield.slash checkmark.shield.fill xmark.shield lock.shield \
    lock.shield.fill exclamationmark.shield.fill bolt.shield lock.slash lock.square lock.rectangle lock.circle \
    key.horizontal faceid touchid eye.circle eye.circle.fill eyes mouth nose ear brain.head.profile \
    hand.thumbsdown hand.thumbsdown.fill hand.point.up.left hand.point.right hand.point.up hand.tap \
    hand.tap.fill hand.wave hand.wave.fill hands.clap hands.sparkles hands.sparkles.fill face.dashed \
    face.smiling.fill mic mic.fill mic.slash mic.slash.fill mic.circle mic.circle.fill record.circle.fill \
    playpause.circle backward.end forward.end backward.circle forward.circle goforward.plus gobackward.minus \
    shuffle.circle repeat.1 repeat.circle infinity.circle megaphone speaker.fill speaker.wave.1.fill \
    speaker.wave.3.fill speaker.slash.circle music.quarternote.3 music.note.house headphones.circle \
    hifispeaker.fill guitars guitars.fill pianokeys tuningfork radio.fill airplayaudio airplayvideo airpodspro \
    airpods beats.headphones homepod homepod.fill appletv applewatch applewatch.watchface iphone iphone.gen1 \
    iphone.gen2 iphone.gen3 iphone.landscape ipad ipad.landscape iphone.radiowaves.left.and.right iphone.slash \
    ipad.and.iphone laptopcomputer pc xserve tv.fill tv.circle display.2 printer.fill scanner.fill \
    faxmachine.fill simcard simcard.fill sdcard sdcard.fill memorychip.fill cpu.fill opticaldisc.fill \
    battery.100.bolt battery.75 battery.50 battery.25 battery.0 battery.100percent powerplug.fill bolt.circle \
    bolt.circle.fill bolt.horizontal bolt.batteryblock lightbulb.slash lightbulb.circle flashlight.on.fill \
    flashlight.off.fill camera.circle camera.circle.fill camera.metering.spot camera.viewfinder camera.filters \
    camera.aperture camera.macro camera.rotate arrow.triangle.2.circlepath.camera photo.circle photo.stack \
    photo.stack.fill video.fill video.slash video.slash.fill video.circle video.badge.plus film.circle \
    film.stack.fill ticket.fill theatermasks theatermasks.fill paintbrush paintbrush.pointed \
    paintbrush.pointed.fill eyedropper.halffull wand.and.rays crop.rotate rotate.left rotate.3d \
    lasso.badge.sparkles perspective skew aspectratio scissors scissors.badge.ellipsis bag.fill bag.badge.plus \
    bag.circle cart.fill cart.badge.plus cart.badge.minus cart.circle cart.circle.fill basket.fill creditcard \
    creditcard.fill creditcard.circle giftcard giftcard.fill wallet.pass wallet.pass.fill gift.circle banknote \
    banknote.fill dollarsign.square eurosign.circle eurosign.circle.fill sterlingsign.circle yensign.circle \
    bitcoinsign.circle chart.pie chart.bar.xaxis chart.xyaxis.line chart.bar.doc.horizontal waveform.circle \
    waveform.path.ecg.rectangle heart.text.square heart.text.square.fill bolt.heart bolt.heart.fill cross.fill \
    cross.case cross.case.fill cross.circle pills pills.fill bandage.fill syringe facemask stethoscope.circle \
    bed.double bed.double.fill allergens staroflife house.circle building building.fill building.2.fill \
    building.columns building.columns.fill door.left.hand.closed door.left.hand.open lamp.desk sofa.fill chair \
    refrigerator washer oven fork.knife fork.knife.circle cup.and.saucer.fill wineglass wineglass.fill \
    takeoutbag.and.cup.and.straw birthday.cake mug mappin mappin.circle mappin.circle.fill mappin.and.ellipse \
    mappin.slash map.fill map.circle location location.fill location.circle location.circle.fill location.slash \
    location.north location.north.fill location.north.line location.viewfinder safari.fill scope signpost.right \
    signpost.right.fill flag.circle flag.slash flag.checkered flag.2.crossed airplane.circle airplane.departure \
    airplane.arrival car.fill car.circle car.2 car.2.fill bus.fill tram.fill ferry.fill sailboat bicycle.circle \
    scooter box.truck box.truck.fill fuelpump fuelpump.fill ev.charger parkingsign.circle road.lanes \
    steeringwheel lifepreserver pawprint pawprint.fill ant ant.fill ladybug.fill leaf.fill leaf.circle tree.fill \
    tortoise.fill hare.fill fish.fill crown.fill alarm.fill stopwatch stopwatch.fill timer.circle hourglass \
    hourglass.bottomhalf.filled hourglass.tophalf.filled clock.circle clock.badge clock.badge.checkmark \
    clock.badge.exclamationmark clock.arrow.circlepath deskclock zzz puzzlepiece puzzlepiece.fill \
    gamecontroller.fill die.face.5 die.face.6 party.popper.fill balloon.fill envelope.open envelope.open.fill \
    envelope.badge envelope.badge.fill envelope.circle envelope.circle.fill message.circle message.circle.fill \
    message.badge quote.closing text.bubble.fill ellipsis.bubble ellipsis.bubble.fill plus.bubble \
    plus.bubble.fill star.bubble phone.circle phone.circle.fill phone.down phone.down.fill phone.arrow.up.right \
    phone.arrow.down.left phone.badge.plus phone.badge.checkmark teletype bell.circle bell.circle.fill \
    bell.slash.fill bell.badge.slash app app.fill app.gift apps.iphone xmark.app questionmark.app plus.app \
    ellipsis.circle.fill ellipsis.rectangle rectangle.and.pencil.and.ellipsis info.square info.bubble \
    questionmark.square questionmark.bubble exclamationmark.square plus.app.fill plus.square.fill plus.rectangle \
    plus.rectangle.fill minus.square minus.square.fill minus.rectangle multiply.circle multiply.circle.fill \
    divide divide.circle equal.circle lessthan greaterthan number.square x.squareroot sum \
    checkmark.circle.trianglebadge.exclamationmark xmark.square xmark.square.fill xmark.rectangle xmark.bin \
    xmark.bin.fill xmark.icloud checkmark.icloud exclamationmark.icloud icloud.and.arrow.down \
    icloud.and.arrow.down.fill icloud.and.arrow.up.fill icloud.circle bolt.horizontal.icloud \
    arrow.clockwise.circle arrow.clockwise.circle.fill arrow.triangle.2.circlepath.circle arrow.2.circlepath \
    arrow.uturn.left arrow.uturn.left.circle arrow.uturn.forward arrow.uturn.up arrow.turn.up.left \
    arrow.turn.up.right arrow.turn.down.right arrow.turn.right.up arrow.up.left arrow.down.left arrow.down.right \
    arrow.up.backward arrow.down.forward arrow.up.and.down arrow.left.and.right \
    arrow.up.and.down.and.arrow.left.and.right arrow.up.backward.and.arrow.down.forward \
    arrow.up.right.and.arrow.down.left arrow.left.arrow.right.circle arrow.right.arrow.left \
    arrow.up.arrow.down.square arrow.left.circle arrow.left.circle.fill arrow.right.square arrow.up.square \
    arrow.down.square arrow.up.left.and.arrow.down.right.circle arrow.down.app arrow.down.app.fill \
    arrow.down.circle.dotted arrow.up.message arrow.up.bin arrow.right.to.line arrow.left.to.line arrow.merge \
    arrow.branch arrowtriangle.up.fill arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right.fill \
    arrowtriangle.right.circle chevron.left.circle chevron.left.circle.fill chevron.right.circle \
    chevron.right.circle.fill chevron.up.circle.fill chevron.right.square chevron.left.2 chevron.right.2 \
    chevron.compact.up chevron.compact.left line.3.horizontal.circle line.diagonal list.bullet.circle list.star \
    list.and.film text.alignright text.aligncenter text.justify text.justifyleft text.magnifyingglass \
    text.viewfinder text.insert text.cursor textformat.123 underline strikethrough bold.italic.underline \
    increase.indent decrease.indent paragraphsign magnifyingglass.circle magnifyingglass.circle.fill \
    barcode.viewfinder viewfinder viewfinder.circle dot.viewfinder plus.viewfinder dot.square bookmark.circle \
    bookmark.circle.fill bookmark.slash tag.circle tag.circle.fill tag.slash paperclip.circle pin.circle \
    pin.circle.fill pin.slash.fill star.square star.leadinghalf.filled heart.square heart.slash.fill suit.heart \
    suit.club suit.spade suit.diamond suit.spade.fill suit.club.fill suit.diamond.fill hammer.circle \
    screwdriver.fill wrench.fill gearshape.2.fill gear.circle level scalemass case.fill suitcase.fill \
    suitcase.rolling briefcase.fill handbag tshirt tshirt.fill eyeglasses sunglasses.fill comb shippingbox.fill \
    cube.transparent cylinder.fill pyramid.fill circle.hexagongrid circle.hexagongrid.fill \
    point.3.connected.trianglepath.dotted swift applelogo curlybraces.square accessibility voiceover \
    globe.badge.chevron.backward wifi.circle wave.3.right wave.3.left cellularbars \
    antenna.radiowaves.left.and.right.circle shareplay shared.with.you 2.circle 3.circle 4.circle 1.circle.fill \
    2.circle.fill 3.circle.fill 1.square 2.square 3.square a.circle a.circle.fill b.circle c.circle \
    person.line.dotted.person person.crop.rectangle person.crop.circle.dashed person.2.slash \
    person.fill.checkmark person.fill.xmark person.fill.questionmark person.badge.clock \
    rectangle.portrait.and.arrow.right rectangle.portrait rectangle.center.inset.filled rectangle.inset.filled \
    rectangle.leadinghalf.inset.filled rectangle.expand.vertical rectangle.compress.vertical \
    rectangle.badge.plus rectangle.badge.checkmark storefront.fill basketball.fill baseball.fill figure.golf \
    figure.soccer figure.yoga figure.cooldown figure.strengthtraining.traditional figure.outdoor.cycle \
    figure.pool.swim figure.hiking figure.dance
    """.split(separator: " ").map(String.init)

  static let all = counted + common
}
