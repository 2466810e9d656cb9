import { fakeClock } from '../support/fakeClock.ts';
import { jumpingClock } from '../support/jumpingClock.ts';
import type { RunAttack, RunGiven, RunGives } from './attack.ts';
import { http, json } from './responses.ts';
import { one } from './servers/serverRows.ts';

const [hour, day, years] = [3_600_000, 86_400_000, 10 * 366 * 86_400_000];

/** The changes that somebody makes to the clock of the machine during a run. */
const settings: readonly [name: string, jumps: readonly number[]][] = [
  ['an hour back', [-hour]],
  ['an hour on', [hour]],
  ['ten years back', [-years, 0, 0, 0, 0]],
  ['ten years on', [years, 0, 0, 0, 0]],
  ['a day back and on again', [-day, day]],
];

const retrying = { retryConfig: { maxRetries: 3 } };
const pages = ({ turn }: { turn: number }) => json(turn > 3 ? [] : [{ id: turn }]);
const three = { 'items.csv': '"id"\n"1"\n"2"\n"3"\n' };
const login = {
  authentication: {
    type: 'login',
    loginRequest: { endpoint: 'login' },
    apiRequest: { headers: { 'X-Session': 'token' } },
    expires: { response: 'expires_in', relative: true },
  },
};
const loginAnswer = json({ token: 'a-token-of-a-session', expires_in: 60 });

/** The actions of a run meanwhile, and its result nevertheless. */
const runs: readonly [name: string, given: RunGiven, gives: RunGives][] = [
  ['reads a page', {}, { tables: one }],
  [
    'waits as long as the API asks',
    { api: retrying, server: [http('', { 'Retry-After': '2' }, '429 Too Many Requests'), json([{ id: 1 }])] },
    { tables: one, requests: 2 },
  ],
  [
    'waits longer each time',
    { api: retrying, server: [http('', {}, '503 Busy'), http('', {}, '503 Busy'), json([{ id: 1 }])] },
    { tables: one, requests: 3 },
  ],
  [
    'keeps a pace',
    { api: { pagination: { method: 'pagenum' } }, server: pages, request: { requestsPerSecond: 2 } },
    { tables: three, requests: 4 },
  ],
  [
    'keeps a session',
    {
      api: { ...login, pagination: { method: 'pagenum' } },
      server: ({ path }) => (path.startsWith('/login') ? loginAnswer : pages({ turn: Number(/\d+$/.exec(path)) })),
    },
    { tables: three, requests: 'any' },
  ],
];

const rows = settings.flatMap(([how, jumps]) =>
  [3, 7].flatMap((readings) =>
    runs.map(([what, given, gives]): RunAttack => {
      const request = { ...given.request, clock: jumpingClock(jumps, readings) };
      return {
        name: `a clock that is set ${how}, every ${readings} readings, while a run ${what}`,
        given: { ...given, request },
        gives,
      };
    }),
  ),
);

const until = (time: string): RunGiven => ({
  api: retrying,
  server: [http('', { 'Retry-After': time }, '503 Busy'), json([{ id: 1 }])],
});
const inTwoSeconds = 'Sat, 31 Jan 2026 08:00:02 GMT';

/** Waits until a time of day, which the clock may have passed, or reaches only after years. */
const dates: readonly RunAttack[] = [
  {
    name: 'a clock that is set ten years on before the time that the API names',
    given: { ...until(inTwoSeconds), request: { clock: jumpingClock([years, 0, 0, 0], 2) } },
    gives: { tables: one, requests: 2 },
  },
  {
    name: 'a clock that is set ten years back before the time that the API names',
    given: { ...until(inTwoSeconds), request: { clock: jumpingClock([-years, 0, 0, 0, 0, 0, 0], 2) } },
    gives: { error: 'http.wait-too-long', says: inTwoSeconds },
  },
];

const since = { job: { params: { since: { time: 'previousStart' } } } };
const stateOf = (time: string, given: RunGiven = since): RunGiven => ({
  ...given,
  files: { 'state.json': JSON.stringify({ time: { previousStart: Math.floor(Date.parse(time) / 1000) } }) },
  request: { stateFile: 'state.json', clock: fakeClock() },
});

/** A state of a clock that was ahead, or of another machine: the requests would begin too late. */
const states: readonly RunAttack[] = [
  {
    name: 'a state of a run that began a day from now',
    given: stateOf('2026-02-01T08:00:00Z'),
    gives: { tables: one, warnings: ['state-ahead'] },
  },
  {
    name: 'a state of a run that began in the year 9999',
    given: stateOf('9999-12-31T23:59:59Z'),
    gives: { tables: one, warnings: ['state-ahead'] },
  },
  {
    name: 'a state of a run that began a minute from now',
    given: stateOf('2026-01-31T08:01:00Z'),
    gives: { tables: one },
  },
  { name: 'a state of a run that began a day ago', given: stateOf('2026-01-30T08:00:00Z'), gives: { tables: one } },
  {
    name: 'a state of a run that began a day from now, where nothing asks for it',
    given: stateOf('2026-02-01T08:00:00Z', {}),
    gives: { tables: one },
  },
];

/** Clocks that do not go on as time does. */
export const clocks: readonly RunAttack[] = [...rows, ...dates, ...states];
