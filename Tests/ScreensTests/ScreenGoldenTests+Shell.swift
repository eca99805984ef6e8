import Screens
import Units
import Words

extension ScreenGoldenTests {
  /// The doors at moments of their twenty seconds.
  static let doors: [Case] =
    [0, 3, 7, 14, 20].map { seconds in
      Case("shell-demo-\(seconds)") { language in
        var app = App(language, place: .shell)
        app.pass(seconds: Double(seconds), tick: 250)
        return app
      }
    } + [
      Case("shell-still") { App($0, place: .shell, device: Device(hasReducedMotion: true)) },
      Case("shell-stopped") { language in
        var app = App(language, place: .shell)
        app.pass(seconds: 5, tick: 250)
        app.press(.stopDoors)
        app.pass(seconds: 5, tick: 250)
        return app
      },
      Case("shell-while-riding") { language in
        var app = App(language)
        app.press(.start)
        app.drive(seconds: 60, speed: 10)
        app.send(.route(.shell))
        return app
      },
      Case("new-version") { language in
        var app = App(language, place: .settings)
        app.send(.newVersion)
        app.send(.installable(true))
        return app
      },
      Case("new-version-while-riding") { language in
        var app = App(language)
        app.press(.demo)
        app.send(.newVersion)
        return app
      },
    ]

  static let kept: [Case] = [
    Case("history-empty") { App($0, place: .history) },
    Case("history") { language in
      var app = App.withRides(language)
      app.send(.route(.history))
      return app
    },
    Case("history-found") { language in
      var app = App.withRides(language)
      app.send(.route(.history))
      app.send(.input(.rideSearch, value: "glasg"))
      return app
    },
    Case("history-no-match") { language in
      var app = App.withRides(language)
      app.send(.route(.history))
      app.send(.input(.rideSearch, value: "Atlantis"))
      return app
    },
    Case("history-delete-all") { language in
      var app = App.withRides(language)
      app.send(.route(.history))
      app.press(.askDelete(nil))
      return app
    },
    Case("ride") { language in
      var app = App.withRides(language)
      app.send(.route(.ride(app.rides[0].note.id)))
      return app
    },
    Case("ride-delete") { language in
      var app = App.withRides(language)
      app.send(.route(.ride(app.rides[0].note.id)))
      app.press(.askDelete(app.rides[0].note.id))
      return app
    },
    Case("ride-missing") { App($0, place: .ride("1-us-nyc")) },
    Case("not-stored-full") { language in
      var app = App(language)
      app.press(.start)
      app.send(.storeFailed(reason: "no room", isFull: true))
      return app
    },
  ]

  static let developer: [Case] = [
    Case("developer-none") { App($0, place: .developer(nil)) },
    Case("developer") { language in
      var app = App.withRides(language)
      app.send(.route(.developer(app.rides[0].note.id)))
      return app
    },
    Case("developer-replay") { language in
      var app = App.withRides(language)
      app.send(.route(.developer(app.rides[0].note.id)))
      app.press(.replaySpeed(10), .playReplay)
      app.pass(seconds: 3, tick: 250)
      return app
    },
    Case("developer-replayed") { language in
      var app = App.withRides(language)
      app.send(.route(.developer(app.rides[0].note.id)))
      app.press(.playReplay)
      app.pass(seconds: 4, tick: 250)
      return app
    },
  ]
}
