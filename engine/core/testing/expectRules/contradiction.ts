import { childPointer } from '../../childPointer.ts';
import type { Expect, Verdict } from '../../contracts/generated/types.ts';
import { namedColumns } from './expectedColumns.ts';
import type { ExpectFinding, ExpectRule } from './expectRule.ts';
import { tablesOf } from './tablesOf.ts';

/** Finds two expectations that cannot hold together, and one that a failed run leaves unchecked. */
export const contradiction: ExpectRule = {
  code: 'test.contradiction',
  check: (expect) => [...ofOutcome(expect), ...ofVerdict(expect), ...ofColumns(expect)],
};

function ofOutcome({ outcome, error, tables, otherTables }: Expect): ExpectFinding[] {
  if (outcome === 'done' && error !== undefined) {
    const message = 'A run that ends with "done" has no error. Remove "outcome" or "error".';
    return [{ severity: 'error', pointer: '/error', message }];
  }
  const [key] = [...(tables === undefined ? [] : ['tables']), ...(otherTables === undefined ? [] : ['otherTables'])];
  const isFailed = outcome === 'failed' || error !== undefined;
  if (!isFailed || key === undefined) return [];
  const message = `A failed run writes no tables, so "${key}" is never checked. Remove it.`;
  return [{ severity: 'error', pointer: `/${key}`, message }];
}

/** From the best to the worst: that of a run is the worst of its jobs. */
const verdicts: readonly Verdict['status'][] = ['complete', 'unknown', 'incomplete'];

function ofVerdict({ verdict, jobs = {} }: Expect): ExpectFinding[] {
  if (verdict === undefined) return [];
  return Object.entries(jobs).flatMap(([name, job]): ExpectFinding[] => {
    if (job.verdict === undefined || verdicts.indexOf(job.verdict) <= verdicts.indexOf(verdict)) return [];
    const message = `The run cannot be "${verdict}" while the data of "${name}" is "${job.verdict}". Change one of them.`;
    return [{ severity: 'error', pointer: `${childPointer('/jobs', name)}/verdict`, message }];
  });
}

/** Columns that are expected to be filled, but not to be there. */
function ofColumns(expect: Expect): ExpectFinding[] {
  return tablesOf(expect).flatMap(({ own, pointer }) => {
    const { columns } = own;
    if (columns === undefined || (!Array.isArray(columns) && columns.mayGrow === true)) return [];
    const names = Array.isArray(columns) ? columns : columns.names;
    return namedColumns(own).flatMap(({ name, ...column }): ExpectFinding[] => {
      if (names.includes(name)) return [];
      const message = `"columns" does not have "${name}", so that it cannot be there as expected. Add it to "columns", or remove it here.`;
      return [{ severity: 'error', ...column, pointer: `${pointer}${column.pointer}`, message }];
    });
  });
}
