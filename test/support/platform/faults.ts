import type { Fault, Stack } from '../stack/controlStack.ts';

/** The requests that a fault meets. */
export type Requests = Pick<Fault, 'service' | 'method' | 'path' | 'skip'>;

/** The requests of a verb or command, in their order, by what they ask for. */
type Steps = Record<string, Requests>;

const opening = {
  'the index of the stack': { path: '^/v2/storage$' },
  'the check of the token': { path: '/tokens/verify$' },
  'the branches': { path: '/dev-branches$' },
  'the configurations': { path: '/components$' },
} satisfies Steps;

/** The requests of a pull. */
export const pullSteps: Steps = {
  ...opening,
  'the variables': { path: '/keboola.variables/configs/501$' },
  'the version that was pulled': { path: '/configs/104/versions/1$' },
};

/** The requests of a push of orders before it saves anything. */
export const pushSteps: Steps = {
  ...opening,
  'the variables': { path: '/keboola.variables/configs/501$' },
  'the encryption': { service: 'encryption' },
};

/** The requests before a job of orders is started. */
export const jobSteps: Steps = {
  ...opening,
  'the configuration': { path: '/ex-generic-v2/configs/101$' },
  'the earlier jobs': { path: '/search/jobs$' },
  'the tables before it': { path: '/tables/in.c-shop.orders$' },
};

interface Passing {
  title: string;
  fault: Fault;
  /** The message if it goes on. */
  says: RegExp;
  /** How often it is waited if it happens once. Absent: it is not asked again. */
  waits?: number[];
}

/** Faults that each request can meet that changes nothing. */
const passing: Passing[] = [
  { title: 'an expired token', fault: { kind: 'expired' }, says: /The token has expired at "127\.0\.0\.1:\d+"/ },
  { title: 'no rights', fault: { kind: '403' }, says: /The token has no right to do this/ },
  { title: 'what is not there', fault: { kind: '404' }, says: /does not find what was asked for|no branch|not found/ },
  { title: 'a conflict of the platform', fault: { kind: '409' }, says: /is busy with another change/ },
  { title: 'too many requests, with a wait', fault: { kind: '429', seconds: 7 }, says: /too many/, waits: [7000] },
  { title: 'too many requests', fault: { kind: '429', seconds: null }, says: /too many/, waits: [1000] },
  { title: 'an error of the platform', fault: { kind: '500' }, says: /failed \(HTTP 500\)/, waits: [1000] },
  { title: 'the page of a gateway', fault: { kind: 'html' }, says: /gateway responded .*\(HTTP 502\)/, waits: [1000] },
  { title: 'a response that is cut off', fault: { kind: 'truncated' }, says: /not JSON, or was cut off/ },
  { title: 'a slow response', fault: { kind: 'slow', seconds: 0.03 }, says: /./, waits: [] },
  { title: 'a lost connection', fault: { kind: 'reset' }, says: /cannot be reached/, waits: [1000] },
];

/** A fault of the requests of a step. */
export type StepFault = Passing & { step: string; requests: Requests };

/** The steps whose request has no token that could be refused. */
const withoutToken: ReadonlySet<string> = new Set(['the index of the stack', 'the encryption']);

/** Each fault at each of these steps. */
export function faultsAt(steps: Steps): StepFault[] {
  return Object.entries(steps).flatMap(([step, requests]) =>
    passing.map((fault) => ({ step, requests, ...fault, says: saidAt(step, fault) })),
  );
}

function saidAt(step: string, { fault, says }: Passing): RegExp {
  return fault.kind === '403' && withoutToken.has(step) ? /does not accept the request \(HTTP 403\)/ : says;
}

/** Whether it is a fault: after the first requests, something that is not there is a state of the project. */
export function isSaid({ fault: { kind }, step }: StepFault): boolean {
  return kind !== '404' || step in opening;
}

/** The configurations that are edited here: orders has a plain secret, and the other one another row. */
export type Edited = 'orders' | 'rows';

/** A fault of a request of a push that saves. */
export interface SavingFault {
  title: string;
  fault: Fault;
  /** The configuration whose requests it meets. */
  meets: Edited;
  /** The message. Absent: everything is saved. */
  says?: RegExp;
  /** The edits that a push of both saves. */
  saves: Edited[];
}

const get = { method: 'GET', path: '/ex-generic-v2/configs/101$' };
const put = { method: 'PUT', path: '/configs/101$' };
const putRow = { method: 'PUT', path: '/rows/701$' };

function atOrders(title: string, fault: Fault, says?: RegExp, saves: Edited[] = ['rows']): SavingFault {
  const whole: Edited[] = ['orders', 'rows'];
  return { title, fault, meets: 'orders', ...(says && { says }), saves: says === undefined ? whole : saves };
}

