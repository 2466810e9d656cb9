import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const secret = 'pa55  word-of\tada';

describe('what a run tells of an answer that holds a secret', () => {
  const folder = temporaryFolder();
  const apis: TestApi[] = [];
  afterEach(async () => {
    for (const one of apis.splice(0)) await one.close();
  });

  async function run(answer: (response: ServerResponse) => void, job: object = {}) {
    const api = await startApi((_, response) => answer(response));
    apis.push(api);
    const config = {
      api: { baseUrl: api.url },
      config: { '#password': secret, jobs: [{ endpoint: 'x', ...job }] },
    };
    return await runToEnd({ config, outDir: folder() });
  }
  const text = (body: string, status: number) => (response: ServerResponse) =>
    void response.writeHead(status).end(body);

  for (const [title, status, code] of [
    ['an error', 403, 'http.status'],
    ['what is no JSON', 200, 'response.not-json'],
  ] as const) {
    it(`shows of ${title} no secret with white space that stands on one line there`, async () => {
      const { report } = await run(text(`You sent ${secret}, which is wrong`, status));
      assert.equal(report.error?.code, code);
      assert.match(report.error?.message ?? '', /: You sent •••, which is wrong/);
    });

    it(`shows of ${title} no part of a secret, wherever it is cut`, async () => {
      for (const before of [100, 105, 110, 115, 119]) {
        const { report } = await run(text('x'.repeat(before) + secret, status));
        assert.match(report.error?.message ?? '', /x{100}/);
        assert.doesNotMatch(report.error?.message ?? '', /pa/, `${before} characters before it`);
      }
    });
  }

  it('still shows the first 120 characters of a long answer', async () => {
    const { report } = await run((response) => sendJson(response, { error: 'y'.repeat(100_000) }, 403));
    assert.ok(report.error?.message.includes(`: {"error":"${'y'.repeat(110)}….`));
  });

  it('shows no parameter that is marked with #, however short its value is', async () => {
    const { report, events } = await run(text('no', 403), { params: { '#z': 'q9' } });
    assert.match(report.error?.message ?? '', /x\?%23z=••• was answered/);
    assert.ok(events.some((event) => event.kind === 'request' && event.path === '/x?%23z=•••'));
    assert.ok(!JSON.stringify([events, report]).includes('q9'));
  });
});
