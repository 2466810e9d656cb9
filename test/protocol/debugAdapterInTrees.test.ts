import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DebugClient } from '@vscode/debugadapter-testsupport';
import { connectDebugAdapter } from '../support/connectDebugAdapter.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const trees = path.join(import.meta.dirname, '..', 'trees');

describe('pagewright debug-adapter --stdio in a tree', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let client: DebugClient;

  beforeEach(async () => {
    api = await startApi((_, response) => void response.end('[{"id": 1}]'));
    client = await connectDebugAdapter();
  });
  afterEach(async () => {
    await client.stop();
    await api.close();
  });

  for (const [tool, file] of [
    ['kbc', 'config.json'],
    ['kbagent', '_config.yml'],
  ] as const) {
    it(`stops in the row of a configuration of ${tool}, and shows the place in its file`, async () => {
      cpSync(path.join(trees, tool, 'rows'), folder(), { recursive: true });
      const program = path.join(folder(), 'main/extractor/ex-generic-v2/three-rows', file);
      const row = path.join(path.dirname(program), 'rows/orders', file);
      writeFileSync(program, readFileSync(program, 'utf8').replace('https://api.shop.example', api.url));
      const line = readFileSync(row, 'utf8').split('limit')[0]?.split('\n').length ?? 0;
      const done = client.waitForEvent('terminated');
      await client.hitBreakpoint({ program, row: 'Orders' }, { path: row, line });
      const { body } = await client.stackTraceRequest({ threadId: 1 });
      const [top] = body.stackFrames;
      assert.deepEqual([top?.source?.path, top?.name], [row, 'orders, page 1']);
      await client.setBreakpointsRequest({ source: { path: row }, breakpoints: [] });
      await client.continueRequest({ threadId: 1 });
      await done;
      const out = `${path.parse(file).name}.trial`;
      assert.ok(existsSync(path.join(path.dirname(row), 'out', out, 'tables/orders.csv')));
    });
  }

  it('asks for a row where there are several', async () => {
    const program = path.join(trees, 'kbc/rows/main/extractor/ex-generic-v2/three-rows/config.json');
    await assert.rejects(client.launch({ program }), /several rows.* Choose a row with --row: "Users"/);
  });
});
