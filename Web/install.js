// The browser's own offer to put the app on the home screen.

let offer = null;

export function onOffer(send) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    send({ event: "installable", installable: true });
  });
  addEventListener("appinstalled", () => send({ event: "installable", installable: false }));
}

export const effects = {
  async install() {
    offer?.prompt();
  },
};
