// Sounds, made on the spot: the click of a key and the tick of a step, an offer, a warning.

let context = null;

/** A burst of so many hertz that dies away in so many seconds; without a tone it is noise. */
const kinds = {
  click: { seconds: 0.018, loudness: 0.25 },
  tick: { seconds: 0.05, loudness: 0.18, tone: 1900 },
  offer: { seconds: 0.6, loudness: 0.35, tone: 880 },
  warning: { seconds: 0.25, loudness: 0.3, tone: 220 },
};


export const effects = {
  async sound({ kind }) {
    if (!globalThis.AudioContext) return;
    context ??= new AudioContext();
    // A page may sound only after it was touched; until then it stays silent.
    if (context.state === "suspended") context.resume().catch(() => {});
    play(kinds[kind]);
  },
};

/** Sounds notes one after another, each of so many hertz and milliseconds, each dying away. */
export function tones(notes) {
  if (!globalThis.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  let wait = 0;
  for (const { tone, milliseconds } of notes) {
    play({ seconds: milliseconds / 1000, loudness: 0.7, tone }, wait);
    wait += milliseconds / 1000;
  }
}

function play({ seconds, loudness, tone }, wait = 0) {
  const { sampleRate, currentTime, destination } = context;
  const length = Math.ceil(seconds * sampleRate);
  const buffer = context.createBuffer(1, length, sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    const wave = tone ? Math.sin((2 * Math.PI * tone * index) / sampleRate) : 2 * Math.random() - 1;
    samples[index] = loudness * wave * (1 - index / length) ** 3;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(destination);
  source.start(currentTime + wait);
}
