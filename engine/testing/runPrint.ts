import type { RunReport } from '../core/contracts/generated/types.ts';
import { digestOfText } from '../core/json/digestOf.ts';
import type { SeenRun } from './runRecorded.ts';

/** A print of what a run has shown: enough to tell whether another run has shown the same. */
export interface RunPrint {
  report: RunReport;
  /** A digest of its tables, its report and its warnings, without times and the sizes of responses. */
  digest: string;
}

/** Reads a run before its tables are closed. */
export async function printOf({ report, warnings, tables }: SeenRun): Promise<RunPrint> {
  const { startedAt: _, durationMs: __, responses: ___, pace: ____, ...said } = report;
  const digests: string[] = [];
  for (const table of tables.all) {
    const rows: string[] = [];
    for await (const batch of tables.rows(table)) rows.push(digestOfText(JSON.stringify(batch)));
    digests.push(digestOfText(rows.join(' ')));
  }
  return { report, digest: digestOfText(JSON.stringify([said, warnings, digests])) };
}
