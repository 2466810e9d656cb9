import assert from 'node:assert/strict';
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programNode } from '../support/programNode.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const cli = path.join(import.meta.dirname, '..', '..', 'dist', 'cli.js');
const fullDisk = '/dev/full';

describe('pagewright run, where what it prints cannot be written', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let mayAnswer: Promise<unknown>;
  let letAnswer: () => void;
  beforeEach(async () => {
    mayAnswer = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    api = await startApi(async (request, response) => {
      await mayAnswer;
      if (request.url === '/users') sendJson(response, [{ id: 1 }]);
      else sendJson(response, {}, 404);
    });
  });
  afterEach(() => api.close());

  const at = (...parts: string[]) => path.join(folder(), ...parts);

  function start(stdio: StdioOptions, endpoint = 'users'): ChildProcess {
    const config = { api: { baseUrl: api.url }, config: { outputBucket: 'b', jobs: [{ endpoint }] } };
    writeFileSync(at('a.extractor.json'), JSON.stringify(config));
    return spawn(programNode, [cli, 'run', at('a.extractor.json'), '--report', at('report.json')], { stdio });
  }

  /** The exit code, and what stderr said where somebody reads it. */
  async function end(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
    let stderr = '';
    child.stderr?.on('data', (data) => {
      stderr += data;
    });
    const [code] = await once(child, 'close');
    return { code, stderr };
  }

  function assertWritten(): void {
    assert.deepEqual(readdirSync(at('out', 'a')).sort(), ['state.json', 'tables']);
    assert.equal(readFileSync(at('out', 'a', 'tables', 'b.users.csv'), 'utf8'), '"id"\n"1"\n');
    assert.equal(JSON.parse(readFileSync(at('report.json'), 'utf8')).outcome, 'done');
  }

  for (const [endpoint, expected] of [
    ['users', 0],
    ['missing', 1],
  ] as const) {
    it(`goes on without a word where nobody reads on, and ends with its own exit code: ${expected}`, async () => {
      const child = start(['ignore', 'pipe', 'pipe'], endpoint);
      child.stdout?.destroy();
      child.stdout?.once('close', letAnswer);
      assert.deepEqual(await end(child), { code: expected, stderr: '' });
      if (expected === 0) assertWritten();
    });
  }

  it('goes on where nobody reads its errors either', async () => {
    const child = start(['ignore', 'pipe', 'pipe']);
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.stdout?.once('close', letAnswer);
    const [code] = await once(child, 'exit');
    assert.equal(code, 0);
    assertWritten();
  });

  it('says once that the disk is full, goes on, and ends with 1', async function () {
    if (!existsSync(fullDisk)) return this.skip();
    letAnswer();
    const full = openSync(fullDisk, 'w');
    const { code, stderr } = await end(start(['ignore', full, 'pipe']));
    closeSync(full);
    assert.equal(code, 1);
    assert.equal(stderr, 'pagewright: The output cannot be written (ENOSPC). Check where it goes.\n');
    assertWritten();
  });
});
