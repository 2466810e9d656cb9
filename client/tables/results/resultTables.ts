import type { Run } from '../../running/run/run.ts';

export interface ResultTable {
  name: string;
  rows: number;
  columns: string[];
  /** The folder of the run's tables (`fileId`), and the CSV file within it. */
  folder: string;
  file: string;
  /** Title of the run that wrote it, and its start time. */
  run: string;
  startedAt: string;
}

/** The tables with rows that these runs wrote, in the order of the runs. */
export function resultTables(runs: readonly Pick<Run, 'title' | 'outDir' | 'report'>[]): ResultTable[] {
  return runs.flatMap(({ title, outDir, report }) => {
    if (report?.outcome !== 'done' || outDir === '') return [];
    const { startedAt, tables } = report;
    return tables
      .filter(({ rows }) => rows > 0)
      .map(({ name, rows, columns, file }) => {
        return { name, rows, columns, folder: outDir, file, run: title, startedAt };
      });
  });
}
