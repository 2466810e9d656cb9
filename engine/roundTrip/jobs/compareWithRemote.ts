import type { RunReport } from '../../core/contracts/generated/types.ts';
import type { JudgedJob, JudgedTable } from '../../core/platform/judging/judgedJob.ts';

/** The tables of a run here beside those of a job there. */
export interface RemoteComparison {
  tables: ComparedTable[];
  /** Whether all that can be compared is equal, and something can. */
  isEqual: boolean;
  /** Whether the rows of some table cannot be compared. */
  isPartial: boolean;
  /** Why some of it says little. */
  remarks: string[];
}

export interface ComparedTable {
  /** Without its bucket. */
  name: string;
  /** Absent: the table is not there. */
  here?: TableSize;
  there?: TableSize;
  onlyHere: string[];
  onlyThere: string[];
  /** `unknown`: the rows of the job cannot be distinguished from others. */
  is: 'equal' | 'different' | 'unknown';
}

export interface TableSize {
  /** Absent: not known. */
  rows?: number;
  columns: readonly string[];
}

/**
 * Compares the tables of runs here, one for each row, with those of a job there, by their names without buckets. Rows of
 * several runs in one table count together, and so do those of tables there that only differ in their buckets.
 */
export function compareWithRemote(reports: readonly RunReport[], judged: JudgedJob): RemoteComparison {
  const here = tablesOf(reports);
  const there = tablesThere(judged);
  const names = [...new Set([...here.keys(), ...there.keys()])].sort();
  const tables = names.map((name) => comparedTable(name, here.get(name), there.get(name)));
  const isEqual = tables.some(({ is }) => is === 'equal') && tables.every(({ is }) => is !== 'different');
  return {
    tables,
    isPartial: tables.some(({ is }) => is === 'unknown'),
    isEqual: isEqual && reports.every(({ outcome }) => outcome === 'done'),
    remarks: remarksOf(reports, judged),
  };
}

function tablesOf(reports: readonly RunReport[]): Map<string, TableSize & { rows: number }> {
  const tables = new Map<string, TableSize & { rows: number }>();
  for (const { name, rows, columns } of reports.flatMap((report) => report.tables)) {
    const before = tables.get(plainName(name)) ?? { rows: 0, columns: [] };
    tables.set(plainName(name), { rows: before.rows + rows, columns: [...new Set([...before.columns, ...columns])] });
  }
  return tables;
}

/** A name in Storage is the same in upper and lower case. */
function plainName(table: string): string {
  return (/^(?:in|out)\.[^.]+\.(.+)$/.exec(table)?.[1] ?? table).toLowerCase();
}

function tablesThere({ tables }: JudgedJob): Map<string, TableSize> {
  const sizes = new Map<string, TableSize>();
  for (const table of tables) {
    const name = plainName(table.id);
    sizes.set(name, joined(sizes.get(name), table));
  }
  return sizes;
}

function joined(before: TableSize | undefined, { columns, rows }: JudgedTable): TableSize {
  const all = [...new Set([...(before?.columns ?? []), ...columns])];
  const known = rows === undefined || (before !== undefined && before.rows === undefined) ? undefined : rows;
  return { columns: all, ...(known !== undefined && { rows: known + (before?.rows ?? 0) }) };
}

function comparedTable(name: string, here: TableSize | undefined, there: TableSize | undefined): ComparedTable {
  const [onlyHere, onlyThere] = [missingIn(there, here), missingIn(here, there)];
  const sides = { ...(here && { here }), ...(there && { there }) };
  return { name, ...sides, onlyHere, onlyThere, is: stateOf(here, there, onlyHere.length + onlyThere.length) };
}

/** The columns of one table that another lacks. */
function missingIn(other: TableSize | undefined, table: TableSize | undefined): string[] {
  if (other === undefined || table === undefined) return [];
  const known = new Set(other.columns.map((column) => column.toLowerCase()));
  return table.columns.filter((column) => !known.has(column.toLowerCase()));
}

function stateOf(here: TableSize | undefined, there: TableSize | undefined, otherColumns: number): ComparedTable['is'] {
  if (here === undefined || there === undefined || otherColumns > 0) return 'different';
  if (there.rows === undefined || here.rows === undefined) return 'unknown';
  return here.rows === there.rows ? 'equal' : 'different';
}

function remarksOf(reports: readonly RunReport[], { remarks, verdict }: JudgedJob): string[] {
  const broken = reports.find(({ outcome }) => outcome !== 'done');
  const how = broken?.outcome === 'failed' ? 'failed' : 'was cancelled';
  const hasProcessors = reports.some(({ processors = [] }) => processors.length > 0);
  return [
    ...(broken === undefined ? [] : [`The run here ${how}, so it has no tables.`]),
    ...(verdict.status === 'incomplete' ? ['The job there is incomplete.'] : []),
    ...(hasProcessors ? ['Processors were not applied here, so tables may differ because of them.'] : []),
    ...remarks,
  ];
}
