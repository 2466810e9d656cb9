import assert from 'node:assert/strict';
import { findPaging } from '../../../../../engine/core/descriptions/evidence/findPaging.ts';
import { findRecords } from '../../../../../engine/core/descriptions/evidence/findRecords.ts';
import { describeOperation, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';

const text = { type: 'string' };
const uri = { type: 'string', format: 'uri' };

function clueOf(params: readonly QueryParam[], around: object) {
  const found = describeOperation(operation(params, object({ data: records, ...around })));
  const list = findRecords(found);
  assert.ok(list);
  return findPaging(found, list)?.clue;
}

describe('findPaging by the words of a document', () => {
  describe('begins to count', () => {
    const cases: [description: string, schema: object, first: 0 | 1][] = [
      ['Page number, starting at page 1', { minimum: 0 }, 1],
      ['The page to fetch, starting from page number 1.', { minimum: 0 }, 1],
      ['Pages are counted from one', { minimum: 0 }, 1],
      ['The first page is page 1', { minimum: 0 }, 1],
      ['Page (1..N)', { minimum: 0 }, 1],
      ['Defaults to page 1', { minimum: 0 }, 1],
      ['The first page has number 0', {}, 0],
      ['Numbering starts with `0`', {}, 0],
      ['Starting at page 10, results are cut', {}, 1],
      ['Page number', { minimum: 0 }, 0],
      ['Up to 100 pages', { minimum: 0 }, 0],
      ['Starting at page 1', { minimum: 0, default: 0 }, 0],
    ];
    for (const [description, schema, first] of cases) {
      it(`with ${first} by “${description}” and ${JSON.stringify(schema)}`, () => {
        const clue = clueOf([['page', description, { type: 'integer', ...schema }]], {});
        assert.equal(clue?.kind === 'pages' ? (clue.first ?? 1) : undefined, first);
      });
    }
  });

  describe('prefers a complete address to a relative one', () => {
    const relative = { ...text, description: 'Relative path of the next page' };
    const cases: [title: string, fields: object, path: string][] = [
      ['by its format', { next: relative, next_link: uri }, 'next_link'],
      [
        'by its description',
        { next: relative, links: object({ next: { ...text, description: 'URL' } }) },
        'links.next',
      ],
      [
        'by its example',
        {
          next_url: { ...text, examples: ['/v1?page=2'] },
          next: { ...text, examples: ['https://x.example/v1?page=2'] },
        },
        'next',
      ],
      [
        'although the other one is a link too',
        { next_link: { ...text, format: 'uri-reference' }, next_url: uri },
        'next_url',
      ],
      ['but takes the first of two complete ones', { next: uri, next_url: uri }, 'next'],
      ['but takes a relative one alone', { next: relative }, 'next'],
      ['but takes the first where neither is said to be relative', { next_link: text, next_url: text }, 'next_link'],
    ];
    for (const [title, fields, path] of cases) {
      it(title, () => {
        const clue = clueOf([], fields);
        assert.equal(clue?.kind === 'address' ? clue.path : undefined, path);
      });
    }
  });

  describe('tells a page that is named from one that is counted', () => {
    const cases: [title: string, param: QueryParam, around: object, clue: string | undefined][] = [
      [
        'an identifier',
        ['page', 'Identifier of the page results to fetch.', text],
        { next: object({ page: text }) },
        'next.page',
      ],
      ['a token', ['page', 'Opaque token of the page', text], { next_page: text }, 'next_page'],
      [
        'a cursor',
        ['page', 'The cursor', text],
        { paging: object({ next: object({ page: text }) }) },
        'paging.next.page',
      ],
      [
        'a text of which nothing is said, where the response has one too',
        ['page', '', text],
        { next_page: { ...text, examples: ['b3'] } },
        'next_page',
      ],
      ['a number', ['page', 'Number of the page', text], {}, 'pages'],
      ['a number by its default', ['page', '', { ...text, default: '1' }], {}, 'pages'],
      ['a number by its type', ['page', 'Identifier of the page'], {}, 'pages'],
      ['a page of a book', ['page', 'ID of a specific page to print', text], {}, undefined],
    ];
    for (const [title, param, around, expected] of cases) {
      it(title, () => {
        const clue = clueOf([param], around);
        assert.equal(clue?.kind === 'token' ? clue.path : clue?.kind, expected);
      });
    }
  });

  describe('continues after an id that only the description names', () => {
    const cases: [title: string, param: QueryParam, kind: string | undefined][] = [
      ['greater than', ['since', 'An ID. Only return users with an ID greater than this ID.'], 'id'],
      ['after', ['from', 'Only records after this id'], 'id'],
      ['the last one', ['after', 'The ID of the last record of the previous page'], 'id'],
      ['not where it is a date', ['since', 'Only those changed since this date'], undefined],
      ['not where it is a time of an id', ['since', 'Unix time after which the id was made'], undefined],
      ['not where nothing is said', ['since', ''], undefined],
    ];
    for (const [title, param, kind] of cases) {
      it(title, () => assert.equal(clueOf([param], {})?.kind, kind));
    }
  });
});
