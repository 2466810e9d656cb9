import assert from 'node:assert/strict';
import { findPaging } from '../../../../../engine/core/descriptions/evidence/findPaging.ts';
import { findRecords } from '../../../../../engine/core/descriptions/evidence/findRecords.ts';
import { describeOperation, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';

const text = { type: 'string' };

/** Finds the paging of a response, with these parameters. */
function find(params: readonly QueryParam[], response: object, more: object = {}) {
  const found = describeOperation(operation(params, response, more));
  const list = findRecords(found);
  assert.ok(list);
  return findPaging(found, list);
}

describe('signs of pages that no method can follow', () => {
  describe('are named, as a guess', () => {
    const cases: [title: string, params: QueryParam[], response: object, named: RegExp, more?: object][] = [
      ['a cursor', [['cursor', '', text]], records, /"cursor" leads to other pages\./],
      ['a place after which to go on', [['after', '', text], ['limit']], records, /"after" leads/],
      [
        'a parameter that is described as a cursor',
        [['from_key', 'Specifies the pagination cursor for the next page of apps', text]],
        records,
        /"from_key" leads to other pages: “Specifies the pagination cursor/,
      ],
      ['a parameter that only goes back', [['before', '', text], ['limit']], records, /"before" leads/],
      ['an offset without a page size', [['offset']], records, /"offset" is the number of records/],
      ['a number to skip without a page size', [['skip']], records, /"skip" is the number of records/],
      ['a page size alone', [['limit']], records, /"limit" sets how many records come/],
      ['a token in the response', [], object({ data: records, next_cursor: text }), /"next_cursor" of the response/],
      ['a flag in the response', [], object({ data: records, has_more: {} }), /"has_more" of the response/],
      ['a number of pages', [], object({ data: records, total_pages: {} }), /"total_pages" of the response/],
      [
        'the Link header in the description of a parameter',
        [['cursor', 'Refer to the `link` header for the next and previous page cursors.', text]],
        records,
        /"Link" header/,
      ],
      [
        'the Link header in the description of the response',
        [],
        records,
        /"Link" header/,
        { responses: { 200: { description: 'See the Link header.', content: json(records) } } },
      ],
      [
        'a text about pages',
        [],
        records,
        /speaks of pages: “Get a paginated list\.”/,
        { summary: 'Get a paginated list.' },
      ],
      ['a text about a cursor', [], records, /speaks of pages/, { description: 'Use the cursor to go on.' }],
    ];
    for (const [title, params, response, named, more] of cases) {
      it(title, () => {
        const found = find(params, response, more);
        assert.match(found?.evidence.join('\n') ?? '', named);
        assert.deepEqual({ clue: found?.clue, sureness: found?.sureness }, { clue: undefined, sureness: 'low' });
      });
    }
  });

  describe('are not seen in', () => {
    const cases: [title: string, params: QueryParam[], response: object, more?: object][] = [
      ['a list of which nothing more is said', [], records],
      ['a filter by a date', [['before', '', { type: 'string', format: 'date-time' }]], records],
      ['a filter by a time in words', [['after', 'Only records after this date', text]], records],
      ['a filter', [['status', 'Only those with this status', text]], records],
      ['a total', [], object({ data: records, total: {} })],
      ['a text that denies pages', [], records, { description: 'The response is not paginated.' }],
      ['a text about pages of a site', [], records, { description: 'Lists the pages of a site.' }],
      ['a link of a record', [['fields', 'Keys of a record', text]], object({ data: records, self: text })],
    ];
    for (const [title, params, response, more] of cases) {
      it(title, () => assert.equal(find(params, response, more), undefined));
    }
  });

  it('are all told where there are several', () => {
    const found = find([['after', '', text], ['limit']], records, { description: 'With pagination.' });
    assert.deepEqual(
      found?.evidence.map((each) => each.split(' ')[0]),
      ['"after"', 'The', 'Its', '"limit"'],
    );
  });
});

function json(schema: object): object {
  return { 'application/json': { schema } };
}
