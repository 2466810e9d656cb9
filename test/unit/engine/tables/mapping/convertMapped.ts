import assert from 'node:assert/strict';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { entriesOf, isObject } from '../../../../../engine/core/json/value.ts';
import { headerOnlyTables } from '../../../../../engine/core/tables/mapping/headerOnlyTables.ts';
import { MappedConverter } from '../../../../../engine/core/tables/mapping/mappedConverter.ts';
import { readTableMapping } from '../../../../../engine/core/tables/mapping/readTableMapping.ts';
import type { TableMapping } from '../../../../../engine/core/tables/mapping/tableMapping.ts';
import { collectedRows } from '../../../../support/collectedRows.ts';
import { convertPages, csvText, pageOf } from '../../../../support/convertPages.ts';

/** A page: data type, rows and parent columns as JSON. */
export type Page = [dataType: string, rows: string, parents?: string];

interface WrittenTable {
  primaryKey: string[];
  /** The header first. */
  rows: string[][];
}

/** The mappings in a text, by data type. */
export function readMappings(text: string): Map<string, TableMapping> {
  const mappings = parseJson(text);
  assert.ok(isObject(mappings));
  return new Map(
    entriesOf(mappings).map(([name, mapping]) => [name, readTableMapping(name, mapping, `/config/mappings/${name}`)]),
  );
}

/**
 * The tables of a run as the worked cases of `docs/format/mapping.md` print them: `# name pk=[…]`, then the CSV. Mapped
 * tables come in the order of the mappings, then the automatic ones; equal names are appended, as the end of a run
 * does.
 */
export function convertMapped(mappings: string, ...pages: Page[]): string {
  return [...writtenTables(mappings, pages)].map(([name, table]) => textOf(name, table)).join('');
}

/** Converts pages and makes the tables of the end of a run, where they do not exist yet. */
export function convertMappedToEnd(mappings: string, ...pages: Page[]): string {
  const written = writtenTables(mappings, pages);
  const missing = [...readMappings(mappings).values()]
    .flatMap(headerOnlyTables)
    .filter(({ name }) => !written.has(name));
  const made = missing.map(({ name, columns, primaryKey }) => textOf(name, { primaryKey, rows: [columns] }));
  return [...written].map(([name, table]) => textOf(name, table)).join('') + made.join('');
}

function writtenTables(mappings: string, pages: readonly Page[]): Map<string, WrittenTable> {
  const written = new Map<string, WrittenTable>();
  const converters = new Map([...readMappings(mappings)].map(([name, mapping]) => [name, collecting(mapping)]));
  for (const page of pages) converters.get(page[0])?.converter.convert(pageOf(...page));
  for (const { converter, rowsOf } of converters.values()) {
    for (const { name, columns, primaryKey, rows } of converter.tables) {
      append(written, name, { primaryKey, rows: [columns, ...(rowsOf.get(rows) ?? [])] });
    }
  }
  const automatic = pages.filter(([dataType]) => !converters.has(dataType)).map((page) => pageOf(...page));
  for (const [name, rows] of convertPages(automatic)) append(written, name, { primaryKey: [], rows });
  return written;
}

function collecting(mapping: TableMapping): { converter: MappedConverter; rowsOf: Map<unknown, string[][]> } {
  const rowsOf = new Map<unknown, string[][]>();
  const names = new Set<string>();
  const converter = new MappedConverter(mapping, {
    openTable(name) {
      assert.ok(!names.has(name), `${name} was opened twice`);
      names.add(name);
      const collected: string[][] = [];
      const rows = collectedRows(collected);
      rowsOf.set(rows, collected);
      return rows;
    },
  });
  return { converter, rowsOf };
}

function append(written: Map<string, WrittenTable>, name: string, table: WrittenTable): void {
  const known = written.get(name);
  for (const row of table.rows) assert.equal(row.length, table.rows[0]?.length, `a row of ${name} has another length`);
  if (known === undefined) return void written.set(name, table);
  assert.deepEqual(known.rows[0], table.rows[0]);
  known.rows.push(...table.rows.slice(1));
}

function textOf(name: string, { primaryKey, rows }: WrittenTable): string {
  const key = primaryKey.length === 0 ? '' : ` pk=${JSON.stringify(primaryKey)}`;
  return `# ${name}${key}\n${csvText(rows)}`;
}
