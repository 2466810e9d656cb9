import { closes, continues, goInto } from '../../json/brackets.ts';
import { JsonCursor } from '../../json/jsonCursor.ts';
import { JsonSyntaxError } from '../../json/jsonSyntaxError.ts';
import { goToValue, readKey } from '../../json/readKey.ts';
import { readValue } from '../../json/readValue.ts';
import type { SourceField, SourceNode, SourcePlace, SourceToken } from './sourceNode.ts';

/** Reads a JSON text with the place of each value; undefined if it is not JSON. Numbers keep their digits. */
export function readJsonSource(text: string, file: string): SourceNode | undefined {
  try {
    const cursor = new JsonCursor(text);
    const root = walk(cursor, file, 0);
    return Number.isNaN(cursor.peek()) ? root : undefined;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}

function walk(cursor: JsonCursor, file: string, nesting: number): SourceNode {
  const code = cursor.peek();
  const start = cursor.at;
  if (code === 0x7b) {
    const inside = goInto(cursor, nesting);
    const fields: SourceField[] = [];
    if (!closes(cursor, 0x7d))
      do fields.push(fieldAt(cursor, file, inside));
      while (continues(cursor, 0x7d));
    return { kind: 'object', at: { file, start, end: cursor.at }, fields };
  }
  if (code === 0x5b) {
    const inside = goInto(cursor, nesting);
    const items: SourceNode[] = [];
    if (!closes(cursor, 0x5d))
      do items.push(walk(cursor, file, inside));
      while (continues(cursor, 0x5d));
    return { kind: 'list', at: { file, start, end: cursor.at }, items };
  }
  readValue(cursor);
  return { kind: 'scalar', ...tokenAt(cursor, { file, start, end: cursor.at }) };
}

function fieldAt(cursor: JsonCursor, file: string, nesting: number): SourceField {
  cursor.peek();
  const start = cursor.at;
  const name = readKey(cursor);
  const key = { name, ...tokenAt(cursor, { file, start, end: cursor.at }) };
  goToValue(cursor);
  return { key, value: walk(cursor, file, nesting) };
}

function tokenAt({ text }: JsonCursor, at: SourcePlace): SourceToken {
  const json = text.slice(at.start, at.end);
  return { at, json, exactFrom: at.start + (json.startsWith('"') ? 1 : 0) };
}
