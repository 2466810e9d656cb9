import assert from 'node:assert/strict';
import { findPaging } from '../../../../../engine/core/descriptions/evidence/findPaging.ts';
import { findRecords } from '../../../../../engine/core/descriptions/evidence/findRecords.ts';
import type { PagingClue } from '../../../../../engine/core/pagination/pagingMethod.ts';
import { describeOperation, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';

const text = { type: 'string' };
const number = { type: 'integer' };
const uri = { type: 'string', format: 'uri' };
const cursor: QueryParam = ['cursor', '', text];

type Case = [title: string, params: QueryParam[], around: object, clue: PagingClue | undefined];

/** Finds the paging of a list in `data`, with these fields around it. */
function find(params: readonly QueryParam[], around: object, data: object = records, more: object = {}) {
  const found = describeOperation(operation(params, object({ data, ...around }), more));
  const list = findRecords(found);
  assert.ok(list);
  return findPaging(found, list);
}

function table(cases: readonly Case[]): void {
  for (const [title, params, around, clue] of cases) {
    it(title, () => assert.deepEqual(JSON.parse(JSON.stringify(find(params, around)?.clue ?? null)), clue ?? null));
  }
}

describe('findPaging', () => {
  describe('finds the address of the next page', () => {
    const next = (path: string): PagingClue => ({ kind: 'address', path });
    table([
      ['by the name of the field', [], { next_page_url: text }, next('next_page_url')],
      ['by its format', [], { next: uri }, next('next')],
      ['by its example', [], { next: { type: 'string', examples: ['https://api.example.com/?page=2'] } }, next('next')],
      ['by its description', [], { next: { ...text, description: 'URL of the next page' } }, next('next')],
      ['among links', [], { links: object({ next: text }) }, next('links.next')],
      ['among links with objects', [], { _links: object({ next: object({ href: text }) }) }, next('_links.next.href')],
      [
        'with dots in its key',
        [],
        { '@odata.nextLink': text },
        { kind: 'address', path: '@odata.nextLink', delimiter: '/' },
      ],
      ['beside "previous", although a parameter takes a token', [cursor], { next: text, previous: text }, next('next')],
      [
        'beside "previous" in an example with null',
        [],
        { next: { type: 'null' }, previous: { type: 'null' } },
        next('next'),
      ],
      [
        'not where pages are numbered and "next" may be anything',
        [['page']],
        { next: text, previous: text },
        { kind: 'pages', param: 'page' },
      ],
      ['not in what is only null', [], { next: { type: 'null' } }, undefined],
    ]);
  });

  describe('finds the token of the next page', () => {
    const token = (path: string, param = 'cursor'): PagingClue => ({ kind: 'token', path, param });
    table([
      ['by the name of the field', [cursor], { next_cursor: text }, token('next_cursor')],
      ['of one name in both', [['pageToken', '', text]], { nextPageToken: text }, token('nextPageToken', 'pageToken')],
      ['in an object for paging', [cursor], { meta: object({ cursor: text }) }, token('meta.cursor')],
      [
        'called "next" where it is described as one',
        [cursor],
        { next: { ...text, description: 'Cursor of the next page' } },
        token('next'),
      ],
      [
        'with the same name in request and response',
        [['pagination_id', '', text]],
        { pagination_id: text },
        token('pagination_id', 'pagination_id'),
      ],
      [
        'for an offset that the API made',
        [['offset', 'Offset token', text]],
        { next_page: object({ offset: text }) },
        token('next_page.offset', 'offset'),
      ],
      ['not without a parameter that takes it', [], { next_cursor: text }, undefined],
    ]);
  });

  describe('finds numbered pages', () => {
    const pages = (more: object = {}, param = 'page'): PagingClue => ({ kind: 'pages', param, ...more }) as PagingClue;
    table([
      ['from 1 where nothing else is described', [['page']], {}, pages()],
      ['from 0 by the default', [['page', '', { type: 'integer', default: 0 }]], {}, pages({ first: 0 })],
      [
        'from 1 by the default although 0 is allowed',
        [['page', '', { type: 'integer', default: 1, minimum: 0 }]],
        {},
        pages(),
      ],
      ['from 0 by the smallest', [['page', '', { type: 'integer', minimum: 0 }]], {}, pages({ first: 0 })],
      ['from 0 in words', [['page', 'Zero-based page number']], {}, pages({ first: 0 })],
      ['from 0 as it starts', [['page', 'Page number, starts with 0']], {}, pages({ first: 0 })],
      ['from 1 in words', [['page', 'Page number (1-based)']], {}, pages()],
      ['from 0 where pages are skipped', [['skipPages']], {}, pages({ first: 0 }, 'skipPages')],
      [
        'of the largest size',
        [['page'], ['per_page', 'Up to 100']],
        {},
        pages({ size: { param: 'per_page', value: 100 } }),
      ],
      ['of any size where no largest one is described', [['page'], ['per_page']], {}, pages()],
    ]);
  });

  describe('finds offsets', () => {
    const offset = (value: number, more: object = {}): PagingClue =>
      ({ kind: 'records', param: 'offset', size: { param: 'limit', value }, ...more }) as PagingClue;
    table([
      ['of the largest page', [['offset'], ['limit', '', { type: 'integer', maximum: 200 }]], {}, offset(200)],
      ['of the usual page', [['offset'], ['limit', '', { type: 'integer', default: 20 }]], {}, offset(20)],
      ['of a cautious size', [['offset'], ['limit']], {}, offset(50)],
      ['from 1', [['offset', '', { type: 'integer', default: 1 }], ['limit']], {}, offset(50, { startsInJob: true })],
      ['but not without a page size', [['offset']], {}, undefined],
    ]);
  });

  describe('finds ids to continue after', () => {
    it('that are numbers', () =>
      assert.deepEqual(find([['since_id']], {})?.clue, { kind: 'id', path: 'id', param: 'since_id', falls: false }));

    it('that are texts, by the last record of a full page', () => {
      const data = { type: 'array', items: object({ id: text }) };
      const found = find(
        [
          ['starting_after', '', text],
          ['limit', 'Max 100'],
        ],
        {},
        data,
      );
      assert.deepEqual(found?.clue, { kind: 'token', path: 'data.99.id', param: 'starting_after' });
      assert.deepEqual(found.params, { limit: 100 });
    });
  });

  describe('says of what no method can do', () => {
    const link = {
      responses: { 200: { headers: { Link: {} }, content: { 'application/json': { schema: records } } } },
    };

    it('that the Link header leads to the next page', () => {
      const found = describeOperation(link);
      assert.equal(
        findPaging(found, { keys: [], record: undefined, isSure: true })?.title,
        'next address in the Link header',
      );
    });

    it('but takes numbered pages where there are some', () => {
      const found = describeOperation({ ...link, parameters: [{ name: 'page', in: 'query', schema: number }] });
      assert.equal(findPaging(found, { keys: [], record: undefined, isSure: true })?.clue?.kind, 'pages');
    });
  });
});
