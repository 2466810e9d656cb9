import { validUtf8 } from './decodeUtf8.ts';
import { isPlainJson } from './isPlainJson.ts';
import { JsonCursor } from './jsonCursor.ts';
import { readValue } from './readValue.ts';
import type { JsonValue } from './value.ts';

/**
 * Reads JSON without loss (`docs/format/json-to-csv.md#11-json-decoding`), without `\uXXXX` escapes if half of a
 * surrogate pair is the only fault (`docs/format/configuration.md#16-reading-json-responses`). Throws JsonSyntaxError.
 */
export function parseJson(text: string): JsonValue {
  return parse(text, Buffer.from(text));
}

/** Parses UTF-8 bytes from the network, without those that are not valid. */
export function parseJsonBytes(bytes: Uint8Array): JsonValue {
  const valid = validUtf8(bytes);
  return parse(Buffer.from(valid.buffer, valid.byteOffset, valid.byteLength).toString('utf8'), valid);
}

function parse(text: string, bytes: Uint8Array): JsonValue {
  return parseFast(text, bytes) ?? parseExactly(text);
}

/** Parses with `JSON.parse`; undefined if it would lose something or fail, for the exact reader. */
function parseFast(text: string, bytes: Uint8Array): JsonValue | undefined {
  if (!isPlainJson(bytes)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseExactly(text: string): JsonValue {
  const cursor = new JsonCursor(text);
  const value = readValue(cursor);
  cursor.peek();
  if (cursor.at < text.length) cursor.failHere('the end of the text');
  return cursor.unpairedSurrogate ? parseJson(withoutUnicodeEscapes(text)) : value;
}

function withoutUnicodeEscapes(text: string): string {
  return text.replace(/\\(?:u[\da-fA-F]{4}|(.))/gs, (escaped, other?: string) => (other === undefined ? '' : escaped));
}
