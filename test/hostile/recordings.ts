import type { RunAttack, RunGiven } from './attack.ts';

const damaged = { error: 'replay.damaged', requests: 0 } as const;
const none = { error: 'replay.no-recording', requests: 0 } as const;
const missing = { error: 'replay.missing-request', requests: 0 } as const;

const head = {
  version: 1,
  config: 'test.extractor.json',
  outcome: 'done',
  startedAt: '2026-01-31T08:00:00.000Z',
  previousStart: 0,
  exchanges: 1,
};
const keptHead = { startedAt: Date.parse(head.startedAt), previousStart: 0 };
const exchange = { method: 'GET', url: 'http://127.0.0.1:1/items', at: 0, ms: 1, status: 200 };
const api = { baseUrl: 'http://127.0.0.1:1/' };

/** A run on a recording of these files. */
function recording(files: Readonly<Record<string, unknown>>): RunGiven {
  const texts = Object.entries(files).map(([name, content]) => [
    `recording/${name}`,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  return { api, request: { replay: 'recording' }, files: Object.fromEntries(texts) };
}

const ofHead = (changed: unknown) => recording({ 'recording.json': changed, 'exchanges.jsonl': exchange });
const ofLine = (line: unknown) => recording({ 'recording.json': head, 'exchanges.jsonl': line });
const ofKeptHead = (changed: unknown) => recording({ 'kept.json': changed, '000001.exchange.json': exchange });
const ofKept = (kept: unknown) => recording({ 'kept.json': keptHead, '000001.exchange.json': kept });

/** Recordings that somebody changed, and kept exchanges that are replayed as one. */
export const recordings: readonly RunAttack[] = [
  { name: 'a head that is null', given: ofHead('null'), gives: damaged },
  { name: 'a head that is a list', given: ofHead([]), gives: damaged },
  { name: 'a head of another version', given: ofHead({ ...head, version: 2 }), gives: damaged },
  { name: 'a head from no time', given: ofHead({ ...head, startedAt: 'yesterday' }), gives: damaged },
  { name: 'a head of more lines than there are', given: ofHead({ ...head, exchanges: 2 }), gives: damaged },
  { name: 'a head of other lines', given: ofHead({ ...head, digest: '0' }), gives: damaged },
  { name: 'a line that is null', given: ofLine('null'), gives: damaged },
  { name: 'a line that is a list', given: ofLine([]), gives: damaged },
  { name: 'a line that is nested 100,000 deep', given: ofLine('['.repeat(100_000)), gives: damaged },
  { name: 'a line without a method', given: ofLine({ ...exchange, method: null }), gives: damaged },
  { name: 'a line from no time', given: ofLine({ ...exchange, at: 'x' }), gives: damaged },
  { name: 'a line from beyond all calendars', given: ofLine({ ...exchange, at: 1e300 }), gives: damaged },
  { name: 'a line with headers of numbers', given: ofLine({ ...exchange, headers: { a: 1 } }), gives: damaged },
  { name: 'a line with an error that is null', given: ofLine({ ...exchange, error: null }), gives: damaged },
  {
    name: 'a body outside of the folder',
    given: ofLine({ ...exchange, answer: 'answers/../../../../etc/passwd' }),
    gives: damaged,
  },
  { name: 'a body that is not there', given: ofLine({ ...exchange, answer: 'answers/0001.json' }), gives: damaged },
  { name: 'kept exchanges of a head that is null', given: ofKeptHead('null'), gives: none },
  { name: 'kept exchanges of a head that is a list', given: ofKeptHead([]), gives: none },
  { name: 'kept exchanges from no time', given: ofKeptHead({ ...keptHead, startedAt: 1e300 }), gives: none },
  { name: 'a kept exchange that is null', given: ofKept('null'), gives: missing },
  { name: 'a kept exchange that is a list', given: ofKept([]), gives: missing },
  { name: 'a kept exchange from no time', given: ofKept({ ...exchange, ms: null }), gives: missing },
  {
    name: 'a kept body outside of the folder',
    given: ofKept({ ...exchange, answer: '../../../etc/passwd' }),
    gives: damaged,
  },
];
