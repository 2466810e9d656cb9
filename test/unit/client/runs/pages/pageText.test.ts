import assert from 'node:assert/strict';
import type { RequestRecord } from '../../../../../client/runs/history/runRecord.ts';
import { bodyFolds } from '../../../../../client/runs/pages/bodyFolds.ts';
import { findRecordLines } from '../../../../../client/runs/pages/findRecordLines.ts';
import { type PageParts, pageText } from '../../../../../client/runs/pages/pageText.ts';
import { recordFolds } from '../../../../../client/runs/pages/recordFolds.ts';

const first: RequestRecord = {
  number: 1,
  method: 'GET',
  path: '/users?offset=0',
  at: 10,
  ms: 35,
  attempt: 1,
  status: 200,
  bytes: 1200,
  page: { page: 1, records: 2, path: 'items', next: 'The page is full, so "offset" goes from 0 to 2.' },
};
const second: RequestRecord = {
  ...first,
  number: 2,
  path: '/users?offset=2',
  page: { page: 2, records: 1, path: 'items' },
};
const body = `${JSON.stringify({ items: [{ id: 1 }, { id: 2 }], total: 3 }, undefined, 2)}\n`;
const exchange = {
  number: 1,
  method: 'GET',
  url: 'https://api.test/users?offset=0',
  requestHeaders: { Accept: 'application/json', Authorization: '•••' },
  status: 200,
  answerHeaders: { 'content-type': 'application/json' },
  answer: 'answers/000001.json',
  bytes: 1200,
  at: 10,
  ms: 35,
};

const failed = (number: number): RequestRecord => ({ ...first, number, status: 500, page: undefined });
const jobOf = (...requests: RequestRecord[]) => ({ name: 'users', runs: 1, requests });

function textOf(parts: Partial<PageParts> = {}): string {
  const job = { name: 'users', runs: 1, requests: [first, second] };
  return pageText({ job, request: first, exchange, body, ...parts });
}

