import assert from 'node:assert/strict';
import { Ajv } from 'ajv';
import type { RunEvent, RunReport } from '../../../engine/core/contracts/generated/types.ts';
import { standAlone } from '../../../scripts/lib/standAlone.ts';
import { schemasFolder } from './everySchema.ts';

const ajv = new Ajv({ strict: false, allErrors: true, discriminator: true });
const read = (name: string) => standAlone(schemasFolder, `${name}.schema.json`);
const isReport = ajv.compile(read('report'));
const isEvent = ajv.compile(read('event'));
const isShapes = ajv.compile(read('shapes'));

const done: RunReport = {
  config: 'users.extractor.json',
  startedAt: '2026-01-31T08:00:00.000Z',
  durationMs: 1234,
  outcome: 'done',
  requests: 12,
  retries: 0,
  jobs: [
    {
      name: 'users',
      pointer: '/config/jobs/0',
      pages: 11,
      requests: 11,
      records: 1034,
      stopReason: 'short-page',
      verdict: { status: 'complete', evidence: [{ code: 'total-matches', message: 'The response says 1034.' }] },
    },
  ],
  tables: [{ name: 'in.c-main.users', file: 'tables/main.users.csv', rows: 1034, columns: ['id', 'name'] }],
  limits: [{ code: 'max-pages', value: 5, job: 'users' }],
};
const failed: RunReport = {
  ...done,
  outcome: 'failed',
  error: { code: 'http.status', message: 'The API answered 404.', job: 'users' },
  jobs: [],
  tables: [],
  limits: [],
};

describe('the schema of the report', () => {
  it('takes the report of a run that was done, that failed and that was cancelled', () => {
    for (const each of [done, failed, { ...done, outcome: 'cancelled' }])
      assert.ok(isReport(each), JSON.stringify(isReport.errors));
  });

  it('takes what became of the import into a storage', () => {
    const storages: RunReport['storage'][] = [
      { file: 's.sqlite', tables: 2, rows: 12 },
      { file: 's.sqlite', error: { code: 'storage.failed', message: 'The disk is full.' } },
    ];
    for (const storage of storages) assert.ok(isReport({ ...done, storage }), JSON.stringify(isReport.errors));
  });

  it('takes the processors that were not applied', () => {
    const processor = { component: 'a', position: 'after', pointer: '/processors/after/0', message: 'Not applied.' };
    for (const each of [processor, { ...processor, tag: '1', position: 'before' }])
      assert.ok(isReport({ ...done, processors: [each] }), JSON.stringify(isReport.errors));
    assert.equal(isReport({ ...done, processors: [{ ...processor, position: 'beside' }] }), false);
  });

  const wrong: [string, object][] = [
    ['with an import that neither was done nor failed', { ...done, storage: { file: 's.sqlite' } }],
    ['without an outcome', { ...done, outcome: undefined }],
    ['with an unknown outcome', { ...done, outcome: 'ok' }],
    ['with an error although it was done', { ...done, error: failed.error }],
    ['of a failure without its error', { ...done, outcome: 'failed' }],
    ['with an error code that is no code', { ...failed, error: { code: 'Not found', message: 'x' } }],
    ['with an unknown stop reason', { ...done, jobs: [{ ...done.jobs[0], stopReason: 'bored' }] }],
    ['with a verdict in words', { ...done, jobs: [{ ...done.jobs[0], verdict: 'complete' }] }],
    ['with a number of pages below 0', { ...done, jobs: [{ ...done.jobs[0], pages: -1 }] }],
    ['with a further key', { ...done, secrets: [] }],
    ['with a time without its zone', { ...done, startedAt: '2026-01-31T08:00:00' }],
    ['with a limit that does not exist', { ...done, limits: [{ code: 'max-tables', value: 1 }] }],
  ];
  for (const [name, value] of wrong)
    it(`refuses a report ${name}`, () => assert.equal(isReport(JSON.parse(JSON.stringify(value))), false));
});

