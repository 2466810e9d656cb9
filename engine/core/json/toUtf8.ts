import { validUtf8 } from './decodeUtf8.ts';

/** A body in UTF-8, and how it was converted. */
export interface Utf8Body {
  bytes: Uint8Array;
  /** Absent for UTF-8. Otherwise the charset that was decoded, or `damaged` if invalid bytes were dropped. */
  was?: { charset: string } | 'damaged';
  /** Whether it began with a byte order mark, which is left out. */
  hadMark?: true;
}

/** Byte order marks of the charsets that JSON may come in. */
const marks: readonly [charset: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Decodes a body that is not UTF-8 by the charset of its byte order mark or content type, if Node knows it and the body
 * is valid in it. Otherwise drops invalid bytes (`docs/format/configuration.md#16-reading-json-responses`).
 */
export function toUtf8(body: Uint8Array, contentType = ''): Utf8Body {
  const [marked, mark = []] = marks.find(([, bytes]) => bytes.every((byte, index) => body[index] === byte)) ?? [];
  const [, named = ''] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType) ?? [];
  if (marked === undefined) return converted(body, named);
  const isUtf8 = marked === 'utf-8';
  return { ...converted(isUtf8 ? body.subarray(mark.length) : body, isUtf8 ? named : marked), hadMark: true };
}

function converted(body: Uint8Array, charset: string): Utf8Body {
  const bytes = validUtf8(body);
  if (bytes === body && !isUtf16(body)) return { bytes };
  const text = decoded(body, charset);
  if (text !== undefined) return { bytes: Buffer.from(text), was: { charset } };
  return bytes === body ? { bytes } : { bytes, was: 'damaged' };
}

/** Whether JSON is UTF-16: its first two characters are ASCII. */
function isUtf16(body: Uint8Array): boolean {
  return body[0] === 0 || body[1] === 0;
}

function decoded(body: Uint8Array, charset: string): string | undefined {
  try {
    return charset === '' ? undefined : new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
