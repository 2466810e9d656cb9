import assert from 'node:assert/strict';
import { findPaging } from '../../../../../engine/core/descriptions/evidence/findPaging.ts';
import { findRecords } from '../../../../../engine/core/descriptions/evidence/findRecords.ts';
import { readHar } from '../../../../../engine/core/descriptions/har/readHar.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { har } from '../../../../support/har.ts';

const api = 'https://api.example.com/things';
const records = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: 'x' }));

/** Finds the paging in a recording of requests with these queries and responses. */
function found(...pages: [query: string, body: unknown][]) {
  const entries = pages.map(([query, body]) => ({ url: `${api}?${query}`, body }));
  const [operation] = readHar(parseJson(JSON.stringify(har(...entries)))).operations;
  const list = operation && findRecords(operation);
  assert.ok(operation && list);
  const { clue, sureness, evidence = [] } = findPaging(operation, list) ?? {};
  return { clue, sureness, isRecorded: evidence.some((sentence) => sentence.startsWith('In the recording')) };
}

describe('recorded pages', () => {
  const cases: [what: string, pages: [query: string, body: unknown][], clue: unknown][] = [
    [
      'the token of a response in the next request, whatever they are called',
      [
        ['q=a', { items: records(2), bookmarkOf: { after: 'x7-9' } }],
        ['q=a&from=x7-9', { items: records(1), bookmarkOf: {} }],
      ],
      { kind: 'token', path: 'bookmarkOf.after', param: 'from' },
    ],
    [
      'an API that takes nothing but the token',
      [
        ['q=a&limit=2', { items: records(2), next: 'abcd' }],
        ['cursor=abcd', { items: records(1) }],
      ],
      { kind: 'token', path: 'next', param: 'cursor' },
    ],
    [
      'the number of the next page',
      [
        ['page=1', { items: records(2), next_page: 2 }],
        ['page=2', { items: records(1), next_page: null }],
      ],
      { kind: 'token', path: 'next_page', param: 'page' },
    ],
    [
      'the address of the next request',
      [
        ['page=1', { items: records(2), paging: { forward: `${api}?page=2` } }],
        ['page=2', { items: records(1), paging: {} }],
      ],
      { kind: 'address', path: 'paging.forward' },
    ],
    [
      'an address that has a key too',
      [
        ['page=1&api_key=s3cr3t-k3y', { items: records(2), forward: `${api}?page=2&api_key=s3cr3t-k3y` }],
        ['page=2&api_key=s3cr3t-k3y', { items: records(1) }],
      ],
      { kind: 'address', path: 'forward' },
    ],
    [
      'a number that grows by one',
      [
        ['pg=1&q=a', { items: records(2) }],
        ['pg=2&q=a', { items: records(2) }],
      ],
      { kind: 'pages', param: 'pg', first: undefined, size: undefined },
    ],
    [
      'pages from zero, with their size',
      [
        ['p=0&per_page=30', { items: records(30) }],
        ['p=1&per_page=30', { items: records(2) }],
      ],
      { kind: 'pages', param: 'p', first: 0, size: { param: 'per_page', value: 30 } },
    ],
    [
      'a first page without its number',
      [
        ['', { items: records(2) }],
        ['page=2', { items: records(2) }],
      ],
      { kind: 'pages', param: 'page', first: undefined, size: undefined },
    ],
    [
      'a number that grows by the records of a page',
      [
        ['', records(20)],
        ['skip=20', records(3)],
      ],
      { kind: 'records', param: 'skip', size: { param: 'limit', value: 20 } },
    ],
    [
      'a number that grows by the size that was asked for',
      [
        ['von=0&count=25', { items: records(24), count: 25 }],
        ['von=25&count=25', { items: records(3), count: 25 }],
      ],
      { kind: 'records', param: 'von', size: { param: 'count', value: 25 } },
    ],
  ];
  for (const [what, pages, clue] of cases) {
    it(`show ${what}`, () => assert.deepEqual(found(...pages), { clue, sureness: 'high', isRecorded: true }));
  }

  const quiet: [what: string, pages: [query: string, body: unknown][]][] = [
    ['one request', [['q=a', { items: records(2), note: 'x7-9' }]]],
    [
      'a filter that changed',
      [
        ['city=Brno', { items: records(2), city: 'Brno' }],
        ['city=Malta', { items: records(2), city: 'Malta' }],
      ],
    ],
    [
      'a number that changed with something else',
      [
        ['year=1&city=Brno', { items: records(2) }],
        ['year=2&city=Malta', { items: records(2) }],
      ],
    ],
    [
      'another thing that was looked at',
      [
        ['user=1', { items: records(2) }],
        ['user=2', { items: records(2) }],
      ],
    ],
    [
      'a number that fell',
      [
        ['year=2', { items: records(2) }],
        ['year=1', { items: records(2) }],
      ],
    ],
  ];
  for (const [what, pages] of quiet)
    it(`are not seen in ${what}`, () => assert.equal(found(...pages).isRecorded, false));
});