describe('The document of a page', () => {
  it('has the request, the answer, the records with their place, and what followed', () => {
    const text = textOf();
    assert.ok(text.startsWith('# Page 1 of users\n'));
    assert.match(text, /GET https:\/\/api\.test\/users\?offset=0\nAccept: application\/json\nAuthorization: •••/);
    const [, from, to] = /2 records, at `items` \(lines (\d+) to (\d+)\)/.exec(text) ?? [];
    const lines = text.split('\n');
    assert.deepEqual([lines[Number(from) - 1], lines[Number(to) - 1]], ['  "items": [', '  ],']);
    assert.match(text, /## What followed\n\nThe page is full, so "offset" goes from 0 to 2\./);
    assert.ok(text.includes(body.trimEnd()));
  });

  const reasons: [string, Partial<PageParts>, RegExp][] = [
    ['of a first page', {}, /first request of the job/],
    ['of a later page: what the page before it led to', { request: second }, /"offset" goes from 0 to 2/],
    ['of a repeat', { request: { ...second, attempt: 2 } }, /previous attempt failed/],
    [
      'of a page whose page before is forgotten',
      { job: { name: 'users', runs: 1, requests: [second] }, request: second },
      /not kept/,
    ],
    [
      'of a first request that brought no page',
      { request: failed(1), job: jobOf(failed(1)) },
      /first request of the job/,
    ],
    ['of a later one that brought no page', { request: failed(2), job: jobOf(first, failed(2)) }, /"offset" goes from/],
    [
      'of one that may belong to another run of the job than the page before it',
      { request: failed(2), job: { ...jobOf(first, failed(2)), runs: 2 } },
      /Not known: its response has no page/,
    ],
    [
      'of a child: the record that it is for',
      { request: { ...first, parent: { page: 2, record: 7 } } },
      /first request for record 7 of page 2 of the parent job/,
    ],
    [
      'of a later request of a child that brought no page: what the page of the same record led to',
      {
        job: {
          ...jobOf({ ...first, parent: { page: 1, record: 1 } }, { ...failed(2), parent: { page: 1, record: 1 } }),
          runs: 2,
        },
        request: { ...failed(2), parent: { page: 1, record: 1 } },
      },
      /"offset" goes from/,
    ],
    ['of a login', { request: failed(1), job: { ...jobOf(failed(1)), name: '' } }, /belongs to none, like a login/],
  ];
  for (const [name, parts, expected] of reasons) {
    it(`says why the request was sent, ${name}`, () => {
      assert.match(/## Why this request\n\n(.*)/.exec(textOf(parts))?.[1] ?? '', expected);
    });
  }

  const limits: [string, Partial<PageParts>, RegExp][] = [
    [
      'an exchange that is not kept',
      { exchange: undefined, body: undefined },
      /Not kept\. Only the first and last exchanges/,
    ],
    [
      'a body that is too large',
      { exchange: { ...exchange, isBodyDropped: true, bytes: 9_000_000 }, body: undefined },
      /body \(.*\) is too large to keep/,
    ],
    ['a body that is gone', { body: undefined }, /body is no longer kept/],
    ['an answer without a body', { exchange: { ...exchange, answer: undefined }, body: undefined }, /It has no body/],
    ['a body that is not text', { exchange: { ...exchange, answer: 'answers/000001.bin' } }, /body is not text/],
    ['a body that is longer than what is shown', { body: 'x'.repeat(4_000_010) }, /… 10 more characters are not shown/],
    [
      'no response at all',
      { exchange: { ...exchange, error: { code: 'http.timeout', message: 'Nothing came.' } } },
      /`http\.timeout`: Nothing came\./,
    ],
    [
      'records that were not found',
      { request: { ...first, page: { page: 1, records: 0 } } },
      /0 records: the response has none at the expected path/,
    ],
  ];
  for (const [name, parts, expected] of limits) it(`says of ${name}`, () => assert.match(textOf(parts), expected));

  it('says why the run failed after it', () => {
    const text = textOf({ request: failed(1), failure: 'The answer is no JSON.' });
    assert.match(text, /## What followed\n\nThe run failed: The answer is no JSON\.\n/);
  });

  it('has a heading of its own for what belongs to no job', () => {
    assert.match(
      textOf({ request: failed(3), job: { ...jobOf(failed(3)), name: '' } }),
      /^# Request 3, outside of jobs\n/,
    );
  });

  it('names no lines of a body that is cut', () => {
    const long = `${JSON.stringify({ items: [{ id: 'x'.repeat(4_000_000) }] }, undefined, 2)}\n`;
    assert.match(textOf({ body: long }), /2 records, at `items`\.\n/);
  });

  it('is not ended by a fence in the body', () => {
    const text = textOf({ exchange: { ...exchange, answer: 'answers/000001.txt' }, body: 'a\n```\n# Not a heading' });
    assert.ok(text.includes('````text\na\n```\n# Not a heading\n````'));
  });

  it('opens with each of its records folded', () => {
    const text = textOf();
    const lines = text.split('\n');
    assert.deepEqual(
      recordFolds(text, 'items').map((line) => [lines[line], lines[line + 1]?.trim()]),
      [
        ['    {', '"id": 1'],
        ['    {', '"id": 2'],
      ],
    );
    assert.deepEqual(recordFolds(text, undefined), []);
    assert.deepEqual(recordFolds('# no body', 'items'), []);
  });
});

describe('The lines of what a path leads to', () => {
  const json = JSON.stringify(
    { meta: { items: 1 }, data: { items: [{ items: [] }, 2], 'a b': {} }, last: [] },
    undefined,
    2,
  );
  const cases: [string, { start: number; end: number } | undefined][] = [
    ['', { start: 0, end: 14 }],
    ['data', { start: 4, end: 12 }],
    ['data.items', { start: 5, end: 10 }],
    ['meta.items', { start: 2, end: 2 }],
    ['last', { start: 13, end: 13 }],
    ['items', undefined],
    ['data.nothing', undefined],
    ['data.items.0', undefined],
  ];
  for (const [path, expected] of cases) {
    it(`of "${path}" ${expected === undefined ? 'are none' : `are ${expected.start} to ${expected.end}`}`, () => {
      assert.deepEqual(findRecordLines(json, path), expected);
    });
  }
});

describe('What folds in a body', () => {
  it('is every object and list, the outer before the inner', () => {
    const text = ['```json', '{', '  "a": [', '    {', '      "b": 1', '    }', '  ],', '  "c": {}', '}', '```'].join(
      '\n',
    );
    assert.deepEqual(bodyFolds(text), [
      { start: 1, end: 7 },
      { start: 2, end: 5 },
      { start: 3, end: 4 },
    ]);
  });
});
