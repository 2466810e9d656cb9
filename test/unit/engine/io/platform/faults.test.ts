import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { isPlatformError } from '../../../../../engine/core/platform/platformError.ts';
import type { ProjectApi } from '../../../../../engine/io/platform/projectApi.ts';
import { type OpenStack, openAt, openStack } from '../../../../support/stack/openStack.ts';
import type { Fault } from '../../../../support/stack/startStack.ts';
import { sendJson, startApi } from '../../../../support/startApi.ts';

const { signal } = new AbortController();
const at = { branch: '777', component: 'ex-generic-v2', id: '101' };
const body = '{"a":1}';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request of each method. */
const requests: Record<Method, (api: ProjectApi) => Promise<unknown>> = {
  GET: (api) => api.storage.branches(signal),
  POST: (api) => api.queue.create({ component: at.component, configuration: at.id }, signal),
  PUT: (api) => api.storage.update(at, { body }, 'Saved', signal),
  DELETE: (api) => api.storage.remove(at, signal),
};
const methods = Object.keys(requests) as Method[];

async function errorOf(asking: Promise<unknown>): Promise<unknown> {
  return await asking.then(
    (value) => assert.fail(`It succeeded: ${inspect(value)}`),
    (error: unknown) => error,
  );
}

/** A fault, the number of requests of a read and of a write, the error, and whether a write may have arrived. */
const cases: {
  fault: Omit<Fault, 'times'>;
  reads: number;
  writes: number;
  code: string | { read: string; write: string };
  mayHaveArrived: boolean;
  says: RegExp;
}[] = [
  {
    fault: { kind: '429' },
    reads: 4,
    writes: 4,
    code: 'platform.too-many-requests',
    mayHaveArrived: false,
    says: /Try again in a minute/,
  },
  {
    fault: { kind: '500' },
    reads: 4,
    writes: 1,
    code: 'platform.failed',
    mayHaveArrived: true,
    says: /HTTP 500.*"Application error", exception mock-/,
  },
  { fault: { kind: '504' }, reads: 4, writes: 1, code: 'platform.failed', mayHaveArrived: true, says: /HTTP 504/ },
  {
    fault: { kind: '503' },
    reads: 4,
    writes: 1,
    code: 'platform.maintenance',
    mayHaveArrived: false,
    says: /maintenance: Project is under maintenance\. It ends about \d{4}-.*Z\./,
  },
  {
    fault: { kind: '503', seconds: 3600 },
    reads: 1,
    writes: 1,
    code: 'platform.maintenance',
    mayHaveArrived: false,
    says: /maintenance/,
  },
  {
    fault: { kind: 'html' },
    reads: 4,
    writes: 1,
    code: 'platform.failed',
    mayHaveArrived: true,
    says: /A gateway responded instead of "127\.0\.0\.1:\d+" \(HTTP 502\)/,
  },
  {
    fault: { kind: 'reset' },
    reads: 4,
    writes: 1,
    code: { read: 'platform.unreachable', write: 'platform.lost' },
    mayHaveArrived: true,
    says: /the connection was lost/,
  },
  {
    fault: { kind: 'slow', seconds: 60 },
    reads: 4,
    writes: 1,
    code: { read: 'platform.unreachable', write: 'platform.lost' },
    mayHaveArrived: true,
    says: /did not respond in time/,
  },
  {
    fault: { kind: 'expired' },
    reads: 1,
    writes: 1,
    code: 'platform.token-refused',
    mayHaveArrived: false,
    says: /The token has expired.*API Tokens.*KBC_TOKEN.*--token-file/,
  },
  { fault: { kind: '403' }, reads: 1, writes: 1, code: 'platform.forbidden', mayHaveArrived: false, says: /no right/ },
  {
    fault: { kind: '404' },
    reads: 1,
    writes: 1,
    code: 'platform.not-found',
    mayHaveArrived: false,
    says: /does not find/,
  },
  {
    fault: { kind: '409' },
    reads: 1,
    writes: 1,
    code: 'platform.in-use',
    mayHaveArrived: false,
    says: /busy with another change/,
  },
  { fault: { kind: '400' }, reads: 1, writes: 1, code: 'platform.rejected', mayHaveArrived: false, says: /HTTP 400/ },
  { fault: { kind: '413' }, reads: 1, writes: 1, code: 'platform.too-large', mayHaveArrived: false, says: /too large/ },
];

describe('A stack that cannot be reached', () => {
  for (const method of methods) {
    it(`${method} is sent four times`, async () => {
      const stack = await startApi((_, response) => {
        const services = ['queue', 'encryption', 'vault'].map((id) => ({ id, url: stack.url }));
        // No connection of before is left.
        sendJson(response, { services }, 200, { connection: 'close' });
      });
      const { api, waits, clock } = await openAt(stack.url, 'a-token');
      await stack.close();
      const error = await errorOf(requests[method](api));
      assert.ok(isPlatformError(error), inspect(error));
      assert.deepEqual([error.code, error.mayHaveArrived, error.status], ['platform.unreachable', false, undefined]);
      assert.match(error.message, /cannot be reached: the connection was refused\. Check the network/);
      assert.deepEqual(clock.waits, [1000, 2000, 4000]);
      assert.deepEqual([...new Set(waits.map(({ reason }) => reason))], ['the connection was refused']);
      await api.close();
    });
  }
});

