import { markdownTable } from '../report/markdownTable.ts';
import { fewEdits, manyEdits } from './measureHeap.ts';
import type { ServerFigures } from './serverFigures.ts';

/** The memory of each server. */
export function heapTable(measured: readonly ServerFigures[]): string {
  return markdownTable(
    ['configuration', 'server', `MB after ${fewEdits} edits`, `MB after ${manyEdits} edits`],
    measured.map(({ jobs, contender, heap }) => [
      `${jobs.toLocaleString('en')} jobs`,
      contender,
      heap.afterFew.toFixed(1),
      heap.afterMany.toFixed(1),
    ]),
  );
}
