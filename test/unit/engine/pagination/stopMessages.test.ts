import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { rowsOf, tracePaging } from './tracePaging.ts';

const noon = Date.UTC(2026, 0, 31, 12);

// the row of the table, options, the answer after which it stops, what is said
const rows: [string, JsonObject, JsonValue, RegExp][] = [
  [
    'offset: fewer rows than the page size',
    { method: 'offset', limit: 3 },
    rowsOf(2),
    /fewer records \(2\).*page size \(3\)/,
  ],
  ['pagenum: empty page', { method: 'pagenum' }, [], /no records/],
  [
    'pagenum: fewer rows than the page size',
    { method: 'pagenum', limit: 3 },
    rowsOf(2),
    /fewer records \(2\).*page size \(3\)/,
  ],
  ['response.url: no next value', { method: 'response.url' }, { next_page: null }, /"next_page" is empty/],
  [
    'response.param: no next value',
    { method: 'response.param', responseParam: 'meta.next', queryParam: 'p' },
    {},
    /no "meta\.next"/,
  ],
  ['zendesk: no next value', { method: 'zendesk.response.url' }, {}, /no "next_page"/],
  [
    'zendesk: next start_time too recent',
    { method: 'zendesk.response.url' },
    { next_page: `x?start_time=${noon / 1000}` },
    /"start_time"/,
  ],
  ['cursor: no rows', { method: 'cursor', idKey: 'id', param: 'p' }, [], /no records/],
  [
    'nextPageFlag: names the field and its truth value',
    { method: 'pagenum', nextPageFlag: { field: 'more', stopOn: false } },
    { more: 0 },
    /"more" counts as false/,
  ],
  [
    'forceStop: names which limit and its value',
    { method: 'pagenum', forceStop: { volume: 5 } },
    { much: 'more' },
    /"forceStop\.volume" of 5/,
  ],
  [
    'limitStop: current count and limit',
    { method: 'pagenum', limitStop: { count: 3 } },
    rowsOf(4),
    /3 records and 4 were read/,
  ],
];

describe('what is said when paging stops (pagination.md 14)', () => {
  for (const [title, pagination, answer, said] of rows) {
    it(`pagination.md 14, info: ${title}`, () =>
      assert.match(tracePaging({ pagination, answers: [answer], now: () => noon }).stop?.message ?? '', said));
  }
});