function atRows(title: string, fault: Fault, says?: RegExp): SavingFault {
  return { ...atOrders(title, fault, says, ['orders']), meets: 'rows' };
}

/** Faults right before, while and after a configuration is saved. */
export const savingFaults: readonly SavingFault[] = [
  atOrders('an expired token right before', { ...get, kind: 'expired' }, /The token has expired/, []),
  atOrders('no rights right before', { ...get, kind: '403' }, /has no right/),
  atOrders('404 right before', { ...get, kind: '404' }, /just deleted it in the project, so nothing/),
  atOrders('409 right before', { ...get, kind: '409' }, /is busy/),
  atOrders('429 right before', { ...get, kind: '429' }),
  atOrders('500 right before', { ...get, kind: '500', times: 9 }, /failed \(HTTP 500\)/),
  atOrders('a gateway right before', { ...get, kind: 'html', times: 9 }, /HTTP 502/),
  atOrders('a response that is cut off right before', { ...get, kind: 'truncated' }, /cut off/),
  atOrders('a connection that is lost right before', { ...get, kind: 'reset', times: 9 }, /be reached/),
  atOrders('an expired token', { ...put, kind: 'expired' }, /The token has expired/, []),
  atOrders('no rights', { ...put, kind: '403' }, /has no right/),
  atOrders('404', { ...put, kind: '404' }, /does not find what was asked for/),
  atOrders('409', { ...put, kind: '409' }, /is busy with another change/),
  atOrders('413', { ...put, kind: '413' }, /too large/),
  atOrders('429 with a wait', { ...put, kind: '429', seconds: 7 }),
  atOrders('429 without one', { ...put, kind: '429', seconds: null }),
  atOrders('429 again and again', { ...put, kind: '429', times: 99 }, /gets too many requests/),
  atOrders('500', { ...put, kind: '500' }),
  atOrders('500 again and again', { ...put, kind: '500', times: 99 }, /lost in two tries/),
  atOrders('maintenance', { ...put, kind: '503' }, /closed for maintenance/),
  atOrders('a gateway', { ...put, kind: 'html' }),
  atOrders('a response that is cut off', { ...put, kind: 'truncated' }),
  atOrders('a slow response', { ...put, kind: 'slow', seconds: 0.03 }),
  atOrders('a connection that is lost before', { ...put, kind: 'reset' }),
  atOrders('one that is lost after it arrived', { ...put, kind: 'lost' }),
  atOrders('one that is lost again and again', { ...put, kind: 'reset', times: 9 }, /lost in two tries/),
  atRows('an expired token at a row', { ...putRow, kind: 'expired' }, /The token has expired/),
  atRows('404 at a row', { ...putRow, kind: '404' }, /does not find/),
  atRows('409 at a row', { ...putRow, kind: '409' }, /is busy/),
  atRows('429 at a row', { ...putRow, kind: '429' }),
  atRows('500 at a row', { ...putRow, kind: '500' }),
  atRows('a row that is lost before', { ...putRow, kind: 'reset' }),
  atRows('a row that is lost after', { ...putRow, kind: 'lost' }),
  atRows('a row that is cut off', { ...putRow, kind: 'truncated' }),
];

/** Faults of the question about the configuration after a row of it has arrived. */
export const afterRowFaults: readonly Fault[] = ['expired', '403', '404', '500', 'html', 'truncated', 'reset'].map(
  (kind) => ({ method: 'GET', path: '/configs/103$', skip: 1, kind, times: 99 }),
);

/** A fault of the request that starts a job. */
export interface StartFault {
  title: string;
  fault: Fault;
  /** Absent: it runs. */
  says?: RegExp;
  /** How often the request is sent. */
  count: number;
}

const post = { method: 'POST', path: '^/jobs$' };

/** Faults of the request that starts a job. */
export const startFaults: readonly StartFault[] = [
  { title: 'an expired token', fault: { ...post, kind: 'expired' }, says: /The token has expired/, count: 1 },
  { title: 'no rights', fault: { ...post, kind: '403' }, says: /has no right/, count: 1 },
  { title: '404', fault: { ...post, kind: '404' }, says: /does not find/, count: 1 },
  { title: '409', fault: { ...post, kind: '409' }, says: /is busy/, count: 1 },
  { title: '429', fault: { ...post, kind: '429' }, count: 2 },
  {
    title: '500',
    fault: { ...post, kind: '500' },
    says: /HTTP 500\).*Look there whether the change arrived/,
    count: 1,
  },
  { title: 'a gateway', fault: { ...post, kind: 'html' }, says: /HTTP 502.*Look there whether/, count: 1 },
  {
    title: 'a response that is cut off',
    fault: { ...post, kind: 'truncated' },
    says: /cut off.*Look there whether/,
    count: 1,
  },
  {
    title: 'a connection that is lost before',
    fault: { ...post, kind: 'reset' },
    says: /did not confirm.*Look there whether/,
    count: 1,
  },
  {
    title: 'one that is lost after it arrived',
    fault: { ...post, kind: 'lost' },
    says: /did not confirm.*Look there whether/,
    count: 1,
  },
];

