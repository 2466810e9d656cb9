import type { OpenCsv } from '../file/openCsv.ts';
import { walkRecords } from '../file/walkRecords.ts';
import type { ComparedColumns } from './comparedColumns.ts';
import { type ReadRow, RowReader } from './readRow.ts';
import { RowIdentity } from './rowIdentity.ts';
import type { RowComparison } from './rowMessages.ts';
import { shownRows } from './shownRows.ts';

/** The maximum number of rows of a table: they are compared in memory, by what identifies them. */
export const maxComparedRows = 500_000;

/** The maximum number of differences of a kind that are shown; the others are only counted. */
export const maxShownRows = 100;

/** A row of the earlier table that no row of the later one was found for yet. */
interface Waiting {
  offset: number;
  content: string;
}

interface Limits {
  rows: number;
  shown: number;
}

/**
 * Compares the rows of two tables by their common columns, in two walks, and a third one for the old values that are
 * shown. Memory depends only on the number of rows. Rows of the same identity are paired in their order. Undefined if a
 * table has too many rows.
 */
export async function compareRows(
  before: OpenCsv,
  after: OpenCsv,
  columns: ComparedColumns,
  limits: Limits = { rows: maxComparedRows, shown: maxShownRows },
): Promise<RowComparison | undefined> {
  const waiting = await readWaiting(before, columns, limits.rows);
  if (waiting === undefined) return undefined;
  const found = await match(after, columns, waiting, limits);
  if (found === undefined) return undefined;
  const left = [...waiting.values()].flat();
  const gone = left.map(({ offset }) => offset).sort((a, b) => a - b);
  const shownGone = gone.slice(0, limits.shown);
  const old = await readAt(before, new RowReader(columns.before), [
    ...shownGone,
    ...found.changed.map(([offset]) => offset),
  ]);
  return {
    key: columns.key.map((place) => columns.names[place] ?? ''),
    added: found.addedCount,
    gone: gone.length,
    changed: found.changedCount,
    same: found.same,
    ...shownRows(columns, {
      changed: found.changed.map(([offset, row]) => ({ before: old.get(offset), after: row })),
      added: found.added,
      gone: shownGone.flatMap((offset) => old.get(offset) ?? []),
    }),
  };
}

/** The rows of the earlier table by what identifies them. */
async function readWaiting(
  { file, start }: OpenCsv,
  { before, key }: ComparedColumns,
  maxRows: number,
): Promise<Map<string, Waiting[]> | undefined> {
  const [identity, content] = identitiesOf(before, key);
  const waiting = new Map<string, Waiting[]>();
  let rows = 0;
  await walkRecords(file, { start }, (bytes, spans, offset) => {
    if (++rows > maxRows) return false;
    const id = identity.of(bytes, spans);
    const row = { offset, content: content === identity ? id : content.of(bytes, spans) };
    const same = waiting.get(id);
    if (same === undefined) waiting.set(id, [row]);
    else same.push(row);
    return undefined;
  });
  return rows > maxRows ? undefined : waiting;
}

interface Matches {
  same: number;
  addedCount: number;
  changedCount: number;
  /** The first added rows. */
  added: ReadRow[];
  /** The first changed rows, with the offset of the row before. */
  changed: [offset: number, row: ReadRow][];
}

/** Finds the row of the earlier table for each of the later one, and takes it out of those that wait. */
async function match(
  { file, start }: OpenCsv,
  { after, key }: ComparedColumns,
  waiting: Map<string, Waiting[]>,
  limits: Limits,
): Promise<Matches | undefined> {
  const [identity, content] = identitiesOf(after, key);
  const reader = new RowReader(after);
  const found: Matches = { same: 0, addedCount: 0, changedCount: 0, added: [], changed: [] };
  let rows = 0;
  await walkRecords(file, { start }, (bytes, spans) => {
    if (++rows > limits.rows) return false;
    const id = identity.of(bytes, spans);
    const old = waiting.get(id);
    const partner = old?.shift();
    if (old?.length === 0) waiting.delete(id);
    if (partner === undefined) {
      found.addedCount++;
      if (found.added.length < limits.shown) found.added.push(reader.read(bytes, spans));
    } else if (content === identity || partner.content === content.of(bytes, spans)) found.same++;
    else {
      found.changedCount++;
      if (found.changed.length < limits.shown) found.changed.push([partner.offset, reader.read(bytes, spans)]);
    }
    return undefined;
  });
  return rows > limits.rows ? undefined : found;
}

/** The identity of a row by its key, and that of its whole content; without a key they are the same. */
function identitiesOf(columns: readonly number[], key: readonly number[]): [RowIdentity, RowIdentity] {
  const content = new RowIdentity(columns);
  if (key.length === 0) return [content, content];
  return [new RowIdentity(key.map((place) => columns[place] ?? 0)), content];
}

/** The rows at these offsets. */
async function readAt({ file, start }: OpenCsv, reader: RowReader, offsets: number[]): Promise<Map<number, ReadRow>> {
  const wanted = new Set(offsets);
  const rows = new Map<number, ReadRow>();
  if (wanted.size === 0) return rows;
  await walkRecords(file, { start }, (bytes, spans, offset) => {
    if (wanted.has(offset)) rows.set(offset, reader.read(bytes, spans));
    return rows.size < wanted.size;
  });
  return rows;
}
