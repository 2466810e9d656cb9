import assert from 'node:assert/strict';
import { linesOf, pagedPlan, planOf, plansOf } from './planParts.ts';

const offset = { method: 'offset', limit: 100 };
const token = { method: 'response.param', responseParam: 'page.next', queryParam: 'after' };
const url = { method: 'response.url', urlKey: 'links.next' };
const cursor = { method: 'cursor', idKey: 'meta.id', param: 'since' };
const next = '‹next value from "page.next"›';
const address = '‹address from "links.next"›';

describe('the requests of a plan, by paging method', () => {
  const table: [title: string, pagination: object | undefined, job: object, lines: string[]][] = [
    ['no pagination: one request', undefined, { params: { a: 1 } }, ['1 parcels?a=1']],
    [
      'offset counts by the page size',
      offset,
      {},
      ['1 parcels?limit=100&offset=0', '2 parcels?limit=100&offset=100', '3 parcels?limit=100&offset=200'],
    ],
    [
      'offset from the job, with its own limit, at its own places',
      { ...offset, offsetFromJob: true },
      { params: { offset: 20, limit: 2 } },
      ['1 parcels?offset=20&limit=2', '2 parcels?offset=22&limit=2', '3 parcels?offset=24&limit=2'],
    ],
    [
      'offset without parameters on the first page',
      { ...offset, firstPageParams: false },
      {},
      ['1 parcels', '2 parcels?limit=100&offset=100', '3 parcels?limit=100&offset=200'],
    ],
    [
      'offset without a page size: the first page tells it',
      { method: 'offset' },
      {},
      ['1 parcels?offset=0', '2 parcels?offset=‹records of page 1›', '3 parcels?offset=‹2 × records of page 1›'],
    ],
    [
      '… from where the job says',
      { method: 'offset', offsetParam: 'from', offsetFromJob: true },
      { params: { from: 20 } },
      ['1 parcels?from=20', '2 parcels?from=‹20 + records of page 1›', '3 parcels?from=‹20 + 2 × records of page 1›'],
    ],
    [
      'a page larger than any list',
      { method: 'offset', limit: 1e12 },
      {},
      [
        '1 parcels?limit=1000000000000&offset=0',
        '2 parcels?limit=1000000000000&offset=1000000000000',
        '3 parcels?limit=1000000000000&offset=2000000000000',
      ],
    ],
    [
      'pagenum',
      { method: 'pagenum', firstPage: 0, limit: 5 },
      { params: { depot: 'PRG' } },
      [
        '1 parcels?depot=PRG&page=0&limit=5',
        '2 parcels?depot=PRG&page=1&limit=5',
        '3 parcels?depot=PRG&page=2&limit=5',
      ],
    ],
    [
      'response.param leaves the parameters out',
      token,
      { params: { a: 1 } },
      ['1 parcels?a=1', `2 parcels?after=${next}`, `3 parcels?after=${next}`],
    ],
    [
      '… or includes them',
      { ...token, includeParams: true },
      { params: { a: 1, after: 'begin' } },
      ['1 parcels?a=1&after=begin', `2 parcels?a=1&after=${next}`, `3 parcels?a=1&after=${next}`],
    ],
    [
      'response.param with a scrollRequest, into a JSON body',
      { ...token, scrollRequest: { endpoint: 'scroll', method: 'POST', params: { keep: '1m' } } },
      { params: { q: 'x' } },
      ['1 parcels?q=x', `2 POST scroll {"keep":"1m","after":${next}}`, `3 POST scroll {"keep":"1m","after":${next}}`],
    ],
    [
      'response.param where the value is the whole answer',
      { ...token, responseParam: '.' },
      {},
      ['1 parcels', '2 parcels?after=‹next value from "."›', '3 parcels?after=‹next value from "."›'],
    ],
    [
      'response.url knows nothing of the address',
      url,
      { params: { a: 1 } },
      ['1 parcels?a=1', `2 ${address}`, `3 ${address}`],
    ],
    [
      '… but the parameters that are laid over it',
      { ...url, includeParams: true },
      { params: { a: 1 } },
      ['1 parcels?a=1', `2 ${address}?a=1`, `3 ${address}?a=1`],
    ],
    [
      'response.url of a query',
      { ...url, paramIsQuery: true, includeParams: true },
      { params: { a: 1 } },
      ['1 parcels?a=1', '2 parcels?a=1&‹query from "links.next"›', '3 parcels?a=1&‹query from "links.next"›'],
    ],
    [
      '… in a JSON body',
      { ...url, paramIsQuery: true },
      { method: 'POST' },
      ['1 POST parcels []', '2 POST parcels {‹query from "links.next"›}', '3 POST parcels {‹query from "links.next"›}'],
    ],
    [
      'response.url with another separator',
      { ...url, urlKey: 'links/next', delimiter: '/' },
      {},
      ['1 parcels', '2 ‹address from "links/next"›', '3 ‹address from "links/next"›'],
    ],
    [
      'the Zendesk form',
      { method: 'zendesk.response.url' },
      {},
      ['1 parcels', '2 ‹address from "next_page"›', '3 ‹address from "next_page"›'],
    ],
    [
      'cursor',
      cursor,
      { params: { a: 1 } },
      [
        '1 parcels?a=1',
        '2 parcels?a=1&since=‹largest "meta.id" so far›',
        '3 parcels?a=1&since=‹largest "meta.id" so far›',
      ],
    ],
    [
      'cursor in reverse with an increment',
      { ...cursor, reverse: true, increment: -1 },
      {},
      [
        '1 parcels',
        '2 parcels?since=‹smallest "meta.id" so far − 1›',
        '3 parcels?since=‹smallest "meta.id" so far − 1›',
      ],
    ],
    [
      'a form',
      offset,
      { method: 'FORM', params: { a: 'x y' } },
      [
        '1 POST parcels a=x+y&limit=100&offset=0',
        '2 POST parcels a=x+y&limit=100&offset=100',
        '3 POST parcels a=x+y&limit=100&offset=200',
      ],
    ],
  ];
  for (const [title, pagination, job, lines] of table) {
    it(title, () => {
      const plan = pagedPlan(pagination, job);
      assert.equal(plan.problem, undefined);
      assert.deepEqual(linesOf(plan), lines);
    });
  }
});