const base = { time: '2026-01-31T08:00:00.000Z', level: 'info', message: 'Something happened.' } as const;
/** One event of each kind; the compiler refuses the table when a kind is missing. */
const events: { [Kind in RunEvent['kind']]: Extract<RunEvent, { kind: Kind }> } = {
  'run-started': { ...base, kind: 'run-started', config: 'a.json', debug: true },
  'state-unreadable': { ...base, kind: 'state-unreadable', file: 'in/state.json' },
  'state-ahead': { ...base, kind: 'state-ahead', previousStart: '2026-02-01T08:00:00.000Z' },
  'config-warning': { ...base, kind: 'config-warning', pointer: '/api/query' },
  'processor-not-applied': {
    ...base,
    kind: 'processor-not-applied',
    component: 'keboola.processor-skip-lines',
    position: 'after',
    pointer: '/processors/after/0',
  },
  'conversion-chosen': { ...base, kind: 'conversion-chosen', reason: 'legacy-by-state' },
  'ssh-tunnel': { ...base, kind: 'ssh-tunnel', state: 'created', host: 'bastion.test', attempt: 1 },
  'cache-not-written': { ...base, kind: 'cache-not-written' },
  'browser-limit': { ...base, kind: 'browser-limit', limit: 'header-dropped', header: 'Cookie' },
  'logged-in': { ...base, kind: 'logged-in' },
  'credentials-withheld': {
    ...base,
    kind: 'credentials-withheld',
    origin: 'https://b.example.com',
    names: ['Authorization'],
  },
  'job-started': { ...base, kind: 'job-started', pointer: '/config/jobs/0', job: 'users', record: 3 },
  request: {
    ...base,
    kind: 'request',
    request: 1,
    method: 'GET',
    path: '/a?b=1',
    url: 'https://x.test/a?b=1',
    attempt: 1,
    status: 200,
    durationMs: 1.5,
  },
  retry: { ...base, kind: 'retry', attempt: 1, maxRetries: 10, delayMs: 1000, reason: 'http.status' },
  waiting: {
    ...base,
    kind: 'waiting',
    origin: 'https://api.test',
    delayMs: 2000,
    until: '2026-01-31T08:00:02.000Z',
    reason: 'used-up',
  },
  page: { ...base, kind: 'page', page: 1, records: 10, totalRecords: 10 },
  'kernel-missing': { ...base, kind: 'kernel-missing', why: 'WebAssembly is switched off.' },
  'next-request': { ...base, kind: 'next-request', page: 1, request: 1 },
  'search-request': { ...base, kind: 'search-request', left: 11 },
  'paging-searched': { ...base, kind: 'paging-searched', result: 'found' },
  'empty-page': { ...base, kind: 'empty-page', page: 2, path: 'items' },
  'no-list': { ...base, kind: 'no-list', keys: ['a'] },
  'ignored-error': { ...base, kind: 'ignored-error', status: 404 },
  'nested-list': { ...base, kind: 'nested-list', path: 'a.b' },
  'next-value-missing': { ...base, kind: 'next-value-missing', path: 'next', suggestion: 'meta.next' },
  'not-rows': { ...base, kind: 'not-rows', page: 1, path: 'orders', count: 20 },
  'param-is-one-key': { ...base, kind: 'param-is-one-key', param: 'page.after', object: 'page' },
  'byte-order-mark': { ...base, kind: 'byte-order-mark', page: 3 },
  'gzip-unannounced': { ...base, kind: 'gzip-unannounced', page: 3 },
  'not-utf8': { ...base, kind: 'not-utf8', page: 3, charset: 'iso-8859-1' },
  'surplus-requests': { ...base, kind: 'surplus-requests', count: 3 },
  'paging-stopped': { ...base, kind: 'paging-stopped', stopReason: 'short-page', pages: 2, records: 12 },
  'table-written': {
    ...base,
    kind: 'table-written',
    table: 'users',
    file: 'tables/users.csv',
    rows: 12,
    columns: ['id'],
  },
  'column-empty': {
    ...base,
    kind: 'column-empty',
    table: 'users',
    column: 'NAME',
    rows: 12,
    pointer: '/config/mappings/users/name',
  },
  'fields-unmapped': {
    ...base,
    kind: 'fields-unmapped',
    table: 'users',
    fields: ['mail'],
    pointer: '/config/mappings/users',
  },
  'shapes-written': { ...base, kind: 'shapes-written', file: 'a.shapes.json' },
  'shapes-not-written': { ...base, kind: 'shapes-not-written', file: 'a.shapes.json' },
  'pages-kept': { ...base, kind: 'pages-kept', shard: '1-00001', pages: 3, bytes: 1200 },
  'no-shard': { ...base, kind: 'no-shard', stage: 1, index: 9 },
  'recording-written': { ...base, kind: 'recording-written', folder: 'recording', exchanges: 3 },
  'recording-not-written': { ...base, kind: 'recording-not-written', folder: 'recording' },
  'storage-imported': { ...base, kind: 'storage-imported', file: 's.sqlite', tables: 2, rows: 12 },
  'storage-not-imported': { ...base, kind: 'storage-not-imported', file: 's.sqlite', code: 'storage.failed' },
  'remote-message': { ...base, kind: 'remote-message', remoteJob: '901' },
  'run-finished': { ...base, kind: 'run-finished', requests: 3, durationMs: 20 },
  cancelled: { ...base, kind: 'cancelled' },
  error: { ...base, kind: 'error', code: 'http.status' },
};

