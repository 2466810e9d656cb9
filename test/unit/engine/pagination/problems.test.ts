import assert from 'node:assert/strict';
import { checkSchema } from '../../../../engine/core/schema/checkSchema.ts';

const offset = { method: 'offset', limit: 2 };
const paged = { method: 'pagenum' };
const token = { method: 'response.param', responseParam: 'a', queryParam: 'b' };
const cursor = { method: 'cursor', idKey: 'id', param: 'since' };

// the row of the table, pagination, the pointer below it; what is said before a request is sent
const rows: [string, object, string][] = [
  ['unknown method', { method: 'ofset' }, '/method'],
  ['offset with a limit of 0', { ...offset, limit: 0 }, '/limit'],
  ['offset with a limit that is not numeric', { ...offset, limit: '2b' }, '/limit'],
  ['response.param without responseParam', { ...token, responseParam: undefined }, ''],
  ['response.param with an empty responseParam', { ...token, responseParam: '' }, '/responseParam'],
  ['response.param without queryParam', { ...token, queryParam: undefined }, ''],
  ['scrollRequest that is no object', { ...token, scrollRequest: 'next' }, '/scrollRequest'],
  ['cursor without idKey', { ...cursor, idKey: undefined }, ''],
  ['cursor without param', { ...cursor, param: undefined }, ''],
  ['multiple without scrollers', { method: 'multiple' }, ''],
  ['multiple with empty scrollers', { method: 'multiple', scrollers: {} }, '/scrollers'],
  ['a scroller that is no object', { method: 'multiple', scrollers: { a: 5 } }, '/scrollers/a'],
  ['nextPageFlag without field', { ...paged, nextPageFlag: { stopOn: true } }, '/nextPageFlag'],
  ['nextPageFlag without stopOn', { ...paged, nextPageFlag: { field: 'a' } }, '/nextPageFlag'],
  [
    'nextPageFlag with a stopOn of null',
    { ...paged, nextPageFlag: { field: 'a', stopOn: null } },
    '/nextPageFlag/stopOn',
  ],
  ['nextPageFlag with a stopOn of 1', { ...paged, nextPageFlag: { field: 'a', stopOn: 1 } }, '/nextPageFlag/stopOn'],
  [
    'nextPageFlag with an ifNotSet of text',
    { ...paged, nextPageFlag: { field: 'a', stopOn: true, ifNotSet: 'no' } },
    '/nextPageFlag/ifNotSet',
  ],
  ['limitStop with neither key', { ...paged, limitStop: { rows: 1 } }, '/limitStop'],
  ['limitStop with both keys', { ...paged, limitStop: { count: 1, field: 'a' } }, '/limitStop'],
  ['pages that is no integer', { ...paged, pages: 1.5 }, '/pages'],
  ['forceStop.pages of text', { ...paged, forceStop: { pages: '2' } }, '/forceStop/pages'],
  ['forceStop.pages with a fraction', { ...paged, forceStop: { pages: 1.5 } }, '/forceStop/pages'],
  ['increment of text', { ...cursor, increment: '1' }, '/increment'],
  ['increment with a fraction', { ...cursor, increment: 1.5 }, '/increment'],
];

describe('paging options that cannot be run (pagination.md 15)', () => {
  const problemsOf = (pagination: object) =>
    checkSchema({
      api: { baseUrl: 'https://api.example.test/', pagination: JSON.parse(JSON.stringify(pagination)) },
      config: { jobs: [{ endpoint: 'parcels' }] },
    });

  for (const [title, pagination, pointer] of rows) {
    it(`pagination.md 15: ${title}`, () =>
      assert.deepEqual(
        problemsOf(pagination).map((problem) => problem.pointer),
        [`/api/pagination${pointer}`],
      ));
  }

  it('pagination.md 15: what the table does not name is accepted', () => {
    const sound = [
      offset,
      { ...offset, limit: '2' },
      { ...offset, limit: -2 },
      { ...paged, pages: '3' },
      { ...paged, limitStop: { count: '5' } },
      { ...paged, forceStop: { time: '10 minutes', volume: '100' } },
      { ...cursor, increment: -1 },
      { ...offset, limit: 2, scroller: 'ignored' },
    ];
    for (const pagination of sound) assert.deepEqual(problemsOf(pagination), []);
  });
});