describe('the requests of a plan, from other parts of the configuration', () => {
  it('have the defaults of all jobs under their own parameters', () => {
    const api = { http: { defaultOptions: { params: { lang: 'en', limit: 7 } } } };
    assert.deepEqual(
      linesOf(pagedPlan(offset, { params: { a: 1 } }, { api }))[0],
      '1 parcels?lang=en&limit=100&a=1&offset=0',
    );
  });

  it('have computed parameters, at the time of the plan', () => {
    const since = { function: 'date', args: ['Y-m-d', { time: 'currentStart' }] };
    assert.deepEqual(linesOf(pagedPlan(undefined, { params: { since } })), ['1 parcels?since=2026-01-31']);
  });

  it('use the scroller that the job names, else the default one', () => {
    const pagination = {
      method: 'multiple',
      default: 'pages',
      scrollers: { pages: { method: 'pagenum' }, tokens: token },
    };
    const plans = plansOf({
      api: { pagination },
      config: { jobs: [{ endpoint: 'a' }, { endpoint: 'b', scroller: 'tokens' }] },
    });
    assert.deepEqual(
      plans.map((plan) => [plan.name, plan.paging, plan.pagingPointer, linesOf(plan)[1]]),
      [
        ['a', 'pagenum', '/api/pagination/scrollers/pages', '2 a?page=2'],
        ['b', 'response.param', '/api/pagination/scrollers/tokens', `2 b?after=${next}`],
      ],
    );
  });

  it('are those of the first iteration', () => {
    const parameters = { iterations: [{ tenant: 'one' }, { tenant: 'two' }] };
    const plan = pagedPlan(undefined, { params: { of: { attr: 'tenant' } } }, { parameters });
    assert.deepEqual(linesOf(plan), ['1 parcels?of=one']);
  });

  it('have the whole address too', () => {
    assert.equal(pagedPlan(undefined).requests[0]?.url, 'https://api.example.test/v2/parcels');
    assert.equal(pagedPlan(undefined, { endpoint: 'https://eu.example.test/x' }).requests[0]?.path, '/x');
    assert.equal(pagedPlan(url).requests[1]?.url, address);
  });
});

