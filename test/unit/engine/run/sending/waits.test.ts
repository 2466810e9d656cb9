import assert from 'node:assert/strict';
import { waitText } from '../../../../../engine/core/text/waitText.ts';
import { describeRun } from '../../../../../engine/faces/summary.ts';
import type { Clock } from '../../../../../engine/io/clock.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { until } from '../../../../support/until.ts';

describe('A run that waits for a limit of the API', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  beforeEach(async () => {
    let count = 0;
    api = await startApi((_, response) => {
      const isFirst = ++count === 1;
      const headers = isFirst ? { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '30' } : {};
      sendJson(response, isFirst ? [{ id: 1 }, { id: 2 }] : [], 200, headers);
    });
  });
  afterEach(() => api.close());

  async function waitingIn(maxWait?: number) {
    const pagination = { method: 'offset', limit: 2 };
    const config = { api: { baseUrl: api.url, pagination }, config: { jobs: [{ endpoint: 'x' }] } };
    const limits = maxWait === undefined ? {} : { maxWait };
    const { report, events } = await runToEnd({
      ...{ config, outDir: folder(), clock: fakeClock(), parallel: 'auto' },
      ...limits,
    });
    const [waiting, ...others] = events.filter((event) => event.kind === 'waiting');
    assert.ok(waiting !== undefined && others.length === 0);
    return { report, waiting };
  }

  it('says until when, why, and by which header', async () => {
    const { waiting } = await waitingIn();
    const { origin, reason, header, delayMs, until, time, message } = waiting;
    assert.deepEqual([origin, reason, header], [api.url, 'used-up', 'X-RateLimit-Remaining: 0']);
    assert.equal(Date.parse(until) - Date.parse(time), delayMs);
    assert.match(message, /no request is left until then \(X-RateLimit-Remaining: 0\)\.$/);
    assert.match(waitText(waiting), /has no request left \(X-RateLimit-Remaining: 0\)$/);
  });

  it('says when it is near the longest wait', async () => {
    const { waiting } = await waitingIn(50);
    assert.equal(waiting.maxWaitMs, 50_000);
    assert.match(waitText(waiting), /; the longest wait that is allowed is 50\.0 s$/);
  });

  it('does not say what the longest wait is where that is far', async () => {
    assert.equal((await waitingIn(3600)).waiting.maxWaitMs, undefined);
  });

  it('says so once and at the beginning, also where a child that runs ahead waits first', async () => {
    const others = Promise.withResolvers<void>();
    let answered = 0;
    const limited = await startApi(({ url = '' }, response) => {
      const isChild = url.includes('/x/');
      if (isChild && !url.includes('offset=0')) return sendJson(response, []);
      const records = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
      if (!isChild) return sendJson(response, records);
      if (url.includes('/x/1?')) return void others.promise.then(() => sendJson(response, records));
      sendJson(response, records, 200, { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '30' });
      if (++answered === 3) others.resolve();
    });
    const pagination = { method: 'multiple', scrollers: { pages: { method: 'offset', limit: 4 } } };
    const children = [{ endpoint: 'x/{id}', placeholders: { id: 'id' }, scroller: 'pages' }];
    const config = { api: { baseUrl: limited.url, pagination }, config: { jobs: [{ endpoint: 'x', children }] } };
    const told: string[] = [];
    const { sleep, ...clock } = fakeClock();
    const untilTold: Clock = {
      ...clock,
      async sleep(milliseconds, signal) {
        if (milliseconds >= 1000) await until(() => told.length > 0);
        await sleep(milliseconds, signal);
      },
    };
    const request = { config, outDir: folder(), clock: untilTold, learnt: { [limited.url]: { width: 4 } } };
    const { report } = await runToEnd({ ...request, parallel: 'auto' }, undefined, ({ kind, message }) => {
      if (kind === 'waiting') told.push(message);
    });
    await limited.close();
    assert.deepEqual([report.outcome, report.requests, told.length], ['done', 9, 1]);
  });

  it('shows no part of a secret that the header repeats, wherever it is cut', async () => {
    const secret = 'k3y-of-the-customer-1234567890';
    const limited = await startApi(({ url = '' }, response) => {
      const isFirst = url.includes('offset=0');
      const headers = isFirst ? { RateLimit: `"for-one-customer";pk=${secret};r=0;t=30` } : {};
      sendJson(response, isFirst ? [{ id: 1 }, { id: 2 }] : [], 200, headers);
    });
    const api = { baseUrl: limited.url, pagination: { method: 'offset', limit: 2 } };
    const config = { api, config: { '#key': secret, jobs: [{ endpoint: 'x' }] } };
    const { events } = await runToEnd({ config, outDir: folder(), clock: fakeClock(), parallel: 'auto' });
    await limited.close();
    const waiting = events.find((event) => event.kind === 'waiting');
    assert.match(waiting?.header ?? '', /^RateLimit: "for-one-customer";pk=•••;r=0;t=30$/);
    assert.doesNotMatch(waiting?.message ?? '', /k3y/);
  });

  it('says in its summary how long it waited', async () => {
    const { report } = await waitingIn();
    const pace = describeRun(report).sections.find(({ id }) => id === 'pace');
    assert.match(String(pace?.blocks[0]?.lines[0]?.text[0]), /; waited 30\.\d s for its limit\.$/);
  });
});
