export interface Counts {
  passed: number;
  failed: number;
  /** Skipped tests. */
  pending: number;
}

/** The results of the tests, as the last line of a stage. */
export function countsLine({ passed, failed, pending }: Counts): string {
  return `${passed} passed, ${failed} failed${pending > 0 ? `, ${pending} pending` : ''}`;
}

/** The counts of the last such line, if there is one. */
export function readCounts(output: string): Counts | undefined {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) pending)?$/gm)].at(-1);
  if (found === undefined) return undefined;
  const [, passed, failed, pending] = found;
  return { passed: Number(passed), failed: Number(failed), pending: Number(pending ?? 0) };
}
