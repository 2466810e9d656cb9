/**
 * A text as one character per byte of its UTF-8 form: the platform's formats count, cut and pad by bytes
 * (`functions.md` 3.4).
 */
export function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
