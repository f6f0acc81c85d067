import FirstFrameCaching
import Foundation

/// The names of SF Symbols up to version 5 (iOS 17), as the library SFSafeSymbols lists them.
///
/// `UIImage(systemName:)` returns `nil` for other names that are not designed.
enum SymbolNames {
  /// The groups by the part of their names before the first dot. Their names are listed only when they are asked for,
  /// because there are thousands.
  private static let groups: [Substring: [Substring]] = {
    var groups: [Substring: [Substring]] = [:]
    for group in table.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      guard let colon = group.firstIndex(of: UInt8(ascii: ":")) else { continue }
      groups[Substring(group[..<colon]), default: []].append(Substring(group[group.index(after: colon)...]))
    }
    return groups
  }()

  static var all: [String] {
    groups.flatMap { head, lists in
      lists.flatMap { $0.split(separator: ",") }.map { $0 == withoutDot ? String(head) : "\(head).\($0)" }
    }.sorted()
  }

  /// The names that were asked for. An app shows few symbols, and each of them often.
  private static let known = LimitedCache<String, Bool>(limit: 4096)

  static func contains(_ name: String) -> Bool { known.value(for: name) { isListed(name) } }

  private static func isListed(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let tail = parts.count > 1 ? parts[1] : withoutDot
    guard parts.count == 1 || tail != withoutDot, let lists = groups[parts[0]] else { return false }
    return lists.contains { $0.split(separator: ",").contains(tail) }
  }

  /// What a list has instead of the part after the first dot, for a name without a dot.
  private static let withoutDot: Substring = "-"

  /// Groups of names: the part before the first dot, a colon, and the parts after it; `-` for a name without a dot.
  private static let table = """
    0:circle,circle.fill,square,square.fill 00:circle,circle.fill,square,square.fill
    01:circle,circle.fill,square,square.fill 02:circle,circle.fill,square,square.fill
    03:circle,circle.fill,square,square.fill 04:circle,circle.fill,square,square.fill
    05:circle,circle.fill,square,square.fill 06:circle,circle.fill,square,square.fill
    07:circle,circle.fill,square,square.fill 08:circle,circle.fill,square,square.fill
    09:circle,circle.fill,square,square.fill 1:brakesignal,circle,circle.fill,lane,magnifyingglass,square,square.fill
    10:circle,circle.fill,lane,square,square.fill 11:circle,circle.fill,lane,square,square.fill
    12:circle,circle.fill,lane,square,square.fill 123:rectangle,rectangle.fill
    13:circle,circle.fill,square,square.fill 14:circle,circle.fill,square,square.fill
    15:circle,circle.fill,square,square.fill 16:circle,circle.fill,square,square.fill
    17:circle,circle.fill,square,square.fill 18:circle,circle.fill,square,square.fill
    19:circle,circle.fill,square,square.fill 2:brakesignal,circle,circle.fill,lane,square,square.fill
    20:circle,circle.fill,square,square.fill 21:circle,circle.fill,square,square.fill
    22:circle,circle.fill,square,square.fill 23:circle,circle.fill,square,square.fill
    24:circle,circle.fill,square,square.fill 25:circle,circle.fill,square,square.fill
    26:circle,circle.fill,square,square.fill 27:circle,circle.fill,square,square.fill
    28:circle,circle.fill,square,square.fill 29:circle,circle.fill,square,square.fill 2h:-,circle,circle.fill
    3:circle,circle.fill,lane,square,square.fill 30:circle,circle.fill,square,square.fill
    31:circle,circle.fill,square,square.fill 32:circle,circle.fill,square,square.fill
    33:circle,circle.fill,square,square.fill 34:circle,circle.fill,square,square.fill
    35:circle,circle.fill,square,square.fill 36:circle,circle.fill,square,square.fill
    37:circle,circle.fill,square,square.fill 38:circle,circle.fill,square,square.fill
    39:circle,circle.fill,square,square.fill
    4:alt.circle,alt.circle.fill,alt.square,alt.square.fill,circle,circle.fill,lane,square,square.fill
    40:circle,circle.fill,square,square.fill 41:circle,circle.fill,square,square.fill
    42:circle,circle.fill,square,square.fill 43:circle,circle.fill,square,square.fill
    44:circle,circle.fill,square,square.fill 45:circle,circle.fill,square,square.fill
    46:circle,circle.fill,square,square.fill 47:circle,circle.fill,square,square.fill
    48:circle,circle.fill,square,square.fill 49:circle,circle.fill,square,square.fill 4a:-,circle,circle.fill
    4h:-,circle,circle.fill 4k:tv,tv.fill 4l:-,circle,circle.fill 5:circle,circle.fill,lane,square,square.fill
    50:circle,circle.fill,square,square.fill
    6:alt.circle,alt.circle.fill,alt.square,alt.square.fill,circle,circle.fill,lane,square,square.fill
    7:circle,circle.fill,lane,square,square.fill 8:circle,circle.fill,lane,square,square.fill
    9:alt.circle,alt.circle.fill,alt.square,alt.square.fill,circle,circle.fill,lane,square,square.fill
    a:-,book.closed,book.closed.fill,circle,circle.fill,magnify,square,square.fill abc:-
    abs:-,brakesignal,brakesignal.slash,circle,circle.fill accessibility:-,badge.arrow.up.right,fill
    air:conditioner.horizontal,conditioner.horizontal.fill,conditioner.vertical
    air:conditioner.vertical.fill,purifier,purifier.fill airplane:-,arrival,circle,circle.fill,departure
    airplayaudio:-,badge.exclamationmark,circle,circle.fill airplayvideo:-,badge.exclamationmark,circle,circle.fill
    airpod:gen3.left,gen3.right,left,right airpodpro:left,right
    airpods:-,chargingcase,chargingcase.fill,chargingcase.wireless,chargingcase.wireless.fill,gen3
    airpods:gen3.chargingcase.wireless,gen3.chargingcase.wireless.fill airpodsmax:-
    airpodspro:-,chargingcase.wireless,chargingcase.wireless.fill
    airpodspro:chargingcase.wireless.radiowaves.left.and.right
    airpodspro:chargingcase.wireless.radiowaves.left.and.right.fill airport:express,extreme,extreme.tower
    airtag:-,fill,radiowaves.forward,radiowaves.forward.fill
    alarm:-,fill,waves.left.and.right,waves.left.and.right.fill
    align:horizontal.center,horizontal.center.fill,horizontal.left,horizontal.left.fill,horizontal.right
    align:horizontal.right.fill,vertical.bottom,vertical.bottom.fill,vertical.center
    align:vertical.center.fill,vertical.top,vertical.top.fill allergens:-,fill alt:- alternatingcurrent:- amplifier:-
    angle:- ant:-,circle,circle.fill,fill antenna:radiowaves.left.and.right,radiowaves.left.and.right.circle
    antenna:radiowaves.left.and.right.circle.fill,radiowaves.left.and.right.slash
    app:-,badge,badge.checkmark,badge.checkmark.fill,badge.fill,connected.to.app.below.fill,dashed,fill
    app:gift,gift.fill appclip:- apple:logo,terminal,terminal.fill,terminal.on.rectangle,terminal.on.rectangle.fill
    applelogo:- applepencil:-,adapter.usb.c,adapter.usb.c.fill,and.scribble,gen1,gen2,tip applescript:-,fill
    appletv:-,fill appletvremote:gen1,gen1.fill,gen2,gen2.fill,gen3,gen3.fill,gen4,gen4.fill
    applewatch:-,and.arrow.forward,case.inset.filled,radiowaves.left.and.right,side.right,slash applewatch:watchface
    apps:ipad,ipad.landscape,iphone,iphone.badge.plus,iphone.landscape appwindow:swipe.rectangle aqi:high,low,medium
    arcade:stick,stick.and.arrow.down,stick.and.arrow.left,stick.and.arrow.left.and.arrow.right
    arcade:stick.and.arrow.right,stick.and.arrow.up,stick.and.arrow.up.and.arrow.down,stick.console
    arcade:stick.console.fill archivebox:-,circle,circle.fill,fill arkit:-,badge.xmark
    arrow:2.circlepath,2.circlepath.circle,2.circlepath.circle.fill,2.squarepath,3.trianglepath,backward
    arrow:backward.circle,backward.circle.fill,backward.square,backward.square.fill,backward.to.line
    arrow:backward.to.line.circle,backward.to.line.circle.fill,backward.to.line.square
    arrow:backward.to.line.square.fill,branch,circlepath,clockwise,clockwise.circle
    arrow:clockwise.circle.fill,clockwise.heart,clockwise.heart.fill,clockwise.icloud
    arrow:clockwise.icloud.fill,clockwise.square,clockwise.square.fill,counterclockwise
    arrow:counterclockwise.circle,counterclockwise.circle.fill,counterclockwise.icloud
    arrow:counterclockwise.icloud.fill,counterclockwise.square,counterclockwise.square.fill,down
    arrow:down.and.line.horizontal.and.arrow.up,down.app,down.app.fill,down.applewatch,down.backward
    arrow:down.backward.and.arrow.up.forward,down.backward.and.arrow.up.forward.circle
    arrow:down.backward.and.arrow.up.forward.circle.fill,down.backward.and.arrow.up.forward.square
    arrow:down.backward.and.arrow.up.forward.square.fill,down.backward.circle,down.backward.circle.fill
    arrow:down.backward.square,down.backward.square.fill,down.backward.toptrailing.rectangle
    arrow:down.backward.toptrailing.rectangle.fill,down.circle,down.circle.dotted,down.circle.fill
    arrow:down.doc,down.doc.fill,down.forward,down.forward.and.arrow.up.backward
    arrow:down.forward.and.arrow.up.backward.circle,down.forward.and.arrow.up.backward.circle.fill
    arrow:down.forward.and.arrow.up.backward.square,down.forward.and.arrow.up.backward.square.fill
    arrow:down.forward.circle,down.forward.circle.fill,down.forward.square,down.forward.square.fill
    arrow:down.forward.topleading.rectangle,down.forward.topleading.rectangle.fill,down.heart
    arrow:down.heart.fill,down.left,down.left.and.arrow.up.right,down.left.and.arrow.up.right.circle
    arrow:down.left.and.arrow.up.right.circle.fill,down.left.and.arrow.up.right.square
    arrow:down.left.and.arrow.up.right.square.fill,down.left.arrow.up.right
    arrow:down.left.arrow.up.right.circle,down.left.arrow.up.right.circle.fill
    arrow:down.left.arrow.up.right.square,down.left.arrow.up.right.square.fill,down.left.circle
    arrow:down.left.circle.fill,down.left.square,down.left.square.fill,down.left.topright.rectangle
    arrow:down.left.topright.rectangle.fill,down.left.video,down.left.video.fill,down.message
    arrow:down.message.fill,down.right,down.right.and.arrow.up.left,down.right.and.arrow.up.left.circle
    arrow:down.right.and.arrow.up.left.circle.fill,down.right.and.arrow.up.left.square
    arrow:down.right.and.arrow.up.left.square.fill,down.right.circle,down.right.circle.fill
    arrow:down.right.square,down.right.square.fill,down.right.topleft.rectangle
    arrow:down.right.topleft.rectangle.fill,down.square,down.square.fill,down.to.line,down.to.line.alt
    arrow:down.to.line.circle,down.to.line.circle.fill,down.to.line.compact,down.to.line.square
    arrow:down.to.line.square.fill,forward,forward.circle,forward.circle.fill,forward.square
    arrow:forward.square.fill,forward.to.line,forward.to.line.circle,forward.to.line.circle.fill
    arrow:forward.to.line.square,forward.to.line.square.fill,left,left.and.line.vertical.and.arrow.right
    arrow:left.and.right,left.and.right.circle,left.and.right.circle.fill
    arrow:left.and.right.righttriangle.left.righttriangle.right
    arrow:left.and.right.righttriangle.left.righttriangle.right.fill,left.and.right.square
    arrow:left.and.right.square.fill,left.and.right.text.vertical,left.arrow.right
    arrow:left.arrow.right.circle,left.arrow.right.circle.fill,left.arrow.right.square
    arrow:left.arrow.right.square.fill,left.circle,left.circle.fill,left.square,left.square.fill
    arrow:left.to.line,left.to.line.alt,left.to.line.circle,left.to.line.circle.fill
    arrow:left.to.line.compact,left.to.line.square,left.to.line.square.fill,merge,rectanglepath,right
    arrow:right.and.line.vertical.and.arrow.left,right.arrow.left,right.arrow.left.circle
    arrow:right.arrow.left.circle.fill,right.arrow.left.square,right.arrow.left.square.fill,right.circle
    arrow:right.circle.fill,right.doc.on.clipboard,right.square,right.square.fill,right.to.line
    arrow:right.to.line.alt,right.to.line.circle,right.to.line.circle.fill,right.to.line.compact
    arrow:right.to.line.square,right.to.line.square.fill,swap,triangle.2.circlepath
    arrow:triangle.2.circlepath.camera,triangle.2.circlepath.camera.fill,triangle.2.circlepath.circle
    arrow:triangle.2.circlepath.circle.fill,triangle.2.circlepath.doc.on.clipboard
    arrow:triangle.2.circlepath.icloud,triangle.2.circlepath.icloud.fill,triangle.branch
    arrow:triangle.capsulepath,triangle.merge,triangle.pull,triangle.swap,triangle.turn.up.right.circle
    arrow:triangle.turn.up.right.circle.fill,triangle.turn.up.right.diamond
    arrow:triangle.turn.up.right.diamond.fill,turn.down.left,turn.down.right,turn.left.down,turn.left.up
    arrow:turn.right.down,turn.right.up,turn.up.forward.iphone,turn.up.forward.iphone.fill,turn.up.left
    arrow:turn.up.right,up,up.and.down,up.and.down.and.arrow.left.and.right,up.and.down.and.sparkles
    arrow:up.and.down.circle,up.and.down.circle.fill arrow:up.and.down.righttriangle.up.fill.righttriangle.down.fill
    arrow:up.and.down.righttriangle.up.righttriangle.down
    arrow:up.and.down.righttriangle.up.righttriangle.down.fill,up.and.down.square
    arrow:up.and.down.square.fill,up.and.down.text.horizontal,up.and.line.horizontal.and.arrow.down
    arrow:up.and.person.rectangle.portrait,up.and.person.rectangle.turn.left
    arrow:up.and.person.rectangle.turn.right,up.arrow.down,up.arrow.down.circle
    arrow:up.arrow.down.circle.fill,up.arrow.down.square,up.arrow.down.square.fill,up.backward
    arrow:up.backward.and.arrow.down.forward,up.backward.and.arrow.down.forward.circle
    arrow:up.backward.and.arrow.down.forward.circle.fill,up.backward.and.arrow.down.forward.square
    arrow:up.backward.and.arrow.down.forward.square.fill,up.backward.bottomtrailing.rectangle
    arrow:up.backward.bottomtrailing.rectangle.fill,up.backward.circle,up.backward.circle.fill
    arrow:up.backward.square,up.backward.square.fill,up.bin,up.bin.fill,up.circle,up.circle.badge.clock
    arrow:up.circle.fill,up.doc,up.doc.fill,up.doc.on.clipboard,up.forward
    arrow:up.forward.and.arrow.down.backward,up.forward.and.arrow.down.backward.circle
    arrow:up.forward.and.arrow.down.backward.circle.fill,up.forward.and.arrow.down.backward.square
    arrow:up.forward.and.arrow.down.backward.square.fill,up.forward.app,up.forward.app.fill
    arrow:up.forward.bottomleading.rectangle,up.forward.bottomleading.rectangle.fill,up.forward.circle
    arrow:up.forward.circle.fill,up.forward.square,up.forward.square.fill,up.heart,up.heart.fill,up.left
    arrow:up.left.and.arrow.down.right,up.left.and.arrow.down.right.circle
    arrow:up.left.and.arrow.down.right.circle.fill,up.left.and.arrow.down.right.square
    arrow:up.left.and.arrow.down.right.square.fill
    arrow:up.left.and.down.right.and.arrow.up.right.and.down.left,up.left.and.down.right.magnifyingglass
    arrow:up.left.arrow.down.right,up.left.arrow.down.right.circle,up.left.arrow.down.right.circle.fill
    arrow:up.left.arrow.down.right.square,up.left.arrow.down.right.square.fill
    arrow:up.left.bottomright.rectangle,up.left.bottomright.rectangle.fill,up.left.circle
    arrow:up.left.circle.fill,up.left.square,up.left.square.fill,up.message,up.message.fill,up.right
    arrow:up.right.and.arrow.down.left,up.right.and.arrow.down.left.circle
    arrow:up.right.and.arrow.down.left.circle.fill,up.right.and.arrow.down.left.rectangle
    arrow:up.right.and.arrow.down.left.rectangle.fill,up.right.and.arrow.down.left.square
    arrow:up.right.and.arrow.down.left.square.fill,up.right.bottomleft.rectangle
    arrow:up.right.bottomleft.rectangle.fill,up.right.circle,up.right.circle.fill,up.right.diamond
    arrow:up.right.diamond.fill,up.right.square,up.right.square.fill,up.right.video,up.right.video.fill
    arrow:up.square,up.square.fill,up.to.line,up.to.line.alt,up.to.line.circle,up.to.line.circle.fill
    arrow:up.to.line.compact,up.to.line.square,up.to.line.square.fill,up.trash,up.trash.fill
    arrow:uturn.backward,uturn.backward.circle,uturn.backward.circle.badge.ellipsis
    arrow:uturn.backward.circle.fill,uturn.backward.square,uturn.backward.square.fill,uturn.down
    arrow:uturn.down.circle,uturn.down.circle.fill,uturn.down.square,uturn.down.square.fill
    arrow:uturn.forward,uturn.forward.circle,uturn.forward.circle.fill,uturn.forward.square
    arrow:uturn.forward.square.fill,uturn.left,uturn.left.circle,uturn.left.circle.badge.ellipsis
    arrow:uturn.left.circle.fill,uturn.left.square,uturn.left.square.fill,uturn.right,uturn.right.circle
    arrow:uturn.right.circle.fill,uturn.right.square,uturn.right.square.fill,uturn.up,uturn.up.circle
    arrow:uturn.up.circle.fill,uturn.up.square,uturn.up.square.fill
    arrowkeys:-,down.filled,fill,left.filled,right.filled,up.filled
    arrowshape:backward,backward.circle,backward.circle.fill,backward.fill,bounce.forward
    arrowshape:bounce.forward.fill,bounce.right,bounce.right.fill,down,down.circle,down.circle.fill
    arrowshape:down.fill,forward,forward.circle,forward.circle.fill,forward.fill,left
    arrowshape:left.arrowshape.right,left.arrowshape.right.fill,left.circle,left.circle.fill,left.fill
    arrowshape:right,right.circle,right.circle.fill,right.fill,turn.up.backward,turn.up.backward.2
    arrowshape:turn.up.backward.2.circle,turn.up.backward.2.circle.fill,turn.up.backward.2.fill
    arrowshape:turn.up.backward.badge.clock,turn.up.backward.badge.clock.fill,turn.up.backward.circle
    arrowshape:turn.up.backward.circle.fill,turn.up.backward.fill,turn.up.forward,turn.up.forward.circle
    arrowshape:turn.up.forward.circle.fill,turn.up.forward.fill,turn.up.left,turn.up.left.2
    arrowshape:turn.up.left.2.circle,turn.up.left.2.circle.fill,turn.up.left.2.fill,turn.up.left.circle
    arrowshape:turn.up.left.circle.fill,turn.up.left.fill,turn.up.right,turn.up.right.circle
    arrowshape:turn.up.right.circle.fill,turn.up.right.fill,up,up.circle,up.circle.fill,up.fill
    arrowshape:zigzag.forward,zigzag.forward.fill,zigzag.right,zigzag.right.fill
    arrowtriangle:backward,backward.circle,backward.circle.fill,backward.fill,backward.square
    arrowtriangle:backward.square.fill,down,down.circle,down.circle.fill,down.fill,down.square
    arrowtriangle:down.square.fill,forward,forward.circle,forward.circle.fill,forward.fill
    arrowtriangle:forward.square,forward.square.fill,left,left.and.line.vertical.and.arrowtriangle.right
    arrowtriangle:left.and.line.vertical.and.arrowtriangle.right.fill,left.circle,left.circle.fill
    arrowtriangle:left.fill,left.fill.and.line.vertical.and.arrowtriangle.right.fill,left.square
    arrowtriangle:left.square.fill,right,right.and.line.vertical.and.arrowtriangle.left
    arrowtriangle:right.and.line.vertical.and.arrowtriangle.left.fill,right.circle,right.circle.fill
    arrowtriangle:right.fill,right.fill.and.line.vertical.and.arrowtriangle.left.fill,right.square
    arrowtriangle:right.square.fill,up,up.arrowtriangle.down.window.left
    arrowtriangle:up.arrowtriangle.down.window.right,up.circle,up.circle.fill,up.fill,up.square
    arrowtriangle:up.square.fill aspectratio:-,fill asterisk:-,circle,circle.fill
    at:-,badge.minus,badge.plus,circle,circle.fill atom:-
    australiandollarsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    australsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    auto:brakesignal,headlight.high.beam,headlight.high.beam.fill,headlight.low.beam auto:headlight.low.beam.fill
    automatic:brakesignal,headlight.high.beam,headlight.high.beam.fill,headlight.low.beam
    automatic:headlight.low.beam.fill autostartstop:-,slash,trianglebadge.exclamationmark av:remote,remote.fill
    axel:2,2.front.and.rear.engaged,2.front.engaged,2.rear.engaged
    axle:2,2.driveshaft.disengaged,2.front.and.rear.engaged,2.front.disengaged,2.front.engaged
    axle:2.rear.disengaged,2.rear.engaged,2.rear.lock b:circle,circle.fill,square,square.fill
    backpack:-,circle,circle.fill,fill
    backward:-,circle,circle.fill,end,end.alt,end.alt.fill,end.circle,end.circle.fill,end.fill,fill
    backward:frame,frame.fill badge:plus.radiowaves.forward,plus.radiowaves.right
    bag:-,badge.minus,badge.plus,badge.questionmark,circle,circle.fill,fill,fill.badge.minus
    bag:fill.badge.plus,fill.badge.questionmark bahtsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    balloon:-,2,2.fill,fill bandage:-,fill banknote:-,fill barcode:-,viewfinder barometer:-
    baseball:-,circle,circle.fill,diamond.bases,fill basket:-,fill basketball:-,circle,circle.fill,fill bathtub:-,fill
    battery:0,0percent,100,100.bolt,100.circle,100.circle.fill,100percent,100percent.bolt
    battery:100percent.circle,100percent.circle.fill,25,25percent,50,50percent,75,75percent
    batteryblock:-,fill,slash,slash.fill beach:umbrella,umbrella.fill
    beats:earphones,fit.pro,fit.pro.chargingcase,fit.pro.chargingcase.fill,fit.pro.left,fit.pro.right
    beats:fitpro,fitpro.chargingcase,fitpro.chargingcase.fill,fitpro.left,fitpro.right,headphones
    beats:powerbeats,powerbeats.left,powerbeats.right,powerbeats3,powerbeats3.left,powerbeats3.right
    beats:powerbeatspro,powerbeatspro.chargingcase,powerbeatspro.chargingcase.fill,powerbeatspro.left
    beats:powerbeatspro.right,studiobud.left,studiobud.right,studiobuds,studiobuds.chargingcase
    beats:studiobuds.chargingcase.fill,studiobudsplus,studiobudsplus.chargingcase
    beats:studiobudsplus.chargingcase.fill,studiobudsplus.left,studiobudsplus.right
    bed:double,double.circle,double.circle.fill,double.fill
    bell:-,and.waveform,and.waveform.fill,and.waves.left.and.right,and.waves.left.and.right.fill,badge
    bell:badge.circle,badge.circle.fill,badge.fill,badge.slash,badge.slash.fill,badge.waveform
    bell:badge.waveform.fill,circle,circle.fill,fill,slash,slash.circle,slash.circle.fill,slash.fill
    bell:square,square.fill bicycle:-,circle,circle.fill bin:xmark,xmark.fill binoculars:-,circle,circle.fill,fill
    bird:-,circle,circle.fill,fill birthday:cake,cake.fill
    bitcoinsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    blinds:horizontal.closed,horizontal.open,vertical.closed,vertical.open bold:-,italic.underline,underline
    bolt:-,badge.a,badge.a.fill,badge.automatic,badge.automatic.fill,badge.checkmark
    bolt:badge.checkmark.fill,badge.clock,badge.clock.fill,badge.xmark,badge.xmark.fill,batteryblock
    bolt:batteryblock.fill,brakesignal,car,car.circle,car.circle.fill,car.fill,circle,circle.fill,fill
    bolt:fill.batteryblock,fill.batteryblock.fill,heart,heart.fill,horizontal,horizontal.circle
    bolt:horizontal.circle.fill,horizontal.fill,horizontal.icloud,horizontal.icloud.fill,ring.closed
    bolt:shield,shield.fill,slash,slash.circle,slash.circle.fill,slash.fill,square,square.fill
    bolt:trianglebadge.exclamationmark,trianglebadge.exclamationmark.fill bonjour:-
    book:-,and.wrench,and.wrench.fill,circle,circle.fill,closed,closed.circle,closed.circle.fill
    book:closed.fill,fill,pages,pages.fill bookmark:-,circle,circle.fill,fill,slash,slash.fill,square,square.fill
    books:vertical,vertical.circle,vertical.circle.fill,vertical.fill
    box:truck,truck.badge.clock,truck.badge.clock.fill,truck.fill
    brain:-,fill,filled.head.profile,head.profile,head.profile.fill brakesignal:-,dashed
    brazilianrealsign:-,arrow.circlepath,circle,circle.fill,square,square.fill briefcase:-,circle,circle.fill,fill
    bubble:-,circle,circle.fill,fill,left,left.and.bubble.right,left.and.bubble.right.fill
    bubble:left.and.exclamationmark.bubble.right,left.and.exclamationmark.bubble.right.fill
    bubble:left.and.text.bubble.right,left.and.text.bubble.right.fill,left.circle,left.circle.fill
    bubble:left.fill,middle.bottom,middle.bottom.fill,middle.top,middle.top.fill,right,right.circle
    bubble:right.circle.fill,right.fill bubbles:and.sparkles,and.sparkles.fill
    building:-,2,2.crop.circle,2.crop.circle.fill,2.fill,columns,columns.circle,columns.circle.fill
    building:columns.fill,fill burn:- burst:-,fill bus:-,doubledecker,doubledecker.fill,fill
    button:angledbottom.horizontal.left,angledbottom.horizontal.left.fill,angledbottom.horizontal.right
    button:angledbottom.horizontal.right.fill,angledtop.vertical.left,angledtop.vertical.left.fill
    button:angledtop.vertical.right,angledtop.vertical.right.fill,horizontal,horizontal.fill
    button:horizontal.top.press,horizontal.top.press.fill,programmable,programmable.square
    button:programmable.square.fill,roundedbottom.horizontal,roundedbottom.horizontal.fill
    button:roundedtop.horizontal,roundedtop.horizontal.fill,vertical.left.press,vertical.left.press.fill
    button:vertical.right.press,vertical.right.press.fill c:circle,circle.fill,square,square.fill cabinet:-,fill
    cable:coaxial,connector,connector.horizontal,connector.slash cablecar:-,fill
    calendar:-,badge.checkmark,badge.clock,badge.exclamationmark,badge.minus,badge.plus,circle
    calendar:circle.fill,day.timeline.leading,day.timeline.left,day.timeline.right,day.timeline.trailing
    camera:-,aperture,badge.clock,badge.clock.fill,badge.ellipsis,badge.ellipsis.fill,circle,circle.fill
    camera:fill,fill.badge.ellipsis,filters,macro,macro.circle,macro.circle.fill
    camera:metering.center.weighted,metering.center.weighted.average,metering.matrix,metering.multispot
    camera:metering.none,metering.partial,metering.spot,metering.unknown,on.rectangle,on.rectangle.fill
    camera:rotate,rotate.fill,shutter.button,shutter.button.fill,viewfinder candybarphone:- capslock:-,fill
    capsule:-,bottomhalf.filled,fill,inset.filled,lefthalf.filled,portrait,portrait.bottomhalf.filled
    capsule:portrait.fill,portrait.inset.filled,portrait.lefthalf.filled,portrait.righthalf.filled
    capsule:portrait.tophalf.filled,righthalf.filled,tophalf.filled captions:bubble,bubble.fill
    car:-,2,2.fill,circle,circle.fill,ferry,ferry.fill,fill,front.waves.down,front.waves.down.fill
    car:front.waves.up,front.waves.up.fill,rear,rear.and.collision.road.lane
    car:rear.and.collision.road.lane.slash,rear.and.tire.marks,rear.and.tire.marks.slash,rear.fill
    car:rear.road.lane,rear.road.lane.dashed,rear.waves.up,rear.waves.up.fill,side,side.air.circulate
    car:side.air.circulate.fill,side.air.fresh,side.air.fresh.fill,side.and.exclamationmark
    car:side.and.exclamationmark.fill,side.arrowtriangle.down,side.arrowtriangle.down.fill
    car:side.arrowtriangle.up,side.arrowtriangle.up.arrowtriangle.down
    car:side.arrowtriangle.up.arrowtriangle.down.fill,side.arrowtriangle.up.fill,side.fill
    car:side.front.open,side.front.open.fill,side.hill.down,side.hill.down.fill,side.hill.up
    car:side.hill.up.fill,side.lock,side.lock.fill,side.lock.open,side.lock.open.fill
    car:side.rear.and.collision.and.car.side.front,side.rear.and.collision.and.car.side.front.slash
    car:side.rear.and.exclamationmark.and.car.side.front,side.rear.and.wave.3.and.car.side.front
    car:side.rear.open,side.rear.open.fill car:top.door.front.left.and.front.right.and.rear.left.and.rear.right.open
    car:top.door.front.left.and.front.right.and.rear.left.and.rear.right.open.fill
    car:top.door.front.left.and.front.right.and.rear.left.open
    car:top.door.front.left.and.front.right.and.rear.left.open.fill
    car:top.door.front.left.and.front.right.and.rear.right.open
    car:top.door.front.left.and.front.right.and.rear.right.open.fill
    car:top.door.front.left.and.front.right.open,top.door.front.left.and.front.right.open.fill
    car:top.door.front.left.and.rear.left.and.rear.right.open
    car:top.door.front.left.and.rear.left.and.rear.right.open.fill
    car:top.door.front.left.and.rear.left.open,top.door.front.left.and.rear.left.open.fill
    car:top.door.front.left.and.rear.right.open,top.door.front.left.and.rear.right.open.fill
    car:top.door.front.left.open,top.door.front.left.open.fill
    car:top.door.front.right.and.rear.left.and.rear.right.open
    car:top.door.front.right.and.rear.left.and.rear.right.open.fill
    car:top.door.front.right.and.rear.left.open,top.door.front.right.and.rear.left.open.fill
    car:top.door.front.right.and.rear.right.open,top.door.front.right.and.rear.right.open.fill
    car:top.door.front.right.open,top.door.front.right.open.fill,top.door.rear.left.and.rear.right.open
    car:top.door.rear.left.and.rear.right.open.fill,top.door.rear.left.open,top.door.rear.left.open.fill
    car:top.door.rear.right.open,top.door.rear.right.open.fill,top.door.sliding.left.open
    car:top.door.sliding.left.open.fill,top.door.sliding.right.open,top.door.sliding.right.open.fill
    car:top.frontleft.arrowtriangle,top.frontleft.arrowtriangle.fill,top.frontright.arrowtriangle
    car:top.frontright.arrowtriangle.fill,top.lane.dashed.arrowtriangle.inward
    car:top.lane.dashed.arrowtriangle.inward.fill,top.lane.dashed.badge.steeringwheel
    car:top.lane.dashed.badge.steeringwheel.fill,top.lane.dashed.departure.left
    car:top.lane.dashed.departure.left.fill,top.lane.dashed.departure.right
    car:top.lane.dashed.departure.right.fill,top.radiowaves.front,top.radiowaves.front.fill
    car:top.radiowaves.rear,top.radiowaves.rear.fill,top.radiowaves.rear.left
    car:top.radiowaves.rear.left.and.rear.right,top.radiowaves.rear.left.and.rear.right.fill
    car:top.radiowaves.rear.left.fill,top.radiowaves.rear.right car:top.radiowaves.rear.right.badge.exclamationmark
    car:top.radiowaves.rear.right.badge.exclamationmark.fill,top.radiowaves.rear.right.badge.xmark
    car:top.radiowaves.rear.right.badge.xmark.fill,top.radiowaves.rear.right.fill
    car:top.rearleft.arrowtriangle,top.rearleft.arrowtriangle.fill,top.rearright.arrowtriangle
    car:top.rearright.arrowtriangle.fill,window.left,window.left.badge.exclamationmark
    car:window.left.badge.xmark,window.left.exclamationmark,window.left.xmark,window.right
    car:window.right.badge.exclamationmark,window.right.badge.xmark,window.right.exclamationmark
    car:window.right.xmark carbon:dioxide.cloud,dioxide.cloud.fill,monoxide.cloud,monoxide.cloud.fill carrot:-,fill
    carseat:left,left.1,left.1.fill,left.2,left.2.fill,left.3,left.3.fill,left.and.heat.waves
    carseat:left.and.heat.waves.fill,left.backrest.up.and.down,left.backrest.up.and.down.fill,left.fan
    carseat:left.fan.fill,left.fill,left.forward.and.backward,left.forward.and.backward.fill
    carseat:left.massage,left.massage.fill,left.up.and.down,left.up.and.down.fill,right,right.1
    carseat:right.1.fill,right.2,right.2.fill,right.3,right.3.fill,right.and.heat.waves
    carseat:right.and.heat.waves.fill,right.backrest.up.and.down,right.backrest.up.and.down.fill
    carseat:right.fan,right.fan.fill,right.fill,right.forward.and.backward
    carseat:right.forward.and.backward.fill,right.massage,right.massage.fill,right.up.and.down
    carseat:right.up.and.down.fill
    cart:-,badge.minus,badge.plus,badge.questionmark,circle,circle.fill,fill,fill.badge.minus
    cart:fill.badge.plus,fill.badge.questionmark case:-,fill cat:-,circle,circle.fill,fill
    cedisign:-,arrow.circlepath,circle,circle.fill,square,square.fill cellularbars:-
    centsign:-,arrow.circlepath,circle,circle.fill,square,square.fill chair:-,fill,lounge,lounge.fill
    chandelier:-,fill
    character:-,book.closed,book.closed.fill,bubble,bubble.fill,cursor.ibeam,duployan,magnify,phonetic
    character:sutton,textbox
    chart:bar,bar.doc.horizontal,bar.doc.horizontal.fill,bar.fill,bar.xaxis,bar.xaxis.ascending
    chart:bar.xaxis.ascending.badge.clock,dots.scatter,line.downtrend.xyaxis
    chart:line.downtrend.xyaxis.circle,line.downtrend.xyaxis.circle.fill,line.flattrend.xyaxis
    chart:line.flattrend.xyaxis.circle,line.flattrend.xyaxis.circle.fill,line.uptrend.xyaxis
    chart:line.uptrend.xyaxis.circle,line.uptrend.xyaxis.circle.fill,pie,pie.fill,xyaxis.line
    checkerboard:rectangle,shield checklist:-,checked,unchecked
    checkmark:-,applewatch,bubble,bubble.fill,circle,circle.badge.questionmark
    checkmark:circle.badge.questionmark.fill,circle.badge.xmark,circle.badge.xmark.fill,circle.fill
    checkmark:circle.trianglebadge.exclamationmark,diamond,diamond.fill,gobackward,icloud,icloud.fill
    checkmark:message,message.fill,rectangle,rectangle.fill,rectangle.portrait,rectangle.portrait.fill
    checkmark:rectangle.stack,rectangle.stack.fill,seal,seal.fill,shield,shield.fill,square,square.fill
    chevron:backward,backward.2,backward.circle,backward.circle.fill,backward.square
    chevron:backward.square.fill,backward.to.line,compact.backward,compact.down,compact.forward
    chevron:compact.left,compact.right,compact.up,down,down.circle,down.circle.fill,down.square
    chevron:down.square.fill,forward,forward.2,forward.circle,forward.circle.fill,forward.square
    chevron:forward.square.fill,forward.to.line,left,left.2,left.circle,left.circle.fill
    chevron:left.forwardslash.chevron.right,left.slash.chevron.right,left.square,left.square.fill
    chevron:left.to.line,right,right.2,right.circle,right.circle.fill,right.square,right.square.fill
    chevron:right.to.line,up,up.chevron.down,up.circle,up.circle.fill,up.square,up.square.fill
    chineseyuanrenminbisign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    circle:-,and.line.horizontal,and.line.horizontal.fill,badge.checkmark,badge.checkmark.fill
    circle:badge.exclamationmark,badge.exclamationmark.fill,badge.minus,badge.minus.fill,badge.plus
    circle:badge.plus.fill,badge.questionmark,badge.questionmark.fill,badge.xmark,badge.xmark.fill
    circle:bottomhalf.fill,bottomhalf.filled,bottomhalf.filled.inverse,bottomrighthalf.checkered
    circle:bottomthird.split,circle,circle.fill,dashed,dashed.inset.fill,dashed.inset.filled
    circle:dashed.rectangle,dotted,dotted.and.circle,dotted.circle,dotted.circle.fill,fill
    circle:fill.square.fill,filled.ipad,filled.ipad.fill,filled.ipad.landscape
    circle:filled.ipad.landscape.fill,filled.iphone,filled.iphone.fill
    circle:filled.pattern.diagonalline.rectangle,grid.2x1,grid.2x1.fill,grid.2x1.left.filled
    circle:grid.2x1.right.filled,grid.2x2,grid.2x2.fill,grid.3x3,grid.3x3.circle,grid.3x3.circle.fill
    circle:grid.3x3.fill,grid.cross,grid.cross.down.fill,grid.cross.down.filled,grid.cross.fill
    circle:grid.cross.left.fill,grid.cross.left.filled,grid.cross.right.fill,grid.cross.right.filled
    circle:grid.cross.up.fill,grid.cross.up.filled,grid.hex,grid.hex.fill,hexagongrid,hexagongrid.circle
    circle:hexagongrid.circle.fill,hexagongrid.fill,hexagonpath,hexagonpath.fill,inset.filled
    circle:lefthalf.fill,lefthalf.filled,lefthalf.filled.inverse circle:lefthalf.filled.righthalf.striped.horizontal
    circle:lefthalf.filled.righthalf.striped.horizontal.inverse,lefthalf.striped.horizontal
    circle:lefthalf.striped.horizontal.inverse,rectangle.dashed,rectangle.filled.pattern.diagonalline
    circle:righthalf.fill,righthalf.filled,righthalf.filled.inverse,slash,slash.fill,square,square.fill
    circle:tophalf.fill,tophalf.filled,tophalf.filled.inverse circlebadge:-,2,2.fill,fill
    circles:hexagongrid,hexagongrid.fill,hexagonpath,hexagonpath.fill clear:-,fill clipboard:-,fill
    clock:-,arrow.2.circlepath,arrow.circlepath,badge,badge.checkmark,badge.checkmark.fill
    clock:badge.exclamationmark,badge.exclamationmark.fill,badge.fill,badge.questionmark
    clock:badge.questionmark.fill,badge.xmark,badge.xmark.fill,circle,circle.fill,fill
    cloud:-,bolt,bolt.circle,bolt.circle.fill,bolt.fill,bolt.rain,bolt.rain.circle,bolt.rain.circle.fill
    cloud:bolt.rain.fill,circle,circle.fill,drizzle,drizzle.circle,drizzle.circle.fill,drizzle.fill,fill
    cloud:fog,fog.circle,fog.circle.fill,fog.fill,hail,hail.circle,hail.circle.fill,hail.fill,heavyrain
    cloud:heavyrain.circle,heavyrain.circle.fill,heavyrain.fill,moon,moon.bolt,moon.bolt.circle
    cloud:moon.bolt.circle.fill,moon.bolt.fill,moon.circle,moon.circle.fill,moon.fill,moon.rain
    cloud:moon.rain.circle,moon.rain.circle.fill,moon.rain.fill,rain,rain.circle,rain.circle.fill
    cloud:rain.fill,rainbow.half,rainbow.half.fill,sleet,sleet.circle,sleet.circle.fill,sleet.fill,snow
    cloud:snow.circle,snow.circle.fill,snow.fill,sun,sun.bolt,sun.bolt.circle,sun.bolt.circle.fill
    cloud:sun.bolt.fill,sun.circle,sun.circle.fill,sun.fill,sun.rain,sun.rain.circle
    cloud:sun.rain.circle.fill,sun.rain.fill
    coloncurrencysign:-,arrow.circlepath,circle,circle.fill,square,square.fill comb:-,fill
    command:-,circle,circle.fill,square,square.fill compass:drawing computermouse:-,fill cone:-,fill
    contact:sensor,sensor.fill contextualmenu:and.cursorarrow control:- cooktop:-,fill cpu:-,fill
    creditcard:-,and.123,circle,circle.fill,fill,trianglebadge.exclamationmark
    creditcard:trianglebadge.exclamationmark.fill,viewfinder cricket:ball,ball.circle,ball.circle.fill,ball.fill
    crop:-,rotate cross:-,case,case.circle,case.circle.fill,case.fill,circle,circle.fill,fill,vial,vial.fill
    crown:-,fill cruzeirosign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    cube:-,box,box.fill,fill,transparent,transparent.fill cup:and.saucer,and.saucer.fill
    curlybraces:-,square,square.fill cursor:rays
    cursorarrow:-,and.square.on.square.dashed,click,click.2,click.badge.clock,motionlines
    cursorarrow:motionlines.click,rays,slash,slash.square,slash.square.fill,square,square.fill curtains:closed,open
    cylinder:-,fill,split.1x2,split.1x2.fill d:circle,circle.fill,square,square.fill
    danishkronesign:-,arrow.circlepath,circle,circle.fill,square,square.fill decrease:indent,quotelevel
    dehumidifier:-,fill delete:backward,backward.fill,forward,forward.fill,left,left.fill,right,right.fill
    deskclock:-,fill desktopcomputer:-,and.arrow.down,trianglebadge.exclamationmark deskview:-,fill
    dial:-,fill,high,high.fill,low,low.fill,max,max.fill,medium,medium.fill,min,min.fill
    diamond:-,bottomhalf.filled,circle,circle.fill,fill,inset.filled,lefthalf.filled,righthalf.filled
    diamond:tophalf.filled dice:-,fill
    die:face.1,face.1.fill,face.2,face.2.fill,face.3,face.3.fill,face.4,face.4.fill,face.5,face.5.fill
    die:face.6,face.6.fill
    digitalcrown:arrow.clockwise,arrow.clockwise.fill,arrow.counterclockwise,arrow.counterclockwise.fill
    digitalcrown:horizontal.arrow.clockwise,horizontal.arrow.clockwise.fill
    digitalcrown:horizontal.arrow.counterclockwise,horizontal.arrow.counterclockwise.fill
    digitalcrown:horizontal.press,horizontal.press.fill,press,press.fill directcurrent:-
    dishwasher:-,circle,circle.fill,fill display:-,2,and.arrow.down,trianglebadge.exclamationmark
    distribute:horizontal.center,horizontal.center.fill,horizontal.left,horizontal.left.fill
    distribute:horizontal.right,horizontal.right.fill,vertical.bottom,vertical.bottom.fill
    distribute:vertical.center,vertical.center.fill,vertical.top,vertical.top.fill
    divide:-,circle,circle.fill,square,square.fill
    doc:-,append,append.fill,badge.arrow.up,badge.arrow.up.fill,badge.clock,badge.clock.fill
    doc:badge.ellipsis,badge.gearshape,badge.gearshape.fill,badge.plus,circle,circle.fill,fill
    doc:fill.badge.ellipsis,fill.badge.plus,on.clipboard,on.clipboard.fill,on.doc,on.doc.fill,plaintext
    doc:plaintext.fill,questionmark,questionmark.fill,richtext,richtext.fill,text,text.below.ecg
    doc:text.below.ecg.fill,text.fill,text.fill.viewfinder,text.image,text.image.fill
    doc:text.magnifyingglass,text.viewfinder,viewfinder,viewfinder.fill,zipper
    dock:arrow.down.rectangle,arrow.up.rectangle,rectangle dog:-,circle,circle.fill,fill
    dollarsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    dongsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    door:french.closed,french.open,garage.closed,garage.closed.trianglebadge.exclamationmark
    door:garage.double.bay.closed,garage.double.bay.closed.trianglebadge.exclamationmark
    door:garage.double.bay.open,garage.double.bay.open.trianglebadge.exclamationmark,garage.open
    door:garage.open.trianglebadge.exclamationmark,left.hand.closed,left.hand.open,right.hand.closed
    door:right.hand.open,sliding.left.hand.closed,sliding.left.hand.open,sliding.right.hand.closed
    door:sliding.right.hand.open dot:arrowtriangles.up.right.down.left.circle,circle.and.cursorarrow
    dot:circle.and.hand.point.up.left.fill,circle.viewfinder,radiowaves.forward
    dot:radiowaves.left.and.right,radiowaves.right,radiowaves.up.forward,scope,scope.display
    dot:scope.laptopcomputer,square,square.fill,squareshape,squareshape.fill,squareshape.split.2x2 dot:viewfinder
    dots:and.line.vertical.and.cursorarrow.rectangle
    dpad:-,down.fill,down.filled,fill,left.fill,left.filled,right.fill,right.filled,up.fill,up.filled
    drop:-,circle,circle.fill,degreesign,degreesign.fill,degreesign.slash,degreesign.slash.fill,fill
    drop:halffull,keypad.rectangle,keypad.rectangle.fill,transmission,triangle,triangle.fill
    dryer:-,circle,circle.fill,fill dumbbell:-,fill e:circle,circle.fill,square,square.fill
    ear:-,and.waveform,badge.checkmark,badge.waveform,fill,trianglebadge.exclamationmark earbuds:-,case,case.fill
    earpods:- eject:-,circle,circle.fill,fill ellipses:bubble,bubble.fill
    ellipsis:-,bubble,bubble.fill,circle,circle.fill,curlybraces,message,message.fill,rectangle
    ellipsis:rectangle.fill,vertical.bubble,vertical.bubble.fill,viewfinder
    engine:combustion,combustion.badge.exclamationmark,combustion.badge.exclamationmark.fill engine:combustion.fill
    entry:lever.keypad,lever.keypad.fill,lever.keypad.trianglebadge.exclamationmark
    entry:lever.keypad.trianglebadge.exclamationmark.fill
    envelope:-,arrow.triangle.branch,arrow.triangle.branch.fill,badge,badge.fill,badge.person.crop
    envelope:badge.person.crop.fill,badge.shield.half.filled,badge.shield.half.filled.fill
    envelope:badge.shield.leadinghalf.fill,circle,circle.fill,fill,fill.badge.shield.trailinghalf.fill
    envelope:open,open.badge.clock,open.fill equal:-,circle,circle.fill,square,square.fill
    eraser:-,fill,line.dashed,line.dashed.fill escape:- esim:-,fill
    eurosign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    eurozonesign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    ev:charger,charger.arrowtriangle.left,charger.arrowtriangle.left.fill,charger.arrowtriangle.right
    ev:charger.arrowtriangle.right.fill,charger.exclamationmark,charger.exclamationmark.fill
    ev:charger.fill,charger.slash,charger.slash.fill,plug.ac.gb.t,plug.ac.gb.t.fill,plug.ac.type.1
    ev:plug.ac.type.1.fill,plug.ac.type.2,plug.ac.type.2.fill,plug.dc.ccs1,plug.dc.ccs1.fill
    ev:plug.dc.ccs2,plug.dc.ccs2.fill,plug.dc.chademo,plug.dc.chademo.fill,plug.dc.gb.t
    ev:plug.dc.gb.t.fill,plug.dc.nacs,plug.dc.nacs.fill
    exclamationmark:-,2,3,applewatch,arrow.circlepath,arrow.triangle.2.circlepath,brakesignal,bubble
    exclamationmark:bubble.circle,bubble.circle.fill,bubble.fill,circle,circle.fill,icloud,icloud.fill
    exclamationmark:lock,lock.fill,magnifyingglass,octagon,octagon.fill,questionmark,shield,shield.fill
    exclamationmark:square,square.fill,tirepressure,transmission,triangle,triangle.fill,warninglight
    exclamationmark:warninglight.fill
    externaldrive:-,badge.checkmark,badge.exclamationmark,badge.icloud,badge.minus,badge.person.crop
    externaldrive:badge.plus,badge.questionmark,badge.timemachine,badge.wifi,badge.xmark
    externaldrive:connected.to.line.below,connected.to.line.below.fill,fill,fill.badge.checkmark
    externaldrive:fill.badge.exclamationmark,fill.badge.icloud,fill.badge.minus,fill.badge.person.crop
    externaldrive:fill.badge.plus,fill.badge.questionmark,fill.badge.timemachine,fill.badge.wifi
    externaldrive:fill.badge.xmark,fill.trianglebadge.exclamationmark,trianglebadge.exclamationmark
    eye:-,circle,circle.fill,fill,slash,slash.circle,slash.circle.fill,slash.fill,square,square.fill
    eye:trianglebadge.exclamationmark,trianglebadge.exclamationmark.fill eyebrow:- eyedropper:-,full,halffull
    eyeglasses:-,slash eyes:-,inverse
    f:circle,circle.fill,cursive,cursive.circle,cursive.circle.fill,square,square.fill
    face:dashed,dashed.fill,smiling,smiling.fill,smiling.inverse faceid:- facemask:-,fill
    fan:-,and.light.ceiling,and.light.ceiling.fill,badge.automatic,badge.automatic.fill,ceiling
    fan:ceiling.fill,desk,desk.fill,fill,floor,floor.fill,oscillation,oscillation.fill,slash,slash.fill
    fanblades:-,fill,slash,slash.fill faxmachine:-,fill ferry:-,fill fiberchannel:- fibrechannel:-
    field:of.view.ultrawide,of.view.ultrawide.fill,of.view.wide,of.view.wide.fill
    figure:-,2,2.and.child.holdinghands,2.arms.open,2.circle,2.circle.fill,american.football
    figure:and.child.holdinghands,archery,arms.open,australian.football,badminton,barre,baseball
    figure:basketball,bowling,boxing,child,child.and.lock,child.and.lock.fill,child.and.lock.open
    figure:child.and.lock.open.fill,child.circle,child.circle.fill,climbing,cooldown,core.training
    figure:cricket,cross.training,curling,dance,disc.sports,dress.line.vertical.figure,elliptical
    figure:equestrian.sports,fall,fall.circle,fall.circle.fill,fencing,fishing,flexibility,golf
    figure:gymnastics,hand.cycling,handball,highintensity.intervaltraining,hiking,hockey,hunting
    figure:indoor.cycle,jumprope,kickboxing,lacrosse,martial.arts,mind.and.body,mixed.cardio
    figure:open.water.swim,outdoor.cycle,pickleball,pilates,play,pool.swim,racquetball,roll
    figure:roll.runningpace,rolling,rower,rugby,run,run.circle,run.circle.fill,run.square.stack
    figure:run.square.stack.fill,sailing,seated.seatbelt,seated.seatbelt.and.airbag.off
    figure:seated.seatbelt.and.airbag.on,seated.side,seated.side.air.distribution.lower
    figure:seated.side.air.distribution.middle,seated.side.air.distribution.middle.and.lower
    figure:seated.side.air.distribution.middle.and.lower.angled,seated.side.air.distribution.upper
    figure:seated.side.air.distribution.upper.angled.and.lower.angled
    figure:seated.side.air.distribution.upper.angled.and.middle
    figure:seated.side.air.distribution.upper.angled.and.middle.and.lower.angled,seated.side.air.lower
    figure:seated.side.air.upper,seated.side.air.upper.and.lower,seated.side.air.windshield
    figure:seated.side.airbag.off,seated.side.airbag.off.2,seated.side.airbag.on,seated.side.airbag.on.2
    figure:seated.side.automatic,seated.side.windshield.front.and.heat.waves
    figure:seated.side.windshield.front.and.heat.waves.air.distribution.lower
    figure:seated.side.windshield.front.and.heat.waves.air.distribution.middle
    figure:seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure:seated.side.windshield.front.and.heat.waves.air.distribution.upper
    figure:seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure:seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure:seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    figure:skating,skiing.crosscountry,skiing.downhill,snowboarding,soccer,socialdance,softball,squash
    figure:stair.stepper,stairs,stand,stand.line.dotted.figure.stand,step.training
    figure:strengthtraining.functional,strengthtraining.traditional,surfing,table.tennis,taichi,tennis
    figure:track.and.field,volleyball,walk,walk.arrival,walk.circle,walk.circle.fill,walk.departure
    figure:walk.diamond,walk.diamond.fill,walk.motion,walk.motion.trianglebadge.exclamationmark
    figure:water.fitness,waterpolo,wave,wave.circle,wave.circle.fill,wrestling,yoga
    filemenu:and.cursorarrow,and.selection film:-,circle,circle.fill,fill,stack,stack.fill fireplace:-,fill
    firewall:-,fill fireworks:- fish:-,circle,circle.fill,fill
    flag:-,2.crossed,2.crossed.circle,2.crossed.circle.fill,2.crossed.fill,and.flag.filled.crossed
    flag:badge.ellipsis,badge.ellipsis.fill,checkered,checkered.2.crossed,checkered.circle
    flag:checkered.circle.fill,circle,circle.fill,fill,filled.and.flag.crossed,slash,slash.circle
    flag:slash.circle.fill,slash.fill,square,square.fill flame:-,circle,circle.fill,fill
    flashlight:off.circle,off.circle.fill,off.fill,on.circle,on.circle.fill,on.fill,slash,slash.circle
    flashlight:slash.circle.fill flask:-,fill fleuron:-,fill flip:horizontal,horizontal.fill flipphone:-
    florinsign:-,arrow.circlepath,circle,circle.fill,square,square.fill flowchart:-,fill
    fluid:brakesignal,transmission fn:-
    folder:-,badge.gear,badge.gearshape,badge.minus,badge.person.crop,badge.plus,badge.questionmark
    folder:circle,circle.fill,fill,fill.badge.gear,fill.badge.gearshape,fill.badge.minus
    folder:fill.badge.person.crop,fill.badge.plus,fill.badge.questionmark football:-,circle,circle.fill,fill
    fork:knife,knife.circle,knife.circle.fill
    forward:-,circle,circle.fill,end,end.alt,end.alt.fill,end.circle,end.circle.fill,end.fill,fill,frame
    forward:frame.fill fossil:shell,shell.fill francsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    frying:pan,pan.fill
    fuelpump:-,arrowtriangle.left,arrowtriangle.left.fill,arrowtriangle.right,arrowtriangle.right.fill
    fuelpump:circle,circle.fill,exclamationmark,exclamationmark.fill,fill,slash,slash.fill function:- fx:-
    g:circle,circle.fill,square,square.fill gamecontroller:-,fill
    gauge:-,badge.minus,badge.plus,high,low,medium,medium.badge.minus,medium.badge.plus
    gauge:open.with.lines.needle.33percent,open.with.lines.needle.33percent.and.arrowtriangle
    gauge:open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
    gauge:open.with.lines.needle.67percent.and.arrowtriangle
    gauge:open.with.lines.needle.67percent.and.arrowtriangle.and.car
    gauge:open.with.lines.needle.84percent.exclamation,with.dots.needle.0percent
    gauge:with.dots.needle.100percent,with.dots.needle.33percent,with.dots.needle.50percent
    gauge:with.dots.needle.67percent,with.dots.needle.bottom.0percent,with.dots.needle.bottom.100percent
    gauge:with.dots.needle.bottom.50percent,with.dots.needle.bottom.50percent.badge.minus
    gauge:with.dots.needle.bottom.50percent.badge.plus,with.needle,with.needle.fill
    gear:-,badge,badge.checkmark,badge.questionmark,badge.xmark,circle,circle.fill
    gearshape:-,2,2.fill,arrow.triangle.2.circlepath,circle,circle.fill,fill gearshift:layout.sixspeed
    gift:-,circle,circle.fill,fill giftcard:-,fill
    globe:-,americas,americas.fill,asia.australia,asia.australia.fill,badge.chevron.backward
    globe:central.south.asia,central.south.asia.fill,desk,desk.fill,europe.africa,europe.africa.fill glowplug:-
    gobackward:-,10,15,30,45,5,60,75,90,minus goforward:-,10,15,30,45,5,60,75,90,plus
    graduationcap:-,circle,circle.fill,fill greaterthan:-,circle,circle.fill,square,square.fill greetingcard:-,fill
    grid:-,circle,circle.fill guaranisign:-,arrow.circlepath,circle,circle.fill,square,square.fill guitars:-,fill
    gym:bag,bag.fill gyroscope:- h:circle,circle.fill,square,square.fill,square.fill.on.square.fill,square.on.square
    h:square.on.square.fill hammer:-,circle,circle.fill,fill
    hand:app,app.fill,draw,draw.fill,point.down,point.down.fill,point.left,point.left.fill,point.right
    hand:point.right.fill,point.up,point.up.braille,point.up.braille.fill,point.up.fill,point.up.left
    hand:point.up.left.and.text,point.up.left.and.text.fill,point.up.left.fill,raised,raised.app
    hand:raised.app.fill,raised.brakesignal,raised.brakesignal.slash,raised.circle,raised.circle.fill
    hand:raised.fill,raised.fingers.spread,raised.fingers.spread.fill,raised.slash,raised.slash.fill
    hand:raised.square,raised.square.fill,raised.square.on.square,raised.square.on.square.fill,tap
    hand:tap.fill,thumbsdown,thumbsdown.circle,thumbsdown.circle.fill,thumbsdown.fill,thumbsup
    hand:thumbsup.circle,thumbsup.circle.fill,thumbsup.fill,wave,wave.fill handbag:-,circle,circle.fill,fill
    hands:and.sparkles,and.sparkles.fill,clap,clap.fill,sparkles,sparkles.fill hanger:- hare:-,circle,circle.fill,fill
    hazardsign:-,fill head:profile.arrow.forward.and.visionpro
    headlight:daytime,daytime.fill,fog,fog.fill,high.beam,high.beam.fill,low.beam,low.beam.fill
    headphones:-,circle,circle.fill hearingaid:ear hearingdevice:and.signal.meter,and.signal.meter.fill,ear,ear.fill
    heart:-,circle,circle.fill,fill,rectangle,rectangle.fill,slash,slash.circle,slash.circle.fill
    heart:slash.fill,square,square.fill,text.square,text.square.fill heat:element.windshield,waves
    heater:vertical,vertical.fill helm:-
    hexagon:-,bottomhalf.filled,fill,lefthalf.filled,righthalf.filled,tophalf.filled hifireceiver:-,fill
    hifispeaker:-,2,2.fill,and.appletv,and.appletv.fill,and.homepod,and.homepod.fill,and.homepodmini
    hifispeaker:and.homepodmini.fill,fill highlighter:- hockey:puck,puck.circle,puck.circle.fill,puck.fill
    hold:brakesignal homekit:-
    homepod:-,2,2.fill,and.appletv,and.appletv.fill,and.homepodmini,and.homepodmini.fill,fill
    homepodmini:-,2,2.fill,and.appletv,and.appletv.fill,fill horn:-,blast,blast.fill,fill
    hourglass:-,and.lock,badge.plus,bottomhalf.fill,bottomhalf.filled,circle,circle.fill,tophalf.fill
    hourglass:tophalf.filled
    house:-,and.flag,and.flag.circle,and.flag.circle.fill,and.flag.fill,circle,circle.fill,fill,lodge
    house:lodge.circle,lodge.circle.fill,lodge.fill
    hryvniasign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    humidifier:-,and.droplets,and.droplets.fill,fill humidity:-,fill hurricane:-,circle,circle.fill
    i:circle,circle.fill,square,square.fill
    icloud:-,and.arrow.down,and.arrow.down.fill,and.arrow.up,and.arrow.up.fill,circle,circle.fill,fill
    icloud:slash,slash.fill,square,square.fill increase:indent,quotelevel
    indianrupeesign:-,arrow.circlepath,circle,circle.fill,square,square.fill infinity:-,circle,circle.fill
    info:-,bubble,bubble.fill,circle,circle.fill,square,square.fill,windshield internaldrive:-,fill
    ipad:-,and.arrow.forward,and.iphone,and.iphone.slash,badge.play,case,case.and.iphone.case,gen1
    ipad:gen1.badge.play,gen1.landscape,gen1.landscape.badge.play,gen2,gen2.badge.play,gen2.landscape
    ipad:gen2.landscape.badge.play,homebutton,homebutton.badge.play,homebutton.landscape
    ipad:homebutton.landscape.badge.play,landscape,landscape.badge.play,rear.camera,sizes
    iphone:-,and.arrow.forward,and.arrow.left.and.arrow.right,badge.play,case,circle,circle.fill,gen1
    iphone:gen1.badge.play,gen1.circle,gen1.circle.fill,gen1.landscape,gen1.radiowaves.left.and.right
    iphone:gen1.radiowaves.left.and.right.circle,gen1.radiowaves.left.and.right.circle.fill,gen1.slash
    iphone:gen1.slash.circle,gen1.slash.circle.fill,gen2,gen2.badge.play,gen2.circle,gen2.circle.fill
    iphone:gen2.landscape,gen2.radiowaves.left.and.right,gen2.radiowaves.left.and.right.circle
    iphone:gen2.radiowaves.left.and.right.circle.fill,gen2.slash,gen2.slash.circle
    iphone:gen2.slash.circle.fill,gen3,gen3.badge.play,gen3.circle,gen3.circle.fill,gen3.landscape
    iphone:gen3.radiowaves.left.and.right,gen3.radiowaves.left.and.right.circle
    iphone:gen3.radiowaves.left.and.right.circle.fill,gen3.slash,gen3.slash.circle
    iphone:gen3.slash.circle.fill,homebutton,homebutton.badge.play,homebutton.circle
    iphone:homebutton.circle.fill,homebutton.landscape,homebutton.radiowaves.left.and.right
    iphone:homebutton.radiowaves.left.and.right.circle,homebutton.radiowaves.left.and.right.circle.fill
    iphone:homebutton.slash,homebutton.slash.circle,homebutton.slash.circle.fill,landscape
    iphone:radiowaves.left.and.right,radiowaves.left.and.right.circle
    iphone:radiowaves.left.and.right.circle.fill,rear.camera,sizes,slash,slash.circle,slash.circle.fill
    iphone:smartbatterycase.gen1,smartbatterycase.gen2 ipod:- ipodshuffle:gen1,gen2,gen3,gen4
    ipodtouch:-,landscape,slash italic:- ivfluid:bag,bag.fill
    j:circle,circle.fill,square,square.fill,square.fill.on.square.fill,square.on.square j:square.on.square.fill
    k:-,circle,circle.fill,square,square.fill kashida:arabic
    key:-,fill,horizontal,horizontal.fill,icloud,icloud.fill,radiowaves.forward,radiowaves.forward.fill
    key:radiowaves.forward.slash,radiowaves.forward.slash.fill,slash,slash.fill,viewfinder
    keyboard:-,badge.ellipsis,badge.ellipsis.fill,badge.eye,badge.eye.fill,chevron.compact.down
    keyboard:chevron.compact.down.fill,chevron.compact.left,chevron.compact.left.fill,fill,macwindow
    keyboard:onehanded.left,onehanded.left.fill,onehanded.right,onehanded.right.fill
    kipsign:-,arrow.circlepath,circle,circle.fill,square,square.fill kph:-,circle,circle.fill
    l:button.roundedbottom.horizontal,button.roundedbottom.horizontal.fill,circle,circle.fill,joystick
    l:joystick.down,joystick.down.fill,joystick.fill,joystick.press.down,joystick.press.down.fill
    l:joystick.tilt.down,joystick.tilt.down.fill,joystick.tilt.left,joystick.tilt.left.fill
    l:joystick.tilt.right,joystick.tilt.right.fill,joystick.tilt.up,joystick.tilt.up.fill
    l:rectangle.roundedbottom,rectangle.roundedbottom.fill,square,square.fill
    l1:button.roundedbottom.horizontal,button.roundedbottom.horizontal.fill,circle,circle.fill
    l1:rectangle.roundedbottom,rectangle.roundedbottom.fill
    l2:button.angledtop.vertical.left,button.angledtop.vertical.left.fill,button.roundedtop.horizontal
    l2:button.roundedtop.horizontal.fill,circle,circle.fill,rectangle.roundedtop l2:rectangle.roundedtop.fill
    l3:button.angledbottom.horizontal.left,button.angledbottom.horizontal.left.fill
    l4:button.horizontal,button.horizontal.fill ladybug:-,circle,circle.fill,fill
    lamp:ceiling,ceiling.fill,ceiling.inverse,desk,desk.fill,floor,floor.fill,table,table.fill lane:-
    lanyardcard:-,fill laptopcomputer:-,and.arrow.down,and.ipad,and.iphone,slash,trianglebadge.exclamationmark
    largecircle:fill.circle larisign:-,arrow.circlepath,circle,circle.fill,square,square.fill laser:burst
    lasso:-,and.sparkles,badge.sparkles,sparkles latch:2.case,2.case.fill laurel:leading,trailing
    lb:button.roundedbottom.horizontal,button.roundedbottom.horizontal.fill,circle,circle.fill
    lb:rectangle.roundedbottom,rectangle.roundedbottom.fill
    leaf:-,arrow.circlepath,arrow.triangle.circlepath,circle,circle.fill,fill left:-,circle,circle.fill
    lessthan:-,circle,circle.fill,square,square.fill level:-,fill licenseplate:-,fill lifepreserver:-,fill
    light:beacon.max,beacon.max.fill,beacon.min,beacon.min.fill,cylindrical.ceiling
    light:cylindrical.ceiling.fill,cylindrical.ceiling.inverse,max,min,overhead.left,overhead.left.fill
    light:overhead.right,overhead.right.fill,panel,panel.fill,recessed,recessed.3,recessed.3.fill
    light:recessed.3.inverse,recessed.fill,recessed.inverse,ribbon,ribbon.fill,strip.2,strip.2.fill
    lightbulb:-,2,2.fill,circle,circle.fill,fill,led,led.fill,led.wide,led.wide.fill,max,max.fill,min
    lightbulb:min.badge.exclamationmark,min.badge.exclamationmark.fill,min.fill,slash,slash.fill lightrail:-,fill
    lightspectrum:horizontal lightswitch:off,off.fill,off.square,off.square.fill,on,on.fill,on.square,on.square.fill
    line:2.horizontal.decrease.circle,2.horizontal.decrease.circle.fill,3.crossed.swirl.circle
    line:3.crossed.swirl.circle.fill,3.horizontal,3.horizontal.button.angledtop.vertical.right
    line:3.horizontal.button.angledtop.vertical.right.fill,3.horizontal.circle,3.horizontal.circle.fill
    line:3.horizontal.decrease,3.horizontal.decrease.circle,3.horizontal.decrease.circle.fill,diagonal
    line:diagonal.arrow,horizontal.2.decrease.circle,horizontal.2.decrease.circle.fill,horizontal.3
    line:horizontal.3.circle,horizontal.3.circle.fill,horizontal.3.decrease,horizontal.3.decrease.circle
    line:horizontal.3.decrease.circle.fill,horizontal.star.fill.line.horizontal
    lines:measurement.horizontal,measurement.vertical lineweight:-
    link:-,badge.plus,circle,circle.fill,icloud,icloud.fill
    lirasign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    list:and.film,bullet,bullet.below.rectangle,bullet.circle,bullet.circle.fill,bullet.clipboard
    list:bullet.clipboard.fill,bullet.indent,bullet.rectangle,bullet.rectangle.fill
    list:bullet.rectangle.portrait,bullet.rectangle.portrait.fill,clipboard,clipboard.fill,dash
    list:dash.header.rectangle,number,star,triangle livephoto:-,badge.a,badge.automatic,play,slash
    lizard:-,circle,circle.fill,fill lm:button.horizontal,button.horizontal.fill
    location:-,circle,circle.fill,fill,fill.viewfinder,magnifyingglass,north,north.circle
    location:north.circle.fill,north.fill,north.line,north.line.fill,slash,slash.circle
    location:slash.circle.fill,slash.fill,square,square.fill,viewfinder
    lock:-,app.dashed,applewatch,badge.clock,badge.clock.fill,circle,circle.dotted,circle.fill
    lock:desktopcomputer,display,doc,doc.fill,fill,icloud,icloud.fill,ipad,iphone,laptopcomputer,open
    lock:open.applewatch,open.desktopcomputer,open.display,open.fill,open.ipad,open.iphone
    lock:open.laptopcomputer,open.rotation,open.trianglebadge.exclamationmark
    lock:open.trianglebadge.exclamationmark.fill,rectangle,rectangle.fill,rectangle.on.rectangle
    lock:rectangle.on.rectangle.fill,rectangle.stack,rectangle.stack.fill,rotation,rotation.open,shield
    lock:shield.fill,slash,slash.fill,square,square.fill,square.stack,square.stack.fill
    lock:trianglebadge.exclamationmark,trianglebadge.exclamationmark.fill logo:playstation,xbox loupe:-
    lsb:button.angledbottom.horizontal.left,button.angledbottom.horizontal.left.fill
    lt:button.roundedtop.horizontal,button.roundedtop.horizontal.fill,circle,circle.fill
    lt:rectangle.roundedtop,rectangle.roundedtop.fill lungs:-,fill m:circle,circle.fill,square,square.fill
    m1:button.horizontal,button.horizontal.fill m2:button.horizontal,button.horizontal.fill
    m3:button.horizontal,button.horizontal.fill m4:button.horizontal,button.horizontal.fill
    macbook:-,and.ipad,and.iphone,and.visionpro,gen1,gen2 macmini:-,fill
    macpro:gen1,gen1.fill,gen2,gen2.fill,gen3,gen3.fill,gen3.server macstudio:-,fill
    macwindow:-,and.cursorarrow,badge.plus,on.rectangle magazine:-,fill magicmouse:-,fill
    magnifyingglass:-,circle,circle.fill magsafe:batterypack,batterypack.fill
    mail:-,and.text.magnifyingglass,fill,stack,stack.fill
    manatsign:-,arrow.circlepath,circle,circle.fill,square,square.fill map:-,circle,circle.fill,fill
    mappin:-,and.ellipse,and.ellipse.circle,and.ellipse.circle.fill,circle,circle.fill,slash
    mappin:slash.circle,slash.circle.fill,square,square.fill medal:-,fill mediastick:-
    medical:thermometer,thermometer.fill megaphone:-,fill memories:-,badge.minus,badge.plus memorychip:-,fill
    menubar:arrow.down.rectangle,arrow.up.rectangle,dock.rectangle,dock.rectangle.badge.record,rectangle
    menucard:-,fill message:-,and.waveform,and.waveform.fill,badge,badge.circle,badge.circle.fill,badge.fill
    message:badge.filled.fill,badge.waveform,badge.waveform.fill,circle,circle.fill,fill metronome:-,fill
    mic:-,and.signal.meter,and.signal.meter.fill,badge.plus,badge.xmark,circle,circle.fill,fill
    mic:fill.badge.plus,fill.badge.xmark,slash,slash.circle,slash.circle.fill,slash.fill,square mic:square.fill
    microbe:-,circle,circle.fill,fill microwave:-,fill
    millsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    minus:-,circle,circle.fill,diamond,diamond.fill,forwardslash.plus,magnifyingglass
    minus:plus.and.fluid.batteryblock,plus.batteryblock,plus.batteryblock.exclamationmark
    minus:plus.batteryblock.exclamationmark.fill,plus.batteryblock.fill,plus.batteryblock.slash
    minus:plus.batteryblock.slash.fill,plus.batteryblock.stack,plus.batteryblock.stack.exclamationmark
    minus:plus.batteryblock.stack.exclamationmark.fill,plus.batteryblock.stack.fill,rectangle
    minus:rectangle.fill,rectangle.portrait,rectangle.portrait.fill,slash.plus,square,square.fill
    mirror:side.left,side.left.and.arrow.turn.down.right,side.left.and.heat.waves,side.right
    mirror:side.right.and.arrow.turn.down.left,side.right.and.heat.waves
    moon:-,circle,circle.fill,dust,dust.circle,dust.circle.fill,dust.fill,fill,haze,haze.circle
    moon:haze.circle.fill,haze.fill,stars,stars.circle,stars.circle.fill,stars.fill,zzz,zzz.fill
    moonphase:first.quarter,first.quarter.inverse,full.moon,full.moon.inverse,last.quarter
    moonphase:last.quarter.inverse,new.moon,new.moon.inverse,waning.crescent,waning.crescent.inverse
    moonphase:waning.gibbous,waning.gibbous.inverse,waxing.crescent,waxing.crescent.inverse
    moonphase:waxing.gibbous,waxing.gibbous.inverse moonrise:-,circle,circle.fill,fill
    moonset:-,circle,circle.fill,fill mosaic:-,fill mount:-,fill mountain:2,2.circle,2.circle.fill,2.fill mouth:-,fill
    move:3d movieclapper:-,fill mph:-,circle,circle.fill mug:-,fill multiply:-,circle,circle.fill,square,square.fill
    music:house,house.fill,mic,mic.circle,mic.circle.fill,note,note.house,note.house.fill,note.list
    music:note.tv,note.tv.fill,quarternote.3 mustache:-,fill n:circle,circle.fill,square,square.fill
    nairasign:-,arrow.circlepath,circle,circle.fill,square,square.fill network:-,badge.shield.half.filled,slash
    newspaper:-,circle,circle.fill,fill norwegiankronesign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    nose:-,fill nosign:-,app,app.fill note:-,text,text.badge.plus number:-,circle,circle.fill,square,square.fill
    numbersign:- o:circle,circle.fill,square,square.fill oar:2.crossed
    octagon:-,bottomhalf.filled,fill,lefthalf.filled,righthalf.filled,tophalf.filled oilcan:-,fill opticaldisc:-,fill
    opticaldiscdrive:-,fill opticid:-,fill option:-
    oval:-,bottomhalf.filled,fill,inset.filled,lefthalf.filled,portrait,portrait.bottomhalf.filled
    oval:portrait.fill,portrait.inset.filled,portrait.lefthalf.filled,portrait.righthalf.filled
    oval:portrait.tophalf.filled,righthalf.filled,tophalf.filled oven:-,fill p:circle,circle.fill,square,square.fill
    p1:button.horizontal,button.horizontal.fill p2:button.horizontal,button.horizontal.fill
    p3:button.horizontal,button.horizontal.fill p4:button.horizontal,button.horizontal.fill
    paddleshifter:left,left.fill,right,right.fill paintbrush:-,fill,pointed,pointed.fill paintpalette:-,fill
    pano:-,badge.play,badge.play.fill,fill paperclip:-,badge.ellipsis,circle,circle.fill
    paperplane:-,circle,circle.fill,fill paragraph:- paragraphsign:- parentheses:- parkinglight:-,fill
    parkingsign:-,brakesignal,brakesignal.slash,circle,circle.fill,radiowaves.left.and.right
    parkingsign:radiowaves.right.and.safetycone,steeringwheel party:popper,popper.fill
    pause:-,circle,circle.fill,fill,rectangle,rectangle.fill pawprint:-,circle,circle.fill,fill pc:- peacesign:-
    pedal:accelerator,accelerator.fill,brake,brake.fill,clutch,clutch.fill pedestrian:gate.closed,gate.open
    pencil:-,and.ellipsis.rectangle,and.list.clipboard,and.outline,and.ruler,and.ruler.fill,and.scribble
    pencil:circle,circle.fill,line,slash,tip,tip.crop.circle,tip.crop.circle.badge.arrow.forward
    pencil:tip.crop.circle.badge.arrow.forward.fill,tip.crop.circle.badge.minus
    pencil:tip.crop.circle.badge.minus.fill,tip.crop.circle.badge.plus,tip.crop.circle.badge.plus.fill
    pencil:tip.crop.circle.fill pentagon:-,bottomhalf.filled,fill,lefthalf.filled,righthalf.filled,tophalf.filled
    percent:- person:-,2,2.badge.gearshape,2.badge.gearshape.fill,2.badge.key,2.badge.key.fill,2.circle
    person:2.circle.fill,2.crop.square.stack,2.crop.square.stack.fill,2.fill,2.gobackward,2.slash
    person:2.slash.fill,2.square.stack,2.square.stack.fill,2.wave.2,2.wave.2.fill,3,3.fill,3.sequence
    person:3.sequence.fill,and.arrow.left.and.arrow.right,and.background.dotted
    person:and.background.striped.horizontal,badge.clock,badge.clock.fill,badge.key,badge.key.fill
    person:badge.minus,badge.minus.fill,badge.plus,badge.plus.fill,badge.shield.checkmark
    person:badge.shield.checkmark.fill,bubble,bubble.fill,bust,bust.circle,bust.circle.fill,bust.fill
    person:circle,circle.fill,crop.artframe,crop.circle,crop.circle.badge,crop.circle.badge.checkmark
    person:crop.circle.badge.clock,crop.circle.badge.clock.fill,crop.circle.badge.exclam
    person:crop.circle.badge.exclamationmark,crop.circle.badge.exclamationmark.fill
    person:crop.circle.badge.fill,crop.circle.badge.minus,crop.circle.badge.moon
    person:crop.circle.badge.moon.fill,crop.circle.badge.plus,crop.circle.badge.questionmark
    person:crop.circle.badge.questionmark.fill,crop.circle.badge.xmark,crop.circle.dashed
    person:crop.circle.dashed.circle,crop.circle.dashed.circle.fill,crop.circle.fill
    person:crop.circle.fill.badge.checkmark,crop.circle.fill.badge.exclam
    person:crop.circle.fill.badge.exclamationmark,crop.circle.fill.badge.minus
    person:crop.circle.fill.badge.plus,crop.circle.fill.badge.questionmark,crop.circle.fill.badge.xmark
    person:crop.rectangle,crop.rectangle.badge.plus,crop.rectangle.badge.plus.fill,crop.rectangle.fill
    person:crop.rectangle.stack,crop.rectangle.stack.fill,crop.square,crop.square.badge.camera
    person:crop.square.badge.camera.fill,crop.square.badge.video,crop.square.badge.video.fill
    person:crop.square.fill,crop.square.fill.and.at.rectangle,crop.square.filled.and.at.rectangle
    person:crop.square.filled.and.at.rectangle.fill,fill,fill.and.arrow.left.and.arrow.right
    person:fill.badge.minus,fill.badge.plus,fill.checkmark,fill.questionmark,fill.turn.down
    person:fill.turn.left,fill.turn.right,fill.viewfinder,fill.xmark,icloud,icloud.fill
    person:line.dotted.person,line.dotted.person.fill,slash,slash.fill,text.rectangle
    person:text.rectangle.fill,wave.2,wave.2.fill personalhotspot:-,circle,circle.fill perspective:-
    pesetasign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    pesosign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    phone:-,and.waveform,and.waveform.fill,arrow.down.left,arrow.down.left.fill,arrow.right
    phone:arrow.right.fill,arrow.up.right,arrow.up.right.circle,arrow.up.right.circle.fill
    phone:arrow.up.right.fill,badge.checkmark,badge.plus,badge.waveform,badge.waveform.fill,bubble
    phone:bubble.fill,bubble.left,bubble.left.fill,circle,circle.fill,connection,connection.fill,down
    phone:down.circle,down.circle.fill,down.fill,down.waves.left.and.right,fill,fill.arrow.down.left
    phone:fill.arrow.right,fill.arrow.up.right,fill.badge.checkmark,fill.badge.plus,fill.connection
    photo:-,artframe,artframe.circle,artframe.circle.fill,badge.arrow.down,badge.arrow.down.fill
    photo:badge.checkmark,badge.checkmark.fill,badge.plus,badge.plus.fill,circle,circle.fill,fill
    photo:fill.on.rectangle.fill,on.rectangle,on.rectangle.angled,stack,stack.fill,tv pianokeys:-,inverse
    pill:-,circle,circle.fill,fill pills:-,circle,circle.fill,fill
    pin:-,circle,circle.fill,fill,slash,slash.fill,square,square.fill pip:-,enter,exit,fill,remove,swap
    pipe:and.drop,and.drop.fill placeholdertext:fill
    platter:2.filled.ipad,2.filled.ipad.landscape,2.filled.iphone,2.filled.iphone.landscape
    platter:bottom.applewatch.case,filled.bottom.and.arrow.down.iphone,filled.bottom.applewatch.case
    platter:filled.bottom.iphone,filled.top.and.arrow.up.iphone,filled.top.applewatch.case
    platter:filled.top.iphone,top.applewatch.case
    play:-,circle,circle.fill,desktopcomputer,display,fill,house,house.fill,laptopcomputer,rectangle
    play:rectangle.fill,rectangle.on.rectangle,rectangle.on.rectangle.circle
    play:rectangle.on.rectangle.circle.fill,rectangle.on.rectangle.fill,slash,slash.fill,square
    play:square.fill,square.stack,square.stack.fill,tv,tv.fill playpause:-,circle,circle.fill,fill playstation:logo
    plus:-,app,app.fill,bubble,bubble.fill,circle,circle.fill,diamond,diamond.fill,forwardslash.minus
    plus:magnifyingglass,message,message.fill,rectangle,rectangle.fill,rectangle.fill.on.folder.fill
    plus:rectangle.fill.on.rectangle.fill,rectangle.on.folder,rectangle.on.folder.fill
    plus:rectangle.on.rectangle,rectangle.portrait,rectangle.portrait.fill,slash.minus,square
    plus:square.dashed,square.fill,square.fill.on.square.fill,square.on.square,viewfinder
    plusminus:-,circle,circle.fill point:3.connected.trianglepath.dotted,3.filled.connected.trianglepath.dotted
    point:bottomleft.filled.forward.to.point.topright.scurvepath
    point:bottomleft.forward.to.arrowtriangle.uturn.scurvepath
    point:bottomleft.forward.to.arrowtriangle.uturn.scurvepath.fill
    point:bottomleft.forward.to.point.topright.filled.scurvepath point:bottomleft.forward.to.point.topright.scurvepath
    point:bottomleft.forward.to.point.topright.scurvepath.fill
    point:fill.topleft.down.curvedto.point.fill.bottomright.up
    point:filled.topleft.down.curvedto.point.bottomright.up,forward.to.point.capsulepath
    point:forward.to.point.capsulepath.fill,topleft.down.curvedto.point.bottomright.up
    point:topleft.down.curvedto.point.bottomright.up.fill
    point:topleft.down.curvedto.point.filled.bottomright.up,topleft.down.to.point.bottomright.curvepath
    point:topleft.down.to.point.bottomright.curvepath.fill point:topleft.down.to.point.bottomright.filled.curvepath
    point:topleft.filled.down.to.point.bottomright.curvepath
    polishzlotysign:-,arrow.circlepath,circle,circle.fill,square,square.fill popcorn:-,circle,circle.fill,fill
    power:-,circle,circle.fill,dotted powercord:-,fill poweroff:- poweron:-
    poweroutlet:strip,strip.fill,type.a,type.a.fill,type.a.square,type.a.square.fill,type.b,type.b.fill
    poweroutlet:type.b.square,type.b.square.fill,type.c,type.c.fill,type.c.square,type.c.square.fill
    poweroutlet:type.d,type.d.fill,type.d.square,type.d.square.fill,type.e,type.e.fill,type.e.square
    poweroutlet:type.e.square.fill,type.f,type.f.fill,type.f.square,type.f.square.fill,type.g
    poweroutlet:type.g.fill,type.g.square,type.g.square.fill,type.h,type.h.fill,type.h.square
    poweroutlet:type.h.square.fill,type.i,type.i.fill,type.i.square,type.i.square.fill,type.j
    poweroutlet:type.j.fill,type.j.square,type.j.square.fill,type.k,type.k.fill,type.k.square
    poweroutlet:type.k.square.fill,type.l,type.l.fill,type.l.square,type.l.square.fill,type.m
    poweroutlet:type.m.fill,type.m.square,type.m.square.fill,type.n,type.n.fill,type.n.square
    poweroutlet:type.n.square.fill,type.o,type.o.fill,type.o.square,type.o.square.fill powerplug:-,fill powersleep:-
    printer:-,dotmatrix,dotmatrix.fill,dotmatrix.fill.and.paper.fill,dotmatrix.filled.and.paper,fill
    printer:fill.and.paper.fill,filled.and.paper projective:- purchased:-,circle,circle.fill
    puzzlepiece:-,extension,extension.fill,fill pyramid:-,fill q:circle,circle.fill,square,square.fill
    qrcode:-,viewfinder
    questionmark:-,app,app.dashed,app.fill,bubble,bubble.fill,circle,circle.fill,diamond,diamond.fill
    questionmark:folder,folder.fill,key.filled,square,square.dashed,square.fill,video,video.fill
    quote:bubble,bubble.fill,closing,opening quotelevel:-
    r:button.roundedbottom.horizontal,button.roundedbottom.horizontal.fill,circle,circle.fill,joystick
    r:joystick.down,joystick.down.fill,joystick.fill,joystick.press.down,joystick.press.down.fill
    r:joystick.tilt.down,joystick.tilt.down.fill,joystick.tilt.left,joystick.tilt.left.fill
    r:joystick.tilt.right,joystick.tilt.right.fill,joystick.tilt.up,joystick.tilt.up.fill
    r:rectangle.roundedbottom,rectangle.roundedbottom.fill,square,square.fill,square.fill.on.square.fill
    r:square.on.square,square.on.square.fill
    r1:button.roundedbottom.horizontal,button.roundedbottom.horizontal.fill,circle,circle.fill
    r1:rectangle.roundedbottom,rectangle.roundedbottom.fill
    r2:button.angledtop.vertical.right,button.angledtop.vertical.right.fill,button.roundedtop.horizontal
    r2:button.roundedtop.horizontal.fill,circle,circle.fill,rectangle.roundedtop r2:rectangle.roundedtop.fill
    r3:button.angledbottom.horizontal.right,button.angledbottom.horizontal.right.fill
    r4:button.horizontal,button.horizontal.fill radio:-,fill radiowaves:left,right rainbow:- rays:-
    rb:button.roundedbottom.horizontal,button.roundedbottom.horizontal.fill,circle,circle.fill
    rb:rectangle.roundedbottom,rectangle.roundedbottom.fill record:circle,circle.fill
    recordingtape:-,circle,circle.fill
    rectangle:-,2.swap,3.group,3.group.bubble,3.group.bubble.fill,3.group.bubble.left
    rectangle:3.group.bubble.left.fill,3.group.fill,3.offgrid,3.offgrid.bubble.left
    rectangle:3.offgrid.bubble.left.fill,3.offgrid.fill,and.arrow.up.right.and.arrow.down.left
    rectangle:and.arrow.up.right.and.arrow.down.left.slash,and.hand.point.up.left
    rectangle:and.hand.point.up.left.fill,and.hand.point.up.left.filled,and.paperclip
    rectangle:and.pencil.and.ellipsis,and.text.magnifyingglass,arrowtriangle.2.inward
    rectangle:arrowtriangle.2.outward,badge.checkmark,badge.minus,badge.person.crop,badge.plus
    rectangle:badge.xmark,bottomhalf.filled,bottomhalf.inset.filled,bottomthird.inset.fill
    rectangle:bottomthird.inset.filled,center.inset.fill,center.inset.filled
    rectangle:center.inset.filled.badge.plus,checkered,compress.vertical,connected.to.line.below,dashed
    rectangle:dashed.and.paperclip,dashed.badge.record,dock,expand.vertical,fill,fill.badge.checkmark
    rectangle:fill.badge.minus,fill.badge.person.crop,fill.badge.plus,fill.badge.xmark
    rectangle:fill.on.rectangle.angled.fill,fill.on.rectangle.fill,fill.on.rectangle.fill.circle
    rectangle:fill.on.rectangle.fill.circle.fill,fill.on.rectangle.fill.slash.fill
    rectangle:filled.and.hand.point.up.left,grid.1x2,grid.1x2.fill,grid.2x2,grid.2x2.fill,grid.3x2
    rectangle:grid.3x2.fill,inset.bottomleading.filled,inset.bottomleft.fill,inset.bottomleft.filled
    rectangle:inset.bottomright.fill,inset.bottomright.filled,inset.bottomtrailing.filled,inset.fill
    rectangle:inset.filled,inset.filled.and.cursorarrow,inset.filled.and.person.filled
    rectangle:inset.filled.badge.record,inset.filled.on.rectangle,inset.topleading.filled
    rectangle:inset.topleft.fill,inset.topleft.filled,inset.topright.fill,inset.topright.filled
    rectangle:inset.toptrailing.filled,landscape.rotate,leadinghalf.filled,leadinghalf.inset.filled
    rectangle:leadinghalf.inset.filled.arrow.leading,leadingthird.inset.filled,lefthalf.fill
    rectangle:lefthalf.filled,lefthalf.inset.fill,lefthalf.inset.fill.arrow.left,lefthalf.inset.filled
    rectangle:lefthalf.inset.filled.arrow.left,leftthird.inset.fill,leftthird.inset.filled,on.rectangle
    rectangle:on.rectangle.angled,on.rectangle.badge.gearshape rectangle:on.rectangle.button.angledtop.vertical.left
    rectangle:on.rectangle.button.angledtop.vertical.left.fill,on.rectangle.circle
    rectangle:on.rectangle.circle.fill,on.rectangle.slash,on.rectangle.slash.circle
    rectangle:on.rectangle.slash.circle.fill,on.rectangle.slash.fill,on.rectangle.square
    rectangle:on.rectangle.square.fill,portrait,portrait.and.arrow.forward
    rectangle:portrait.and.arrow.forward.fill,portrait.and.arrow.right,portrait.and.arrow.right.fill
    rectangle:portrait.arrowtriangle.2.inward,portrait.arrowtriangle.2.outward,portrait.badge.plus
    rectangle:portrait.badge.plus.fill,portrait.bottomhalf.filled,portrait.bottomhalf.inset.filled
    rectangle:portrait.bottomleading.inset.filled,portrait.bottomleft.inset.filled
    rectangle:portrait.bottomright.inset.filled,portrait.bottomthird.inset.filled
    rectangle:portrait.bottomtrailing.inset.filled,portrait.center.inset.filled,portrait.fill
    rectangle:portrait.inset.filled,portrait.leadinghalf.inset.filled,portrait.leadingthird.inset.filled
    rectangle:portrait.lefthalf.filled,portrait.lefthalf.inset.filled,portrait.leftthird.inset.filled
    rectangle:portrait.on.rectangle.portrait,portrait.on.rectangle.portrait.angled
    rectangle:portrait.on.rectangle.portrait.angled.fill,portrait.on.rectangle.portrait.fill
    rectangle:portrait.on.rectangle.portrait.slash,portrait.on.rectangle.portrait.slash.fill
    rectangle:portrait.righthalf.filled,portrait.righthalf.inset.filled,portrait.rightthird.inset.filled
    rectangle:portrait.rotate,portrait.slash,portrait.slash.fill,portrait.split.2x1
    rectangle:portrait.split.2x1.fill,portrait.split.2x1.slash,portrait.split.2x1.slash.fill
    rectangle:portrait.tophalf.filled,portrait.tophalf.inset.filled,portrait.topleading.inset.filled
    rectangle:portrait.topleft.inset.filled,portrait.topright.inset.filled
    rectangle:portrait.topthird.inset.filled,portrait.toptrailing.inset.filled
    rectangle:portrait.trailinghalf.inset.filled,portrait.trailingthird.inset.filled,ratio.16.to.9
    rectangle:ratio.16.to.9.fill,ratio.3.to.4,ratio.3.to.4.fill,ratio.4.to.3,ratio.4.to.3.fill
    rectangle:ratio.9.to.16,ratio.9.to.16.fill,righthalf.fill,righthalf.filled,righthalf.inset.fill
    rectangle:righthalf.inset.fill.arrow.right,righthalf.inset.filled,righthalf.inset.filled.arrow.right
    rectangle:rightthird.inset.fill,rightthird.inset.filled,roundedbottom,roundedbottom.fill,roundedtop
    rectangle:roundedtop.fill,slash,slash.fill,split.1x2,split.1x2.fill,split.2x1,split.2x1.fill
    rectangle:split.2x1.slash,split.2x1.slash.fill,split.2x2,split.2x2.fill,split.3x1,split.3x1.fill
    rectangle:split.3x3,split.3x3.fill,stack,stack.badge.minus,stack.badge.person.crop
    rectangle:stack.badge.person.crop.fill,stack.badge.play,stack.badge.play.fill,stack.badge.plus
    rectangle:stack.fill,stack.fill.badge.minus,stack.fill.badge.person.crop,stack.fill.badge.plus
    rectangle:stack.person.crop,stack.person.crop.fill,tophalf.filled,tophalf.inset.filled
    rectangle:topthird.inset,topthird.inset.fill,topthird.inset.filled,trailinghalf.filled
    rectangle:trailinghalf.inset.filled,trailinghalf.inset.filled.arrow.trailing rectangle:trailingthird.inset.filled
    refrigerator:-,fill repeat:-,1,1.circle,1.circle.fill,circle,circle.fill restart:-,circle,circle.fill
    retarder:brakesignal,brakesignal.and.exclamationmark,brakesignal.slash return:-,left,right rhombus:-,fill
    right:-,circle,circle.fill righttriangle:-,fill,split.diagonal,split.diagonal.fill
    rm:button.horizontal,button.horizontal.fill
    road:lane.arrowtriangle.2.inward,lanes,lanes.curved.left,lanes.curved.right roller:shade.closed,shade.open
    roman:shade.closed,shade.open rosette:- rotate:3d,3d.circle,3d.circle.fill,3d.fill,left,left.fill,right,right.fill
    rsb:button.angledbottom.horizontal.right,button.angledbottom.horizontal.right.fill
    rt:button.roundedtop.horizontal,button.roundedtop.horizontal.fill,circle,circle.fill
    rt:rectangle.roundedtop,rectangle.roundedtop.fill
    rublesign:-,arrow.circlepath,circle,circle.fill,square,square.fill ruler:-,fill
    rupeesign:-,arrow.circlepath,circle,circle.fill,square,square.fill s:circle,circle.fill,square,square.fill
    safari:-,fill sailboat:-,circle,circle.fill,fill scale:3d scalemass:-,fill scanner:-,fill
    scissors:-,badge.ellipsis,circle,circle.fill scooter:- scope:- screwdriver:-,fill scribble:-,variable
    scroll:-,fill sdcard:-,fill seal:-,fill selection:pin.in.out
    sensor:-,fill,tag.radiowaves.forward,tag.radiowaves.forward.fill server:rack shadow:-
    shared:with.you,with.you.circle,with.you.circle.fill,with.you.slash shareplay:-,slash shazam:logo,logo.fill
    shekelsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    sheqelsign:circle,circle.fill,square,square.fill
    shield:-,checkerboard,checkered,fill,lefthalf.fill,lefthalf.fill.slash,lefthalf.filled
    shield:lefthalf.filled.badge.checkmark,lefthalf.filled.slash
    shield:lefthalf.filled.trianglebadge.exclamationmark,righthalf.filled,slash,slash.fill shift:-,fill
    shippingbox:-,and.arrow.backward,and.arrow.backward.fill,circle,circle.fill,fill
    shoe:-,2,2.fill,circle,circle.fill,fill shoeprints:fill shower:-,fill,handheld,handheld.fill,sidejet,sidejet.fill
    shuffle:-,circle,circle.fill
    sidebar:leading,left,right,squares.leading,squares.left,squares.right,squares.trailing,trailing signature:-
    signpost:and.arrowtriangle.up,and.arrowtriangle.up.circle,and.arrowtriangle.up.circle.fill
    signpost:and.arrowtriangle.up.fill,left,left.circle,left.circle.fill,left.fill,right,right.and.left
    signpost:right.and.left.circle,right.and.left.circle.fill,right.and.left.fill,right.circle
    signpost:right.circle.fill,right.fill simcard:-,2,2.fill,fill sink:-,fill skateboard:-,fill skew:- skis:-,fill
    slash:circle,circle.fill sleep:-,circle,circle.fill
    slider:horizontal.2.gobackward,horizontal.2.rectangle.and.arrow.triangle.2.circlepath
    slider:horizontal.2.square,horizontal.2.square.badge.arrow.down,horizontal.2.square.on.square
    slider:horizontal.3,horizontal.below.rectangle,horizontal.below.square.and.square.filled
    slider:horizontal.below.square.fill.and.square,horizontal.below.square.filled.and.square
    slider:horizontal.below.sun.max,vertical.3 slowmo:-
    smallcircle:circle,circle.fill,fill.circle,fill.circle.fill,filled.circle,filled.circle.fill smartphone:-
    smiley:-,fill smoke:-,circle,circle.fill,fill snow:- snowboard:-,fill
    snowflake:-,circle,circle.fill,road.lane,road.lane.dashed,slash
    soccerball:-,circle,circle.fill,circle.fill.inverse,circle.inverse,inverse sofa:-,fill sos:-,circle,circle.fill
    space:- sparkle:-,magnifyingglass
    sparkles:-,rectangle.stack,rectangle.stack.fill,square.fill.on.square,square.filled.on.square,tv sparkles:tv.fill
    speaker:-,1,1.fill,2,2.fill,3,3.fill,badge.exclamationmark,badge.exclamationmark.fill,circle
    speaker:circle.fill,fill,minus,minus.fill,plus,plus.fill,slash,slash.circle,slash.circle.fill
    speaker:slash.fill,square,square.fill,wave.1,wave.1.fill,wave.2,wave.2.bubble,wave.2.bubble.fill
    speaker:wave.2.bubble.left,wave.2.bubble.left.fill,wave.2.circle,wave.2.circle.fill,wave.2.fill
    speaker:wave.3,wave.3.fill,zzz,zzz.fill speedometer:- spigot:-,fill sportscourt:-,circle,circle.fill,fill
    sprinkler:-,and.droplets,and.droplets.fill,fill
    square:-,2.layers.3d,2.layers.3d.bottom.filled,2.layers.3d.fill,2.layers.3d.top.filled,2.stack.3d
    square:2.stack.3d.bottom.fill,2.stack.3d.bottom.filled,2.stack.3d.top.fill,2.stack.3d.top.filled
    square:3.layers.3d,3.layers.3d.bottom.filled,3.layers.3d.down.backward,3.layers.3d.down.forward
    square:3.layers.3d.down.left,3.layers.3d.down.left.slash,3.layers.3d.down.right
    square:3.layers.3d.down.right.slash,3.layers.3d.middle.filled,3.layers.3d.slash
    square:3.layers.3d.top.filled,3.stack.3d,3.stack.3d.bottom.fill,3.stack.3d.bottom.filled
    square:3.stack.3d.middle.fill,3.stack.3d.middle.filled,3.stack.3d.slash,3.stack.3d.top.fill
    square:3.stack.3d.top.filled,and.arrow.down,and.arrow.down.fill,and.arrow.down.on.square
    square:and.arrow.down.on.square.fill,and.arrow.up,and.arrow.up.badge.clock
    square:and.arrow.up.badge.clock.fill,and.arrow.up.circle,and.arrow.up.circle.fill,and.arrow.up.fill
    square:and.arrow.up.on.square,and.arrow.up.on.square.fill,and.arrow.up.trianglebadge.exclamationmark
    square:and.at.rectangle,and.at.rectangle.fill,and.line.vertical.and.square
    square:and.line.vertical.and.square.fill,and.line.vertical.and.square.filled,and.pencil
    square:and.pencil.circle,and.pencil.circle.fill,arrowtriangle.4.outward,badge.plus,badge.plus.fill
    square:bottomhalf.fill,bottomhalf.filled,bottomthird.inset.filled,circle,circle.fill,dashed
    square:dashed.inset.fill,dashed.inset.filled,dotted,fill,fill.and.line.vertical.and.square
    square:fill.and.line.vertical.and.square.fill,fill.and.line.vertical.square.fill,fill.on.circle.fill
    square:fill.on.square,fill.on.square.fill,fill.text.grid.1x2,filled.and.line.vertical.and.square
    square:filled.on.square,grid.2x2,grid.2x2.fill,grid.3x1.below.line.grid.1x2
    square:grid.3x1.below.line.grid.1x2.fill,grid.3x1.fill.below.line.grid.1x2
    square:grid.3x1.folder.badge.plus,grid.3x1.folder.fill.badge.plus,grid.3x2,grid.3x2.fill,grid.3x3
    square:grid.3x3.bottomleft.fill,grid.3x3.bottomleft.filled,grid.3x3.bottommiddle.fill
    square:grid.3x3.bottommiddle.filled,grid.3x3.bottomright.fill,grid.3x3.bottomright.filled
    square:grid.3x3.fill,grid.3x3.fill.square,grid.3x3.middle.fill,grid.3x3.middle.filled
    square:grid.3x3.middleleft.fill,grid.3x3.middleleft.filled,grid.3x3.middleright.fill
    square:grid.3x3.middleright.filled,grid.3x3.square,grid.3x3.topleft.fill,grid.3x3.topleft.filled
    square:grid.3x3.topmiddle.fill,grid.3x3.topmiddle.filled,grid.3x3.topright.fill
    square:grid.3x3.topright.filled,grid.4x3.fill,inset.filled,leadingthird.inset.filled,lefthalf.fill
    square:lefthalf.filled,leftthird.inset.filled,on.circle,on.square,on.square.badge.person.crop
    square:on.square.badge.person.crop.fill,on.square.dashed,on.square.intersection.dashed
    square:on.square.squareshape.controlhandles,resize,resize.down,resize.up,righthalf.fill
    square:righthalf.filled,rightthird.inset.filled,slash,slash.fill,split.1x2,split.1x2.fill,split.2x1
    square:split.2x1.fill,split.2x2,split.2x2.fill,split.bottomrightquarter
    square:split.bottomrightquarter.fill,split.diagonal,split.diagonal.2x2,split.diagonal.2x2.fill
    square:split.diagonal.fill,stack,stack.3d.down.dottedline,stack.3d.down.forward
    square:stack.3d.down.forward.fill,stack.3d.down.right,stack.3d.down.right.fill
    square:stack.3d.forward.dottedline,stack.3d.forward.dottedline.fill,stack.3d.up,stack.3d.up.badge.a
    square:stack.3d.up.badge.a.fill,stack.3d.up.badge.automatic,stack.3d.up.badge.automatic.fill
    square:stack.3d.up.fill,stack.3d.up.slash,stack.3d.up.slash.fill
    square:stack.3d.up.trianglebadge.exclamationmark,stack.3d.up.trianglebadge.exclamationmark.fill
    square:stack.fill,text.square,text.square.fill,tophalf.fill,tophalf.filled,topthird.inset.filled
    square:trailingthird.inset.filled squares:below.rectangle,leading.rectangle,leading.rectangle.fill
    squareshape:-,controlhandles.on.squareshape.controlhandles,dashed.squareshape,dotted.split.2x2
    squareshape:dotted.squareshape,fill,split.2x2,split.2x2.dotted,split.3x3,squareshape.dashed
    squareshape:squareshape.dotted stairs:-
    star:-,bubble,bubble.fill,circle,circle.fill,fill,leadinghalf.fill,leadinghalf.filled,lefthalf.fill
    star:slash,slash.fill,square,square.fill,square.on.square,square.on.square.fill
    staroflife:-,circle,circle.fill,fill,shield,shield.fill
    steeringwheel:-,and.heat.waves,and.key,and.liquid.wave,and.lock,arrowtriangle.left
    steeringwheel:arrowtriangle.right,badge.exclamationmark,circle,circle.fill,exclamationmark,road.lane
    steeringwheel:road.lane.dashed,slash sterlingsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    stethoscope:-,circle,circle.fill stop:-,circle,circle.fill,fill stopwatch:-,fill
    storefront:-,circle,circle.fill,fill stove:-,fill strikethrough:- stroller:-,fill studentdesk:-
    suit:club,club.fill,diamond,diamond.fill,heart,heart.fill,spade,spade.fill
    suitcase:-,cart,cart.fill,fill,rolling,rolling.fill sum:-
    sun:and.horizon,and.horizon.circle,and.horizon.circle.fill,and.horizon.fill,dust,dust.circle
    sun:dust.circle.fill,dust.fill,haze,haze.circle,haze.circle.fill,haze.fill,horizon,horizon.circle
    sun:horizon.circle.fill,horizon.fill,max,max.circle,max.circle.fill,max.fill
    sun:max.trianglebadge.exclamationmark,max.trianglebadge.exclamationmark.fill,min,min.fill,rain
    sun:rain.circle,rain.circle.fill,rain.fill,snow,snow.circle,snow.circle.fill,snow.fill sunglasses:-,fill
    sunrise:-,circle,circle.fill,fill sunset:-,circle,circle.fill,fill surfboard:-,fill
    suv:side,side.air.circulate,side.air.circulate.fill,side.air.fresh,side.air.fresh.fill
    suv:side.and.exclamationmark,side.and.exclamationmark.fill,side.arrowtriangle.down
    suv:side.arrowtriangle.down.fill,side.arrowtriangle.up,side.arrowtriangle.up.arrowtriangle.down
    suv:side.arrowtriangle.up.arrowtriangle.down.fill,side.arrowtriangle.up.fill,side.fill
    suv:side.front.open,side.front.open.fill,side.hill.down,side.hill.down.fill,side.hill.up
    suv:side.hill.up.fill,side.lock,side.lock.fill,side.lock.open,side.lock.open.fill,side.rear.open
    suv:side.rear.open.fill swatchpalette:-,fill
    swedishkronasign:-,arrow.circlepath,circle,circle.fill,square,square.fill swift:- swiftdata:-
    swirl:circle.righthalf.filled,circle.righthalf.filled.inverse
    switch:2,programmable,programmable.fill,programmable.square,programmable.square.fill syringe:-,fill
    t:bubble,bubble.fill,circle,circle.fill,square,square.fill
    table:-,badge.more,badge.more.fill,fill,furniture,furniture.fill
    tablecells:-,badge.ellipsis,badge.ellipsis.fill,fill,fill.badge.ellipsis
    tag:-,circle,circle.fill,fill,slash,slash.fill,square,square.fill taillight:fog,fog.fill
    takeoutbag:and.cup.and.straw,and.cup.and.straw.fill target:- teddybear:-,fill
    teletype:-,answer,answer.circle,answer.circle.fill,circle,circle.fill
    tengesign:-,arrow.circlepath,circle,circle.fill,square,square.fill tennis:racket,racket.circle,racket.circle.fill
    tennisball:-,circle,circle.fill,fill tent:-,2,2.circle,2.circle.fill,2.fill,circle,circle.fill,fill
    terminal:-,fill testtube:2
    text:aligncenter,alignleft,alignright,and.command.macwindow,append,badge.checkmark,badge.minus
    text:badge.plus,badge.star,badge.xmark,below.photo,below.photo.fill,book.closed,book.closed.fill
    text:bubble,bubble.fill,cursor,insert,justify,justify.leading,justify.left,justify.right
    text:justify.trailing,justifyleft,justifyright,line.first.and.arrowtriangle.forward
    text:line.last.and.arrowtriangle.forward,magnifyingglass,quote,redaction,viewfinder,word.spacing textbox:-
    textformat:-,12,123,abc,abc.dottedunderline,alt,size,size.larger,size.smaller,subscript,superscript
    theatermask:and.paintbrush,and.paintbrush.fill theatermasks:-,circle,circle.fill,fill
    thermometer:-,and.liquid.waves,brakesignal,high,low,medium,medium.slash,snowflake,snowflake.circle
    thermometer:snowflake.circle.fill,sun,sun.circle,sun.circle.fill,sun.fill,transmission
    thermometer:variable.and.figure,variable.and.figure.circle,variable.and.figure.circle.fill ticket:-,fill
    timelapse:- timeline:selection timer:-,circle,circle.fill,square tirepressure:- togglepower:-
    toilet:-,circle,circle.fill,fill tornado:-,circle,circle.fill tortoise:-,circle,circle.fill,fill torus:- touchid:-
    traction:control.tirepressure,control.tirepressure.exclamationmark,control.tirepressure.slash
    train:side.front.car,side.middle.car,side.rear.car tram:-,circle,circle.fill,fill,fill.tunnel,tunnel.fill
    transmission:- trapezoid:and.line.horizontal,and.line.horizontal.fill,and.line.vertical,and.line.vertical.fill
    trash:-,circle,circle.fill,fill,slash,slash.circle,slash.circle.fill,slash.fill,slash.square
    trash:slash.square.fill,square,square.fill
    tray:-,2,2.fill,and.arrow.down,and.arrow.down.fill,and.arrow.up,and.arrow.up.fill,circle,circle.fill
    tray:fill,full,full.fill tree:-,circle,circle.fill,fill
    triangle:-,bottomhalf.filled,circle,circle.fill,fill,inset.filled,lefthalf.fill,lefthalf.filled
    triangle:righthalf.fill,righthalf.filled,tophalf.filled triangleshape:-,fill trophy:-,circle,circle.fill,fill
    tropicalstorm:-,circle,circle.fill
    truck:box,box.badge.clock,box.badge.clock.fill,box.fill,pickup.side,pickup.side.air.circulate
    truck:pickup.side.air.circulate.fill,pickup.side.air.fresh,pickup.side.air.fresh.fill
    truck:pickup.side.and.exclamationmark,pickup.side.and.exclamationmark.fill
    truck:pickup.side.arrowtriangle.down,pickup.side.arrowtriangle.down.fill
    truck:pickup.side.arrowtriangle.up,pickup.side.arrowtriangle.up.arrowtriangle.down
    truck:pickup.side.arrowtriangle.up.arrowtriangle.down.fill,pickup.side.arrowtriangle.up.fill
    truck:pickup.side.fill,pickup.side.front.open,pickup.side.front.open.fill,pickup.side.hill.down
    truck:pickup.side.hill.down.fill,pickup.side.hill.up,pickup.side.hill.up.fill,pickup.side.lock
    truck:pickup.side.lock.fill,pickup.side.lock.open,pickup.side.lock.open.fill tshirt:-,circle,circle.fill,fill
    tugriksign:-,arrow.circlepath,circle,circle.fill,square,square.fill tuningfork:-
    turkishlirasign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    tv:-,and.hifispeaker.fill,and.mediabox,and.mediabox.fill,badge.wifi,badge.wifi.fill,circle
    tv:circle.fill,fill,inset.filled,music.note,music.note.fill,slash,slash.fill
    u:circle,circle.fill,square,square.fill uiwindow:split.2x1 umbrella:-,fill,percent,percent.fill underline:-
    v:circle,circle.fill,square,square.fill vial:viewfinder
    video:-,and.waveform,and.waveform.fill,badge.checkmark,badge.ellipsis,badge.plus,badge.plus.fill
    video:badge.waveform,badge.waveform.fill,bubble,bubble.fill,bubble.left,bubble.left.fill,circle
    video:circle.fill,doorbell,doorbell.fill,fill,fill.badge.checkmark,fill.badge.ellipsis
    video:fill.badge.plus,slash,slash.circle,slash.circle.fill,slash.fill,square,square.fill videoprojector:-,fill
    view:2d,3d viewfinder:-,circle,circle.fill,rectangular,trianglebadge.exclamationmark
    visionpro:-,and.arrow.forward,and.arrow.forward.fill,badge.exclamationmark
    visionpro:badge.exclamationmark.fill,badge.play,badge.play.fill,circle,circle.fill,fill,slash
    visionpro:slash.circle,slash.circle.fill,slash.fill voiceover:- volleyball:-,circle,circle.fill,fill
    w:circle,circle.fill,square,square.fill wake:-,circle,circle.fill wallet:pass,pass.fill
    wand:and.rays,and.rays.inverse,and.stars,and.stars.inverse warninglight:-,fill washer:-,circle,circle.fill,fill
    watch:analog watchface:applewatch.case
    water:waves,waves.and.arrow.down,waves.and.arrow.down.trianglebadge.exclamationmark
    water:waves.and.arrow.up,waves.slash waterbottle:-,fill
    wave:3.backward,3.backward.circle,3.backward.circle.fill,3.forward,3.forward.circle
    wave:3.forward.circle.fill,3.left,3.left.circle,3.left.circle.fill,3.right,3.right.circle wave:3.right.circle.fill
    waveform:-,and.magnifyingglass,and.mic,and.person.filled,badge.exclamationmark,badge.magnifyingglass
    waveform:badge.mic,badge.minus,badge.plus,circle,circle.fill,path,path.badge.minus,path.badge.plus
    waveform:path.ecg,path.ecg.rectangle,path.ecg.rectangle.fill,slash web:camera,camera.fill
    wifi:-,circle,circle.fill,exclamationmark,exclamationmark.circle,exclamationmark.circle.fill,router
    wifi:router.fill,slash,square,square.fill wind:-,circle,circle.fill,snow,snow.circle,snow.circle.fill
    window:awning,awning.closed,casement,casement.closed,ceiling,ceiling.closed,horizontal
    window:horizontal.closed,shade.closed,shade.open,vertical.closed,vertical.open
    windshield:front.and.fluid,front.and.fluid.and.spray,front.and.heat.waves,front.and.spray
    windshield:front.and.wiper,front.and.wiper.and.drop,front.and.wiper.and.spray
    windshield:front.and.wiper.exclamationmark,front.and.wiper.intermittent,rear.and.fluid
    windshield:rear.and.fluid.and.spray,rear.and.heat.waves,rear.and.spray,rear.and.wiper
    windshield:rear.and.wiper.and.drop,rear.and.wiper.and.spray,rear.and.wiper.exclamationmark
    windshield:rear.and.wiper.intermittent wineglass:-,fill
    wonsign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    wrench:-,adjustable,adjustable.fill,and.screwdriver,and.screwdriver.fill,fill wrongwaysign:-,fill
    x:circle,circle.fill,square,square.fill,squareroot xbox:logo
    xmark:-,app,app.fill,bin,bin.circle,bin.circle.fill,bin.fill,circle,circle.fill,diamond,diamond.fill
    xmark:icloud,icloud.fill,octagon,octagon.fill,rectangle,rectangle.fill,rectangle.portrait
    xmark:rectangle.portrait.fill,seal,seal.fill,shield,shield.fill,square,square.fill xserve:-,raid
    y:circle,circle.fill,square,square.fill yensign:-,arrow.circlepath,circle,circle.fill,square,square.fill
    yieldsign:-,fill z:circle,circle.fill,square,square.fill
    zl:button.roundedtop.horizontal,button.roundedtop.horizontal.fill,rectangle.roundedtop
    zl:rectangle.roundedtop.fill
    zr:button.roundedtop.horizontal,button.roundedtop.horizontal.fill,rectangle.roundedtop
    zr:rectangle.roundedtop.fill zzz:-
    """
}
