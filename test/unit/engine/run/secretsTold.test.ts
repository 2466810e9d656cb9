import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Clock } from '../../../../engine/io/clock.ts';
import { fakeClock } from '../../../support/fakeClock.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const secret = 'pa55  word-of\tada';
const plain = 'tok41c0ffee';

describe('what a run tells of an answer that holds a secret', () => {
  const folder = temporaryFolder();
  const apis: TestApi[] = [];
  afterEach(async () => {
    for (const one of apis.splice(0)) await one.close();
  });

  async function run(answer: (response: ServerResponse) => void, job: object = {}, shapesFile?: string) {
    const api = await startApi((_, response) => answer(response));
    apis.push(api);
    const config = {
      api: { baseUrl: api.url },
      config: { '#password': secret, '#token': plain, jobs: [{ endpoint: 'x', ...job }] },
    };
    return await runToEnd({ config, outDir: folder(), ...(shapesFile !== undefined && { shapesFile }) });
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
      assert.match(report.error?.message ?? '', /: `You sent •••, which is wrong`/);
    });

    it(`shows of ${title} no part of a secret, wherever it is cut`, async () => {
      for (const before of [100, 105, 110, 115, 119]) {
        const { report } = await run(text('x'.repeat(before) + secret, status));
        assert.match(report.error?.message ?? '', /x{100}/);
        assert.doesNotMatch(report.error?.message ?? '', /pa/, `${before} characters before it`);
      }
    });
  }

  it('shows of a header that says why no part of a secret, wherever it is cut', async () => {
    for (let length = 10; length < 50; length += 3) {
      const { report } = await run((response) =>
        sendJson(response, {}, 403, { RateLimit: `"${'x'.repeat(length)}";pk=${plain};r=0;t=30` }),
      );
      assert.match(report.error?.message ?? '', /`ratelimit: "x{10}/);
      assert.doesNotMatch(report.error?.message ?? '', /tok/, `${length} characters before it`);
    }
  });

  it('shows the first 200 characters of the sentence of a long answer', async () => {
    const { report } = await run((response) => sendJson(response, { error: 'y'.repeat(90_000) }, 403));
    assert.ok(report.error?.message.includes(`: \`${'y'.repeat(200)}…\`.`));
  });

  /** Text that is made from a secret and the time. */
  const made = { function: 'sha1', args: [{ function: 'concat', args: [{ attr: '#key' }, { function: 'time' }] }] };

  /** A clock that each look advances by half a second. */
  function tickingClock(): Clock {
    const clock = fakeClock();
    let passed = 0;
    return {
      ...clock,
      now: () => {
        passed += 500;
        return clock.now() + passed;
      },
    };
  }

  it('shows of a long job no parameter that was made from a secret, where each request has another signature', async () => {
    const proofs = new Set<string>();
    const api = await startApi(({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://x');
      proofs.add(searchParams.get('proof') ?? '');
      const offset = Number(searchParams.get('offset'));
      sendJson(response, offset < 100 ? [{ id: offset }] : []);
    });
    apis.push(api);
    const pagination = { method: 'offset', limit: 1, firstPageParams: true };
    const authentication = { type: 'query', query: { signature: made } };
    const config = {
      api: { baseUrl: api.url, pagination, authentication },
      config: { '#key': plain, jobs: [{ endpoint: 'x', params: { proof: made } }] },
    };
    const { events, report } = await runToEnd({ config, outDir: folder(), clock: tickingClock() });
    const [proof = '', ...others] = proofs;
    assert.deepEqual([report.requests, proof.length, others], [101, 40, []]);
    assert.ok(!JSON.stringify([events, report]).includes(proof));
  });

  it('shows of a slow answer no signature that it repeats, however many other requests end before it', async () => {
    const last = Promise.withResolvers<void>();
    const count = 150;
    let asked = 0;
    let signature = '';
    const api = await startApi(({ url = '' }, response) => {
      const { searchParams, pathname } = new URL(url, 'http://x');
      if (pathname === '/x')
        return sendJson(
          response,
          Array.from({ length: count }, (_, id) => ({ id })),
        );
      if (++asked === count) last.resolve();
      if (pathname !== '/x/0') return sendJson(response, []);
      signature = searchParams.get('given') ?? '';
      void last.promise.then(() => sendJson(response, { error: `${signature} has expired` }, 403));
    });
    apis.push(api);
    const children = [{ endpoint: 'x/{id}', placeholders: { id: 'id' } }];
    const config = {
      api: { baseUrl: api.url, authentication: { type: 'query', query: { given: made } } },
      config: { '#key': plain, jobs: [{ endpoint: 'x', children }] },
    };
    const { events, report } = await runToEnd({ config, outDir: folder(), clock: tickingClock(), parallel: 4 });
    assert.deepEqual([asked, signature.length], [count, 40]);
    assert.match(report.error?.message ?? '', /`••• has expired`/);
    assert.ok(!JSON.stringify([events, report]).includes(signature));
  });

  it('shows no parameter that is marked with #, however short its value is', async () => {
    const { report, events } = await run(text('no', 403), { params: { '#z': 'q9' } });
    assert.match(report.error?.message ?? '', /x\?%23z=••• responded/);
    assert.ok(events.some((event) => event.kind === 'request' && event.path === '/x?%23z=•••'));
    assert.ok(!JSON.stringify([events, report]).includes('q9'));
  });

  it('shows no key of an answer that is a secret: not as evidence, not in an event, not among the shapes', async () => {
    const keyed = { [secret]: [{ id: 1, [secret]: 2 }], [`next ${secret}`]: 'x' };
    const shapesFile = path.join(folder(), 'x.shapes.json');
    const { report, events } = await run((response) => sendJson(response, keyed), { dataField: 'items' }, shapesFile);
    assert.ok(
      report.jobs[0]?.verdict.evidence.some(({ code, path }) => code === 'data-field-never-found' && path === '•••'),
    );
    const told = [JSON.stringify([events, report]), readFileSync(shapesFile, 'utf8')].join('\n');
    assert.match(told, /"•••"/);
    assert.ok(!told.includes(JSON.stringify(secret).slice(1, -1)), told);
  });

  it('shows no column that is called like a secret; the table itself has what the API answered', async () => {
    const { report, events } = await run((response) => sendJson(response, [{ id: 1, [plain]: 2 }]));
    assert.deepEqual(report.tables[0]?.columns, ['id', '•••']);
    assert.ok(!JSON.stringify([events, report]).includes(plain));
  });
});
