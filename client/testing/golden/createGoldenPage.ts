import type { CaseTable } from '@pagewright/engine/testing';
import { countText, numberText } from '@pagewright/engine/text/countText';
import type {
  ComparedColumn,
  ComparedTable,
  Difference,
  GoldenPage,
  GoldenSubject,
} from '../../runs/compare/compareMessages.ts';
import { differenceOf } from '../../runs/compare/differenceOf.ts';
import { fileName } from '../../shared/fileName.ts';
import type { TableRows } from '../../tables/compare/rowMessages.ts';

/** Creates the page that compares the tables of a case with its golden ones. */
export function createGoldenPage(
  golden: GoldenSubject,
  tables: readonly CaseTable[],
  rows: ReadonlyMap<string, TableRows>,
): GoldenPage {
  const compared = tables.map((table) => comparedTable(table, rows.get(table.name)));
  const title = `${fileName(golden.file)}, case "${fileName(golden.folder)}": before is golden, after is this run.`;
  return { golden, title, headline: headlineOf(compared), tables: compared };
}

function headlineOf(tables: readonly ComparedTable[]): string {
  const different = tables.filter(({ kind }) => kind !== 'equal').length;
  const isWaiting = tables.some(({ data }) => data === 'waiting');
  if (tables.length === 0) return isWaiting ? 'The tables are being compared.' : 'The run wrote no tables.';
  const verb = different === 1 ? 'differs from its golden one' : 'differ from their golden ones';
  if (different > 0) return `${numberText(different)} of ${countText(tables.length, 'table')} ${verb}.`;
  return isWaiting ? 'The rows are being compared.' : 'Each table is as its golden one.';
}

function comparedTable({ name, golden, now }: CaseTable, data: TableRows | undefined): ComparedTable {
  const columns = columnsOf(golden?.columns ?? [], now?.columns ?? []);
  const presence = differenceOf(golden !== undefined, now !== undefined);
  const isBoth = presence === 'equal';
  const isChanged =
    golden?.rows !== now?.rows || columns.some(({ kind }) => kind !== 'equal') || hasDifferentRows(data);
  const kind: Difference = isBoth && isChanged ? 'changed' : presence;
  return {
    ...{ name, kind, columns, hasTypes: true },
    rows: { name: 'Rows', before: countOf(golden), after: countOf(now) },
    data: isBoth ? (data ?? 'waiting') : undefined,
  };
}

function hasDifferentRows(data: TableRows | undefined): boolean {
  return data !== undefined && !('reason' in data) && data.added + data.gone + data.changed > 0;
}

function columnsOf(before: readonly string[], after: readonly string[]): ComparedColumn[] {
  return [...new Set([...after, ...before])].map((name) => ({
    name,
    kind: differenceOf(before.includes(name), after.includes(name)),
  }));
}

function countOf(table: CaseTable['golden']): string | undefined {
  return table && numberText(table.rows);
}