describe('the schema of an event', () => {
  for (const [kind, value] of Object.entries(events)) {
    it(`takes an event of kind ${kind}, and asks for its fields`, () => {
      assert.ok(isEvent(value), JSON.stringify(isEvent.errors));
      const { time, level, message } = value;
      const isBare = ['cancelled', 'cache-not-written', 'logged-in'].includes(kind);
      assert.equal(isEvent({ time, level, message, kind }), isBare);
    });
  }

  it('has every kind that is described', () => {
    const { RunEventDetail, ...others } = read('event').definitions ?? {};
    const described = Object.keys(others).filter((name) => name.endsWith('Detail'));
    const listed = typeof RunEventDetail === 'object' ? RunEventDetail.oneOf : [];
    assert.deepEqual(
      listed,
      described.map((name) => ({ $ref: `#/definitions/${name}` })),
    );
    assert.equal(described.length, Object.keys(events).length);
  });

  it('refuses an event without a level, of an unknown kind, or without a message', () => {
    const { level: _, ...noLevel } = events.cancelled;
    const { message: __, ...noMessage } = events.cancelled;
    for (const value of [noLevel, noMessage, { ...events.cancelled, kind: 'lunch' }])
      assert.equal(isEvent(value), false);
  });
});

describe('the schema of the response shapes', () => {
  const token = { type: ['string', 'null'] };
  const shape = {
    type: 'object',
    properties: {
      scroll: { type: 'object', properties: { token } },
      items: { type: 'array', items: { type: 'object' } },
    },
    required: ['scroll'],
  };
  const shapes = { version: 1, jobs: { users: { responses: 11, schema: shape } } };

  it('takes what a run writes', () => assert.ok(isShapes(shapes), JSON.stringify(isShapes.errors)));

  it('takes what a person adds', () => {
    const schema = { ...shape, title: 'Users', additionalProperties: true };
    assert.ok(isShapes({ ...shapes, $comment: 'by hand', jobs: { users: { responses: 0, schema } } }));
  });

  const wrong: [string, object][] = [
    ['of another version', { ...shapes, version: 2 }],
    ['without jobs', { version: 1 }],
    ['with a job that has no shape', { version: 1, jobs: { users: { responses: 1 } } }],
    ['with an unknown type', { version: 1, jobs: { users: { responses: 1, schema: { type: 'text' } } } }],
    [
      'with a list of required keys that are no names',
      { version: 1, jobs: { users: { responses: 1, schema: { required: [1] } } } },
    ],
  ];
  for (const [name, value] of wrong) it(`refuses shapes ${name}`, () => assert.equal(isShapes(value), false));
});
