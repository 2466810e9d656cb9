import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { aroundRecords } from '../../../../engine/core/verdict/aroundRecords.ts';
import { readEnvelope } from '../../../../engine/core/verdict/envelope.ts';

function around(response: JsonObject, params: JsonObject = {}): string {
  const request = { endpoint: 'items', method: 'GET' as const, params, headers: {} };
  return aroundRecords({ envelope: readEnvelope({ ...response, items: [] }, 'items'), request });
}

describe('what is around the records', () => {
  const same: [title: string, one: JsonObject, other: JsonObject][] = [
    ['numbers, which may be positions and counters', { page: 1, at: 17, left: 99 }, { page: 2, at: 18, left: 98 }],
    ['times', { at: '2026-01-31T10:00:00Z' }, { at: '2026-01-31T10:00:01Z' }],
    ['times as HTTP writes them', { at: 'Sat, 31 Jan 2026 10:00:00 GMT' }, { at: 'Sat, 31 Jan 2026 10:00:01 GMT' }],
    ['addresses', { links: { self: '/items?page=1' } }, { links: { self: '/items?page=2' } }],
    ['names of the request', { meta: { request_id: 'a' } }, { meta: { request_id: 'b' } }],
    ['long tokens', { mark: 'eyJvIjoxMDAwMDAwMDB9' }, { mark: 'eyJvIjoxMDAwMDAwMDF9' }],
  ];
  for (const [title, one, other] of same) {
    it(`is the same although it differs in ${title}`, () => assert.equal(around(one), around(other)));
  }

  it('is the same although it repeats what was sent', () => {
    assert.equal(around({ window: 'a' }, { from: 'a' }), around({ window: 'b' }, { from: 'b' }));
  });

  const different: [title: string, one: JsonObject, other: JsonObject][] = [
    ['a day', { date: '2026-01-30' }, { date: '2026-01-31' }],
    ['the number of a day', { day: 1 }, { day: 2 }],
    ['a name', { station: 'Brno' }, { station: 'Praha' }],
    ['a name in an object about the list', { meta: { shop: 'A' } }, { meta: { shop: 'B' } }],
  ];
  for (const [title, one, other] of different) {
    it(`is another one with ${title}`, () => assert.notEqual(around(one), around(other)));
  }

  it('is another one with the day that was asked for', () => {
    assert.notEqual(around({ day: 1 }, { page: 1 }), around({ day: 2 }, { page: 2 }));
  });
});
