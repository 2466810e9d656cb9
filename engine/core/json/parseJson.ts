import { isUtf8 } from 'node:buffer';
import { decodeUtf8 } from './decodeUtf8.ts';
import { isPlainJson } from './isPlainJson.ts';
import { JsonCursor } from './jsonCursor.ts';
import { readValue } from './readValue.ts';
import type { JsonValue } from './value.ts';

/**
 * Reads a JSON text without loss (`json-to-csv.md` 1.1, `configuration.md` 1.6). Where a text is broken by nothing but
 * half of a surrogate pair, it is read with all its `\uXXXX` escapes taken out. Throws JsonSyntaxError.
 */
export function parseJson(text: string): JsonValue {
  return parse(text, Buffer.from(text));
}

/** The same for a text in UTF-8, as it comes from the network: bytes that are no valid UTF-8 are dropped. */
export function parseJsonBytes(bytes: Uint8Array): JsonValue {
  const text = decodeUtf8(bytes);
  return parse(text, isUtf8(bytes) ? bytes : Buffer.from(text));
}

function parse(text: string, bytes: Uint8Array): JsonValue {
  return parseFast(text, bytes) ?? parseExactly(text);
}

/** Undefined where the text is unfit for `JSON.parse` or broken: the exact reader then knows the place and the reason. */
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
