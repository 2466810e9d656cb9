import type { RunRecord } from './runRecord.ts';

type Writer = Pick<RunRecord, 'id' | 'outDir' | 'startedAt' | 'state'>;

/** Whether a later run has written its tables where this one's were. One that did not come to its end left them alone. */
export function isReplaced(run: Writer, runs: readonly Writer[]): boolean {
  return runs.some(({ outDir, startedAt, state }) => {
    return outDir === run.outDir && state === 'done' && startedAt > run.startedAt;
  });
}
