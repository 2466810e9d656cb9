import { cellText } from '../json/cellText.ts';
import { hashText } from '../json/hashText.ts';
import { isObject, type JsonValue } from '../json/value.ts';
import type { RecordLayout } from '../transcode/layout.ts';
import type { RowPrograms } from '../transcode/loadedPlan.ts';
import { finishedCell, type Link, linkText, type RowProgram } from '../transcode/rowProgram.ts';
import type { ScannedRecords } from '../transcode/scannedRecords.ts';
import type { Parents } from './pageRows.ts';
import { occurs } from './scannedFit.ts';
import { type ScannedParents, ScannedRow, type ScannedTable } from './scannedRow.ts';
import type { Field } from './tableLayout.ts';

interface ScannedWriting {
  /** The parent columns of the page, as written and as hashed. */
  written: Parents;
  hashed: Parents;
  /** The key of the parent column with the link, as written and as hashed. */
  linkKey: string;
  hashedLinkKey: string;
  /** Writes a record without a layout. */
  writeSlowly(record: JsonValue): void;
}

/**
 * Writes the rows of scanned records, and those of their lists, without parsing them. Writes none and returns false if
 * a value does not fit its column, or is a row of a table that is not open.
 */
export function writeScanned(records: ScannedRecords, table: ScannedTable, writing: ScannedWriting): boolean {
  // A record without a layout could open a table, which would change how others are hashed.
  if (records.hasSlow && records.hasElements && !areOpen(table.fields, table)) return false;
  const programs = programsOf(records, table, writing);
  return programs !== undefined && records.write(programs, (record) => writing.writeSlowly(record));
}

/** The programs; undefined if the records cannot be written so. Known for pages with the same values and parents. */
function programsOf(records: ScannedRecords, table: ScannedTable, writing: ScannedWriting): RowPrograms | undefined {
  const known = table.known.get(records.kinds);
  if (known?.parents === writing.written) return known.programs;
  const page = new PagePrograms(records, writing);
  const parents = parentsOfPage(writing);
  const isWhole = [...records.counts.keys()].every((layout) => page.add(layout, table, parents));
  if (!isWhole || !page.hasOwnRows()) return undefined;
  const { programs } = page;
  // The hashed text of a link depends on the open tables.
  if (!records.hasElements) table.known.set(records.kinds, { parents: writing.written, programs });
  return programs;
}

class PagePrograms {
  readonly programs = new Map<RecordLayout, RowProgram>();
  readonly #records: ScannedRecords;
  readonly #writing: ScannedWriting;
  readonly #tables = new Set<ScannedTable>();

  constructor(records: ScannedRecords, writing: ScannedWriting) {
    this.#records = records;
    this.#writing = writing;
  }

  /** Whether the records of a layout, or elements, can be written to a table with everything in their lists. */
  add(layout: RecordLayout, table: ScannedTable, parents: ScannedParents): boolean {
    const found = this.#records.kinds.get(layout);
    if (!occurs(found)) return true;
    const row = ScannedRow.of(layout, found, table, parents);
    const program = row?.program();
    if (row === undefined || program === undefined) return false;
    this.programs.set(layout, program);
    this.#tables.add(table);
    return row.children.every((child) => {
      const own = parentsOfElements(child.link, this.#writing);
      return child.list.elements.every((element) => this.add(element, child.table, own));
    });
  }

  /** Whether no two tables are one file, whose rows would be written in turns. */
  hasOwnRows(): boolean {
    return new Set([...this.#tables].map(({ rows }) => rows)).size === this.#tables.size;
  }
}

function parentsOfPage({ written, hashed }: ScannedWriting): ScannedParents {
  return {
    cells: written.map(([key, value]) => [key, finishedCell(parentText(value))]),
    hashed: hashed.map(([key, value]) => [key, [Buffer.from(hashText(value))]]),
  };
}

/** The parents of elements; the platform hashes the link as a string (`docs/format/json-to-csv.md#15-hash-text`). */
function parentsOfElements(link: Link, { linkKey, hashedLinkKey }: ScannedWriting): ScannedParents {
  const [head, tail] = [`s:${linkText(link).text.length}:"`, '";'];
  return {
    cells: [[linkKey, { link }]],
    hashed: [[hashedLinkKey, [Buffer.from(head), link, Buffer.from(tail)]]],
  };
}

/** Whether the tables of all lists are open. */
function areOpen(fields: readonly Field[], table: ScannedTable): boolean {
  return fields.every((field) => {
    if (field.kind === 'scalar') return true;
    if (field.kind === 'object') return areOpen(field.fields, table);
    const child = table.childTables.get(field.node);
    return child !== undefined && areOpen(child.fields, child);
  });
}

/** The text of a value; an empty list or object leaves its cell empty (`docs/format/json-to-csv.md#52-one-row`). */
export function parentText(value: JsonValue): string {
  return Array.isArray(value) || isObject(value) ? '' : cellText(value);
}
