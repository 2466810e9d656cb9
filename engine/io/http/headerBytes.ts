import { isUtf8 } from '@pagewright/core/native/isUtf8';

/** Characters beyond ASCII. Nearly every header is ASCII, which is equal in all encodings. */
const beyondAscii = /[\u0080-\uffff]/;

/**
 * The form of a header's text for undici and `fetch`: they write one byte for each character, and headers are sent as
 * UTF-8 (`docs/format/configuration.md#52-http`).
 */
export function toHeaderBytes(text: string): string {
  return beyondAscii.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
}

/** The text of a header that they read, one character for each byte. Bytes that are not UTF-8 count as Latin-1. */
export function fromHeaderBytes(inBytes: string): string {
  if (!beyondAscii.test(inBytes)) return inBytes;
  const bytes = Buffer.from(inBytes, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : inBytes;
}