/** Faults that a job outlives while it is followed. */
export const followFaults: readonly Fault[] = ['500', 'html', 'truncated', 'reset', '429', 'slow'].flatMap((kind) =>
  [{ method: 'GET', path: '^/jobs/' }, { path: '/events$' }].map((requests) => ({
    ...requests,
    kind,
    times: 5,
    seconds: 0.02,
  })),
);

/** Faults that end the following of a job, and what is said. */
export const leaveFaults: readonly { fault: Fault; says: RegExp }[] = [
  { fault: { method: 'GET', path: '^/jobs/', kind: 'expired', times: 99 }, says: /The token has expired/ },
  { fault: { method: 'GET', path: '^/jobs/', kind: '403', times: 99 }, says: /has no right/ },
];

/** The body that somebody else saves in a configuration. */
export const theirs = '{"parameters":{"api":{"baseUrl":"https://theirs.example.com/"},"config":{}}}';

const shopAt = { componentId: 'ex-generic-v2', configId: '101' };

/** Something that somebody else does in the project, and what is done here after it. */
export interface Situation {
  title: string;
  /** The event before. */
  happens(stack: Pick<Stack, 'fault' | 'touch'>): Promise<unknown>;
  verb: 'pull' | 'push';
  /** The configuration that it is done with; absent: all. */
  of?: Edited;
  /** Of the folder; absent: the main one. */
  branch?: string;
  says: RegExp;
}

/** Each stops, and nothing changes here or there. */
export const situations: readonly Situation[] = [
  {
    title: 'a push after somebody saved',
    happens: ({ touch }) => touch({ ...shopAt, edit: { configuration: theirs } }),
    verb: 'push',
    of: 'orders',
    says: /Somebody has saved version 2\b.*\bfiles are based on version 1/,
  },
  {
    title: 'a push after somebody renamed it',
    happens: ({ touch }) => touch({ ...shopAt, edit: { name: 'Orders' } }),
    verb: 'push',
    of: 'orders',
    says: /Somebody has saved version 2/,
  },
  {
    title: 'a push of what was deleted there',
    happens: ({ fault }) => fault({ kind: 'deleted', method: 'GET', path: '/configs/101$' }),
    verb: 'push',
    of: 'orders',
    says: /deleted it in the project, so nothing was sent/,
  },
  {
    title: 'a push to what is deleted at the same moment',
    happens: ({ fault }) => fault({ kind: 'deleted', method: 'PUT', path: '/configs/101$' }),
    verb: 'push',
    of: 'orders',
    says: /orders.*does not find what was asked for/is,
  },
  {
    title: 'a push of a row whose configuration is deleted at the same moment',
    happens: ({ fault }) => fault({ kind: 'deleted', method: 'PUT', path: '/rows/701$' }),
    verb: 'push',
    of: 'rows',
    says: /with.rows.*does not find what was asked for/is,
  },
  {
    title: 'a push into a branch that is gone',
    happens: ({ fault }) => fault({ kind: 'branch', path: '^/v2/storage$' }),
    verb: 'push',
    of: 'orders',
    branch: '778',
    says: /no branch "(?:Feature X|778)"/,
  },
  {
    title: 'a push into a branch that goes at the same moment',
    happens: ({ fault }) => fault({ kind: 'branch', path: '/components$' }),
    verb: 'push',
    of: 'orders',
    branch: '778',
    says: /Branch id:"778" was not found|no branch "Feature X"/,
  },
  {
    title: 'a pull from a branch that goes at the same moment',
    happens: ({ fault }) => fault({ kind: 'branch', path: '/components$' }),
    verb: 'pull',
    branch: '778',
    says: /Branch id:"778" was not found|no branch "Feature X"/,
  },
  {
    title: 'a pull after somebody saved what was changed here',
    happens: ({ touch }) => touch({ ...shopAt, edit: { configuration: theirs } }),
    verb: 'pull',
    of: 'orders',
    says: /conflict .*local changes, and version 2 in the project\. Nothing was written|has changes here and in the project, so the files were left/,
  },
];

/** Operations at which the disk may be full while a pull writes. */
export const fullDisks = [
  ['appendFile', 1],
  ['appendFile', 2],
  ['rename', 1],
] as const;
