import { hashText } from '../json/hashText.ts';
import type { LayoutField, LayoutFields, RecordLayout } from './layout.ts';

/** Receives finished rows. */
export interface RowBytes {
  /** Writes complete lines; `rows` is their number. */
  writeLines(lines: Uint8Array, rows: number): void;
}

/** The program for the rows of one layout, for one page. */
export interface RowProgram {
  cells: readonly Cell[];
  /** The number of columns that the most used slot fills, at least 1. */
  uses: number;
  /** The destination of the rows. */
  rows: RowBytes;
  /** The links, computed for each record in this order. */
  links: readonly Link[];
  /** The slots of the lists whose elements have separate rows. */
  lists: readonly number[];
}

/** The source of a column: the number of a slot, a finished cell, or a link. */
export type Cell = number | Uint8Array | LinkCell;

/** The link of a record or of one around it. */
interface LinkCell {
  link: Link;
  /** The slot of a list: the cell is empty if the list has no elements. */
  slot?: number;
}

/** A path and the hash of a text (`docs/format/json-to-csv.md#6-link-values`). */
export interface Link {
  path: string;
  hashed: readonly HashPart[];
}

const digitsOfHash = 32;

/** The bytes of a link, and the offset of the digits of its hash. */
export function linkText({ path }: Link): { text: Buffer; digits: number } {
  const text = Buffer.from(`${path}_${'0'.repeat(digitsOfHash)}`);
  return { text, digits: text.length - digitsOfHash };
}

/** A part of a hashed text: finished text, the value of a slot, or a link. */
export type HashPart = Uint8Array | number | Link;

/** A cell in quotes with the same text in every row. */
export function finishedCell(text: string): Uint8Array {
  return text === '' ? emptyCell : Buffer.from(`"${text.replaceAll('"', '""')}"`);
}

export const emptyCell: Uint8Array = Buffer.from('""');

/** A program for these cells. Undefined without any column: such rows are empty lines. */
export function rowProgram(
  rows: RowBytes,
  cells: readonly Cell[],
  { links, lists }: Pick<RowProgram, 'links' | 'lists'> = { links: [], lists: [] },
): RowProgram | undefined {
  if (cells.length === 0) return undefined;
  const uses = new Map<number, number>();
  for (const cell of cells) if (typeof cell === 'number') uses.set(cell, (uses.get(cell) ?? 0) + 1);
  return { cells, uses: Math.max(1, ...uses.values()), rows, links, lists };
}

/** The parts of the text that is hashed for an element of a list. */
export function hashedElement({ fields, isScalar }: RecordLayout): HashPart[] {
  return isScalar ? [0] : hashedObject(fields);
}

/** The parts for an object. Parent columns replace fields with the same key, or come after all fields. */
export function hashedObject(fields: LayoutFields, parents: readonly [string, readonly HashPart[]][] = []): HashPart[] {
  const instead = new Map(parents);
  const further = parents.filter(([key]) => !fields.has(key));
  const own = [...fields].map(([key, field]): [string, readonly HashPart[]] => [
    key,
    instead.get(key) ?? hashedField(field),
  ]);
  return [
    Buffer.from(`O:8:"stdClass":${own.length + further.length}:{`),
    ...[...own, ...further].flatMap(([key, parts]) => [Buffer.from(hashText(key)), ...parts]),
    Buffer.from('}'),
  ];
}

function hashedField(field: LayoutField): HashPart[] {
  if (field instanceof Map) return hashedObject(field);
  return [typeof field === 'number' ? field : field.slot];
}
