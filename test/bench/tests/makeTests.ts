import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runOnDisk } from '../../../engine/assembly/runOnDisk.ts';
import { keepCase } from '../../../engine/testing/keepCase.ts';
import type { TestedConfig } from '../../../engine/testing/testedConfig.ts';
import { sendJson, startApi } from '../../support/startApi.ts';
import { createOrders } from '../data/createOrders.ts';

/** The size of the tests that are measured. */
export interface TestsSize {
  configurations: number;
  /** Of each configuration. */
  cases: number;
  /** Of each case, of 50 records. */
  pages: number;
}

const pageSize = 50;

/** Writes configurations with their cases, each with a recording, proposed expectations and golden tables. */
export async function makeTests(folder: string, { configurations, cases, pages }: TestsSize): Promise<void> {
  const next = createOrders();
  const orders = Array.from({ length: pages * pageSize - 1 }, next);
  const api = await startApi(({ url = '/' }, response) => {
    const offset = Number(new URL(url, 'http://api').searchParams.get('offset'));
    sendJson(response, { orders: orders.slice(offset, offset + pageSize), total: orders.length });
  });
  try {
    for (let number = 1; number <= configurations; number++)
      await makeConfig({ folder, name: `orders-${number}`, baseUrl: `${api.url}/` }, cases);
  } finally {
    await api.close();
  }
}

async function makeConfig(
  { folder, name, baseUrl }: { folder: string; name: string; baseUrl: string },
  cases: number,
): Promise<void> {
  const api = { baseUrl, pagination: { method: 'offset', limit: pageSize } };
  const config = { outputBucket: 'bench', jobs: [{ endpoint: 'orders', dataField: 'orders' }] };
  const configText = JSON.stringify({ api, config });
  const configName = `${name}.extractor.json`;
  writeFileSync(path.join(folder, configName), configText);
  const testsFolder = path.join(folder, `${name}.tests`);
  const tested: TestedConfig = {
    ...{ shown: configName, testsFolder },
    textFor: async () => ({ configName, configText, placeOf: () => undefined }),
  };
  const recording = path.join(folder, 'recording');
  const run = runOnDisk({ configText, configName, outDir: path.join(folder, 'out'), record: recording });
  for (let step = await run.next(); !step.done; ) step = await run.next();
  mkdirSync(testsFolder);
  for (let number = 1; number <= cases; number++) {
    const place = { folder: path.join(testsFolder, `case-${number}`), shown: `case-${number}` };
    await keepCase(tested, place, { recording, isGolden: true }, new AbortController().signal);
  }
}
