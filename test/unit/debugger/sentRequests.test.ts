import assert from 'node:assert/strict';
import path from 'node:path';
import { assertClean } from '../../support/assertClean.ts';
import { DebugClient } from '../../support/debugClient.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const concat = (...args: unknown[]) => ({ function: 'concat', args });
const loginRequest = {
  endpoint: 'login',
  method: 'POST',
  headers: { Authorization: concat('Basic ', { attr: '#password' }), 'X-Client': 'test' },
  params: { user: 'ada', pin: { attr: '#password' } },
};
const login = (apiRequest: object) => ({ authentication: { type: 'login', loginRequest, apiRequest } });

interface Case {
  api?: object;
  job?: object;
  /** `aws`. */
  aws?: object;
  /** OAuth has its credentials in `authorization`. */
  credentials?: object;
  /** `username:password@` before the host. */
  user?: string;
  /** The headers of the request. */
  headers: Record<string, string>;
  /** The query of its address; absent: none. */
  query?: string;
}

const oauth = { appKey: 'app', '#appSecret': 'hush-hush-1' };

/** Requests by the configuration that makes them. */
const cases: Record<string, Case> = {
  nothing: { headers: {} },
  'headers of the API and of the job': {
    api: { http: { headers: { 'X-Client': 'test', 'X-Api-Key': 'hush-hush-1' } } },
    job: { headers: { 'X-Job': 'orders', 'X-Client': 'job' } },
    headers: { 'X-Client': 'job', 'X-Api-Key': '•••', 'X-Job': 'orders' },
  },
  'what a body is': { job: { method: 'POST' }, headers: { 'Content-Type': 'application/json' } },
  'username and password': { api: { authentication: { type: 'basic' } }, headers: { Authorization: 'Basic •••' } },
  'those of the address': { user: 'ada:hush-hush-1@', headers: { Authorization: 'Basic •••' } },
  'a key in the query': {
    api: { authentication: { type: 'query', query: { k: { attr: '#password' } } } },
    headers: {},
    query: '?k=•••',
  },
  'a header of a login': {
    api: login({ headers: { 'X-Auth': { response: 'token' } } }),
    headers: { 'X-Auth': '•••' },
  },
  'a header of a login, with its scheme': {
    api: login({ headers: { Authorization: concat('Bearer ', { response: 'data.token' }) } }),
    headers: { Authorization: 'Bearer •••' },
  },
  'a header of a login, under any name': {
    api: login({ headers: { 'X-Visitor': 'token', 'X-Of': { attr: 'username' } } }),
    headers: { 'X-Visitor': '•••', 'X-Of': '•••' },
  },
  'a parameter of a login': { api: login({ query: { t: { response: 'token' } } }), headers: {}, query: '?t=•••' },
  'OAuth 1.0': {
    api: { authentication: { type: 'oauth10' } },
    credentials: { ...oauth, '#data': '{"oauth_token":"t","oauth_token_secret":"hush-hush-1"}' },
    headers: { Authorization: 'OAuth •••' },
  },
  'OAuth 2.0': {
    api: {
      authentication: { type: 'oauth20', headers: { Authorization: concat('Bearer ', { authorization: 'data' }) } },
    },
    credentials: { ...oauth, '#data': 'hush-hush-1' },
    headers: { Authorization: 'Bearer •••' },
  },
  'OAuth 2.0 with a login': {
    api: {
      authentication: {
        type: 'oauth20.login',
        loginRequest: { endpoint: 'login', params: { refresh_token: { user: 'refresh_token' } } },
        apiRequest: { headers: { Authorization: concat('Bearer ', { response: 'token' }) } },
      },
    },
    credentials: { ...oauth, '#data': '{"refresh_token":"hush-hush-1"}' },
    headers: { Authorization: 'Bearer •••' },
  },
  'a signature for AWS': {
    aws: {
      signature: {
        credentials: { accessKeyId: 'AKID', '#secretKey': 'hush-hush-1', serviceName: 's', regionName: 'r' },
      },
    },
    headers: { 'X-Amz-Date': '•••', Authorization: 'AWS4-HMAC-SHA256 •••' },
  },
};

const elsewhere = 'http://other.test/orders';

/** Headers that every HTTP client sends by itself. */
const ofClient =
  /^(?:host|connection|accept|accept-encoding|accept-language|sec-fetch-mode|user-agent|content-length)$/;

