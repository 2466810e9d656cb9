import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { planConfig } from '../../../../engine/core/plan/planConfig.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

interface Sent {
  line: string;
  headers: IncomingMessage['headers'];
}

/** How many records a page of the API holds. */
const pageSize = 2;

describe('a plan and a run of the same configuration', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let sent: Sent[] = [];

  beforeEach(async () => {
    sent = [];
    api = await startApi(async (request, response) => {
      const body = await text(request);
      const { method, url = '', headers } = request;
      if (url.startsWith('/v2/session'))
        return sendJson(response, { access: { token: 'bearer-of-login' }, id: 'id-of-login' });
      sent.push({ line: `${method} ${url}${body === '' ? '' : ` ${body}`}`, headers });
      const number = sent.length;
      const rows = Array.from({ length: number < 3 ? pageSize : 0 }, (_, index) => ({ id: number * 10 + index }));
      const next =
        number < 3 ? { token: `t${number}`, url: `${api.url}/v2/next/${number}`, query: `?q=${number}` } : {};
      sendJson(response, { rows, next });
    });
  });
  afterEach(() => api.close());

  /** Replaces the words of the plan by the values of the responses; a text in a JSON body gets its quotes back. */
  function filled(line: string, number: number): string {
    const told: [words: string, value: string][] = [
      ['‹next value from "next.token"›', `t${number - 1}`],
      [`‹address from "next.url"›`, `/v2/next/${number - 1}`],
      ['‹query from "next.query"›', `q=${number - 1}`],
      ['‹largest "id" so far + 1›', String((number - 1) * 10 + pageSize)],
      ['‹records of page 1›', String(pageSize)],
      ['‹2 × records of page 1›', String(2 * pageSize)],
      [`‹"id" of the login response›`, 'id-of-login'],
      ['•••', 'tops3cret'],
    ];
    return told.reduce(
      (text, [words, value]) => text.replaceAll(`:${words}`, `:"${value}"`).replaceAll(words, value),
      line,
    );
  }

  const job = { endpoint: 'parcels?a=1', dataField: 'rows', params: { z: 'x y', list: [1, 'é'] } };
  const post = { ...job, method: 'POST' };
  const token = { method: 'response.param', responseParam: 'next.token', queryParam: 'after' };
  const http = {
    headers: { Accept: 'application/json' },
    defaultOptions: { params: { lang: 'en' }, headers: { 'X-Default': 'd' } },
  };
  const login = {
    type: 'login',
    loginRequest: { endpoint: 'session', method: 'POST', params: { pass: { attr: '#pass' } } },
    apiRequest: {
      headers: { Authorization: { function: 'concat', args: ['Bearer ', { response: 'access.token' }] } },
      query: { user: { response: 'id' } },
    },
  };
  const query = { type: 'query', query: { key: { attr: '#pass' } } };

  const table: [title: string, api: object, job: object][] = [
    ['offset', { pagination: { method: 'offset', limit: pageSize } }, job],
    ['offset in a JSON body', { pagination: { method: 'offset', limit: pageSize } }, post],
    ['offset in a form', { pagination: { method: 'offset', limit: pageSize } }, { ...job, method: 'FORM' }],
    ['offset without a page size', { pagination: { method: 'offset' } }, job],
    ['pagenum', { pagination: { method: 'pagenum' } }, job],
    ['response.param', { pagination: { ...token, includeParams: true } }, job],
    ['response.param with a scrollRequest', { pagination: { ...token, scrollRequest: { method: 'POST' } } }, job],
    ['response.url', { pagination: { method: 'response.url', urlKey: 'next.url' } }, job],
    [
      'response.url of a query',
      { pagination: { method: 'response.url', urlKey: 'next.query', paramIsQuery: true } },
      job,
    ],
    ['cursor', { pagination: { method: 'cursor', idKey: 'id', param: 'since', increment: 1 } }, job],
    ['defaults and headers', { pagination: { method: 'pagenum' }, http }, { ...job, headers: { 'X-Own': ['a', 'b'] } }],
    ['a login', { pagination: token, authentication: login, http }, job],
    ['credentials in the query', { pagination: token, authentication: query }, job],
  ];
  for (const [title, parts, jobParts] of table) {
    it(`ask for the same: ${title}`, async () => {
      const config = {
        api: { baseUrl: `${api.url}/v2/`, ...parts },
        config: { '#pass': 'tops3cret', outputBucket: 'b', jobs: [jobParts] },
      };
      const planned = planConfig(JSON.stringify(config), { now: () => Date.UTC(2026, 0, 31) });
      const { report } = await runToEnd({ config, outDir: folder() });
      assert.equal(report.outcome, 'done', report.error?.message);
      assert.ok('plans' in planned);
      const requests = (planned.plans[0]?.requests ?? []).filter(({ number }) => number > 0);
      const lines = requests.map(({ number, method, path, body }) =>
        filled(`${method} ${path}${body === undefined ? '' : ` ${body}`}`, number),
      );
      assert.deepEqual(
        lines,
        sent.map(({ line }) => line),
      );
      for (const [index, { headers }] of requests.entries()) {
        const shown = headers.map(([name, value]) => [name.toLowerCase(), value.replace(/‹.*›/, 'bearer-of-login')]);
        const byName = Map.groupBy(shown, ([name]) => name ?? '');
        for (const [name, values] of byName) {
          assert.equal(values.map(([, value]) => value).join(', '), sent[index]?.headers[name], name);
        }
      }
    });
  }
});
