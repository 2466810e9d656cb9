import type { WholeRuns } from '../contracts/generated/types.ts';
import type { JobEvidence, KnownLimit, RunEvidence } from './runEvidence.ts';

/** The evidence in a plain JSON value that may be of anything; undefined if it is none. */
export function readEvidence(json: unknown): RunEvidence | undefined {
  const startedAt = fieldOf(json, 'startedAt');
  if (typeof startedAt !== 'string' || Number.isNaN(Date.parse(startedAt))) return undefined;
  const [durationMs, heldMs, inFlight] = ['durationMs', 'heldMs', 'inFlight'].map((key) => amountIn(json, key));
  if (durationMs === undefined) return undefined;
  return {
    startedAt,
    isWhole: fieldOf(json, 'isWhole') === true,
    durationMs,
    heldMs: heldMs ?? 0,
    inFlight: Math.max(1, inFlight ?? 1),
    limits: listIn(json, 'limits').flatMap(readLimit),
    jobs: listIn(json, 'jobs').flatMap(readJob),
  };
}

function readLimit(json: unknown): KnownLimit[] {
  const [count, seconds, share] = ['count', 'seconds', 'share'].map((key) => amountIn(json, key));
  return count && seconds ? [{ count, seconds, share: Math.min(1, share ?? 1) }] : [];
}

function readJob(json: unknown): JobEvidence[] {
  const name = fieldOf(json, 'name');
  const [requests, runs] = [amountIn(json, 'requests'), amountIn(json, 'runs')];
  if (typeof name !== 'string' || requests === undefined || runs === undefined) return [];
  const amount = (key: string) => amountIn(json, key);
  const counts = { parents: amount('parents'), due: amount('due') };
  const [whole, responses] = [readWhole(fieldOf(json, 'whole')), readResponses(fieldOf(json, 'responses'))];
  return [{ name, requests, runs, ...counts, whole, responses }];
}

function readResponses(json: unknown): JobEvidence['responses'] {
  const [count, bytes, durationMs] = ['count', 'bytes', 'durationMs'].map((key) => amountIn(json, key));
  return count && bytes !== undefined && durationMs !== undefined ? { count, bytes, durationMs } : undefined;
}

function readWhole(json: unknown): WholeRuns | undefined {
  const amount = (key: string) => amountIn(json, key);
  const [runs, pages, records] = [amount('runs'), amount('pages'), amount('records')];
  if (!runs || pages === undefined || records === undefined) return undefined;
  const more = { stated: amount('stated'), pageSize: amount('pageSize') };
  const deviations = { pagesDeviation: amount('pagesDeviation'), recordsDeviation: amount('recordsDeviation') };
  return { runs, pages, records, ...more, ...deviations };
}

/** A number that counts or measures something; undefined for anything else. */
function amountIn(json: unknown, key: string): number | undefined {
  const value = fieldOf(json, key);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function listIn(json: unknown, key: string): unknown[] {
  const value = fieldOf(json, key);
  return Array.isArray(value) ? value : [];
}

function fieldOf(json: unknown, key: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, key) ? Reflect.get(json, key) : undefined;
}
