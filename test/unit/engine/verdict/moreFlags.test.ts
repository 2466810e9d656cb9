import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { fieldsIf, itemsOf, simulateRun } from './simulateRun.ts';
import { judgeAnswer, judgeAround } from './singleAnswer.ts';

const said = (codes: readonly string[]) => codes.filter((code) => code === 'has-more' || code === 'says-no-more');

describe('a flag that says whether there is more', () => {
  const names = [
    ...[
      'has_more',
      'hasMore',
      'HasMore',
      'has_next',
      'hasNext',
      'hasNextPage',
      'has_next_page',
      'more',
      'is_truncated',
    ],
    ...['isTruncated', 'IsTruncated', 'truncated', 'next_page_exists', 'moreAvailable', 'more_records', 'hasMoreItems'],
    ...['more_items_in_collection', 'has_more_results', 'moreResultsAvailable', 'are_more_available'],
  ];
  for (const name of names) {
    it(`is known as "${name}"`, () => {
      assert.deepEqual(said(judgeAround({ [name]: true }).codes), ['has-more']);
      assert.deepEqual(said(judgeAround({ [name]: false }).codes), ['says-no-more']);
    });
  }

  for (const name of ['last', 'isLast', 'is_last_page', 'lastPage', 'last_page', 'end_of_stream', 'endOfList']) {
    it(`is known as "${name}", the other way round`, () => {
      assert.deepEqual(said(judgeAround({ [name]: false }).codes), ['has-more']);
      assert.deepEqual(said(judgeAround({ [name]: true }).codes), ['says-no-more']);
    });
  }

  for (const name of ['done', 'finished', 'exhausted', 'no_more_results']) {
    it(`"${name}" says that there is no more, and nothing where it is false`, () => {
      assert.deepEqual(said(judgeAround({ [name]: true }).codes), ['says-no-more']);
      assert.deepEqual(said(judgeAround({ [name]: false }).codes), []);
    });
    it(`"${name}" says nothing beside a next address`, () => {
      const { codes, verdict } = judgeAround({ [name]: true, next: '/items?page=2' });
      assert.deepEqual(codes, ['next-link']);
      assert.equal(verdict.status, 'incomplete');
    });
  }

  it('may be text or a number', () => {
    for (const value of ['true', 'True', 1, '1', 'yes'])
      assert.deepEqual(said(judgeAround({ has_more: value }).codes), ['has-more']);
    for (const value of ['false', 'FALSE', 0, '0', 'no'])
      assert.deepEqual(said(judgeAround({ has_more: value }).codes), ['says-no-more']);
  });

  it('may stand in an object about the list', () => {
    const items = itemsOf(7);
    for (const key of ['meta', 'paging', 'pagination', 'pageInfo', 'additional_data', 'links', 'info']) {
      assert.deepEqual(said(judgeAnswer({ [key]: { has_more: true }, items }, 'items').codes), ['has-more']);
    }
    const graph = { data: { things: { pageInfo: { hasNextPage: true }, nodes: items } } };
    assert.deepEqual(said(judgeAnswer(graph, 'data.things.nodes').codes), ['has-more']);
  });

  const silent: [string, JsonObject][] = [
    ['null', { has_more: null }],
    ['an empty text', { has_more: '' }],
    ['how many more there are', { more: 25 }],
    ['an address', { more: '/more' }],
    ['a list', { has_more: [] }],
    ['the number of the last page', { last_page: 1 }],
    ['the last of something', { last: '2026-01-31' }],
    ['a flag of a facet', { facets: { has_more: true } }],
    ['a flag about results that are not complete', { incomplete_results: false }],
    ['a name that only contains it', { more_info: true, nextOfKin: true, has_more_fun: true }],
  ];
  for (const [title, fields] of silent) {
    it(`is not ${title}`, () => assert.deepEqual(said(judgeAround(fields).codes), []));
  }

  it('is not a field of the records, nor of the one object that is the record', () => {
    assert.deepEqual(said(judgeAnswer([{ id: 1, has_more: true }]).codes), []);
    assert.deepEqual(said(judgeAnswer({ data: { id: 1, has_more: true }, has_more: true }, 'data').codes), []);
  });

  describe('of the last answer', () => {
    const numbered = (fields: (page: number) => JsonObject) =>
      simulateRun({
        pagination: { method: 'pagenum' },
        answer: ({ params }) => {
          const page = Number((params as { page: number }).page);
          return { body: { ...(fields(page) as Record<string, JsonValue>), items: itemsOf(23, (page - 1) * 10, 10) } };
        },
      });

    const rows: [string, (page: number) => JsonObject, string[]][] = [
      ['counts, not those before it', (page) => ({ has_more: page < 4 }), ['says-no-more']],
      ['counts on an empty page, too', () => ({ has_more: true }), ['has-more']],
      ['is kept where an empty page has none', (page) => fieldsIf(page < 4, { has_more: page < 3 }), ['says-no-more']],
      ['is fulfilled by the empty page behind it', (page) => fieldsIf(page < 4, { has_more: true }), []],
      ['that has none leaves nothing of the one before', (page) => fieldsIf(page < 2, { has_more: false }), []],
    ];
    for (const [title, fields, codes] of rows) {
      it(title, () => assert.deepEqual(said(numbered(fields).codes), codes));
    }

    it('that says both is not understood', () => {
      const { codes, verdict } = judgeAround({ has_more: true, last: true });
      assert.deepEqual(codes, ['has-more', 'says-no-more']);
      assert.equal(verdict.status, 'unknown');
    });
  });
});
