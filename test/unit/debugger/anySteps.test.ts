import assert from 'node:assert/strict';
import path from 'node:path';
import { DebugClient, type Stopped } from '../../support/debugClient.ts';
import { readFolder } from '../../support/readFolder.ts';
import { runToEnd } from '../../support/runToEnd.ts';
import { type Next, seeded, seedsOf } from '../../support/seeded.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { partOf, sweep } from '../../support/sweep.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const steps = [
  'next',
  'stepIn',
  'stepIn',
  'stepOut',
  'continue',
  'stepBack',
  'reverseContinue',
  'restartFrame',
] as const;
/** Edits that change what a run reads, and one that changes nothing. */
const edits: ((text: string) => string)[] = [
  (text) => text.replace('meta.next', 'meta.nxt'),
  (text) => text.replace('"limit": "2"', '"limit": "3"'),
  (text) => text.replace('"dataField": "items"', '"dataField": "itms"'),
  (text) => text.replace('"dataType": "users"', '"dataType": "people"'),
  (text) => text.replace('"users",\n', '"users",\n"params2": {},\n'),
  (text) => text.slice(0, -3),
  (text) => text,
];

/** The maximum of steps in one session before it only continues. */
const maxSteps = 12;

/** A configuration with children, two iterations, several pagings and a login. */
function configOf(baseUrl: string): object {
  const id = { path: 'id', function: 'concat', args: [{ placeholder: 'value' }, ''] };
  const lines = { endpoint: 'orders/{id}/lines', placeholders: { id }, dataType: 'lines', scroller: 'counted' };
  const scrollers = {
    token: { method: 'response.param', responseParam: 'meta.next', queryParam: 'after' },
    counted: { method: 'offset', limit: '2' },
    last: { method: 'cursor', idKey: 'id', param: 'since' },
  };
  return {
    api: {
      baseUrl,
      pagination: { method: 'multiple', scrollers },
      authentication: {
        type: 'login',
        loginRequest: { endpoint: 'login', method: 'POST' },
        apiRequest: { headers: { 'X-Token': 'token' } },
      },
    },
    iterations: [{ region: 'north' }, { region: 'south' }],
    config: {
      outputBucket: 'b',
      region: 'none',
      jobs: [
        { endpoint: 'orders', dataField: 'items', dataType: 'orders', scroller: 'token', children: [lines] },
        {
          endpoint: 'users',
          dataType: 'users',
          scroller: 'last',
          params: { region: { function: 'concat', args: [{ attr: 'region' }] } },
        },
      ],
    },
  };
}

/** The response of the API; every login gives another token. */
function answerTo(url: string, logins: () => number): unknown {
  const { pathname, searchParams: query } = new URL(url, 'http://api.test');
  if (pathname === '/login') return { token: `token-number-${logins()}` };
  if (pathname === '/users') {
    const since = Number(query.get('since') ?? 0);
    return [1, 2, 3, 4, 5]
      .filter((id) => id > since)
      .slice(0, 2)
      .map((id) => ({ id, region: query.get('region') }));
  }
  const [, , order] = pathname.split('/');
  if (order !== undefined) {
    const offset = Number(query.get('offset'));
    return Array.from({ length: Number(order) }, (_, line) => ({ order, line })).slice(offset, offset + 2);
  }
  const after = Number(query.get('after') ?? 0);
  return { items: [{ id: after + 1 }, { id: after + 2 }], meta: after < 4 ? { next: after + 2 } : {} };
}

describe('any steps in any order', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let whole: { tables: Record<string, string>; requests: string[] };

  before(async () => {
    let logins = 0;
    api = await startApi(({ url = '' }, response) =>
      sendJson(
        response,
        answerTo(url, () => ++logins),
      ),
    );
  });
  beforeEach(async () => {
    api.requests.splice(0);
    const outDir = path.join(folder(), 'whole');
    const { report } = await runToEnd({ config: configOf(api.url), outDir });
    assert.equal(report.outcome, 'done', report.error?.message);
    whole = { tables: readFolder(path.join(outDir, 'tables')), requests: api.requests.splice(0) };
  });
  after(() => api.close());

  /** Steps at random, then continues to the end. Returns how often requests were sent again on purpose. */
  async function goAbout(next: Next, outDir: string): Promise<{ restarts: number }> {
    const client = new DebugClient(JSON.stringify(configOf(api.url), undefined, 1), { outDir });
    const breakpoints = [{ line: client.lineOf('"responseParam"') }, { line: client.lineOf('"placeholders"') }];
    let restarts = 0;
    let stop: Stopped | 'ended' = await client.start(breakpoints, { stopOnEntry: true });
    for (let step = 0; step < maxSteps && stop !== 'ended'; step++) {
      const command = steps[next(steps.length)] ?? 'next';
      const [frame] = await client.frames();
      if (command === 'restartFrame' && !frame?.canRestart) continue;
      if (command === 'restartFrame') restarts++;
      stop = await client.after(command, { frameId: frame?.id });
    }
    await client.ask('setBreakpoints', { source: {}, breakpoints: [] });
    if (stop !== 'ended') assert.equal(await client.after('continue'), 'ended');
    return { restarts };
  }

  /** Steps at random and edits between the steps; at the end, the configuration is as it was. */
  async function editAbout(next: Next, outDir: string): Promise<void> {
    const text = JSON.stringify(configOf(api.url), undefined, 1);
    const client = new DebugClient(text, { outDir });
    const breakpoints = [{ line: client.lineOf('"responseParam"') }, { line: client.lineOf('"placeholders"') }];
    await client.start(breakpoints, { stopOnEntry: true });
    for (let step = 0; step < maxSteps; step++) {
      const command = steps[next(steps.length)] ?? 'next';
      if (command === 'restartFrame') continue;
      client.text = (edits[next(edits.length)] ?? String)(text);
      // A session that has ended has nothing to step to.
      if ((await client.after(command).catch(String)) === 'ended') return;
    }
    client.text = text;
    await client.ask('setBreakpoints', { source: {}, breakpoints: [] });
    const stop = await client.after('continue');
    // Where the last edit had asked for something else, the run stops once before it asks.
    if (stop !== 'ended') assert.equal(await client.after('continue'), 'ended', stop.text);
    assert.deepEqual(readFolder(path.join(outDir, 'tables')), whole.tables);
  }

  it('give the tables of a run, and ask nothing twice, also with edits in between', async () => {
    await sweep(seedsOf(partOf(300)), 3, async (seed) => {
      api.requests.splice(0);
      await editAbout(seeded(seed), path.join(folder(), String(seed)));
      // Both iterations log in, and read the same orders.
      const times = (request: string) => api.requests.filter((each) => each === request).length;
      const tooOften = api.requests.filter((request) => times(request) > (request.includes('region') ? 1 : 2));
      assert.deepEqual(tooOften, []);
    });
  });

  it('give the tables of a run, and ask nothing twice but what is sent again', async () => {
    await sweep(seedsOf(partOf(300)), 3, async (seed) => {
      api.requests.splice(0);
      const outDir = path.join(folder(), String(seed));
      const { restarts } = await goAbout(seeded(seed), outDir);
      assert.deepEqual(readFolder(path.join(outDir, 'tables')), whole.tables);
      assert.deepEqual(new Set(api.requests), new Set(whole.requests));
      if (restarts === 0) assert.deepEqual(api.requests, whole.requests);
    });
  });
});
