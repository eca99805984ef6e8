#if canImport(CarPlay)
  import CarPlay
  import Foundation
  import Observation
  import Phone

  /// The car's own screen: the fare, the position, and the keys that a driver may press.
  @MainActor
  public final class CarScene: NSObject {
    /// The run of the app that the car shows; it is set where the app begins.
    package static weak var session: Session?

    private var controller: CPInterfaceController?
    private var template: CPInformationTemplate?
    private var shown: CarScreen?

    private func follow() {
      guard controller != nil, let session = CarScene.session else { return }
      let screen = withObservationTracking {
        CarScreen(session.page)
      } onChange: {
        Task { @MainActor [weak self] in self?.follow() }
      }
      // Until there is a meter to show the car has the app's name: a template without a root is a fault to the system.
      show(screen ?? CarScreen(title: BundleHealth.name))
    }

    private func show(_ screen: CarScreen) {
      guard screen != shown else { return }
      shown = screen
      let items = screen.lines.map { CPInformationItem(title: $0.label, detail: $0.value) }
      let buttons = screen.buttons.map { button in
        CPTextButton(title: button.label, textStyle: button.isNext ? .confirm : .normal) { _ in
          CarScene.session?.press(button.key)
        }
      }
      if let template {
        template.title = screen.title
        template.items = items
        template.actions = buttons
      } else {
        let made = CPInformationTemplate(title: screen.title, layout: .twoColumn, items: items, actions: buttons)
        template = made
        controller?.setRootTemplate(made, animated: false, completion: nil)
      }
    }
  }

  extension CarScene: CPTemplateApplicationSceneDelegate {
    /// The car's screen is there.
    public func templateApplicationScene(
      _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
    ) {
      controller = interfaceController
      follow()
    }

    /// It is gone.
    public func templateApplicationScene(
      _ templateApplicationScene: CPTemplateApplicationScene,
      didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {
      (controller, template, shown) = (nil, nil, nil)
    }
  }
#endif
