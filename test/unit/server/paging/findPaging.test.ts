import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { paramRoleOf } from '../../../../engine/core/recognition/paging/pagingWords.ts';
import { findPaging } from '../../../../server/service/paging/findPaging.ts';

const found = (params: Record<string, JsonValue>) => findPaging(Object.entries(params));

describe('the paging that parameters speak of', () => {
  const told: [Record<string, JsonValue>, JsonObject][] = [
    [{ page: '1' }, { method: 'pagenum' }],
    [
      { page: 1, size: 10 },
      { method: 'pagenum', limit: 10, limitParam: 'size' },
    ],
    [
      { p: '2', limit: '5' },
      { method: 'pagenum', pageParam: 'p', limit: 5 },
    ],
    [
      { page: '0', page_size: '5' },
      { method: 'pagenum', firstPage: 0, limit: 5, limitParam: 'page_size' },
    ],
    [
      { 'page[number]': '1', 'page[size]': '5' },
      { method: 'pagenum', pageParam: 'page[number]', limit: 5, limitParam: 'page[size]' },
    ],
    [
      { offset: '0', limit: '5' },
      { method: 'offset', limit: 5 },
    ],
    [
      { offset: '7', limit: '5' },
      { method: 'offset', limit: 5 },
    ],
    [
      { start: '20', rows: '10' },
      { method: 'offset', limit: 10, limitParam: 'rows', offsetParam: 'start' },
    ],
    [
      { startAt: '0', maxResults: '50' },
      { method: 'offset', limit: 50, limitParam: 'maxResults', offsetParam: 'startAt' },
    ],
    [
      { limit: '5', size: 'xl', page: '1' },
      { method: 'pagenum', limit: 5 },
    ],
  ];
  for (const [params, expected] of told) {
    it(`is told by ${JSON.stringify(params)}`, () => assert.deepEqual(found(params)?.pagination, expected));
  }

  const untold: Record<string, JsonValue>[] = [
    {},
    { q: 'a' },
    { p: '1' },
    { from: '2024-01-01', to: '2024-02-01' },
    { from: '2024', count: '10' },
    { start: '5', rows: 'all' },
    { size: '10' },
    { page: 'home' },
    { page: '01' },
    { offset: '10' },
    { offset: '-1', count: '10' },
    { count: 'true' },
    { after: '2026-01-31' },
    { cursor: 5 },
  ];
  for (const params of untold) {
    it(`is not told by ${JSON.stringify(params)}`, () => assert.equal(found(params), undefined));
  }

  it('needs an answer where there is only a mark', () => {
    const { names, set, pagination, remarks } = found({ limit: '5', page_token: 'abc' }) ?? assert.fail();
    assert.deepEqual(
      { names, set, pagination, count: remarks.length },
      {
        names: ['page_token'],
        set: ['page_token'],
        pagination: undefined,
        count: 1,
      },
    );
  });

  it('is not known by the size of a page alone', () => {
    const { set, pagination } = found({ per_page: '5' }) ?? assert.fail();
    assert.deepEqual({ set, pagination }, { set: [], pagination: undefined });
  });

  const begun: [Record<string, JsonValue>, number][] = [
    [{ page: '1' }, 0],
    [{ page: '2' }, 1],
    [{ offset: '0', limit: '5' }, 0],
    [{ offset: '1', limit: '5' }, 0],
    [{ offset: '10', limit: '5' }, 1],
  ];
  for (const [params, count] of begun) {
    it(`has ${count} remarks on where it begins with ${JSON.stringify(params)}`, () => {
      assert.equal(found(params)?.remarks.length, count);
    });
  }
});

describe('the names of parameters of paging', () => {
  const names: [string, string | undefined][] = [
    ['limit', 'size'],
    ['Page-Size', 'size'],
    ['page[limit]', 'size'],
    ['page', 'page'],
    ['page_number', 'page'],
    ['$skip', 'position'],
    ['startIndex', 'position'],
    ['nextPageToken', 'nextToken'],
    ['starting_after', 'nextToken'],
    ['scroll_id', 'nextToken'],
    ['', undefined],
    ['7', undefined],
    ['pages', undefined],
    ['limits', undefined],
    ['updated_after', undefined],
  ];
  for (const [name, role] of names) {
    it(`"${name}" is ${role ?? 'none'}`, () => assert.equal(paramRoleOf(name)?.role, role));
  }
});