describe('the requests of child jobs', () => {
  const children = [
    {
      endpoint: 'users/{id}/orders',
      placeholders: { id: 'user.id' },
      recursionFilter: 'active==1',
      children: [{ endpoint: 'orders/{no}/of/{2:name}/{id}', placeholders: { no: 'number', '2:name': 'name' } }],
    },
    { endpoint: '{link}', placeholders: { link: 'self' } },
    { endpoint: 'h/{1:x}', placeholders: { '1:x': { path: 'y', function: 'md5', args: [{ placeholder: 'value' }] } } },
  ];
  const plans = plansOf({ config: { jobs: [{ endpoint: 'users', __NAME: 'Users', children }] } });
  const lines = plans.map((plan) => linesOf(plan)[0]);

  it('name what stands in the records above them', () => {
    assert.deepEqual(lines, [
      '1 users',
      '1 users/‹"user.id" of a record of "Users"›/orders',
      '1 orders/‹"number" of a record of "Users > users/{id}/orders"›/of/‹"name" of a record of "Users"›/‹"user.id" of a record of "Users"›',
      '1 ‹"self" of a record of "Users"›',
      '1 h/‹computed from "y" of a record of "Users"›',
    ]);
  });

  it('say for which records they are sent', () => {
    assert.deepEqual(
      plans.map(({ occasion }) => occasion),
      [
        undefined,
        'for every record of "Users" that passes "recursionFilter"',
        'for every record of "Users > users/{id}/orders"',
        'for every record of "Users"',
        'for every record of "Users"',
      ],
    );
  });

  it('stand below their parents, each with its pointer', () => {
    assert.deepEqual(
      plans.map(({ pointer }) => pointer),
      ['', '/children/0', '/children/0/children/0', '/children/1', '/children/2'].map((end) => `/config/jobs/0${end}`),
    );
  });

  it('page as their parents do', () => {
    const jobs = [{ endpoint: 'users', children: [{ endpoint: 'u/{id}', placeholders: { id: 'id' } }] }];
    const [, child] = plansOf({ api: { pagination: offset }, config: { jobs } });
    assert.ok(child);
    assert.equal(linesOf(child)[2], '3 u/‹"id" of a record of "users"›?limit=100&offset=200');
  });

  it('go to the host that a record tells', () => {
    const child = { endpoint: 'https://{region}.example.test/x', placeholders: { region: 'Region' } };
    const [, plan] = plansOf({ config: { jobs: [{ endpoint: 'users', children: [child] }] } });
    assert.equal(plan?.requests[0]?.url, 'https://‹"Region" of a record of "users"›.example.test/x');
  });
});

describe('what keeps a job from being planned', () => {
  it('is said of that job alone, with the requests before it', () => {
    const jobs = [
      { endpoint: 'a', children: [{ endpoint: 'b/{2:x}', placeholders: { '2:x': 'x' } }] },
      { endpoint: 'items:batch' },
      { endpoint: 'c' },
    ];
    const plans = plansOf({ config: { jobs } });
    assert.deepEqual(
      plans.map(({ problem, requests }) => [problem?.code, requests.length]),
      [
        [undefined, 1],
        ['job.placeholder-level', 0],
        ['url.not-http', 0],
        [undefined, 1],
      ],
    );
  });

  it('is an address that is not allowed; one that an answer has a part in is not judged', () => {
    const outer = { image_parameters: { allowed_hosts: [{ host: 'api.example.test' }] } };
    const refused = planOf({ config: { jobs: [{ endpoint: 'https://eu.example.test/x' }] }, outer });
    assert.equal(refused.problem?.code, 'url.not-allowed');
    const child = { endpoint: 'https://{region}.example.test/x', placeholders: { region: 'r' } };
    const plans = plansOf({ config: { jobs: [{ endpoint: 'users', children: [child] }] }, outer });
    assert.deepEqual(
      plans.map(({ problem }) => problem),
      [undefined, undefined],
    );
  });

  it('shows no mark in its words', () => {
    const child = { endpoint: '{scheme}:x', placeholders: { scheme: 'scheme' } };
    const [, plan] = plansOf({ config: { jobs: [{ endpoint: 'users', children: [child] }] } });
    assert.match(plan?.problem?.message ?? '', /‹"scheme" of a record of "users"›:x/);
  });
});
