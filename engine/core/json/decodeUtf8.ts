import { isUtf8 } from '#native/isUtf8.ts';

/** Decodes UTF-8 without invalid bytes (`docs/format/configuration.md#16-reading-json-responses`), with its mark. */
export function decodeUtf8(bytes: Uint8Array): string {
  const { buffer, byteOffset, byteLength } = validUtf8(bytes);
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
}

/** The bytes without those that are not UTF-8. */
export function validUtf8(bytes: Uint8Array): Uint8Array {
  return isUtf8(bytes) ? bytes : validPart(bytes);
}

function validPart(bytes: Uint8Array): Uint8Array {
  const valid = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const size = sequenceLength(bytes, at);
    for (let i = 0; i < size; i++) valid[length++] = bytes[at + i] ?? 0;
    at += size || 1;
  }
  return valid.subarray(0, length);
}

/** The number of bytes of the character that starts here; 0 if none does. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || !isContinuation(bytes[at + 1], ...secondByteRange(lead))) return 0;
  for (let i = 2; i < size; i++) if (!isContinuation(bytes[at + i], 0x80, 0xbf)) return 0;
  return size;
}

/** The range of the second byte, without overlong forms, surrogates and everything beyond U+10FFFF. */
function secondByteRange(lead: number): [number, number] {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  if (lead === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
}

function isContinuation(byte: number | undefined, from: number, to: number): boolean {
  return byte !== undefined && byte >= from && byte <= to;
}
