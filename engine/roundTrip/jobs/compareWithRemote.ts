import type { RunReport } from '../../core/contracts/generated/types.ts';
import type { JudgedJob, JudgedTable } from '../../core/platform/judging/judgedJob.ts';

/** The tables of a run here beside those of a job there. */
export interface RemoteComparison {
  tables: ComparedTable[];
  /** Whether all that can be compared is equal, and something can. */
  isEqual: boolean;
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
  /** `unknown`: the rows of the job cannot be told from others. */
  is: 'equal' | 'different' | 'unknown';
}

export interface TableSize {
  /** Absent: not known. */
  rows?: number;
  columns: readonly string[];
}

/** Compares the tables of a run here with those of a job there, by their names without buckets. */
export function compareWithRemote(report: RunReport, judged: JudgedJob): RemoteComparison {
  const here = new Map(report.tables.map(({ name, rows, columns }) => [plainName(name), { rows, columns }]));
  const there = new Map(judged.tables.map((table) => [plainName(table.id), sizeOf(table)]));
  const names = [...new Set([...here.keys(), ...there.keys()])].sort();
  const tables = names.map((name) => comparedTable(name, here.get(name), there.get(name)));
  const isEqual = tables.some(({ is }) => is === 'equal') && tables.every(({ is }) => is !== 'different');
  return { tables, isEqual: isEqual && report.outcome === 'done', remarks: remarksOf(report, judged) };
}

/** A name in Storage is the same in upper and lower case. */
function plainName(table: string): string {
  return (/^(?:in|out)\.[^.]+\.(.+)$/.exec(table)?.[1] ?? table).toLowerCase();
}

function sizeOf({ columns, rows }: JudgedTable): TableSize {
  return { columns, ...(rows !== undefined && { rows }) };
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

function remarksOf({ outcome, processors = [] }: RunReport, { remarks, verdict }: JudgedJob): string[] {
  const isFailed = outcome !== 'done';
  return [
    ...(isFailed ? [`The run here ${outcome === 'failed' ? 'failed' : 'was cancelled'}, so it has no tables.`] : []),
    ...(verdict.status === 'incomplete' ? ['The job there is incomplete.'] : []),
    ...(processors.length > 0 ? ['Processors were not applied here, so tables may differ because of them.'] : []),
    ...remarks,
  ];
}