describe('A fault of the platform', () => {
  let open: OpenStack;
  beforeEach(async () => {
    open = await openStack();
    await open.stack.reset();
  });
  afterEach(() => open.close());

  for (const { fault, reads, writes, code, mayHaveArrived, says } of cases) {
    for (const method of methods) {
      const isWrite = method !== 'GET';
      const wanted = isWrite ? writes : reads;
      it(`${JSON.stringify(fault)}: ${method} is sent ${wanted} times`, async () => {
        await open.stack.fault({ ...fault, times: 9 });
        if (fault.kind === 'slow') open.setRequestMs(150);
        const error = await errorOf(requests[method](open.api));
        assert.ok(isPlatformError(error), inspect(error));
        const expected = typeof code === 'string' ? code : code[isWrite ? 'write' : 'read'];
        assert.deepEqual([error.code, error.mayHaveArrived], [expected, isWrite && mayHaveArrived]);
        assert.match(error.message, says);
        assert.ok(error.message.length < 500 && !/[\n<>]/.test(error.message), error.message);
        const sent = (await open.stack.log()).map((request) => request.method);
        assert.deepEqual(
          sent,
          Array.from({ length: wanted }, () => method),
        );
        assert.equal(open.waits.length, wanted - 1);
      });
    }
  }

  it('of the Encryption API is survived: a request for ciphers changes nothing', async () => {
    await open.stack.fault({ kind: '500', service: 'encryption' });
    await open.stack.fault({ kind: 'reset', service: 'encryption' });
    const owner = { component: at.component, project: '1' };
    assert.equal((await open.api.encryption.encrypt(['s'], owner, signal)).length, 1);
    await open.stack.fault({ kind: 'slow', seconds: 60, service: 'encryption', times: 9 });
    open.setRequestMs(150);
    const error = await errorOf(open.api.encryption.encrypt(['s'], owner, signal));
    assert.ok(isPlatformError(error));
    assert.deepEqual([error.code, error.mayHaveArrived], ['platform.unreachable', false]);
  });

  it('of the Encryption API, which gets no token, blames none', async () => {
    await open.stack.fault({ kind: '403', service: 'encryption', times: 9 });
    const owner = { component: at.component, project: '1' };
    const error = await errorOf(open.api.encryption.encrypt(['s'], owner, signal));
    assert.ok(isPlatformError(error));
    assert.deepEqual([error.code, /HTTP 403/.test(error.message)], ['platform.rejected', true]);
    assert.doesNotMatch(error.message, /The token/);
  });

  it('that ends is survived, and what it was is said', async () => {
    await open.stack.fault({ kind: '429', seconds: 7 });
    await open.stack.fault({ kind: '500' });
    await open.stack.fault({ kind: 'reset' });
    assert.equal((await open.api.storage.branches(signal)).length, 2);
    assert.deepEqual(
      open.waits.map(({ reason, delayMs, attempt, maxRetries }) => [reason, delayMs, attempt, maxRetries]),
      [
        ['HTTP 429', 7000, 1, 3],
        ['HTTP 500', 2000, 2, 3],
        ['the connection was lost', 4000, 3, 3],
      ],
    );
    assert.deepEqual(open.clock.waits, [7000, 2000, 4000]);
  });

  it('waits a minute at most before the next try', async () => {
    await open.stack.fault({ kind: '429', seconds: 86_400, times: 9 });
    await errorOf(requests.PUT(open.api));
    assert.deepEqual(open.clock.waits, [60_000, 60_000, 60_000]);
  });

  for (const method of methods.filter((each) => each !== 'DELETE')) {
    it(`a cut answer: ${method} is sent once, and says whether it may have arrived`, async () => {
      await open.stack.fault({ kind: 'truncated', times: 9 });
      const error = await errorOf(requests[method](open.api));
      assert.ok(isPlatformError(error));
      assert.deepEqual([error.code, error.mayHaveArrived], ['platform.bad-response', method !== 'GET']);
      assert.match(error.message, /it is not JSON, or was cut off/);
      assert.equal((await open.stack.log()).length, 1);
    });
  }

  it('changes nothing twice: a save that arrived without an answer is one version', async () => {
    await open.stack.fault({ kind: 'truncated', method: 'PUT' });
    await errorOf(requests.PUT(open.api));
    assert.equal((await open.api.storage.configuration(at, signal))?.version, 2);
  });

  it('has the token in no message and no wait, and the token is in its header alone', async () => {
    const { token } = open.stack;
    const shown: unknown[] = [];
    for (const { fault } of cases) {
      for (const method of methods) {
        await open.stack.fault({ ...fault, times: 4 });
        open.setRequestMs(fault.kind === 'slow' ? 150 : 60_000);
        shown.push(await requests[method](open.api).catch((error: unknown) => error));
        await open.stack.fault({ kind: 'valid' });
      }
    }
    await open.api.encryption.encrypt(['s'], { component: at.component, project: '1' }, signal).catch(() => undefined);
    await open.api.vault.names('777', signal).catch(() => undefined);
    assert.ok(shown.filter(isUserError).length > 40);
    assert.ok(!inspect([shown, open.waits], { depth: Number.POSITIVE_INFINITY }).includes(token));
    const log = await open.stack.log();
    const withToken = log.filter(({ headers }) => headers['x-storageapi-token'] === token);
    assert.ok(withToken.length > 40);
    assert.ok(withToken.every(({ service }) => service !== 'encryption'));
    for (const {
      headers: { 'x-storageapi-token': _, ...headers },
      path,
      body: sent,
    } of log)
      assert.ok(!JSON.stringify([headers, path, sent]).includes(token));
  });
});
