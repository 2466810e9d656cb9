import type { RunEvidence } from './runEvidence.ts';

/** A value of the same kind, a list of one item, or an object with its keys: a key with `?` may be missing. */
type Example = string | number | boolean | readonly [Example] | { readonly [key: string]: Example };

const whole = {
  runs: 1,
  pages: 1,
  records: 1,
  'stated?': 1,
  'pageSize?': 1,
  'pagesDeviation?': 1,
  'recordsDeviation?': 1,
};

const job = {
  name: '',
  requests: 1,
  runs: 1,
  'parents?': 1,
  'due?': 1,
  'whole?': whole,
  'responses?': { count: 1, bytes: 1, durationMs: 1 },
};

const run: Example = {
  startedAt: '',
  isWhole: true,
  durationMs: 1,
  heldMs: 1,
  inFlight: 1,
  limits: [{ count: 1, seconds: 1, share: 1 }],
  jobs: [job],
};

/** The evidence in a plain JSON value that may be of anything; undefined if it is none. */
export function readEvidence(json: unknown): RunEvidence | undefined {
  return isEvidence(json) ? json : undefined;
}

function isEvidence(json: unknown): json is RunEvidence {
  return isLike(json, run);
}

/** Whether a value is of the same kind as an example. A number counts or measures something. */
function isLike(value: unknown, example: Example): boolean {
  if (typeof example === 'number') return typeof value === 'number' && value >= 0;
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
