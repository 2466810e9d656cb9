import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DebugClient } from '@vscode/debugadapter-testsupport';
import { connectDebugAdapter } from '../support/connectDebugAdapter.ts';
import { describedDebuggers } from '../support/editorsPage.ts';
import { runCli } from '../support/runCli.ts';
import { sampleOrAll } from '../support/sweep.ts';
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

  for (const { name, command, text } of sampleOrAll(describedDebuggers())) {
    it(`starts as docs/editors.md says: ${name}`, async () => {
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
