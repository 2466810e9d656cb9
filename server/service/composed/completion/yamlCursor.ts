/** A text in YAML that is being typed, completed so that it can be read, and what a completion would replace. */
export interface YamlCursor {
  kind: 'key' | 'value';
  /** The text with `cursorMark` in the key or value at the cursor, which may be nothing else. */
  marked: string;
  /** The part of the text to replace. */
  start: number;
  end: number;
  /** Where the key at the cursor, or the one of the value, begins in its line; of an item, where its content does. */
  column: number;
  /** Right after the colon of the key, from which a value on further lines is written; absent: it is an item. */
  afterColon?: number;
  /** Whether the key has a value already. */
  hasValue: boolean;
  /** Within brackets: the space before it and the comma after it that are missing. */
  inFlow?: { before: string; after: string };
}
