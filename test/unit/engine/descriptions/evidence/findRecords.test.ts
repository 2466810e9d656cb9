import assert from 'node:assert/strict';
import { findRecords } from '../../../../../engine/core/descriptions/evidence/findRecords.ts';
import { describeOperation, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';

const number = { type: 'integer' };
const strings = { type: 'array', items: { type: 'string' } };
const pages: QueryParam[] = [['page']];

describe('findRecords', () => {
  const cases: [
    title: string,
    schema: object | undefined,
    keys: string | undefined,
    path?: string,
    params?: QueryParam[],
  ][] = [
    ['a response that is a list', records, ''],
    ['the only list', object({ items: records, total: number }), 'items'],
    ['a list in an object', object({ data: object({ items: records }) }), 'data.items'],
    ['a list of texts by its usual name', object({ data: strings }), 'data'],
    ['the list that is named like the path', object({ users: records, things: records }), 'things'],
    [
      'the list below what is named like the path',
      object({ balances: records, things: object({ booked: records }) }),
      'things.booked',
    ],
    [
      'the list that is named like a path with an ending',
      object({ groups: records, badges: records }),
      'badges',
      '/admin/badges.json',
    ],
    [
      'the list that is named like an earlier part of the path',
      object({ related: records, videos: records }),
      'videos',
      '/videos/creative/by-image',
    ],
    ['no list of errors', object({ id: number, errors: records }), undefined],
    ['the records before what is beside them', object({ included: records, data: records }), 'data'],
    ['no list in a record', object({ id: number, tags: strings, owner: object({ id: number }) }), undefined],
    ['a list that pages whatever it is called', object({ names: strings, count: number }), 'names', '/baskets', pages],
    [
      'a list of an object with an id that pages',
      object({ id: number, next_page: number, podcasts: records }),
      'podcasts',
      '/best',
      pages,
    ],
    [
      'the response where one record is described for a path that pages',
      object({ id: number, tags: strings }),
      '',
      '/things',
      pages,
    ],
    ['no records in one record', object({ id: number, tags: strings }), undefined],
    ['the response where nothing is described but pages', undefined, '', '/things', pages],
    ['nothing where nothing is described', undefined, undefined],
    ['nothing in another format', undefined, undefined, '/things.csv', pages],
  ];
  for (const [title, schema, keys, path, params = []] of cases) {
    it(`finds ${title}`, () => {
      assert.equal(findRecords(describeOperation(operation(params, schema), path))?.keys.join('.'), keys);
    });
  }

  it('believes an operation without a described response that it is a list', () => {
    const found = findRecords(describeOperation(operation([], undefined, { summary: 'List all drivers' })));
    assert.deepEqual(found, { keys: [], record: undefined, isSure: false });
  });

  it('reads examples where there is no schema', () => {
    const content = { 'application/json': { example: { things: [{ id: 1 }], total: 1 } } };
    const found = findRecords(describeOperation({ responses: { 200: { content } } }));
    assert.deepEqual(found?.keys, ['things']);
  });
});
