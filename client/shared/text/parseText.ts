/** The JSON value that a text holds, or undefined where it is no JSON (half-written text is the normal case). */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
