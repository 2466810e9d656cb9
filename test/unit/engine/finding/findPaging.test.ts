import assert from 'node:assert/strict';
import type { SearchedJob } from '../../../../engine/core/finding/bench/search.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { bareJob, numberIn, type Reply, records, searchInMemory } from '../../../support/searchInMemory.ts';

const all = records(70);

/** An API that counts records: 10 a page, at most 30. */
function counted(params: JsonObject): Reply {
  const size = Math.min(30, numberIn(params, 'limit', 10));
  const start = numberIn(params, 'offset', 0);
  return { body: { total: all.length, things: all.slice(start, start + size) } };
}

/** An API that numbers its pages of 20 from 0, without any sign of it. */
function numbered(params: JsonObject): Reply {
  const page = numberIn(params, 'page', 0);
  return { body: all.slice(page * 20, page * 20 + 20) };
}

/** An API with a token in each response, for a parameter with another name. */
function withToken(params: JsonObject): Reply {
  const start = numberIn(params, 'start_cursor', 0);
  const next = start + 25;
  return { body: { things: all.slice(start, next), next_cursor: next < all.length ? `${next}` : null } };
}

/** An API that continues after an id. */
function afterId(params: JsonObject): Reply {
  const since = numberIn(params, 'since_id', 0);
  return { body: all.filter((_, index) => 100 + index > since).slice(0, 25) };
}

/** An API that counts 500 records, 20 a page, and goes no farther than a position: it refuses what is there, or ends. */
function capped({ end, message }: { end: number; message?: string }): (params: JsonObject) => Reply {
  return (params) => {
    const start = numberIn(params, 'offset', 0);
    if (start >= end && message !== undefined) return { status: 404, body: { message } };
    return { body: { total: 500, things: records(500).slice(start, Math.min(end, start + 20)) } };
  };
}

describe('A search for paging', () => {
  const found: [string, (params: JsonObject) => Reply, JsonObject][] = [
    ['an offset, with the size that the API honours', counted, { method: 'offset', limit: 30 }],
    ['pages from 0', numbered, { method: 'pagenum', firstPage: 0 }],
    [
      'a token',
      withToken,
      { method: 'response.param', responseParam: 'next_cursor', queryParam: 'start_cursor', includeParams: true },
    ],
    ['the last id', afterId, { method: 'cursor', idKey: 'id', param: 'since_id' }],
  ];
  for (const [name, api, pagination] of found)
    it(`finds ${name}`, () => {
      const { finding } = searchInMemory(api);
      assert.deepEqual([finding.result, finding.pagination], ['found', pagination], finding.conclusion);
    });

  it('sends no request twice', () => {
    for (const [, api] of found) {
      const sent = searchInMemory(api).sent.map((params) => JSON.stringify(params));
      assert.deepEqual(sent, [...new Set(sent)]);
    }
  });

  it('says what it saw, with the requests that showed it', () => {
    const { evidence } = searchInMemory(counted).finding;
    assert.ok(evidence.some(({ message }) => message === 'All 3 pages were read: 70 records, none twice.'));
    assert.ok(evidence.every(({ requests = [1] }) => requests.length > 0));
  });

  it('proves the paging that is written, and changes nothing', () => {
    const pagination = { method: 'offset', limit: 30 };
    const { finding, sent } = searchInMemory(counted, { pagination });
    assert.deepEqual([finding.isThere, finding.changes, sent.length], [true, [], 4]);
  });

  it('says what is wrong with the paging that is written, and what is right', () => {
    const { finding } = searchInMemory(counted, { pagination: { method: 'offset', limit: 50 } });
    assert.deepEqual(finding.pagination, { method: 'offset', limit: 30 });
    assert.match(finding.conclusion, /The paging that is written is wrong: .*70/);
  });

  it('removes parameters of the job that would override the paging', () => {
    const request = { ...bareJob.request, params: { limit: 10, offset: 0, sort: 'id' } };
    const { changes } = searchInMemory(counted, { request }).finding;
    assert.deepEqual(changes, [{ place: ['params', 'limit'] }, { place: ['params', 'offset'] }]);
  });

  it('begins with a name that a description gives', () => {
    const api = (params: JsonObject): Reply => {
      const start = numberIn(params, 'ab', 0);
      return { body: { total: 70, things: all.slice(start, start + 20) } };
    };
    const names: SearchedJob['names'] = { position: { name: 'ab', source: 'the description names "ab"' } };
    const { finding, sent } = searchInMemory(api, { names });
    assert.equal(finding.result, 'found', finding.conclusion);
    assert.deepEqual(sent[1], { ab: 20 });
  });

  it('tries the paging of another job first', () => {
    const { sent } = searchInMemory(counted, { earlier: [{ method: 'offset', limit: 10 }] });
    assert.deepEqual(sent[1], { limit: 10, offset: 10 });
  });
});

