import assert from 'node:assert/strict';
import { findPagingParams } from '../../../../../engine/core/descriptions/evidence/pagingParams.ts';
import { describeOperation, operation, type QueryParam } from '../../../../support/describedApi.ts';

const text = { type: 'string' };

describe('findPagingParams', () => {
  const cases: [title: string, params: QueryParam[], roles: object][] = [
    ['plain names', [['page'], ['per_page']], { page: 'page', size: 'per_page' }],
    ['names in another letter case', [['PageNumber'], ['PageSize']], { page: 'PageNumber', size: 'PageSize' }],
    ['names with a sign', [['$skip'], ['$top']], { position: '$skip', size: '$top' }],
    ['names in brackets', [['page[number]'], ['page[size]']], { page: 'page[number]', size: 'page[size]' }],
    [
      'the last part of a name after a word for paging',
      [['paginate_page'], ['paginate_limit']],
      { page: 'paginate_page', size: 'paginate_limit' },
    ],
    [
      'the last part of a name after the holder of options',
      [['queryOptions.skip'], ['queryOptions.take']],
      { position: 'queryOptions.skip', size: 'queryOptions.take' },
    ],
    ['pages to skip as pages', [['SkipPages'], ['PageSize']], { page: 'SkipPages', size: 'PageSize' }],
    ['"first" beside "max" as a position', [['first'], ['max']], { position: 'first', size: 'max' }],
    [
      '"first" by itself beside a token as a size',
      [['first'], ['after', '', text]],
      { size: 'first', nextToken: 'after' },
    ],
    ['"size" beside a page', [['page'], ['size']], { page: 'page', size: 'size' }],
    ['no "size" by itself', [['size']], {}],
    ['no "from" that is a date', [['from', 'Start date', text], ['limit']], { size: 'limit' }],
    ['"from" that is described', [['from', 'Number of records to skip'], ['size']], { position: 'from', size: 'size' }],
    [
      '"start" that is described as a page',
      [
        ['start', 'Page number'],
        ['rows', 'Results per page'],
      ],
      { page: 'start', size: 'rows' },
    ],
    ['other names by their descriptions', [['n', 'Number of results per page']], { size: 'n' }],
    ['no id by its description', [['storeId', 'The number of the page of the store']], {}],
    ['a text as a token', [['cursor', '', text]], { nextToken: 'cursor' }],
    [
      'an offset that the API made as a token',
      [['offset', 'Offset token of the next page', text], ['limit']],
      { nextToken: 'offset', size: 'limit' },
    ],
    ['no token of a user', [['oauth_token', 'Token for the current user', text]], {}],
    ['ids to continue after', [['starting_after', '', text]], { lastId: 'starting_after' }],
    ['"since_id" as an id', [['since_id']], { lastId: 'since_id' }],
    [
      'no flags, lists or dates',
      [
        ['page', '', { type: 'boolean' }],
        ['after', '', { type: 'string', format: 'date' }],
      ],
      {},
    ],
    [
      'the one that is not deprecated',
      [
        ['page_size', 'Deprecated. Use "limit".'],
        ['limit', ''],
      ],
      { size: 'limit' },
    ],
  ];
  for (const [title, params, roles] of cases) {
    it(`finds ${title}`, () => {
      const found = Object.entries(findPagingParams(describeOperation(operation(params, {}))));
      assert.deepEqual(
        Object.fromEntries(found.flatMap(([role, each]) => (each === undefined ? [] : [[role, each.param.name]]))),
        roles,
      );
    });
  }
});
