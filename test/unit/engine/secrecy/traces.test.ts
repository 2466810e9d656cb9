import assert from 'node:assert/strict';
import path from 'node:path';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { tracesOf } from '../../../support/tracesOf.ts';

/** The names of credentials that APIs use most. */
const names = `
  private_token auth_token refresh_token access_token id_token api_token user_token security_token bearer_token oauth_token
  accessToken authToken apiToken hapikey api_key apikey apiKey api-key app_key appkey access_key accesskey secretKey
  secret_key user_key subscription-key x-functions-key X-API-KEY X-Auth-Token X-Amz-Security-Token X-Amz-Signature
  X-Amz-Credential X-Goog-Signature X-Goog-Credential sig signature hmac app_secret appsecret_proof client_secret
  consumer_secret clientSecret secret password passwd pwd pass_phrase passphrase jwt bearer credentials authorization
  client_assertion oauth_signature master_key license_key signing_key auth[token_secret] filter[api_key][0]`
  .trim()
  .split(/\s+/);

/** Names by which APIs page. */
const paging = 'page_token nextToken next_page_token continuationToken cursor scroll_id marker'.split(' ');

const concat = (...args: unknown[]) => ({ function: 'concat', args });
const key = { attr: '#k' };

describe('what is written and shown of a run', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let answer: (url: URL) => object = () => [{ id: 1 }];
  beforeEach(async () => {
    api = await startApi((request, response) => sendJson(response, answer(new URL(request.url ?? '', 'http://x'))));
  });
  afterEach(() => api.close());

  const credentialOf = (name: string, where: string) => `${where}-${names.concat(paging).indexOf(name)}-0f`;
  const holders = (traces: Record<string, string>, value: string) =>
    Object.entries(traces).flatMap(([where, text]) => (text.includes(value) ? [where] : []));

  it('has no value of a parameter that is called like a credential, in the configuration or in an address of the next page', async () => {
    answer = ({ searchParams }) => {
      const query = [...names, ...paging].map((name) => `${name}=${credentialOf(name, 'next')}`).join('&');
      return { items: [{ id: 1 }], ...(!searchParams.has('page') && { next: `${api.url}/items?page=2&${query}` }) };
    };
    const params = Object.fromEntries([...names, ...paging].map((name) => [name, credentialOf(name, 'plain')]));
    const config = {
      api: { baseUrl: api.url, pagination: { method: 'response.url', urlKey: 'next' } },
      config: { debug: true, jobs: [{ endpoint: 'items', dataField: 'items', params }] },
    };
    const traces = await tracesOf(config, folder());
    assert.equal(api.requests.length, 2);
    for (const name of names) {
      for (const where of ['plain', 'next']) {
        assert.ok(api.requests.some((request) => request.includes(credentialOf(name, where))));
        assert.deepEqual(holders(traces, credentialOf(name, where)), [], `${name}, ${where}`);
      }
    }
    for (const name of paging) {
      assert.ok(holders(traces, credentialOf(name, 'plain')).includes('events'), name);
      assert.ok(holders(traces, credentialOf(name, 'next')).includes('recording/exchanges.jsonl'), name);
    }
  });

  it('has a recording that runs again, also along addresses that an API has signed', async () => {
    answer = ({ searchParams }) => ({
      items: [{ id: searchParams.get('page') ?? '1' }],
      ...(!searchParams.has('page') && { next: `${api.url}/items?page=2&sig=abc%2Bdef&X-Amz-Signature=0123` }),
    });
    const config = {
      api: { baseUrl: api.url, pagination: { method: 'response.url', urlKey: 'next' } },
      config: { jobs: [{ endpoint: 'items', dataField: 'items' }] },
    };
    await tracesOf(config, folder());
    const replay = path.join(folder(), 'recording');
    const { report } = await runToEnd({ config, outDir: path.join(folder(), 'again'), replay });
    assert.deepEqual([report.outcome, report.tables[0]?.rows], ['done', 2]);
  });

  it('runs the jobs whose names are given with the credentials in their endpoints, and shows none', async () => {
    answer = () => [{ id: 1 }];
    const endpoint = 'items?api_key=abc-5ecret';
    const config = { api: { baseUrl: api.url }, config: { jobs: [{ endpoint }, { endpoint: 'others' }] } };
    for (const name of [endpoint, 'items?api_key=•••']) {
      const { report } = await runToEnd({ config, outDir: path.join(folder(), 'out'), jobs: [name] });
      assert.deepEqual(
        report.jobs.map((job) => job.name),
        ['items?api_key=•••'],
      );
    }
    const unknown = await runToEnd({ config, outDir: path.join(folder(), 'out'), jobs: ['item?api_key=abc-5ecret'] });
    assert.match(unknown.report.error?.message ?? '', /no job "item\?api_key=•••"/);
    assert.ok(!JSON.stringify(unknown).includes('abc-5ecret'));
    assert.equal(api.requests.length, 2);
  });

  const jobs = (more: object = {}) => [{ endpoint: 'items', ...more }];
  const placed: [where: string, config: (url: string) => object][] = [
    [
      'a parameter, alone or among other characters, in objects and in lists',
      (baseUrl) => ({
        api: { baseUrl },
        config: { '#k': 'q~7', jobs: jobs({ params: { a: key, b: concat('x', key), c: { d: key, e: [key] } } }) },
      }),
    ],
    [
      'a default parameter',
      (baseUrl) => ({
        api: { baseUrl, http: { defaultOptions: { params: { a: key } } } },
        config: { '#k': 'q~7', jobs: jobs() },
      }),
    ],
    [
      'the query of an authentication',
      (baseUrl) => ({
        api: { baseUrl, authentication: { type: 'query', query: { a: key } } },
        config: { '#k': 'q~7', jobs: jobs() },
      }),
    ],
    [
      'a header',
      (baseUrl) => ({
        api: { baseUrl, http: { headers: { 'X-A': key, 'X-B': concat('x', key) } } },
        config: { '#k': 'q~7', jobs: jobs() },
      }),
    ],
    [
      'a segment of the path, alone or among other characters',
      (baseUrl) => ({
        api: { baseUrl: concat(`${baseUrl}/`, key, '/x.', key, '/') },
        config: { '#k': 'q~7', jobs: jobs() },
      }),
    ],
    [
      'a body of JSON',
      (baseUrl) => ({
        api: { baseUrl },
        config: {
          '#k': 'q~7',
          jobs: jobs({ method: 'POST', params: { a: key, b: { c: [key] }, d: concat('x', key) } }),
        },
      }),
    ],
    [
      'a form',
      (baseUrl) => ({
        api: { baseUrl },
        config: { '#k': 'q~7', jobs: jobs({ method: 'FORM', params: { a: key, b: { c: key }, d: concat('x', key) } }) },
      }),
    ],
    [
      'an attribute made from it',
      (baseUrl) => ({
        api: { baseUrl },
        config: { '#k': 'q~7', made: concat(key, '!'), jobs: jobs({ params: { a: { attr: 'made' } } }) },
      }),
    ],
  ];
  for (const [where, config] of placed) {
    it(`has no secret of three characters that the configuration puts into ${where}`, async () => {
      answer = () => [{ id: 1 }];
      const traces = await tracesOf(config(api.url), folder());
      for (const spelling of ['q~7', 'q%7E7', 'q%7e7']) assert.deepEqual(holders(traces, spelling), []);
    });
  }
});
