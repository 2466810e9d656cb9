import assert from 'node:assert/strict';
import type { JobRecord, RequestRecord } from '../../../../../client/runs/history/runRecord.ts';
import {
  logContent,
  recordsContent,
  requestContent,
  responseContent,
  type ShownPage,
} from '../../../../../client/runs/testPane/testContent.ts';
import type { TestContent } from '../../../../../client/runs/testPane/testMessages.ts';
import { parseJson } from '../../../../../engine/faces/json.ts';
import { createEvent } from '../../createEvent.ts';

const first: RequestRecord = {
  number: 1,
  method: 'GET',
  path: '/users?offset=0',
  at: 0,
  ms: 5,
  attempt: 1,
  status: 200,
  page: { page: 1, records: 2, path: 'items', next: 'The page is full, so "offset" goes from 0 to 2.' },
};
const second: RequestRecord = {
  ...first,
  number: 2,
  path: '/users?offset=2',
  page: { page: 2, records: 1, path: 'items' },
};
const job: JobRecord = {
  name: 'users',
  runs: 1,
  requests: [first, second],
  forgotten: 0,
  pages: 2,
  records: 3,
  recordsPerPage: [],
};
const body = '{"items": [{"id": 1, "tags": ["a"]}, {"id": 2, "name": ""}], "more": true}';
const exchange = {
  number: 1,
  method: 'GET',
  url: 'http://api.test/users?offset=0',
  requestHeaders: { Authorization: '•••' },
  status: 200,
  answerHeaders: { link: '<http://api.test/users?offset=2>; rel="next"', etag: 'x' },
  answer: 'answers/000001.json',
  bytes: 80,
  at: 0,
  ms: 5,
};
const shown = (fields: Partial<ShownPage> = {}): ShownPage => ({
  exchange,
  body,
  response: parseJson(body),
  job,
  place: { request: first, page: 1 },
  next: undefined,
  ...fields,
});
const of = <Type extends TestContent['type']>(content: TestContent, type: Type) => {
  assert.equal(content.type, type);
  return content as Extract<TestContent, { type: Type }>;
};

describe('The records of a page', () => {
  it('have a column for each of their keys, and tell a missing key from an empty text', () => {
    const { summary, columns, rows } = of(recordsContent(shown()), 'records');
    assert.equal(summary, '2 records, at "items"');
    assert.deepEqual(columns, ['id', 'tags', 'name']);
    assert.deepEqual(rows, [
      ['1', '["a"]', null],
      ['2', null, ''],
    ]);
  });

  it('are those that a limit let through', () => {
    const limited = { ...first, page: { page: 1, records: 1, path: 'items' } };
    const { summary, rows } = of(recordsContent(shown({ place: { request: limited, page: 1 } })), 'records');
    assert.equal(summary, '1 record, at "items"; 2 records in the response');
    assert.equal(rows.length, 1);
  });

  it('say how many of a large page are not shown', () => {
    const records = Array.from({ length: 5000 }, (_, id) => ({ id }));
    const large = { ...first, page: { page: 1, records: 5000, path: '' } };
    const content = recordsContent(shown({ place: { request: large, page: 1 }, response: records }));
    const { rows, notes } = of(content, 'records');
    assert.equal(rows.length, 100);
    assert.deepEqual(notes, ['The first 100 of 5,000 records are shown.']);
  });

  it('say how many keys are not shown', () => {
    const wide = [Object.fromEntries(Array.from({ length: 75 }, (_, index) => [`k${index}`, index]))];
    const page = { ...first, page: { page: 1, records: 1, path: '' } };
    const { columns, notes } = of(
      recordsContent(shown({ place: { request: page, page: 1 }, response: wide })),
      'records',
    );
    assert.equal(columns.length, 60);
    assert.deepEqual(notes, ['15 more keys are not shown.']);
  });

  it('of a plain list are in one column', () => {
    const page = { ...first, page: { page: 1, records: 2, path: '' } };
    const { columns, rows } = of(
      recordsContent(shown({ place: { request: page, page: 1 }, response: [1, 'b'] })),
      'records',
    );
    assert.deepEqual([columns, rows], [['value'], [['1'], ['b']]]);
  });

  const nothing: [string, Partial<ShownPage>, RegExp][] = [
    ['a request without a page', { place: { request: { ...first, page: undefined } as RequestRecord } }, /no page/],
    ['a body that is not kept', { response: undefined }, /not kept/],
    [
      'a response without the list',
      { place: { request: { ...first, page: { page: 1, records: 0 } }, page: 1 } },
      /0 records: the response has none at the expected path/,
    ],
  ];
  for (const [what, fields, text] of nothing) {
    it(`say why there are none for ${what}`, () =>
      assert.match(of(recordsContent(shown(fields)), 'nothing').text, text));
  }
});

