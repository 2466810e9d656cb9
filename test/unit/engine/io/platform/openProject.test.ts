import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { isPlatformError } from '../../../../../engine/core/platform/platformError.ts';
import { openProject, type ProjectAccess } from '../../../../../engine/io/platform/openProject.ts';
import type { ProjectApi } from '../../../../../engine/io/platform/projectApi.ts';
import { createAuthority } from '../../../../support/createAuthority.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { startStack } from '../../../../support/stack/startStack.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { startSecureApi } from '../../../../support/startSecureApi.ts';

const { signal } = new AbortController();
const token = '1-2-canaryOfAToken';
const at = { branch: '1', component: 'ex-generic-v2', id: '101' };

function accessTo(stack: string, more: Partial<ProjectAccess> = {}): ProjectAccess {
  const timeouts = { connectMs: 30_000, requestMs: 60_000 };
  return {
    stack,
    token,
    userAgent: 'Pagewright/1.2.3',
    network: { environment: {} },
    clock: fakeClock(),
    timeouts,
    ...more,
  };
}

describe('A stack', () => {
  const started: TestApi[] = [];
  const opened: ProjectApi[] = [];
  afterEach(async () => {
    for (const api of opened.splice(0)) await api.close();
    for (const api of started.splice(0)) await api.close();
  });

  async function start(
    answer: (path: string, response: ServerResponse, token: string | undefined) => void,
  ): Promise<TestApi> {
    const api = await startApi((request, response) =>
      answer(request.url ?? '', response, request.headers['x-storageapi-token']?.toString()),
    );
    started.push(api);
    return api;
  }

  /** A stack of one address for all services, that answers everything but its index in one way. */
  async function stackThat(answer: (response: ServerResponse, path: string) => void): Promise<TestApi> {
    const stack = await start((path, response) => {
      if (path !== '/v2/storage?exclude=components') return answer(response, path);
      sendJson(response, { services: ['queue', 'encryption', 'vault'].map((id) => ({ id, url: stack.url })) });
    });
    return stack;
  }

  async function open(stack: string, more?: Partial<ProjectAccess>): Promise<ProjectApi> {
    const api = await openProject(accessTo(stack, more), signal);
    opened.push(api);
    return api;
  }

  it('gets no token before its services are known', async () => {
    const seen: (string | undefined)[] = [];
    const stack = await start((_, response, given) => {
      seen.push(given);
      sendJson(response, { services: [] });
    });
    await assert.rejects(open(stack.url), /does not say where its service "queue" is/);
    assert.deepEqual(seen, [undefined]);
  });

  const foreign = [
    'https://queue.evil.example',
    'http://localhost:1',
    'https://127.0.0.1:1',
    'http://x:y@127.0.0.1:1',
    'queue',
    'javascript:alert(1)',
  ];
  for (const url of foreign) {
    it(`with a service outside of it, ${url}, is refused`, async () => {
      const stack = await start((_, response) =>
        sendJson(response, { services: ['queue', 'encryption', 'vault'].map((id) => ({ id, url })) }),
      );
      await assert.rejects(
        open(stack.url),
        (error) => isUserError(error) && error.code === 'platform.foreign-service' && !error.message.includes('x:y'),
      );
    });
  }

  const noStacks: [what: string, answer: (response: ServerResponse) => void, says: RegExp][] = [
    [
      'a web page',
      (response) => response.setHeader('content-type', 'text/html').end('<html>Log in</html>'),
      /it is a web page/,
    ],
    ['an empty answer', (response) => response.end(), /it is empty/],
    ['another JSON', (response) => sendJson(response, { ok: true }), /"services" is missing/],
    ['a list', (response) => sendJson(response, []), /"services" is missing/],
    [
      'services without addresses',
      (response) => sendJson(response, { services: [{ id: 'queue' }] }),
      /"url" is missing/,
    ],
    [
      'bytes that are not UTF-8',
      (response) => response.end(Buffer.from('{"services":["\xff"]}', 'latin1')),
      /not JSON/,
    ],
  ];
  for (const [what, answer, says] of noStacks) {
    it(`is not what sends ${what}`, async () => {
      const stack = await start((_, response) => answer(response));
      await assert.rejects(
        open(stack.url),
        (error) => isPlatformError(error) && error.code === 'platform.bad-response' && says.test(error.message),
      );
    });
  }

  const redirects: [location: string, says: RegExp][] = [
    ['https://evil.example/take', /redirects to "https:\/\/evil\.example"/],
    ['/v2/storage/elsewhere', /redirects to "http:\/\/127\.0\.0\.1/],
    ['http://[', /redirects elsewhere/],
  ];
  for (const [location, says] of redirects) {
    for (const status of [301, 302, 307, 308]) {
      it(`that redirects to ${location} with ${status} is not followed`, async () => {
        const stack = await stackThat((response) => response.writeHead(status, { location }).end());
        const api = await open(stack.url);
        for (const ask of [
          () => api.storage.branches(signal),
          () => api.storage.update(at, { body: '{}' }, '', signal),
        ]) {
          await assert.rejects(
            ask,
            (error) => isPlatformError(error) && error.code === 'platform.redirected' && says.test(error.message),
          );
        }
        assert.equal(stack.requests.length, 3);
      });
    }
  }

  it('that redirects gives the token to nobody else', async () => {
    const thief = await start((_, response) => sendJson(response, []));
    const stack = await stackThat((response) => response.writeHead(307, { location: `${thief.url}/take` }).end());
    const api = await open(stack.url);
    await assert.rejects(api.storage.branches(signal));
    await assert.rejects(api.queue.job('1', signal));
    assert.deepEqual(thief.requests, []);
  });

  it('that repeats the token in its words has it masked', async () => {
    const stack = await stackThat((response) => {
      const error = `Bad token\n${token} ${encodeURIComponent(token)}\u202e [link](http://evil.example)${'x'.repeat(1000)}`;
      sendJson(response, { error, code: token, exceptionId: token }, 400);
    });
    const api = await open(stack.url);
    await assert.rejects(api.storage.branches(signal), (error) => {
      assert.ok(isPlatformError(error));
      assert.ok(!inspect(error, { depth: null }).includes(token));
      assert.match(error.message, /Bad token •••/);
      assert.ok(error.message.length < 500 && !/[\n\u202e]/.test(error.message));
      return true;
    });
  });

  it('that repeats a secret which it was to encrypt has it masked', async () => {
    const stack = await stackThat((response) => sendJson(response, { error: 'Cannot encrypt canary-secret-1' }, 400));
    const api = await open(stack.url);
    const owner = { component: 'c', project: '1' };
    await assert.rejects(
      api.encryption.encrypt(['canary-secret-1'], owner, signal),
      (error) => isPlatformError(error) && /Cannot encrypt •••/.test(error.message),
    );
  });

  const notEncrypted: [what: string, answer: unknown][] = [
    ['the plain text again', { '#value0': 'plain', '#value1': 'other' }],
    ['one cipher of two', { '#value0': 'KBC::ProjectSecure::x' }],
    ['a text that only begins like one', { '#value0': 'KBC::', '#value1': 'KBC::ProjectSecure::x' }],
    ['a list', []],
  ];
  for (const [what, answer] of notEncrypted) {
    it(`that answers a request for ciphers with ${what} gives none`, async () => {
      const api = await open((await stackThat((response) => sendJson(response, answer))).url);
      await assert.rejects(
        api.encryption.encrypt(['plain', 'other'], { component: 'c', project: '1' }, signal),
        (error) => isUserError(error) && error.code === 'platform.not-encrypted' && !/plain|other/.test(error.message),
      );
    });
  }

  it('may compress its answers', async () => {
    const branches = JSON.stringify([{ id: 1, name: 'Main', isDefault: true }]);
    const stack = await stackThat((response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(branches)));
    assert.deepEqual(await (await open(stack.url)).storage.branches(signal), [
      { id: '1', name: 'Main', isDefault: true },
    ]);
  });

  const wrongShapes: [what: string, answer: unknown, says: RegExp][] = [
    ['an object without an id', [{ name: 'x' }], /"id" is missing/],
    ['an error in a list’s place', { error: 'x' }, /it is not a list/],
    ['a text', 'x', /it is not a list/],
  ];
  for (const [what, answer, says] of wrongShapes) {
    it(`that sends ${what} is understood as nothing else`, async () => {
      const api = await open((await stackThat((response) => sendJson(response, answer))).url);
      await assert.rejects(
        api.storage.branches(signal),
        (error) => isPlatformError(error) && error.code === 'platform.bad-response' && says.test(error.message),
      );
    });
  }

  it('may write nothing as [] and ids as numbers', async () => {
    const job = {
      id: 7,
      status: 'success',
      isFinished: true,
      component: 'c',
      config: 101,
      configRowIds: [],
      result: [],
      metrics: [],
      createdTime: '2026-11-27T18:03:09+00:00',
      branchId: 5,
    };
    const branches = [{ id: 4, name: 'Main', isDefault: true }];
    const answer = (path: string) => (path.endsWith('/dev-branches') ? branches : job);
    const api = await open((await stackThat((response, path) => sendJson(response, answer(path)))).url);
    assert.deepEqual(await api.queue.job('7', signal), {
      id: '7',
      status: 'success',
      isFinished: true,
      component: 'c',
      configuration: '101',
      branch: '5',
      rows: [],
      mode: 'run',
      createdAt: '2026-11-27T18:03:09Z',
    });
  });

  it('may know states of a job that are not known here: one that is an end is a doubt', async () => {
    let state = { status: 'paused', isFinished: false };
    const more = { id: '7', component: 'c', createdTime: '2026-11-27T18:03:09+00:00' };
    const api = await open((await stackThat((response) => sendJson(response, { ...more, ...state }))).url);
    assert.equal((await api.queue.job('7', signal))?.status, 'processing');
    state = { status: 'skipped', isFinished: true };
    assert.equal((await api.queue.job('7', signal))?.status, 'warning');
  });
});

describe('A connection to a stack', () => {
  it('needs a certificate that is trusted, and is not tried again where it is not', async () => {
    const stranger = createAuthority('Somebody');
    const stack = await startSecureApi(stranger.issue(['127.0.0.1']), (_, response) => sendJson(response, {}));
    const waits: unknown[] = [];
    await assert.rejects(
      openProject(accessTo(stack.url, { onWait: (wait) => waits.push(wait) }), signal),
      (error) =>
        isPlatformError(error) &&
        error.code === 'platform.unreachable' &&
        /certificate .* is not trusted/.test(error.message),
    );
    assert.deepEqual(waits, []);
    await stack.close();
  });

  it('says in words why it waits for the next try', async () => {
    const reasons: string[] = [];
    const clock = { now: () => 0, sleep: () => Promise.resolve() };
    const onWait = ({ reason }: { reason: string }) => reasons.push(reason);
    await assert.rejects(openProject(accessTo('http://127.0.0.1:1', { clock, onWait }), signal));
    assert.deepEqual([...new Set(reasons)], ['the connection was refused']);
  });

  it('goes through the proxy of the settings, which an error names', async () => {
    const environment = { HTTPS_PROXY: 'http://127.0.0.1:1' };
    await assert.rejects(
      openProject(accessTo('https://connection.keboola.test', { network: { environment } }), signal),
      (error) => isPlatformError(error) && /through the proxy "http:\/\/127\.0\.0\.1:1"/.test(error.message),
    );
  });
});

describe('A token', () => {
  for (const given of ['', 'two words', 'line\n', 'X-Other: 1\r\nY', 'ž', '\u0000']) {
    it(`cannot be ${JSON.stringify(given)}, and nothing is sent`, async () => {
      await assert.rejects(
        openProject(accessTo('http://127.0.0.1:9', { token: given }), signal),
        (error) =>
          isUserError(error) && error.code === 'platform.bad-token' && (given === '' || !error.message.includes(given)),
      );
    });
  }
});

describe('A request to the platform', () => {
  it('can be cancelled in the middle of a wait', async () => {
    const stack = await startStack();
    const cancelling = new AbortController();
    const reason = new Error('Cancelled.');
    const clock = {
      now: () => 0,
      sleep: (_: number, until: AbortSignal) => once(until, 'abort').then(() => until.throwIfAborted()),
    };
    const onWait = () => setImmediate(() => cancelling.abort(reason));
    const api = await openProject(accessTo(stack.url, { token: stack.token, clock, onWait }), signal);
    await stack.reset();
    await stack.fault({ kind: '429', seconds: 60, times: 9 });
    await assert.rejects(api.storage.branches(cancelling.signal), reason);
    assert.equal((await stack.log()).length, 1);
    await api.close();
    await stack.stop();
  });

  it('can be cancelled while it is under way, and is not sent when it was cancelled before', async () => {
    const stack = await startStack();
    const api = await openProject(accessTo(stack.url, { token: stack.token }), signal);
    await stack.reset();
    await stack.fault({ kind: 'slow', seconds: 30 });
    const cancelling = new AbortController();
    const reason = new Error('Cancelled.');
    const asking = api.storage.update(at, { body: '{}' }, '', cancelling.signal);
    asking.catch(() => undefined);
    while ((await stack.log()).length === 0);
    cancelling.abort(reason);
    await assert.rejects(asking, reason);
    await assert.rejects(api.storage.branches(cancelling.signal), reason);
    assert.equal((await stack.log()).length, 1);
    await api.close();
    await stack.stop();
  });
});
