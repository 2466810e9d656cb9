import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSecrets } from '../../../cli/values/readSecrets.ts';
import { ConfigDocument } from '../../../engine/core/document/configDocument.ts';
import { assertClean } from '../../support/assertClean.ts';
import { DebugClient } from '../../support/debugClient.ts';
import { debugOrders } from '../../support/debugOrders.ts';
import { answerCarelessly, secretCases } from '../../support/secretCases.ts';
import { startApi, type TestApi } from '../../support/startApi.ts';
import { sampled } from '../../support/sweep.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const expressions = [
  ...['job', 'at', 'request', 'request.params', 'request.headers', 'request.endpoint', 'response', 'record', 'stop'],
  ...['placeholder', 'response.echo.query', 'response.echo.spelled[0]', 'string(response.echo.query)'],
];

/** The requests of a client while a run waits, by the feature that sends them. */
const doors: Record<string, (client: DebugClient, frameId: number) => Promise<unknown>> = {
  scopes: openAll,
  watch: (client, frameId) => askAll(client, expressions, { frameId, context: 'watch' }),
  console: (client, frameId) => askAll(client, expressions, { frameId, context: 'repl' }),
  hover: (client, frameId) => askAll(client, pointersIn(JSON.parse(client.text)), { frameId, context: 'hover' }),
  completions: async (client, frameId) => {
    for (const text of [
      '',
      'request.',
      'request.params.',
      'request.headers.',
      'response.',
      'response.echo.spelled[0].',
    ])
      await client.ask('completions', { text, column: text.length + 1, frameId });
  },
  'copy as cURL': (client, frameId) => client.ask('pagewright/curl', { frameId }),
  'open response': (client, frameId) => client.ask('pagewright/response', { frameId }).catch(() => undefined),
  'use as responseParam': (client, frameId) =>
    client.ask('pagewright/place', { frameId, evaluateName: 'response.echo.query' }).catch(() => undefined),
};

/** Opens every row of every scope. */
async function openAll(client: DebugClient, frameId: number): Promise<void> {
  const { scopes } = await client.ask('scopes', { frameId });
  const open = [...scopes];
  for (const { variablesReference } of open) {
    if (variablesReference === 0) continue;
    const { variables } = await client.ask('variables', { variablesReference });
    open.push(...variables);
    for (const { evaluateName } of variables) if (evaluateName) await askAll(client, [evaluateName], { frameId });
  }
}

async function askAll(client: DebugClient, asked: string[], given: object): Promise<void> {
  for (const expression of asked) await client.ask('evaluate', { expression, ...given }).catch(() => undefined);
}

function pointersIn(value: unknown, above = ''): string[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [above, ...inside.flatMap(([key, field]) => pointersIn(field, `${above}/${key.replaceAll('/', '~1')}`))];
}

describe('a debug session shows no secrets', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let client: DebugClient;
  let isBroken = false;
  before(async () => {
    api = await startApi((request, response) => answerCarelessly(request, response, isBroken));
  });
  after(() => api.close());
  afterEach(() => client.close());

  async function open({ given = {}, config }: (typeof secretCases)[string]): Promise<DebugClient> {
    const text = JSON.stringify(config(`${api.url}/v1/`), undefined, 2);
    const file = path.join(folder(), 'secrets.json');
    writeFileSync(file, JSON.stringify(given.file ?? {}));
    const { secrets } = await readSecrets(ConfigDocument.of(text), file, given.environment ?? {});
    client = new DebugClient(text, { outDir: path.join(folder(), 'out'), secrets });
    return client;
  }

  for (const [test, [title, given]] of sampled(Object.entries(secretCases), 3)) {
    for (const [door, enter] of Object.entries(doors)) {
      test(`${title}: ${door}`, async () => {
        isBroken = false;
        await open(given);
        let moments = 0;
        for (let stop = await client.start([], { stopOnEntry: true }); stop !== 'ended'; moments++) {
          for (const { id } of await client.frames()) await enter(client, id).catch(notAJob);
          stop = await client.after('stepIn');
        }
        assert.ok(moments >= 6, client.console.join('\n'));
        assertClean(given.secrets, client.received.join('\n'), door);
      });
    }

    it(`${title}: log messages`, async () => {
      isBroken = false;
      await open(given);
      const logMessage = expressions.map((expression) => `{${expression}}`).join(' ');
      const breakpoints = ['"baseUrl"', '"dataField"'].map((text) => ({ line: client.lineOf(text), logMessage }));
      assert.deepEqual(await client.stops(breakpoints), []);
      assert.ok(client.console.join().includes('"echo"'), client.console.join('\n'));
      assertClean(given.secrets, client.received.join('\n'), 'the console');
    });

    it(`${title}: the reason of a stop, and the end of a run that the API refuses`, async () => {
      isBroken = true;
      await open(given);
      const stop = await client.start([], {}, ['failed', 'retry', 'warning', 'missing', 'doubt']);
      assert.equal(stop !== 'ended' && stop.reason, 'exception');
      await openAll(client, (await client.frames())[0]?.id ?? 0);
      assert.equal(await client.after('continue'), 'ended');
      assertClean(given.secrets, client.received.join('\n'), 'the session');
    });
  }
});

describe('a debug session shows no credentials that only their names tell', () => {
  const { open, answer } = debugOrders();
  const secret = 'hush-hush-1';
  const body = {
    items: [{ id: 1, access_token: secret }],
    password: { of: { ada: secret } },
    client_secret: [secret],
    meta: { next: null },
  };

  for (const [door, enter] of Object.entries(doors)) {
    it(door, async () => {
      const params = { api_key: secret, token: { value: secret }, state: 'open' };
      const client = open({ job: { params, headers: { 'X-Api-Key': secret, Cookie: `session=${secret}` } } });
      const query = `?api_key=${secret}&token%5Bvalue%5D=${secret}&state=open`;
      answer(`/orders${query}`, [body, 200, { 'set-cookie': `session=${secret}`, 'x-api-key': secret }]);
      await client.start([{ line: client.lineOf('"responseParam"') }]);
      assert.equal(await client.evaluate('records'), '1', client.console.join('\n'));
      await enter(client, (await client.frames())[0]?.id ?? 0);
      assertClean([secret], client.received.join('\n'), door);
    });
  }

  it('nor keys of a response that are secrets', async () => {
    const client = open({ config: { '#key': secret } });
    answer('/orders', [{ items: [{ id: 1 }], [secret]: 1, of: { [`${secret} too`]: {} } }]);
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    await openAll(client, (await client.frames())[0]?.id ?? 0);
    assert.ok(client.received.join().includes('"•••"'), client.received.join('\n'));
    assertClean([secret], client.received.join('\n'), 'the session');
  });
});

/** The frame of the run as a whole has neither a request nor a response. */
function notAJob(error: Error): void {
  if (!error.message.includes('Select the frame of a job')) throw error;
}
