// Words said aloud, where the browser has a voice: not before the page was touched.

export function speak(text, language) {
  const voice = globalThis.speechSynthesis;
  if (!voice || navigator.userActivation?.hasBeenActive === false) return;
  voice.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  voice.speak(words);
}
