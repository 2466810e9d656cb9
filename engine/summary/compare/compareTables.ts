import type { TableReport } from '../../core/contracts/generated/types.ts';
import { seenRows } from '../unseen.ts';
import { compareNames } from './compareNames.ts';
import type { ComparedRun, TableComparison, TablesComparison } from './comparison.ts';

/** Compares the tables of two runs: how many rows, and which columns. */
export function compareTables(before: ComparedRun, after: ComparedRun): TablesComparison {
  const nothing = { added: [], lost: [], changed: [], equal: 0 };
  const reason = reasonOf(before, after);
  if (reason !== undefined) return { ...nothing, reason };
  const [old, young] = [tablesOf(before), tablesOf(after)];
  const { added, lost, both } = compareNames(namesOf(old), namesOf(young));
  const compared = both.map((name) => compareTable(name, [before, after]));
  const changed = compared.filter((table) => isDifferent(table));
  return { added, lost, changed, equal: both.length - changed.length };
}

function reasonOf(before: ComparedRun, after: ComparedRun): string | undefined {
  const [old, young] = [before.record.state === 'done', after.record.state === 'done'];
  if (old && young) return undefined;
  if (!old && !young) return 'Neither run finished, so neither wrote tables.';
  return `The run ${old ? 'after' : 'before'} did not finish, so it wrote no tables.`;
}

function compareTable(name: string, [before, after]: [ComparedRun, ComparedRun]): TableComparison {
  const [old, young] = [tableOf(before, name), tableOf(after, name)];
  const { added, lost } = compareNames(old?.columns ?? [], young?.columns ?? []);
  const rows = [rowsOf(before, name), rowsOf(after, name)] as const;
  return {
    name,
    ...(rows[0] !== undefined && rows[1] !== undefined && { rows: { before: rows[0], after: rows[1] } }),
    added,
    lost,
  };
}

/** Undefined: not known. */
function rowsOf({ record: { report } }: ComparedRun, name: string): number | undefined {
  return (
    report &&
    seenRows(
      report,
      report.tables.findIndex((table) => table.name === name),
    )
  );
}

function isDifferent({ rows, added, lost }: TableComparison): boolean {
  return rows?.before !== rows?.after || added.length + lost.length > 0;
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
