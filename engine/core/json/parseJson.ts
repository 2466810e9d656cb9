import { validUtf8 } from './decodeUtf8.ts';
import { isPlainJson } from './isPlainJson.ts';
import { JsonCursor } from './jsonCursor.ts';
import { readValue } from './readValue.ts';
import type { JsonValue } from './value.ts';

/**
 * Reads a JSON text without loss (`docs/format/json-to-csv.md#11-json-decoding`,
 * `docs/format/configuration.md#16-reading-json-responses`). If its only fault is half of a surrogate pair, it is read
 * without any of its `\uXXXX` escapes. Throws JsonSyntaxError.
 */
export function parseJson(text: string): JsonValue {
  return parse(text, Buffer.from(text));
}

/** The same for UTF-8 bytes from the network. Bytes that are not valid UTF-8 are dropped. */
export function parseJsonBytes(bytes: Uint8Array): JsonValue {
  const valid = validUtf8(bytes);
  return parse(Buffer.from(valid.buffer, valid.byteOffset, valid.byteLength).toString('utf8'), valid);
}

function parse(text: string, bytes: Uint8Array): JsonValue {
  return parseFast(text, bytes) ?? parseExactly(text);
}

/**
 * Undefined if `JSON.parse` would lose something or the text is broken. The exact reader then finds the place and the
 * reason.
 */
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
