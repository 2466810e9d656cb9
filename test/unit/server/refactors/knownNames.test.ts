import assert from 'node:assert/strict';
import { describedService } from '../../../support/describedService.ts';
import { descriptionOf, operationOf, paramOf, schemaOf } from '../../../support/descriptions.ts';
import { type AskedJob, choicesFor } from './choicesFor.ts';

const number = schemaOf({ types: ['integer'] });
const described = (...params: ReturnType<typeof paramOf>[]) =>
  describedService({}, descriptionOf([operationOf('GET /rows', { params })]));
const ids = [{ id: 1 }, { id: 2 }];
const byToken = (queryParam: string) => ({ method: 'response.param', responseParam: 'nxt', queryParam });

describe('Find Pagination, of parameters whose names are known', () => {
  const known: [title: string, AskedJob, option: string, name: string, evidence: RegExp][] = [
    [
      'a token that "pagination" names',
      { pagination: byToken('mark'), response: { next_cursor: 'x', rows: [] } },
      'queryParam',
      'mark',
      /"pagination" names "mark"/,
    ],
    [
      'an id that "pagination" names',
      { pagination: { method: 'cursor', idKey: 'no', param: 'beyond' }, response: { rows: ids } },
      'param',
      'beyond',
      /that the API supports this is a guess/,
    ],
    [
      'an id where "pagination" names a token only',
      { pagination: byToken('after'), response: { has_more: true, rows: ids } },
      'param',
      'starting_after',
      /that the API supports this, and the name of the parameter, are guesses/,
    ],
    [
      'an id that the job sends',
      { request: '/rows?min_id=0', response: { rows: ids } },
      'param',
      'min_id',
      /that the API supports this is a guess/,
    ],
    [
      'an id beside the flag of Stripe',
      { request: '/rows?since_id=0', response: { has_more: true, rows: ids } },
      'param',
      'since_id',
      /that the API supports this is a guess/,
    ],
    [
      'a page that "pagination" names',
      { pagination: { method: 'pagenum', pageParam: 'seite' }, response: { page: 0, pages: 3, rows: [] } },
      'pageParam',
      'seite',
      /"pagination" names "seite"/,
    ],
    [
      'an offset that "pagination" names',
      {
        pagination: { method: 'offset', limit: 5, offsetParam: 'begin', limitParam: 'many' },
        response: { offset: 0, limit: 5, total: 9, rows: [] },
      },
      'offsetParam',
      'begin',
      /"pagination" names "begin"/,
    ],
  ];
  for (const [title, asked, option, name, evidence] of known) {
    it(`keeps ${title}`, async () => {
      const [first] = await choicesFor(asked);
      assert.equal(first?.pagination?.[option], name);
      assert.match(first.evidence, evidence);
    });
  }

  const fromDescription: [
    title: string,
    param: ReturnType<typeof paramOf>,
    AskedJob['response'],
    option: string,
    evidence: RegExp,
  ][] = [
    [
      'a token',
      paramOf('pageCursor'),
      { next_token: 'x', rows: [] },
      'queryParam',
      /users\.openapi\.yaml describes "pageCursor"/,
    ],
    ['an id', paramOf('after_id', { schema: number }), { rows: ids }, 'param', /that the API supports this is a guess/],
    [
      'a page',
      paramOf('pageNo', { schema: number }),
      { page: 1, pages: 3, rows: [] },
      'pageParam',
      /describes "pageNo"/,
    ],
  ];
  for (const [title, param, response, option, evidence] of fromDescription) {
    it(`takes ${title} from a description`, async () => {
      const [first] = await choicesFor({ response }, described(param));
      assert.equal(first?.pagination?.[option], param.name);
      assert.match(first.evidence, evidence);
    });
  }

  it('prefers what the job sends to a description, and that to "pagination"', async () => {
    const response = { next_cursor: 'x', rows: [] };
    const service = described(paramOf('pageCursor'));
    const name = async (asked: Partial<AskedJob>) =>
      (await choicesFor({ response, pagination: byToken('mark'), ...asked }, service))[0]?.pagination?.queryParam;
    assert.equal(await name({}), 'pageCursor');
    assert.equal(await name({ request: '/rows?cursor=' }), 'cursor');
  });

  const guesses: [title: string, AskedJob, option: string, name: string][] = [
    ['nothing is known', { response: { next_cursor: 'x', rows: [] } }, 'queryParam', 'cursor'],
    [
      'another kind of paging names its own',
      { pagination: { method: 'pagenum', pageParam: 'seite' }, response: { next_cursor: 'x', rows: [] } },
      'queryParam',
      'cursor',
    ],
    [
      '"pagination" follows an address',
      { pagination: { method: 'response.url' }, response: { rows: ids } },
      'param',
      'since_id',
    ],
    ['parameters filter', { request: '/rows?user_id=5&state=a', response: { rows: ids } }, 'param', 'since_id'],
  ];
  for (const [title, asked, option, name] of guesses) {
    it(`guesses where ${title}`, async () => {
      const [first] = await choicesFor(asked);
      assert.equal(first?.pagination?.[option], name);
      assert.match(first.evidence, /guess/);
    });
  }
});