describe('the request that a debug session shows', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let client: DebugClient;
  let received: Record<string, string[]>;
  before(async () => {
    api = await startApi(({ url = '', headers }, response) => {
      received[url.split('?')[0] ?? ''] = Object.keys(headers).filter((name) => !ofClient.test(name));
      const token = 'made-by-login-1';
      sendJson(
        response,
        url.startsWith('/login') ? { token, data: { token } } : { items: [{ id: 1 }], next: elsewhere },
      );
    });
  });
  after(() => api.close());
  beforeEach(() => {
    received = {};
  });
  afterEach(() => client.close());

  function open({ api: more, job, aws, credentials, user = '' }: Omit<Case, 'headers'>): DebugClient {
    const parameters = {
      api: { baseUrl: api.url.replace('http://', `http://${user}`), ...more },
      ...(aws && { aws }),
      config: {
        username: 'ada',
        '#password': 'hush-hush-1',
        jobs: [{ endpoint: 'orders', dataField: 'items', dataType: 'orders', ...job }],
      },
    };
    const document = { parameters, ...(credentials && { authorization: { oauth_api: { credentials } } }) };
    client = new DebugClient(JSON.stringify(document, undefined, 2), { outDir: path.join(folder(), 'out') });
    return client;
  }

  const ask = async (command: string, given: object = {}) =>
    client.ask(command, { frameId: (await client.frames())[0]?.id, ...given });

  /** The headers as the scope, an expression for each, and the copied command have them. */
  async function shown(names: string[]): Promise<Record<string, string>[]> {
    const rows = await client.rows('Request', 'headers');
    const values = await Promise.all(
      names.map(
        async (name): Promise<[string, string]> => [
          name,
          JSON.parse((await ask('evaluate', { expression: `request.headers["${name}"]`, context: 'watch' })).result),
        ],
      ),
    );
    const { text } = await ask('pagewright/curl');
    const options = [...String(text).matchAll(/-H '([^:']+): ([^']*)'/g)].map(([, name = '', line = '']) => [
      name,
      line,
    ]);
    return [rows, Object.fromEntries(values), Object.fromEntries(options)];
  }

  for (const [title, { headers, query = '', ...given }] of Object.entries(cases)) {
    it(`has ${title}, before and after it is sent`, async () => {
      open(given);
      const names = Object.keys(headers);
      await client.start([{ line: client.lineOf('"endpoint": "orders"') }, { line: client.lineOf('"dataField"') }]);
      for (const at of ['request', 'response']) {
        assert.equal(await client.evaluate('at'), `"${at}"`);
        assert.equal(await client.evaluate('size(request.headers)'), String(names.length));
        assert.deepEqual(await shown(names), [headers, headers, headers], at);
        assert.equal((await client.rows('Request'))['address'], `${api.url}/orders${query}`);
        if (at === 'request') await client.after('continue');
      }
      assert.deepEqual(received['/orders']?.toSorted(), names.map((name) => name.toLowerCase()).toSorted());
      assertClean(['hush-hush-1', 'made-by-login-1'], client.received.join('\n'), title);
    });
  }

  it('can be asked for in a condition', async () => {
    open({ api: { authentication: { type: 'basic' } } });
    const line = client.lineOf('"dataField"');
    const condition = '"Authorization" in request.headers && !("X-Auth" in request.headers)';
    assert.deepEqual(await client.stops([{ line, condition }]), ['orders, page 1: response']);
  });

  it('has no credentials for an address that the configuration does not name', async () => {
    const pagination = { method: 'response.url', urlKey: 'next' };
    const http = { headers: { 'X-Client': 'test' } };
    open({ api: { authentication: { type: 'basic' }, http, pagination } });
    await client.start([{ line: client.lineOf('"endpoint": "orders"'), condition: 'page == 2' }]);
    assert.equal((await client.rows('Request'))['address'], elsewhere);
    assert.equal(await client.evaluate('size(request.headers)'), '0');
  });

  it('has no parameter with a secret for such an address', async () => {
    const pagination = { method: 'response.url', urlKey: 'next', includeParams: true };
    open({ api: { pagination }, job: { params: { lang: 'cs', key: { attr: '#password' } } } });
    await client.start([{ line: client.lineOf('"endpoint": "orders"'), condition: 'page == 2' }]);
    assert.equal((await client.rows('Request'))['address'], `${elsewhere}?lang=cs`);
  });

  describe('before a login', () => {
    const atLogin = async () => {
      open({ api: login({ headers: { 'X-Auth': { response: 'token' } } }) });
      await client.start([{ line: client.lineOf('"authentication"') }]);
      assert.equal(await client.evaluate('at'), '"login"');
    };

    it('has the login, with the values of its parameters masked', async () => {
      await atLogin();
      assert.equal((await client.rows('Request'))['login'], `POST ${api.url}/login`);
      assert.deepEqual(await client.rows('Request', 'login'), {
        headers: '3 headers',
        body: '{"user":"•••","pin":"•••"}',
      });
      assert.deepEqual(await client.rows('Request', 'login', 'headers'), {
        Authorization: 'Basic •••',
        'X-Client': 'test',
        'Content-Type': 'application/json',
      });
      assertClean(['hush-hush-1'], client.received.join('\n'), 'the session');
    });

    it('is copied after its login', async () => {
      await atLogin();
      const options = `-H 'Authorization: Basic •••' -H 'X-Client: test' -H 'Content-Type: application/json'`;
      const { text } = await ask('pagewright/curl');
      assert.deepEqual(String(text).split('\n'), [
        '# The login',
        `curl -X POST '${api.url}/login' ${options} --data-raw '{"user":"•••","pin":"•••"}'`,
        '',
        '# The request',
        `curl '${api.url}/orders' -H 'X-Auth: •••'`,
      ]);
    });

    it('has no login where none is due', async () => {
      open({ api: login({ headers: { 'X-Auth': { response: 'token' } } }) });
      await client.start([{ line: client.lineOf('"endpoint": "orders"') }]);
      assert.equal((await client.rows('Request'))['login'], undefined);
    });
  });
});
