// Modules of the site that come when they are wanted: an instance of each, which is thrown away when it traps.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Gives a module bytes: their address and how many they are. */
export function put(exports, content) {
  const place = exports.allocate(content.length);
  new Uint8Array(exports.memory.buffer, place, content.length).set(content);
  return [place, content.length];
}

/** Gives a module a text. */
export function putText(exports, text) {
  return put(exports, encoder.encode(text));
}

/** Two byte strings of a module, by the address of the four words that say where they are. */
export function taken(exports, header) {
  const [first, firstLength, second, secondLength] = new Uint32Array(exports.memory.buffer, header, 4);
  const bytes = (place, length) => new Uint8Array(exports.memory.buffer, place, length);
  return [bytes(first, firstLength), bytes(second, secondLength)];
}

/** A module by what makes an instance of it: nothing is made before it is wanted. */
export function onDemand(make) {
  let instance = null;

  /** Works with the instance; what traps is not used again, and what did not come is asked for again. */
  async function work(task) {
    instance ??= make();
    try {
      return await task(await instance);
    } catch (error) {
      instance = null;
      throw error;
    }
  }

  /** Gives one event to the module and returns its effects and its screen, null when the screen stays. */
  function dispatch(event) {
    return work((exports) => {
      const [place, length] = putText(exports, JSON.stringify(event));
      const [effects, html] = taken(exports, exports.dispatch(place, length));
      const answer = {
        effects: JSON.parse(decoder.decode(effects)),
        html: html.length > 0 ? decoder.decode(html) : null,
      };
      exports.release(place, length);
      return answer;
    });
  }

  return { work, dispatch };
}

/** The style sheets of rooms by their addresses, each with the promise that it is there. */
const sheets = new Map();

/** Puts style sheets on the page that only some rooms need, each once and in this order; they are there when this resolves. */
export function styled(...paths) {
  return Promise.all(paths.map(sheet));
}

function sheet(path) {
  const there = sheets.get(path) ?? linked(path);
  sheets.set(path, there);
  return there;
}

/** Links a style sheet; one that did not come is asked for again. */
function linked(path) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = path;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      sheets.delete(path);
      reject(new Error(path));
    });
    document.head.append(link);
  });
}
