import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCli } from '../support/runCli.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** A record with so many keys that working on it takes seconds, more than 8 MB. */
const wide = `[{${Array.from({ length: 700_000 }, (_, index) => `"key_${index}":1`).join()}}]`;

describe('A signal while a run works on a large response', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let body = '[{"id":1}]';

  beforeEach(async () => {
    body = '[{"id":1}]';
    api = await startApi((_, response) => response.end(body));
  });
  afterEach(() => api.close());

  const run = (options: string[], watch?: Parameters<typeof runCli>[2]) => {
    const file = path.join(folder(), 'a.json');
    const config = { debug: true, outputBucket: 'b', jobs: [{ endpoint: 'items' }] };
    writeFileSync(file, JSON.stringify({ api: { baseUrl: `${api.url}/` }, config }));
    return runCli(['run', file, '--events', 'json', ...options], {}, watch);
  };
  const table = () => readFileSync(path.join(folder(), 'out', 'a', 'tables', 'b.items.csv'), 'utf8');

  for (const [test, signal] of sampled(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)) {
    test(`${signal} ends the process at once, and the tables of the run before stay`, async () => {
      await run([]);
      const before = table();
      body = wide;
      const ended = await run([], (child, output) => {
        if (output.includes('"kind":"request"')) child.kill(signal);
      });
      assert.deepEqual([ended.signal, ended.events.at(-1)?.kind], [signal, 'request']);
      assert.equal(table(), before);
      body = '[{"id":2}]';
      assert.equal((await run([])).code, 0);
      assert.equal(table(), '"id"\n"2"\n');
      assert.deepEqual(readdirSync(path.join(folder(), 'out', 'a')).sort(), ['state.json', 'tables']);
    });
  }
});
