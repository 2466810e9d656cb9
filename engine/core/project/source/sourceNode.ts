import { stringIn } from '../../json/stringIn.ts';
/** A part of a file. */
export interface SourcePlace {
  /** The name of the file, as the caller names it: a path from the root of the tree, or a URI. */
  file: string;
  /** From the first character to the one after the last. */
  start: number;
  end: number;
}

/** A value in a file, whatever its syntax. */
export type SourceNode = SourceObject | SourceList | SourceScalar;

export interface SourceObject {
  kind: 'object';
  at: SourcePlace;
  /** In document order. A repeated key is there twice; the last one counts. */
  fields: SourceField[];
}

export interface SourceList {
  kind: 'list';
  at: SourcePlace;
  items: SourceNode[];
}

/** A text, a number, `true`, `false` or `null`. */
export interface SourceScalar extends SourceToken {
  kind: 'scalar';
}

export interface SourceField {
  key: SourceToken & { name: string };
  /** Absent: nothing is written there yet. */
  value?: SourceNode;
}

/** A key or a scalar. */
export interface SourceToken {
  at: SourcePlace;
  /** The JSON text: of a key or a text with quotes, of a number with all digits of the file. */
  json: string;
  /**
   * Where the characters of `json` stand in the file one by one: the position of the first one in the file, after the
   * quotes that `json` has if it is a text. Absent: they are written in another way there, such as with escapes.
   */
  exactFrom?: number;
}

/** The value of a key of an object; the last one, if the key is repeated. */
export function fieldOf(node: SourceNode | undefined, name: string): SourceField | undefined {
  return node?.kind === 'object' ? node.fields.findLast(({ key }) => key.name === name) : undefined;
}

/** The value at a path of keys and indexes; undefined if there is none. */
export function sourceAt(node: SourceNode | undefined, path: readonly string[]): SourceNode | undefined {
  return path.reduce<SourceNode | undefined>((inside, step) => {
    if (inside?.kind === 'list') return inside.items[Number(step)];
    return fieldOf(inside, step)?.value;
  }, node);
}

/** The text of a scalar that is one; undefined for any other value. */
export function textOfSource(node: SourceNode | undefined): string | undefined {
  return node?.kind === 'scalar' && node.json.startsWith('"') ? stringIn(node.json) : undefined;
}
