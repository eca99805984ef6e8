// The system's way to send a text or a file somewhere, else the clipboard.

/** Whether there is such a way. */
export const isThere = Boolean(navigator.share);

export async function share(title, text, file = null) {
  if (navigator.share) {
    const withFile = file && navigator.canShare?.({ files: [file] });
    try {
      await navigator.share(withFile ? { title, files: [file] } : { title, text });
      return "shared";
    } catch (error) {
      if (error.name === "AbortError") return "cancelled";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
