import type { TableReport } from '../../core/contracts/generated/types.ts';
import { compareColumn } from './compareColumn.ts';
import { compareNames } from './compareNames.ts';
import type { ComparedColumn, ComparedRun, TableComparison, TablesComparison } from './comparison.ts';

/** Compares the tables of two runs: rows, columns, and, if both have profiles, types and lengths. */
export function compareTables(before: ComparedRun, after: ComparedRun): TablesComparison {
  const nothing = { added: [], lost: [], changed: [], equal: 0, unknown: [] };
  const reason = reasonOf(before, after);
  if (reason !== undefined) return { ...nothing, reason };
  const [old, young] = [tablesOf(before), tablesOf(after)];
  const { added, lost, both } = compareNames(namesOf(old), namesOf(young));
  const compared = both.map((name) => compareTable(name, [before, after]));
  const changed = compared.filter((table) => isDifferent(table));
  const unknown = both.filter((name) => !isProfiled(before, name) || !isProfiled(after, name));
  return { added, lost, changed, equal: both.length - changed.length, unknown };
}

function reasonOf(before: ComparedRun, after: ComparedRun): string | undefined {
  const [old, young] = [before.record.state === 'done', after.record.state === 'done'];
  if (old && young) return undefined;
  if (!old && !young) return 'Neither run finished, so neither wrote tables.';
  return `The run ${old ? 'after' : 'before'} did not finish, so it wrote no tables.`;
}

function compareTable(name: string, [before, after]: [ComparedRun, ComparedRun]): TableComparison {
  const [old, young] = [tableOf(before, name), tableOf(after, name)];
  const { added, lost, both } = compareNames(old?.columns ?? [], young?.columns ?? []);
  const [oldColumns, youngColumns] = [columnsOf(before, name), columnsOf(after, name)];
  const changes = both.map((column) => compareColumn(oldColumns.get(column), youngColumns.get(column)));
  return {
    name,
    rows: { before: old?.rows ?? 0, after: young?.rows ?? 0 },
    added,
    lost,
    widened: changes.flatMap(({ widened }) => widened),
    changed: changes.flatMap(({ changed }) => changed),
  };
}

function isDifferent({ rows, added, lost, widened, changed }: TableComparison): boolean {
  return rows.before !== rows.after || [added, lost, widened, changed].some((list) => list.length > 0);
}

function tablesOf({ record }: ComparedRun): TableReport[] {
  return record.report?.tables ?? [];
}

function namesOf(tables: readonly TableReport[]): string[] {
  return tables.map(({ name }) => name);
}

function tableOf(run: ComparedRun, name: string): TableReport | undefined {
  return tablesOf(run).find((table) => table.name === name);
}

function isProfiled({ profiles }: ComparedRun, name: string): boolean {
  const profile = profiles?.tables.find((table) => table.name === name);
  return profile !== undefined && profile.skipped === undefined;
}

function columnsOf({ profiles }: ComparedRun, name: string): Map<string, ComparedColumn> {
  const columns = profiles?.tables.find((table) => table.name === name)?.columns ?? [];
  return new Map(columns.map((column) => [column.name, column]));
}
