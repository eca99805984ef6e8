// What is kept on this device: the ride log line by line, the settings, the marker of a start, lines set aside; the kept
// rides are in rides.js, what the rooms of other modules keep in rooms/keeps.js.

const name = "flagfall";
const batchDelay = 250;

let database = null;
let pending = [];
let timer = 0;
let chain = Promise.resolve();

export function request(query) {
  return new Promise((resolve, reject) => {
    query.onsuccess = () => resolve(query.result);
    query.onerror = () => reject(query.error);
  });
}

/** Runs `work` on the stores named and resolves when the transaction is complete. */
export function transact(stores, mode, work) {
  return new Promise((resolve, reject) => {
    if (!database) throw new Error("The browser keeps no data for this page.");
    const options = mode === "readwrite" ? { durability: "strict" } : {};
    const transaction = database.transaction(stores, mode, options);
    let result;
    transaction.oncomplete = () => resolve(result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser broke off writing."));
    Promise.resolve(work(...stores.map((store) => transaction.objectStore(store)))).then(
      (value) => (result = value),
      (error) => {
        reject(error);
        try {
          transaction.abort();
        } catch {
          // It had ended already.
        }
      },
    );
  });
}

/** Writes follow one another in the order in which they were asked for. */
export function inTurn(work) {
  const turn = chain.then(work);
  chain = turn.catch(() => {});
  return turn;
}

export async function open() {
  const query = indexedDB.open(name, 4);
  query.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      query.result.createObjectStore("log", { autoIncrement: true });
      query.result.createObjectStore("settings");
      query.result.createObjectStore("meta");
      query.result.createObjectStore("aside", { autoIncrement: true });
    }
    if (oldVersion < 2) {
      query.result.createObjectStore("rides");
      query.result.createObjectStore("logs");
    }
    if (oldVersion < 3) {
      query.result.createObjectStore("tariffs");
      query.result.createObjectStore("tariffFiles");
    }
    if (oldVersion < 4) query.result.createObjectStore("rooms");
  };
  database = await request(query);
  // Another tab with a newer version must not be kept waiting.
  database.onversionchange = () => database.close();
}

export function readLog() {
  return transact(["log"], "readonly", (log) => request(log.getAll()));
}

export function readSettings() {
  return transact(["settings"], "readonly", async (settings) => {
    const [keys, values] = await Promise.all([request(settings.getAllKeys()), request(settings.getAll())]);
    return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  });
}

function writePending() {
  clearTimeout(timer);
  timer = 0;
  return inTurn(async () => {
    const lines = pending;
    pending = [];
    if (lines.length === 0) return;
    try {
      await transact(["log"], "readwrite", (log) => lines.forEach((line) => log.add(line)));
    } catch (error) {
      pending = lines.concat(pending);
      throw error;
    }
  });
}

/** Adds lines; resolves when they are safe if `durable`, else at once, and they are written within a second. */
export function append(lines, durable, failed) {
  pending.push(...lines);
  if (durable) return writePending();
  if (!timer) timer = setTimeout(() => writePending().catch(failed), batchDelay);
  return Promise.resolve();
}

/** Writes what waits: before the page is hidden it may be the last chance. */
export function flush() {
  return writePending();
}

/** Forgets what waits to be written, because another page has taken the ride over. */
export function discard() {
  clearTimeout(timer);
  timer = 0;
  pending = [];
}

export function replaceLog(lines) {
  discard();
  return inTurn(() =>
    transact(["log"], "readwrite", (log) => {
      log.clear();
      lines.forEach((line) => log.add(line));
    }),
  );
}

/** Moves lines out of the log for a report, so that the log starts without them. */
export function setAside(lines, rest) {
  discard();
  return inTurn(() =>
    transact(["log", "aside"], "readwrite", (log, aside) => {
      aside.add(lines.join("\n"));
      log.clear();
      rest.forEach((line) => log.add(line));
    }),
  );
}

export function save(key, value) {
  return inTurn(() => transact(["settings"], "readwrite", (settings) => settings.put(value, key)));
}

/** How many starts in a row began to read the log and did not finish. */
export function begin() {
  return transact(["meta"], "readwrite", async (meta) => {
    const dead = (await request(meta.get("starts"))) ?? 0;
    meta.put(dead + 1, "starts");
    return dead;
  });
}

export function done() {
  return inTurn(() => transact(["meta"], "readwrite", (meta) => meta.put(0, "starts")));
}
