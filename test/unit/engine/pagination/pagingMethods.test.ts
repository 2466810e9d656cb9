import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { pagingMethods, writePaging } from '../../../../engine/core/pagination/methods/pagingMethods.ts';
import type { PagingClue } from '../../../../engine/core/pagination/pagingMethod.ts';
import { readPagination } from '../../../../engine/core/pagination/scrollers/readPagination.ts';

const read = (method: string, options: JsonObject) => pagingMethods.get(method)?.read(options) ?? assert.fail(method);

describe('what a paging method says of itself', () => {
  const table: [method: string, options: JsonObject, endsBy: string, leads: string, params: string[]][] = [
    ['offset', {}, 'short-page', 'records from 0', ['limit', 'offset']],
    ['offset', { limit: 5, limitParam: 'size', offsetParam: 'from' }, 'short-page', 'records from 0', ['size', 'from']],
    ['pagenum', {}, 'empty-page', 'pages from 1', ['limit', 'page']],
    ['pagenum', { limit: '5', firstPage: 0 }, 'short-page', 'pages from 0', ['limit', 'page']],
    ['response.url', {}, 'no-next', 'address at next_page [.] of the response', []],
    ['response.url', { urlKey: 'a/b', delimiter: '/' }, 'no-next', 'address at a/b [/] of the response', []],
    ['zendesk.response.url', { delimiter: '/' }, 'no-next', 'address at next_page [.] of the response', []],
    ['response.param', { responseParam: 'a.b', queryParam: 'p' }, 'no-next', 'token at a.b [.] of the response', ['p']],
    ['cursor', { idKey: 'no', param: 'since' }, 'empty-page', 'id at no [.] of the record', ['since']],
  ];
  for (const [method, options, endsBy, leads, params] of table) {
    it(`${method} ${JSON.stringify(options)}`, () => {
      const paging = read(method, options);
      const { next, counted } = paging;
      const place = next && `${next.holds} at ${next.path} [${next.delimiter}] of the ${next.from}`;
      const position = counted && `${counted.unit} from ${counted.start}`;
      assert.deepEqual([paging.endsBy, place ?? position, [...paging.params]], [endsBy, leads, params]);
    });
  }

  it('is asked of options that are half written too', () => {
    const broken: JsonValue[] = [null, '', 0, 'x', [], {}, [1], { a: 1 }];
    for (const { options, read: readHalf } of pagingMethods.values()) {
      for (const value of broken)
        for (const key of ['nothing', ...Object.keys(options)]) assert.ok(readHalf({ [key]: value }).endsBy);
    }
  });
});

describe('writePaging', () => {
  const clues: [clue: PagingClue, expected: JsonObject][] = [
    [
      { kind: 'address', path: 'links.next' },
      { method: 'response.url', urlKey: 'links.next' },
    ],
    [
      { kind: 'address', path: '@odata.nextLink', delimiter: '/' },
      { method: 'response.url', urlKey: '@odata.nextLink', delimiter: '/' },
    ],
    [
      { kind: 'token', path: 'next', param: 'after' },
      { method: 'response.param', responseParam: 'next', queryParam: 'after', includeParams: true },
    ],
    [
      { kind: 'id', path: 'id', param: 'since_id' },
      { method: 'cursor', idKey: 'id', param: 'since_id' },
    ],
    [
      { kind: 'pages', param: 'p' },
      { method: 'pagenum', pageParam: 'p' },
    ],
    [
      { kind: 'pages', param: 'p', first: 0, size: { param: 'size', value: 50 } },
      { method: 'pagenum', pageParam: 'p', firstPage: 0, limit: 50, limitParam: 'size' },
    ],
    [
      { kind: 'records', param: 'from', startsInJob: true, size: { param: 'size', value: 50 } },
      { method: 'offset', limit: 50, limitParam: 'size', offsetParam: 'from', offsetFromJob: true },
    ],
  ];
  for (const [clue, expected] of clues) {
    it(`${JSON.stringify(clue)}, which is read again`, () => {
      const written = writePaging(clue);
      assert.deepEqual(written, expected);
      const pagination = readPagination(written);
      const { next, counted } = pagination.kind === 'one' ? pagination.scroller.paging : assert.fail();
      if ('path' in clue) assert.equal(next?.path, clue.path);
      else assert.equal(counted?.startParam, clue.param);
    });
  }
});
