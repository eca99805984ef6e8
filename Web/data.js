// Files of the app's own site, by paths relative to this page.

export function get(path) {
  return fetch(new URL(path, document.baseURI));
}

export async function text(path) {
  try {
    const answer = await get(path);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
