import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DebugClient } from '@vscode/debugadapter-testsupport';
import { connectDebugAdapter } from '../support/connectDebugAdapter.ts';
import { describedDebuggers } from '../support/editorsPage.ts';
import { resultOf, runCli, spawnCli } from '../support/runCli.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { sampleApiForTests } from '../unit/samples/sampleApiForTests.ts';

const sample = path.join(import.meta.dirname, '../../samples/03-rides-by-token.extractor.json');

describe('pagewright debug-adapter --stdio', () => {
  const folder = temporaryFolder();
  const { address } = sampleApiForTests();
  let client: DebugClient;
  let program: string;

  beforeEach(async () => {
    program = path.join(folder(), 'rides.extractor.json');
    writeFileSync(program, readFileSync(sample, 'utf8').replace('http://127.0.0.1:8377', address()));
    await connect();
  });
  afterEach(() => client.stop());

  /** Starts the adapter with this command, absent: with the one of these tests. */
  async function connect(command?: readonly string[]): Promise<void> {
    client = await connectDebugAdapter(command);
  }

  const lineOf = (text: string) => readFileSync(program, 'utf8').split(text)[0]?.split('\n').length ?? 0;

  it('stops at a breakpoint, goes on, and leaves the tables of a trial', async () => {
    const line = lineOf('"responseParam"');
    const done = client.waitForEvent('terminated');
    await client.hitBreakpoint({ program }, { path: program, line });
    const { body } = await client.stackTraceRequest({ threadId: 1 });
    assert.deepEqual(
      body.stackFrames.map(({ name }) => name),
      ['rides, page 1', 'run'],
    );
    const next = await client.evaluateRequest({
      expression: 'response.meta.next_token',
      frameId: body.stackFrames[0]?.id ?? 0,
    });
    assert.ok(next.body.result.length > 0);
    await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [] });
    await client.continueRequest({ threadId: 1 });
    await done;
    assert.ok(existsSync(path.join(folder(), 'out/rides.trial/tables/samples.rides.csv')));
  });

  for (const [test, { name, command, text }] of sampled(describedDebuggers())) {
    test(`starts as docs/editors.md says: ${name}`, async () => {
      await client.stop();
      await connect(command);
      await client.hitBreakpoint({ program }, { path: program, line: lineOf('"responseParam"') });
      assert.ok(isBalanced(text), text);
    });
  }

  it('debugs a recording beside the configuration, without the network', async () => {
    const { code, stdout } = await runCli(['run', program, '--out', folder(), '--record', path.join(folder(), 'kept')]);
    assert.equal(code, 0, stdout);
    const line = lineOf('"responseParam"');
    await client.hitBreakpoint({ program, recording: 'kept' }, { path: program, line });
    const frames = await client.stackTraceRequest({ threadId: 1 });
    const { body } = await client.scopesRequest({ frameId: frames.body.stackFrames[0]?.id ?? 0 });
    const { variablesReference = 0 } = body.scopes.find(({ name }) => name === 'Run') ?? {};
    const { variables } = (await client.variablesRequest({ variablesReference })).body;
    assert.deepEqual(
      variables.filter(({ name }) => /requests|sent/.test(name)).map(({ name, value }) => [name, value]),
      [
        ['requests', '1'],
        ['sent to the API', '0'],
      ],
    );
  });

  it('stops nowhere without debugging', async () => {
    const line = lineOf('"responseParam"');
    const stopped = client.waitForEvent('stopped').then(() => 'stopped');
    const exited = client.waitForEvent('exited').then(({ body }) => body);
    await Promise.all([
      client.waitForEvent('initialized').then(async () => {
        await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [{ line }] });
        await client.configurationDoneRequest();
      }),
      client.launch({ program, noDebug: true, stopOnEntry: true }),
    ]);
    assert.deepEqual(await Promise.race([stopped, exited]), { exitCode: 0 });
  });

  describe('a process of its own', () => {
    const message = (seq: number, command: string, given: object = {}) => {
      const text = JSON.stringify({ seq, type: 'request', command, arguments: given });
      return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    };

    /**
     * The messages of the adapter to these requests, the last one being `disconnect`, and its exit code; its input
     * stays open.
     */
    async function talk(...messages: string[]): Promise<{ code: number; names: string[] }> {
      const adapter = spawnCli(['debug-adapter', '--stdio']);
      adapter.stdin.write(messages.join(''));
      const { code, stdout } = await resultOf(adapter, []);
      const said = stdout.split(/Content-Length: \d+\r\n\r\n/).slice(1);
      const names = said.map((each) => JSON.parse(each)).map(({ event, command }) => event ?? command);
      return { code, names: names.filter((name) => name !== 'output') };
    }

    it('ends when the client disconnects', async () => {
      const { code, names } = await talk(message(1, 'initialize'), message(2, 'disconnect'));
      assert.deepEqual([code, names], [0, ['initialize', 'terminated', 'disconnect']]);
    });

    it('ends when the client disconnects from a run that waits', async () => {
      const breakpoints = [{ line: lineOf('"responseParam"') }];
      const adapter = spawnCli(['debug-adapter', '--stdio']);
      adapter.stdin.write(message(1, 'initialize') + message(2, 'launch', { program }));
      let isStarted = false;
      let isDone = false;
      const { code, stdout } = await resultOf(adapter, [], (_, output) => {
        if (output.includes('"initialized"') && !isStarted) {
          isStarted = true;
          adapter.stdin.write(message(3, 'setBreakpoints', { source: { path: program }, breakpoints }));
          adapter.stdin.write(message(4, 'configurationDone'));
        }
        if (!output.includes('"stopped"') || isDone) return;
        isDone = true;
        adapter.stdin.write(message(5, 'disconnect'));
      });
      assert.equal(code, 0);
      assert.match(stdout, /"exited","body":\{"exitCode":1\}.*"terminated".*"disconnect"/s);
    });
  });

  it('says in a sentence why a configuration cannot be debugged', async () => {
    await client.initializeRequest();
    await assert.rejects(
      client.launchRequest({ program: path.join(folder(), 'none.json') } as never),
      /Check the path/,
    );
  });
});

/** Whether every bracket of a text is closed, in the order in which they were opened. */
function isBalanced(text: string): boolean {
  const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
  const open: string[] = [];
  for (const character of text.replaceAll(/"[^"]*"/g, '')) {
    if ('([{'.includes(character)) open.push(character);
    else if (character in pairs && open.pop() !== pairs[character]) return false;
  }
  return open.length === 0;
}
