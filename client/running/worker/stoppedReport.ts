import type { RunReport } from '@pagewright/engine/run';

/** The report of a cancelled run that was too busy to make one. The tables of the previous run are unchanged. */
export function stoppedReport(
  {
    configName: config,
    environment,
    values,
  }: { configName: string; environment?: string | undefined; values?: string | undefined },
  startedAt: Date,
): RunReport {
  const durationMs = Math.max(0, Date.now() - startedAt.getTime());
  const nothing = { requests: 0, retries: 0, jobs: [], tables: [], limits: [] };
  return {
    config,
    environment,
    values,
    startedAt: startedAt.toISOString(),
    durationMs,
    outcome: 'cancelled',
    ...nothing,
  };
}
