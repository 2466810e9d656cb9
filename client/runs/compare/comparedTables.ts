import type { TableReport } from '@pagewright/engine/run';
import { seenRows } from '@pagewright/engine/summary';
import { numberText } from '@pagewright/engine/text/countText';
import type { TableRows } from '../../tables/compare/rowMessages.ts';
import type { ColumnProfile } from '../../tables/profile/tableProfile.ts';
import type { ComparedRun } from './comparedRun.ts';
import type { ComparedColumn, ComparedTable } from './compareMessages.ts';
import { differenceOf } from './differenceOf.ts';
import { isWiderType } from './isWiderType.ts';

/** The tables of two runs: their rows as far as they are compared, and their columns with the types. */
export function comparedTables(
  before: ComparedRun,
  after: ComparedRun,
  rows: ReadonlyMap<string, TableRows>,
): ComparedTable[] {
  const names = new Set([...tablesOf(after), ...tablesOf(before)].map(({ name }) => name));
  return [...names].map((name) => comparedTable(name, [before, after], rows.get(name)));
}

/** The names of the tables that both runs wrote, whose rows can be compared. */
export function commonTables(before: ComparedRun, after: ComparedRun): string[] {
  const names = new Set(tablesOf(before).map(({ name }) => name));
  return tablesOf(after).flatMap(({ name }) => (names.has(name) ? name : []));
}

function comparedTable(
  name: string,
  [before, after]: [ComparedRun, ComparedRun],
  data: TableRows | undefined,
): ComparedTable {
  const [old, young] = [tableOf(before, name), tableOf(after, name)];
  const counts = { name: 'Rows', before: rowsText(before, name), after: rowsText(after, name) };
  const columns = comparedColumns([before, after], [old, young], name);
  const presence = differenceOf(old !== undefined, young !== undefined);
  const isBoth = presence === 'equal';
  const isChanged =
    (counts.before !== undefined && counts.after !== undefined && counts.before !== counts.after) ||
    columns.some(({ kind }) => kind !== 'equal') ||
    hasDifferentRows(data);
  return {
    name,
    kind: isBoth && isChanged ? 'changed' : presence,
    rows: counts,
    columns,
    hasTypes: columns.every(({ kind, before: one, after: other }) => {
      return kind === 'added' || kind === 'gone' || (one !== undefined && other !== undefined);
    }),
    data: isBoth ? (data ?? 'waiting') : undefined,
  };
}

/** Undefined: there is no such table, or its rows are not known. */
function rowsText({ record: { report } }: ComparedRun, name: string): string | undefined {
  const index = report?.outcome === 'done' ? report.tables.findIndex((table) => table.name === name) : -1;
  const rows = report && seenRows(report, index);
  return rows === undefined ? undefined : numberText(rows);
}

function hasDifferentRows(data: TableRows | undefined): boolean {
  return data !== undefined && !('reason' in data) && data.added + data.gone + data.changed > 0;
}

function comparedColumns(
  runs: [ComparedRun, ComparedRun],
  [old, young]: [TableReport | undefined, TableReport | undefined],
  table: string,
): ComparedColumn[] {
  const [before, after] = runs.map((run) => profilesOf(run, table));
  const [oldNames, youngNames] = [old?.columns ?? [], young?.columns ?? []];
  return [...new Set([...youngNames, ...oldNames])].map((name) => {
    // Lengths differ with any row: the diff of the columns has them.
    const [one, other] = [before?.get(name)?.type, after?.get(name)?.type];
    const presence = differenceOf(oldNames.includes(name), youngNames.includes(name));
    const column: ComparedColumn = { name, kind: presence, before: one, after: other };
    if (presence !== 'equal' || one === undefined || other === undefined || one === other) return column;
    return { ...column, kind: 'changed', isWider: isWiderType(other, one) };
  });
}

function tablesOf({ record }: ComparedRun): TableReport[] {
  return record.report?.outcome === 'done' ? record.report.tables : [];
}

function tableOf(run: ComparedRun, name: string): TableReport | undefined {
  return tablesOf(run).find((table) => table.name === name);
}

function profilesOf({ profiles }: ComparedRun, name: string): Map<string, ColumnProfile> {
  const columns = profiles?.tables.find((table) => table.name === name)?.columns ?? [];
  return new Map(columns.map((column) => [column.name, column]));
}
