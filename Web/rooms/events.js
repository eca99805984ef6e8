// Streams of events, which the browser opens again by itself, behind the last event that it had.

const open = new Map();

/**
 * Listens to just these streams: each an address with a question and the number of the last event that is known. `ended` hears when the
 * browser has given one up.
 */
export function listen(wanted, happened, connected, ended = happened) {
  const names = new Set(wanted.map(([address]) => address));
  for (const [address, source] of open) {
    if (names.has(address)) continue;
    source.close();
    open.delete(address);
  }
  for (const [address, since] of wanted) {
    if (open.has(address)) continue;
    const source = new EventSource(since ? `${address}&since=${since}` : address);
    for (const name of ["offer", "ride", "vehicle", "changed"]) source.addEventListener(name, happened);
    source.onopen = () => connected(true);
    source.onerror = () => {
      connected(false);
      // After a refusal the browser gives up; a server that was restarted is asked again.
      if (source.readyState !== EventSource.CLOSED) return;
      open.delete(address);
      setTimeout(ended, 2000);
    };
    open.set(address, source);
  }
}
