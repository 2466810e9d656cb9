import assert from 'node:assert/strict';
import { describedService } from '../../../support/describedService.ts';
import { descriptionOf, objectOf, operationOf, paramOf, schemaOf, textOf } from '../../../support/descriptions.ts';
import { type AskedJob, choicesFor } from './choicesFor.ts';

const items = [
  { id: 1, name: 'a' },
  { id: 2, name: 'b' },
];
const response = { items, page: { totalItems: 50, endCursor: 'x' } };
const post = (params: object) => ({ method: 'POST', params, dataField: 'items' });

describe('Find Pagination, where the paging lives in an object of the body', () => {
  const speaks: [title: string, AskedJob, evidence: RegExp][] = [
    [
      'an object with a page size',
      { job: post({ filter: { state: 'A' }, page: { limit: 20 } }), response },
      /the object "page" of the body, and no paging method can write there/,
    ],
    ['an empty object', { job: post({ pagination: {} }), response }, /the object "pagination"/],
    [
      'an object by another name',
      { job: post({ search: { limit: 20, where: 'x' } }), response },
      /the object "search"/,
    ],
    ['a cursor that is an object', { job: post({ cursor: { after: '' } }), response }, /the object "cursor"/],
    ['variables', { job: post({ operationName: 'all', variables: { first: 5 } }), response }, /the object "variables"/],
    [
      'a query of GraphQL',
      { job: post({ query: 'query($after: String) { a }', variables: { first: 5 } }), response: { data: response } },
      /the variables of the GraphQL query/,
    ],
    ['records with numbers only', { job: post({ page: { limit: 2 } }), response: { items } }, /the object "page"/],
    ['records that count', { job: post({ page: { limit: 2 } }), response: { items, total: 9, limit: 2 } }, /"page"/],
    [
      'what "pagination" writes beside it',
      {
        job: post({ page: { limit: 2 } }),
        pagination: { method: 'response.param', responseParam: 'page.endCursor', queryParam: 'page.after' },
        response,
      },
      /the object "page"/,
    ],
    [
      'an object that "pagination" means with a dot',
      {
        job: post({ limit: 5 }),
        pagination: { method: 'response.param', responseParam: 'x', queryParam: 'paging.after' },
        response,
      },
      /the object "paging"/,
    ],
    [
      'an object that all jobs send',
      { job: { method: 'POST' }, api: { http: { defaultOptions: { params: { page: { limit: 2 } } } } }, response },
      /the object "page"/,
    ],
  ];
  for (const [title, asked, evidence] of speaks) {
    it(`offers nothing, and says why: ${title}`, async () => {
      const choices = await choicesFor(asked);
      assert.equal(choices.length, 1, JSON.stringify(choices));
      assert.equal(choices[0]?.pagination, null);
      assert.match(choices[0]?.title ?? '', /^No paging method for /);
      assert.match(choices[0]?.evidence ?? '', evidence);
    });
  }

  it('knows an object that only a description has', async () => {
    const description = descriptionOf([
      operationOf('POST /rows', {
        params: [
          paramOf('page', {
            in: 'body',
            schema: objectOf({ limit: schemaOf({ types: ['integer'] }), after: textOf() }),
          }),
        ],
      }),
    ]);
    const choices = await choicesFor({ job: post({}), response }, describedService({}, description));
    assert.deepEqual([choices.length, choices[0]?.pagination], [1, null]);
  });

  const offers: [title: string, AskedJob, method: string][] = [
    [
      'an address, which is written nowhere',
      { job: post({ page: {} }), response: { items, next: 'https://a.b/rows?p=2' } },
      'response.url',
    ],
    ['a parameter that is at the top', { job: post({ page: { limit: 2 }, after: null }), response }, 'response.param'],
    [
      'a body with its page size at the top',
      { job: post({ limit: 20, filter: { limit: 5 } }), response },
      'response.param',
    ],
    ['a body without such an object', { job: post({ filter: { state: 'A' } }), response }, 'response.param'],
    ['a query', { job: { params: { page: { limit: 20 } }, dataField: 'items' }, response }, 'response.param'],
    ['a form', { job: { ...post({ page: { limit: 20 } }), method: 'FORM' }, response }, 'response.param'],
  ];
  for (const [title, asked, method] of offers) {
    it(`offers what works: ${title}`, async () => {
      const [first] = await choicesFor(asked);
      assert.equal(first?.pagination?.method, method);
    });
  }

  it('takes no object for a parameter that can be set', async () => {
    const choices = await choicesFor({
      job: { params: { page: { size: 2 } }, dataField: 'items' },
      response: { items, page: 1, pages: 3 },
    });
    assert.ok(choices.every(({ evidence }) => !evidence.includes('the job sends')));
  });
});
