import Drawing
import Foundation
import Screens
import Testing

@Suite struct EffectTests {
  @Test("Effects are written as the page reads them")
  func json() {
    let effects: [Effect] = [
      .load(path: "data/a.json"), .append(lines: ["{\"a\":1}"], isDurable: true),
      .append(lines: ["b"], isDurable: false), .replaceLog(lines: ["c"]), .clearLog, .save(.skin(.vfd)),
      .save(.receiptNumber(3)), .save(.vibrates(true)), .watchPosition, .stopWatching, .ticks(rate: 4),
      .wakeLock(true), .vibrate(milliseconds: 15), .sound(.tick), .askToNotify, .notify(title: "$5", body: "b"),
      .clearNotification, .fillScreen(true), .save(.speaks(.fiveMinutes)), .navigate(.meter),
      .download(name: "a.txt", type: "text/plain", text: "x"), .print, .focus(id: "sheet"),
      .announce("5"), .pickFile(accept: ".gpx"),
    ]
    #expect(
      String(decoding: Effect.json(effects), as: UTF8.self)
        == [
          #"[{"effect":"load","path":"data/a.json"}"#,
          #"{"effect":"append","lines":["{\"a\":1}"],"durable":true,"token":1}"#,
          #"{"effect":"append","lines":["b"],"durable":false}"#, #"{"effect":"replaceLog","lines":["c"]}"#,
          #"{"effect":"clearLog"}"#, #"{"effect":"save","key":"skin","value":"vfd"}"#,
          #"{"effect":"save","key":"receipt-number","value":3}"#, #"{"effect":"save","key":"vibrate","value":true}"#,
          #"{"effect":"watchPosition"}"#, #"{"effect":"stopWatching"}"#, #"{"effect":"ticks","rate":4}"#,
          #"{"effect":"wakeLock","on":true}"#, #"{"effect":"vibrate","pattern":15}"#,
          #"{"effect":"sound","kind":"tick"}"#, #"{"effect":"askToNotify"}"#,
          #"{"effect":"notify","title":"$5","body":"b"}"#, #"{"effect":"clearNotification"}"#,
          #"{"effect":"fillScreen","on":true}"#, #"{"effect":"save","key":"speak","value":"five-minutes"}"#,
          ##"{"effect":"navigate","hash":"#/meter"}"##,
          #"{"effect":"download","name":"a.txt","type":"text/plain","text":"x"}"#,
          #"{"effect":"print"}"#, #"{"effect":"focus","id":"sheet"}"#,
          #"{"effect":"announce","text":"5"}"#, #"{"effect":"pickFile","accept":".gpx"}]"#,
        ].joined(separator: ","))
  }

  @Test("What can fail comes after what cannot")
  func order() {
    var app = App()
    app.press(.start)
    let last = app.effects.last
    if case .append(_, true) = last {} else { Issue.record("the log is not last: \(String(describing: last))") }
  }
}
