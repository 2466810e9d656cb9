import assert from 'node:assert/strict';
import { type AskedJob, choicesFor } from './choicesFor.ts';

const records = (count: number, key = 'token') =>
  Array.from({ length: count }, (_, index) => ({ [key]: `tok${index}`, name: 'x' }));

async function byPlace(asked: AskedJob) {
  const choices = await choicesFor(asked);
  return choices.find(({ title }) => title.endsWith('of the last record'));
}

describe('Find Pagination, of the token of the last record', () => {
  const speaks: [title: string, AskedJob, path: string, param: string][] = [
    [
      'a page as long as was asked for',
      { request: '/rows?page_size=25', response: { total_items: 57, items: records(25) } },
      'items.24.token',
      'after',
    ],
    ['a page of a usual length', { response: records(10) }, '9.token', 'after'],
    ['a total that is larger', { response: { total: 9, items: records(4) } }, 'items.3.token', 'after'],
    ['an id that is a text', { response: { items: records(20, 'id') } }, 'items.19.id', 'after'],
    ['an id by another name', { response: { items: records(20, 'uuid') } }, 'items.19.uuid', 'after'],
    [
      'records behind "dataField"',
      { job: { dataField: 'data.list' }, response: { data: { list: records(10) } } },
      'data.list.9.token',
      'after',
    ],
    ['a parameter that the job sends', { request: '/rows?cursor=', response: records(10) }, '9.token', 'cursor'],
    [
      'a parameter that "pagination" names',
      {
        pagination: { method: 'response.param', responseParam: 'nxt', queryParam: 'before' },
        response: { items: records(10) },
      },
      'items.9.token',
      'before',
    ],
  ];
  for (const [title, asked, path, param] of speaks) {
    it(`speaks of ${title}`, async () => {
      const found = await byPlace(asked);
      assert.ok(found);
      assert.equal(found.confidence, 'low');
      const expected = { method: 'response.param', responseParam: path, queryParam: param, includeParams: true };
      assert.deepEqual(found.pagination, expected);
      assert.match(found.evidence, param === 'after' ? /"after" is a guess/ : new RegExp(`"${param}"\\.$`));
      assert.doesNotMatch(JSON.stringify(found), /tok\d/);
    });
  }

  const silent: [title: string, AskedJob][] = [
    ['a page that is not full', { request: '/rows?page_size=25', response: { items: records(24) } }],
    ['a page of an odd length', { response: { items: records(7) } }],
    ['a total that was reached', { request: '/rows?limit=10', response: { total: 10, items: records(10) } }],
    ['tokens that come again', { response: Array.from({ length: 10 }, () => ({ token: 'same' })) }],
    ['ids that are numbers', { response: Array.from({ length: 10 }, (_, id) => ({ id })) }],
    ['texts that are no ids', { response: Array.from({ length: 10 }, (_, index) => ({ title: `t${index}` })) }],
    ['a record without it', { response: [...records(9), { name: 'x' }] }],
    ['no records', { response: { items: [] } }],
    ['a single object', { response: { token: 'a' } }],
    ['a token in a header', { headers: { nextpagetoken: 'x' }, response: records(10) }],
  ];
  for (const [title, asked] of silent) {
    it(`is silent about ${title}`, async () => {
      assert.equal(await byPlace(asked), undefined);
    });
  }
});
