import { JsonCursor } from '../../json/jsonCursor.ts';
import { JsonSyntaxError } from '../../json/jsonSyntaxError.ts';
import { readString } from '../../json/readString.ts';
import { readValue } from '../../json/readValue.ts';
import type { SourceField, SourceNode, SourcePlace, SourceToken } from './sourceNode.ts';

/** Reads a JSON text with the place of each value; undefined if it is not JSON. Numbers keep their digits. */
export function readJsonSource(text: string, file: string): SourceNode | undefined {
  try {
    // Checks the whole text first, because the walk below checks only what it needs.
    const whole = new JsonCursor(text);
    readValue(whole);
    if (!Number.isNaN(whole.peek())) return undefined;
    return walk(new JsonCursor(text), file);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}

function walk(cursor: JsonCursor, file: string): SourceNode {
  const code = cursor.peek();
  const start = cursor.at;
  if (code === 0x7b) {
    const fields = itemsOf(cursor, 0x7d, () => fieldAt(cursor, file));
    return { kind: 'object', at: { file, start, end: cursor.at }, fields };
  }
  if (code === 0x5b) {
    const items = itemsOf(cursor, 0x5d, () => walk(cursor, file));
    return { kind: 'list', at: { file, start, end: cursor.at }, items };
  }
  readValue(cursor);
  return { kind: 'scalar', ...tokenAt(cursor, { file, start, end: cursor.at }) };
}

function fieldAt(cursor: JsonCursor, file: string): SourceField {
  cursor.peek();
  const start = cursor.at;
  const name = readString(cursor);
  const key = { name, ...tokenAt(cursor, { file, start, end: cursor.at }) };
  cursor.peek();
  cursor.at++;
  return { key, value: walk(cursor, file) };
}

function tokenAt({ text }: JsonCursor, at: SourcePlace): SourceToken {
  const json = text.slice(at.start, at.end);
  return { at, json, exactFrom: at.start + (json.startsWith('"') ? 1 : 0) };
}

/** The items up to the closing character. */
function itemsOf<Item>(cursor: JsonCursor, close: number, read: () => Item): Item[] {
  cursor.at++;
  const items: Item[] = [];
  if (cursor.peek() === close) {
    cursor.at++;
    return items;
  }
  do items.push(read());
  while (continues(cursor));
  return items;
}

function continues(cursor: JsonCursor): boolean {
  const code = cursor.peek();
  cursor.at++;
  return code === 0x2c;
}
