import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The state at the start of a run, and whether its state may be written. */
export interface StateExpectation {
  /** When the run began, as its report says; absent where there is none. */
  startedAt: string | undefined;
  isSuccess: boolean;
}

/**
 * Compares the state that a run left with `_sample_state.json` of its case, byte for byte; in the sample,
 * `"previousStart":0` stands for the start of the run. A failed run must leave none. Returns a line for each
 * difference.
 */
export function compareState(dataDir: string, caseDir: string, { startedAt, isSuccess }: StateExpectation): string[] {
  const actual = textOf(path.join(dataDir, 'out', 'state.json'));
  if (!isSuccess) return actual === undefined ? [] : ['state.json is there although the run failed'];
  const sample = textOf(path.join(caseDir, '_sample_state.json'));
  if (sample === undefined) return [];
  const masked = actual?.replace(/"previousStart":(\d+)/, (whole, seconds) =>
    Number(seconds) === Math.floor(Date.parse(startedAt ?? '') / 1000) ? '"previousStart":0' : whole,
  );
  return masked === sample ? [] : [`state.json:\n  expected ${sample}\n  actual   ${masked}`];
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
