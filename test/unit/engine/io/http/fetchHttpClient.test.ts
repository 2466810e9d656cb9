import assert from 'node:assert/strict';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isUserError, TransportError, type UserError } from '../../../../../engine/core/errors.ts';
import { createFetchHttpClient } from '../../../../../engine/io/http/fetchHttpClient.ts';
import type { Notice } from '../../../../../engine/io/http/httpClient.ts';
import { getRequest } from '../../../../support/getRequest.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';

const never = new AbortController().signal;
const limit = 100_000;

describe('HTTP over fetch', () => {
  let api: TestApi;
  let headers: IncomingHttpHeaders;
  beforeEach(async () => {
    api = await startApi((request, response) => {
      headers = request.headers;
      answer(request, response);
    });
  });
  afterEach(() => api.close());

  function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    if (url.startsWith('/moved')) response.writeHead(302, { location: '/there' }).end();
    else if (url === '/over') response.end(Buffer.alloc(limit + 1));
    else if (url === '/limit') response.end(Buffer.alloc(limit));
    else if (url === '/cut-off')
      response.writeHead(200, { 'content-length': '10' }).write('[', () => response.destroy());
    else if (url === '/silent-body') response.writeHead(200).write('[');
    else if (url !== '/silent') sendJson(response, [1], 200, { 'X-Town': Buffer.from('Žilina').toString('latin1') });
  }

  const client = (more: Partial<Parameters<typeof createFetchHttpClient>[0]> = {}) =>
    createFetchHttpClient({
      timeouts: { connectMs: 1000, requestMs: 60_000 },
      maxBytes: limit,
      isConfined: false,
      hasSecret: () => false,
      ...more,
    });

  const failure = async (sent: Promise<unknown>) => {
    const error = await sent.then(
      () => assert.fail('It did not fail.'),
      (thrown: unknown) => thrown,
    );
    assert.ok(isUserError(error));
    return { code: error.code, curlCode: error instanceof TransportError ? error.curlCode : undefined };
  };

  it('gives the status, the headers as text and the whole body', async () => {
    const { status, headers: received, body } = await client().send(getRequest(`${api.url}/a`), never);
    assert.equal(status, 200);
    assert.equal(received.get('x-town'), 'Žilina');
    assert.equal(Buffer.from(body).toString(), '[1]');
    assert.equal((await client().send(getRequest(`${api.url}/limit`), never)).body.length, limit);
  });

  it('sends the headers of the configuration as UTF-8, and a body', async () => {
    await client().send({ ...getRequest(api.url, { 'X-Town': 'Žilina' }), method: 'POST', body: '{"a":1}' }, never);
    assert.equal(Buffer.from(String(headers['x-town']), 'latin1').toString(), 'Žilina');
    assert.deepEqual([headers['content-length'], api.requests], ['7', ['POST /']]);
  });

  it('leaves out what a browser does not let a page set, and says so once for each header', async () => {
    const notices: Notice[] = [];
    const own = client();
    for (const name of ['Cookie', 'cookie', 'User-Agent', 'Sec-Mode', 'Proxy-Authorization'])
      await own.send(getRequest(api.url, { [name]: 'secret-1' }), never, (notice) => notices.push(notice));
    assert.ok(!JSON.stringify(headers).includes('secret-1'));
    assert.deepEqual(
      notices.map((notice) => notice.kind === 'browser-limit' && notice.limit === 'header-dropped' && notice.header),
      ['Cookie', 'User-Agent', 'Sec-Mode', 'Proxy-Authorization'],
    );
  });

  it('lets the browser follow a redirect, and says so once', async () => {
    const notices: Notice[] = [];
    const own = client();
    for (let time = 0; time < 2; time++)
      await own.send(getRequest(`${api.url}/moved`), never, (notice) => notices.push(notice));
    assert.deepEqual(notices, [{ kind: 'browser-limit', limit: 'redirect-followed' }]);
    assert.equal(api.requests.filter((request) => request === 'GET /there').length, 2);
  });

  it('follows no redirect that could take a body, a secret, a header, or a run that is confined, elsewhere', async () => {
    const keyed = client().send(getRequest(`${api.url}/moved`, { 'X-Api-Key': 'secret-1' }), never);
    assert.equal((await failure(keyed)).code, 'http.blocked');
    const confined = client({ isConfined: true }).send(getRequest(`${api.url}/moved`), never);
    assert.equal((await failure(confined)).code, 'http.blocked');
    const secret = client({ hasSecret: ({ target }) => target.query === 'key=1' });
    assert.equal((await failure(secret.send(getRequest(`${api.url}/moved?key=1`), never))).code, 'http.blocked');
    const post = client().send({ ...getRequest(`${api.url}/moved`), method: 'POST', body: '{}' }, never);
    assert.equal((await failure(post)).code, 'http.blocked');
    assert.deepEqual(api.requests, ['GET /moved', 'GET /moved', 'GET /moved?key=1', 'POST /moved']);
  });

  it('retries a failure only after a response: before it, the API may never allow the page to ask', async () => {
    const own = client();
    const { url } = api;
    const isRetried = async () => (await failure(own.send(getRequest(url), never))).curlCode === 56;
    await api.close();
    assert.equal(await isRetried(), false);
    api = await startApi((_, response) => sendJson(response, []));
    const again = getRequest(api.url);
    await own.send(again, never);
    await api.close();
    assert.deepEqual(await failure(own.send(again, never)), { code: 'http.blocked', curlCode: 56 });
  });

  for (const [path, code] of [
    ['/over', 'response.too-large'],
    ['/cut-off', 'http.connection-lost'],
  ] as const) {
    it(`ends with ${code} where the API sends ${path}`, async () => {
      assert.equal((await failure(client().send(getRequest(`${api.url}${path}`), never))).code, code);
    });
  }

  for (const path of ['/silent', '/silent-body']) {
    it(`does not wait longer than it may: ${path}`, async () => {
      const own = client({ timeouts: { connectMs: 1, requestMs: 50 } });
      const sent = own.send(getRequest(`${api.url}${path}`), never);
      assert.deepEqual(await failure(sent), { code: 'http.timeout', curlCode: 28 });
    });

    it(`ends with the reason of its signal: ${path}`, async () => {
      const cancelled = new AbortController();
      const reason = new Error('Enough.');
      const sent = client().send(getRequest(`${api.url}${path}`), cancelled.signal);
      setTimeout(() => cancelled.abort(reason), 50);
      await assert.rejects(sent, reason);
    });
  }

  for (const [pageOrigin, asked, isAllowed] of [
    ['https://vscode.dev', 'http://api.test', false],
    ['http://localhost:3000', 'http://127.0.0.1:1', true],
    ['https://vscode.dev', 'http://127.0.0.1:1', true],
  ] as const) {
    it(`${isAllowed ? 'asks' : 'does not ask'} ${asked} from a page of ${pageOrigin}`, async () => {
      const message = /a page that was loaded over https/;
      const error = await client({ pageOrigin })
        .send(getRequest(asked), never)
        .catch((thrown: UserError) => thrown);
      assert.ok(isUserError(error));
      assert.deepEqual([error.code, message.test(error.message)], ['http.blocked', !isAllowed]);
    });
  }
});
