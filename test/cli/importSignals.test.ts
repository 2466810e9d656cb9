import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { resultOf, runCli, spawnCli } from '../support/runCli.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const operation = '{ get: { responses: { 200: { content: { application/json: { schema: { type: array } } } } } } }';
/** Reading the document takes many seconds. */
const large = `openapi: 3.1.0
info: { title: Large }
servers: [{ url: https://api.example.com }]
paths:
${Array.from({ length: 60_000 }, (_, index) => `  /path${index}: ${operation}\n`).join('')}`;

describe('The import of a large description', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let sent: PromiseWithResolvers<void>;

  beforeEach(async () => {
    sent = Promise.withResolvers();
    api = await startApi((_, response) => {
      response.on('finish', sent.resolve);
      response.end(large);
    });
  });
  afterEach(() => api.close());

  for (const [test, signal] of sampled(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)) {
    test(`is ended by ${signal} while it is read, and nothing is written`, async () => {
      const out = path.join(folder(), 'large.extractor.json');
      const args = ['import-openapi', `${api.url}/openapi.yaml`, '--out', out];
      const child = spawnCli(args);
      const ended = resultOf(child, args);
      await sent.promise;
      child.kill(signal);
      const { code, stdout, stderr } = await ended;
      assert.deepEqual([code, stdout, stderr], [130, '', '']);
      assert.equal(existsSync(out), false);
    });
  }

  it('ends in a sentence where it needs more memory than there is', async () => {
    const args = ['import-openapi', `${api.url}/openapi.yaml`];
    const { code, stderr } = await runCli(args, { NODE_OPTIONS: '--max-old-space-size=64' });
    assert.deepEqual([code, stderr], [1, 'pagewright: The description needs more memory than there is.\n']);
  });
});
