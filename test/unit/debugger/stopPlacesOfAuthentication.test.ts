import assert from 'node:assert/strict';
import path from 'node:path';
import { authenticationKinds } from '../../../engine/core/auth/kinds/authenticationKinds.ts';
import { DebugClient } from '../../support/debugClient.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const bySignature = ['orders, page 1: signature', 'orders, page 2: signature'];
const byLogin = ['orders, page 1: login'];

const loginRequest = { endpoint: 'login', method: 'POST', params: { pass: { attr: '#password' } } };
const apiRequest = { headers: { 'X-Auth': { response: 'token' } } };

interface Case {
  authentication: { type: string } & Record<string, unknown>;
  /** OAuth has its credentials in `authorization`. */
  credentials?: object;
  stops: string[];
}

const cases: Record<string, Case> = {
  basic: { authentication: { type: 'basic' }, stops: bySignature },
  query: { authentication: { type: 'query', query: { key: { attr: '#password' } } }, stops: bySignature },
  'url.query': { authentication: { type: 'url.query', query: { key: { attr: '#password' } } }, stops: bySignature },
  login: { authentication: { type: 'login', loginRequest, apiRequest }, stops: byLogin },
  oauth10: {
    authentication: { type: 'oauth10' },
    credentials: { '#data': '{"oauth_token":"t","oauth_token_secret":"s"}', appKey: 'app', '#appSecret': 'hush' },
    stops: bySignature,
  },
  oauth20: {
    authentication: { type: 'oauth20', headers: { Authorization: { authorization: 'data' } } },
    credentials: { '#data': 'token', appKey: 'app', '#appSecret': 'hush' },
    stops: bySignature,
  },
  'oauth20.login': {
    authentication: {
      type: 'oauth20.login',
      loginRequest: { endpoint: 'login', params: { refresh_token: { user: 'refresh_token' } } },
      apiRequest,
    },
    credentials: { '#data': '{"refresh_token":"r"}', appKey: 'app', '#appSecret': 'hush' },
    stops: byLogin,
  },
};

describe('where authentication can stop', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let client: DebugClient;
  before(async () => {
    const pages: Record<string, unknown> = {
      '/login': { token: 'made-by-login' },
      '/orders': { items: [{ id: 1 }], next: 'b' },
    };
    api = await startApi(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://x');
      sendJson(response, searchParams.has('after') ? { items: [{ id: 2 }] } : pages[pathname]);
    });
  });
  after(() => api.close());
  beforeEach(() => {
    api.requests.splice(0);
  });
  afterEach(() => client.close());

  function open({ authentication, credentials }: Omit<Case, 'stops'>, config: object = {}): void {
    const pagination = { method: 'response.param', responseParam: 'next', queryParam: 'after' };
    const jobs = [{ endpoint: 'orders', dataField: 'items', dataType: 'orders' }];
    const parameters = {
      api: { baseUrl: api.url, authentication, pagination },
      config: { username: 'ada', '#password': 'open sesame', outputBucket: 'b', jobs, ...config },
    };
    const document = { parameters, ...(credentials && { authorization: { oauth_api: { credentials } } }) };
    client = new DebugClient(JSON.stringify(document, undefined, 2), { outDir: path.join(folder(), 'out') });
  }

  it('is held for every kind', () => {
    open({ authentication: { type: 'basic' } });
    assert.deepEqual(Object.keys(cases).toSorted(), authenticationKinds.map(({ type }) => type).toSorted());
  });

  for (const [kind, { stops, ...given }] of Object.entries(cases)) {
    const before = stops === byLogin ? 'before the login' : 'before each signed request';
    for (const key of ['authentication', ...Object.keys(given.authentication)]) {
      it(`${kind}: stops ${before}, at "${key}"`, async () => {
        open(given);
        assert.deepEqual(await client.stops([{ line: client.lineOf(`"${key}"`) }]), stops, client.console.join('\n'));
      });
    }

    for (const key of given.credentials === undefined ? [] : ['"authorization": {', '"credentials"', '"#appSecret"']) {
      it(`${kind}: stops ${before}, at ${key} beside the parameters`, async () => {
        open(given);
        assert.deepEqual(await client.stops([{ line: client.lineOf(key) }]), stops);
      });
    }

    const places: [text: string, stops: string[]][] = [
      ['"jobs"', ['orders: job']],
      ['"endpoint": "orders"', ['orders, page 1: request', 'orders, page 2: request']],
      ['"dataField"', ['orders, page 1: response', 'orders, page 2: response']],
      ['"dataType"', ['orders, page 1: rows', 'orders, page 2: rows']],
      ['"responseParam"', ['orders, page 1: next', 'orders, page 2: next']],
    ];
    for (const [text, at] of places) {
      it(`${kind}: stops in a job that is sent with it, at ${text}`, async () => {
        open(given);
        assert.deepEqual(await client.stops([{ line: client.lineOf(text) }]), at, client.console.join('\n'));
      });
    }

    it(`${kind}: shows itself at "authentication", before anything is sent`, async () => {
      open(given);
      const line = client.lineOf('"authentication"');
      const stop = await client.start([{ line }]);
      assert.equal(stop !== 'ended' && stop.line, line);
      assert.deepEqual(api.requests, []);
    });
  }

  it('stops at every login of a run, one for each iteration', async () => {
    const { authentication } = cases['login'] ?? assert.fail();
    open({ authentication });
    client.text = client.text.replace('"parameters": {', '"parameters": { "iterations": [{}, {}],');
    assert.deepEqual(await client.stops([{ line: client.lineOf('"authentication"') }]), [...byLogin, ...byLogin]);
  });

  it('does not stop where nothing is signed', async () => {
    open({ authentication: { type: 'basic' } });
    const line = client.lineOf('"baseUrl"');
    assert.deepEqual(await client.stops([{ line, condition: 'at == "login"' }]), []);
  });
});
