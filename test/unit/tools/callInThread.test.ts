import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../../engine/core/errors.ts';
import { callInThread } from '../../../tools/thread/callInThread.ts';
import type { HostQuestions } from '../../../tools/thread/threadMessages.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { until } from '../../support/until.ts';
import { testHost } from './testHost.ts';

const toolWorker = path.join(import.meta.dirname, '../../../tools/toolWorker.ts');

const configuration = JSON.stringify({
  api: { baseUrl: 'https://api.example.com/' },
  config: { '#token': '', jobs: [{ endpoint: 'users' }] },
});

describe('a tool on a thread', () => {
  const folder = temporaryFolder();
  const never = new AbortController().signal;

  const work = (name: string, input: unknown) => {
    const { secretsFor, ...host } = testHost(folder());
    return { name, input, host };
  };
  const questions = (more: Partial<HostQuestions> = {}): HostQuestions => ({
    secretsFor: async () => ({}),
    lastRun: async () => undefined,
    shapesOf: async () => undefined,
    tokenFor: async () => undefined,
    ...more,
  });

  it('gives what the tool gives, from the sources as from the bundle', async () => {
    for (const script of [toolWorker, path.join(import.meta.dirname, '../../../dist/toolWorker.js')]) {
      const result = await callInThread(script, work('explain', { code: 'http.status' }), questions(), never);
      assert.ok('output' in result, JSON.stringify(result));
    }
  });

  it('ends with its caller, whatever it does', async () => {
    const script = path.join(folder(), 'endless.mjs');
    writeFileSync(
      script,
      `import { workerData } from 'node:worker_threads';
       for (;;) Atomics.add(workerData.input, 0, 1);`,
    );
    const count = new Int32Array(new SharedArrayBuffer(4));
    const stopping = new AbortController();
    const called = callInThread(script, work('check', count), questions(), stopping.signal);
    await until(() => Atomics.load(count, 0) !== 0);
    stopping.abort(new Error('Enough.'));
    await assert.rejects(called, { message: 'Enough.' });
    const counted = Atomics.load(count, 0);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(Atomics.load(count, 0), counted);
  });

  for (const [what, error, code] of [
    ['a UserError', new UserError('file.unreadable', 'No such file.'), 'file.unreadable'],
    ['a fault', new TypeError('x is not a function'), 'tool.fault'],
  ] as const) {
    it(`says what its door could not give: ${what}`, async () => {
      const asked = work('plan', { path: 'a.extractor.json' });
      writeFileSync(path.join(folder(), 'files/a.extractor.json'), configuration);
      const failing = questions({ secretsFor: () => Promise.reject(error) });
      const result = await callInThread(toolWorker, asked, failing, never);
      assert.ok('error' in result, JSON.stringify(result));
      assert.equal(result.error.code, code);
      assert.ok(result.error.message.endsWith(error.message));
    });
  }
});
