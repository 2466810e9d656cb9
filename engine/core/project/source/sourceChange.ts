/**
 * A change of one value of a configuration, whatever its syntax. A path has the keys and indexes that lead to a value
 * from the root; `json` is the JSON text of the new value, a number with the digits that are to be written.
 */
export type SourceChange =
  | { kind: 'set'; path: readonly string[]; json: string }
  /** Adds a key to the object at the path, at its end or before another key. Nothing written there counts as `{}`. */
  | { kind: 'add'; path: readonly string[]; key: string; json: string; before?: string }
  /** Removes a key or an item. */
  | { kind: 'remove'; path: readonly string[] }
  | { kind: 'rename'; path: readonly string[]; key: string }
  /** Inserts an item into the list at the path, before the one at the index. */
  | { kind: 'insert'; path: readonly string[]; index: number; json: string };

/** A part of a text, and the text in its place. */
export interface SourceEdit {
  start: number;
  end: number;
  text: string;
}

/** The text after an edit. */
export function withEdit(text: string, { start, end, text: written }: SourceEdit): string {
  return text.slice(0, start) + written + text.slice(end);
}
