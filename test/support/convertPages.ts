import { parseJson } from '../../engine/core/json/parseJson.ts';
import { entriesOf, isList, isObject } from '../../engine/core/json/value.ts';
import type { PageRows } from '../../engine/core/tables/pageRows.ts';
import { RowConverter } from '../../engine/core/tables/rowConverter.ts';
import { Structure } from '../../engine/core/tables/structure.ts';
import { collectedRows } from './collectedRows.ts';

/** A page from the text of its rows and of its parent columns. */
export function pageOf(dataType: string, rows: string, parents = '{}'): PageRows {
  const list = parseJson(rows);
  const columns = parseJson(parents);
  return { dataType, rows: isList(list) ? list : [], parents: isObject(columns) ? entriesOf(columns) : [] };
}

/** Analyses all pages, then converts them; returns the tables as rows of cells, the header first. */
export function convertPages(pages: readonly PageRows[], structure = new Structure()): Map<string, string[][]> {
  for (const page of pages) structure.analyse(page);
  const tables = new Map<string, string[][]>();
  const converter = new RowConverter(structure, {
    openTable(name, columns) {
      const rows = [columns];
      tables.set(name, rows);
      return collectedRows(rows);
    },
  });
  for (const page of pages) converter.convert(page);
  return tables;
}

/** A table as the text of its CSV file. */
export function csvText(rows: readonly string[][]): string {
  return rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('');
}