describe('A search for paging that finds none', () => {
  const cases: [string, (params: JsonObject) => Reply, string, RegExp][] = [
    ['one page holds all', () => ({ body: { total: 7, pages: 1, things: records(7) } }), 'not-needed', /all 7 records/],
    ['nothing reacts, and the number is no limit', () => ({ body: records(37) }), 'not-needed', /37 records/],
    ['nothing reacts, and the number may be a limit', () => ({ body: records(50) }), 'unknown', /No paging could/],
    ['there are no records', () => ({ body: { things: [] } }), 'unknown', /no records/],
    ['a login is needed', () => ({ status: 401, body: { message: 'Who are you?' } }), 'unknown', /Who are you/],
    ['the response is a page for people', () => ({ text: '<html>' }), 'unknown', /not JSON/],
    [
      'the records are keyed by id',
      () => ({ body: { things: { '7': { a: 1 }, '8': { a: 2 }, '9': { a: 3 } } } }),
      'not-expressible',
      /keyed by id/,
    ],
    ['the records are in columns', () => ({ body: { id: [1, 2], name: ['a', 'b'] } }), 'not-expressible', /columns/],
    ['the job is done later', () => ({ status: 202, body: { state: 'queued' } }), 'not-expressible', /asynchronous/],
    [
      'only a header has a token',
      () => ({ headers: { link: '<https://api.example.com/things?t=x9>; rel="next"' }, body: records(50) }),
      'not-expressible',
      /Link/,
    ],
    [
      'the API refuses what it counts',
      (params) => {
        const start = numberIn(params, 'offset', 0);
        if (start >= 40) return { status: 400, body: { message: 'Result window is too large' } };
        return { body: { total: 500, things: records(500).slice(start, start + 20) } };
      },
      'not-expressible',
      /cap on results.*iterations/,
    ],
    [
      'the API goes no farther than a position',
      capped({ end: 60, message: 'offset must be less than 60' }),
      'not-expressible',
      /cap on results.*first 60 .*less than 60.*iterations/,
    ],
    [
      'the API ends at a round number',
      capped({ end: 100 }),
      'not-expressible',
      /cap on results.*first 100\. .*iterations/,
    ],
    // The total may be an estimate.
    ['the API has no such page', capped({ end: 60, message: 'no such page' }), 'unknown', /No paging/],
    ['the API ends before what it counts', capped({ end: 60 }), 'unknown', /No paging/],
  ];
  for (const [name, api, result, conclusion] of cases)
    it(`says so if ${name}`, () => {
      const { finding } = searchInMemory(api);
      assert.equal(finding.result, result, finding.conclusion);
      assert.match(finding.conclusion, conclusion);
      assert.equal(finding.pagination, undefined);
    });

  it('sends no more than its budget', () => {
    for (const max of [1, 2, 5]) {
      const { finding, sent } = searchInMemory(counted, {}, max);
      assert.deepEqual([sent.length, finding.result], [max, 'unknown']);
    }
  });
});