describe('The request of a page', () => {
  it('says why it was sent, and what changed', () => {
    const after = { ...exchange, number: 2, url: 'http://api.test/users?offset=2' };
    const content = requestContent(shown({ place: { request: second, page: 2 }, exchange: after }), exchange);
    const { why, changes, line, headers } = of(content, 'request');
    assert.equal(why, 'The page is full, so "offset" goes from 0 to 2.');
    assert.deepEqual(changes, [{ name: 'offset', was: '0', is: '2' }]);
    assert.equal(line, 'GET http://api.test/users?offset=2');
    assert.deepEqual(headers, [['Authorization', '•••']]);
  });

  it('of a first page has none before it', () => {
    const { why, changes } = of(requestContent(shown(), undefined), 'request');
    assert.match(why, /first request of the job/);
    assert.equal(changes, 'It is the first one of this job.');
  });

  it('says where the one before is not kept', () => {
    const content = requestContent(shown({ place: { request: second, page: 2 } }), undefined);
    assert.equal(of(content, 'request').changes, 'The request before it is not kept.');
  });
});

describe('The response of a page', () => {
  const response = (fields: Partial<ShownPage> = {}) => of(responseContent(shown(fields), new Map()), 'response');

  it('has its status, its size and its headers, with the link to the next page marked', () => {
    const { status, headers } = response();
    assert.equal(status, '200, 80 B');
    assert.deepEqual(
      headers.map(([name, , isNext]) => [name, isNext]),
      [
        ['link', true],
        ['etag', false],
      ],
    );
  });

  it('is text where it is not JSON, cut where it is long', () => {
    const html = response({ body: '<h1>Maintenance</h1>', response: undefined });
    assert.deepEqual([html.text, html.rows, html.notes], ['<h1>Maintenance</h1>', [], []]);
    assert.deepEqual(response({ body: 'x'.repeat(30_000), response: undefined }).notes, ['The text is cut.']);
  });

  it('says that it is too large to keep, or that there was none', () => {
    const { answer: _answer, ...bodiless } = exchange;
    const dropped = { ...bodiless, isBodyDropped: true as const, bytes: 20e6 };
    assert.deepEqual(response({ exchange: dropped, body: undefined, response: undefined }).notes, [
      'The body (20.0 MB) is too large to keep.',
    ]);
    const { status: _status, ...silent } = bodiless;
    const failed = { ...silent, error: { code: 'transport.refused' as never, message: 'No answer from `gone`.' } };
    const { status, notes } = response({ exchange: failed, body: undefined, response: undefined });
    assert.deepEqual([status, notes], ['No response', ['transport.refused: No answer from "gone".']]);
  });
});

describe('The log of a page', () => {
  const requestEvent = (request: number, name = 'users') =>
    createEvent({
      kind: 'request',
      job: name,
      request,
      method: 'GET',
      url: '',
      path: `/${request}`,
      durationMs: 1,
      attempt: 1,
    });
  const next = (page: number, name = 'users') => createEvent({ kind: 'next-request', job: name, page, request: page });
  const oldestFirst = [
    createEvent({ kind: 'job-started', job: 'users', pointer: '' }, 'started'),
    requestEvent(1),
    requestEvent(7, 'other'),
    createEvent({ kind: 'page', job: 'users', page: 1, records: 2, totalRecords: 2, request: 1 }, 'page 1'),
    next(1),
    requestEvent(2),
    createEvent({ kind: 'page', job: 'users', page: 2, records: 1, totalRecords: 3, request: 2 }, 'page 2'),
    createEvent(
      { kind: 'paging-stopped', job: 'users', stopReason: 'short-page' as never, pages: 2, records: 3 },
      'end',
    ),
  ];
  const log = (request: RequestRecord) =>
    of(logContent(shown({ place: { request } }), oldestFirst.toReversed()), 'log');

  it('has what happened from the page before it to the next one, and all of the job', () => {
    const [one, two] = [log(first), log(second)];
    assert.deepEqual([one.page.length, two.page.length, one.job.length], [4, 3, 7]);
    assert.match(one.page[0]?.text ?? '', /started/);
    assert.match(two.page.at(-1)?.text ?? '', /end/);
  });

  it('has nothing of a page whose events are no longer kept', () => {
    assert.deepEqual(log({ ...second, number: 99 }).page, []);
  });
});
