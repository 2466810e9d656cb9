import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { runCli } from '../support/runCli.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';

describe('pagewright run on the platform', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  /** The API does not respond before. */
  let mayRespond: Promise<unknown>;
  const never = new Promise(() => undefined);

  beforeEach(async () => {
    mayRespond = Promise.resolve();
    api = await startApi(async ({ url }, response) => {
      await mayRespond;
      if (url === '/items') sendJson(response, [{ id: 1 }]);
      else sendJson(response, { error: 'none' }, 404);
    });
  });
  afterEach(() => api.close());

  /** A data folder, as the environment names it. */
  function dataFolder(endpoint = 'items', settings: object = {}): { KBC_DATADIR: string } {
    const parameters = {
      api: { baseUrl: `${api.url}/` },
      config: { outputBucket: 'b', jobs: [{ endpoint }], ...settings },
    };
    mkdirSync(path.join(folder(), 'in'));
    writeFileSync(path.join(folder(), 'config.json'), JSON.stringify({ parameters }));
    writeFileSync(path.join(folder(), 'in', 'state.json'), '{"kept":1}');
    return { KBC_DATADIR: folder() };
  }

  const out = (...parts: string[]) => path.join(folder(), 'out', ...parts);

  describe('takes its data folder from KBC_DATADIR', () => {
    it('where nothing else says what to run', async () => {
      assert.equal((await runCliHere(['run'], dataFolder())).code, 0);
      assert.deepEqual(readdirSync(out('tables')).sort(), ['b.items.csv', 'b.items.csv.manifest']);
      assert.match(readFileSync(out('state.json'), 'utf8'), /"kept":1/);
    });

    it('but not beside a configuration, nor beside --data-dir', async () => {
      const { KBC_DATADIR: given } = dataFolder();
      const elsewhere = { KBC_DATADIR: path.join(given, 'none') };
      assert.equal((await runCliHere(['run', path.join(given, 'config.json')], elsewhere)).code, 0);
      assert.deepEqual(readdirSync(out()), ['config']);
      assert.equal((await runCliHere(['run', '--data-dir', given], elsewhere)).code, 0);
    });

    for (const none of [{}, { KBC_DATADIR: '' }] as Record<string, string>[]) {
      it(`and asks for one with ${JSON.stringify(none)}`, async () => {
        const { code, stderr } = await runCliHere(['run'], none);
        assert.equal(code, 1);
        assert.match(stderr, /Give either a configuration or a data folder with --data-dir or in KBC_DATADIR\./);
      });
    }
  });

  describe('ends with the code that the platform expects', () => {
    it('1 for what the user can fix', async () => {
      assert.equal((await runCliHere(['run'], dataFolder('missing'))).code, 1);
    });

    const faults = {
      'an error that nobody catches': 'throw new Error("boom")',
      'a promise that is rejected': 'Promise.reject(new Error("boom"))',
    };
    for (const [name, fault] of Object.entries(faults)) {
      it(`2 for ${name}, without its stack`, async () => {
        const script = path.join(folder(), 'fault.cjs');
        writeFileSync(script, `process.on("SIGUSR2", () => { ${fault}; });`);
        mayRespond = never;
        const environment = { ...dataFolder(), NODE_OPTIONS: `--require ${JSON.stringify(script)}` };
        const running = runCli(['run', '--events', 'json'], environment, (child) => child.kill('SIGUSR2'));
        const { code, stderr } = await running;
        assert.deepEqual([code, stderr], [2, 'pagewright: internal error: boom\n']);
      });
    }
  });

  describe('speaks GELF', () => {
    const sockets: Socket[] = [];
    let received = '';
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.setEncoding('utf8').on('data', (text) => {
        received += text;
      });
    });
    before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
    beforeEach(() => {
      received = '';
    });
    after(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });

    const logServer = (port = (server.address() as AddressInfo).port) => ({
      KBC_LOGGER_ADDR: '127.0.0.1',
      KBC_LOGGER_PORT: String(port),
    });
    /** The messages to the log server, until the last event of a run. */
    const messagesUntil = async (kind: string) => {
      await until(() => received.includes(`"_kind":"${kind}"`) && received.endsWith('\0'));
      return parsed(received, '\0');
    };
    const parsed = (text: string, separator: string) =>
      text
        .split(separator)
        .filter((message) => message !== '')
        .map((message): Record<string, unknown> => JSON.parse(message));
    const kindsOf = (messages: Record<string, unknown>[]) => messages.map(({ _kind: kind }) => kind);
    const whole = ['run-started', 'job-started', 'paging-stopped', 'table-written', 'run-finished'];

    it('to the log server of the platform, unasked, and prints nothing', async () => {
      const { code, stdout, stderr } = await runCliHere(['run'], { ...dataFolder(), ...logServer() });
      assert.deepEqual([code, stdout, stderr], [0, '', '']);
      const messages = await messagesUntil('run-finished');
      assert.deepEqual(kindsOf(messages), whole);
      for (const { version, host, short_message: text, timestamp, level } of messages) {
        assert.deepEqual([version, level], ['1.1', 6]);
        assert.deepEqual([typeof host, typeof text, typeof timestamp], ['string', 'string', 'number']);
      }
    });

    it('with the fields of an event as texts and numbers', async () => {
      await runCliHere(['run'], { ...dataFolder(), ...logServer() });
      const table = (await messagesUntil('run-finished')).find(({ _kind: kind }) => kind === 'table-written');
      assert.deepEqual([table?.['_table'], table?.['_rows'], table?.['_columns']], ['in.c-b.items', 1, '["id"]']);
    });

    it('with the levels of syslog, and debug events only where the configuration asks for them', async () => {
      await runCliHere(['run'], { ...dataFolder('missing', { debug: true }), ...logServer() });
      const levels = new Map((await messagesUntil('error')).map(({ _kind: kind, level }) => [kind, level]));
      assert.deepEqual([levels.get('run-started'), levels.get('request'), levels.get('error')], [6, 7, 3]);
    });

    it('about what keeps a run from starting', async () => {
      const { code, stdout } = await runCliHere(['run'], { KBC_DATADIR: folder(), ...logServer() });
      const [message] = await messagesUntil('error');
      assert.deepEqual([code, stdout, message?.['level'], message?.['_kind']], [1, '', 3, 'error']);
    });

    it('as lines, where no log server is named', async () => {
      const { stdout } = await runCliHere(['run', '--events', 'gelf'], dataFolder());
      assert.deepEqual(kindsOf(parsed(stdout, '\n')), whole);
    });

    it('as lines, where the log server cannot be reached: the run does not fail for it', async () => {
      const { code, stdout, stderr } = await runCliHere(['run'], { ...dataFolder(), ...logServer(1) });
      assert.equal(code, 0);
      assert.match(stderr, /^pagewright: The log server at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED.*\)/);
      assert.deepEqual(kindsOf(parsed(stdout, '\n')), whole);
    });

    it('as lines from there on, where the log server ends the connection', async () => {
      mayRespond = once(server, 'connection').then(async ([socket]) => {
        await once(socket, 'data');
        // Reads the messages meanwhile, else the connection would be reset.
        socket.end();
        await once(socket, 'close');
      });
      const { code, stdout, stderr } = await runCliHere(['run'], { ...dataFolder(), ...logServer() });
      assert.equal(code, 0);
      assert.match(stderr, /cannot be used \(it ended the connection\)/);
      assert.deepEqual(kindsOf(parsed(stdout, '\n')).slice(-2), ['table-written', 'run-finished']);
    });

    it('but not where another format is asked for', async () => {
      const { stdout } = await runCliHere(['run', '--events', 'text'], { ...dataFolder(), ...logServer() });
      assert.match(stdout, /Finished: 1 request/);
      assert.equal(received, '');
    });
  });
});
