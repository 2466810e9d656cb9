import type { RunRecord } from './runRecord.ts';

type Writer = Pick<RunRecord, 'id' | 'outDir' | 'startedAt' | 'state'>;

/** Whether a later run has replaced this one's tables. A run that did not finish left them unchanged. */
export function isReplaced(run: Writer, runs: readonly Writer[]): boolean {
  return runs.some(({ outDir, startedAt, state }) => {
    return outDir === run.outDir && state === 'done' && startedAt > run.startedAt;
  });
}
