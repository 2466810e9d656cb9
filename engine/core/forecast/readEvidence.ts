import type { RunEvidence } from './runEvidence.ts';

/** A value of the same kind, a list of one item, or an object with its keys: a key with `?` may be missing. */
type Example = string | number | boolean | readonly [Example] | { readonly [key: string]: Example };

const whole = {
  runs: 1,
  pages: 0,
  records: 0,
  'stated?': 0,
  'pageSize?': 0,
  'pagesDeviation?': 0,
  'recordsDeviation?': 0,
};

const job = {
  name: '',
  requests: 0,
  runs: 0,
  'parents?': 0,
  'due?': 0,
  'whole?': whole,
  'responses?': { count: 1, bytes: 0, durationMs: 0 },
};

const run: Example = {
  startedAt: '',
  isWhole: true,
  durationMs: 0,
  heldMs: 0,
  inFlight: 1,
  limits: [{ count: 1, seconds: 1, share: 0 }],
  jobs: [job],
};

/** The evidence in a plain JSON value that may be of anything; undefined if it is none. */
export function readEvidence(json: unknown): RunEvidence | undefined {
  return isEvidence(json) ? json : undefined;
}

function isEvidence(json: unknown): json is RunEvidence {
  return isLike(json, run);
}

/** Whether a value is of the same kind as an example. A number counts or measures something; only one as 0 may be 0. */
function isLike(value: unknown, example: Example): boolean {
  if (typeof example === 'number') return typeof value === 'number' && (value > 0 || value === example);
  if (typeof value !== typeof example || value === null) return false;
  if (isItem(example)) return Array.isArray(value) && value.every((item) => isLike(item, example[0]));
  if (typeof example !== 'object') return true;
  return Object.entries(example).every(([key, inside]) => {
    const own: unknown = Reflect.get(Object(value), key.replace('?', ''));
    return own === undefined ? key.endsWith('?') : isLike(own, inside);
  });
}

function isItem(example: Example): example is readonly [Example] {
  return Array.isArray(example);
}
