import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JobReport } from '../../../../engine/faces/run.ts';
import { memoryPlace } from '../../../support/memoryPlace.ts';
import { startMockProxy } from '../../../support/mockProxy.ts';
import { readExchanges } from '../../../support/readExchanges.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { ShardedRunner } from '../../../support/runShards.ts';
import { type Next, seeded } from '../../../support/seeded.ts';
import { sweep } from '../../../support/sweep.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const own = path.join(import.meta.dirname, '../../../conformance/cases');
const folders = [own, process.env['PAGEWRIGHT_CASES'] ?? ''].filter((folder) => folder !== '');
const cases = folders.flatMap((folder) =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((folder) => existsSync(path.join(folder, 'config.json'))),
);

/** Configurations whose run is not cut. */
const endsByTime = /"forceStop": *\{[^}]*"time"/;

/** The part of a report about the data; the number of requests depends on the shards. */
function said(jobs: readonly JobReport[]) {
  return jobs.map(({ requests: _, ...job }) => job);
}

describe('a run in shards', () => {
  const folder = temporaryFolder();

  /** Cuts the run in some way and reads its shards in any order, some twice, some after they were cancelled. */
  async function readInAnyWay(runner: ShardedRunner, next: Next, state: { stateFile?: string }): Promise<void> {
    const records = Object.fromEntries((await runner.jobNames()).map((name) => [name, 1 + next(40)]));
    const list = await runner.list({
      ...state,
      shards: 1 + next(9),
      ...(next(2) === 0 && { independent: true }),
      records,
    });
    for (const stage of list.stages) {
      const shards = [...stage, ...stage.filter(() => next(3) === 0)];
      for (const shard of shards.sort(() => next(3) - 1)) {
        if (next(4) === 0) await readAndCancel(runner, shard, next(6));
        const report = await runner.read(shard, { parallel: 1 + next(6) });
        assert.equal(report.outcome, 'done', report.error?.message);
      }
    }
  }

  async function readAndCancel(runner: ShardedRunner, shard: Parameters<ShardedRunner['read']>[0], after: number) {
    const controller = new AbortController();
    let events = 0;
    const report = await runner.read(shard, {
      signal: controller.signal,
      watch: () => void (events++ === after && controller.abort()),
    });
    assert.notEqual(report.outcome, 'failed');
  }

  it('writes the tables, the manifests and the state of a run in one go, with its verdicts', async () => {
    await sweep([...cases.keys()], 3, async (index) => {
      const folderOfCase = cases[index] ?? '';
      const name = path.basename(folderOfCase);
      const proxy = await startMockProxy(readExchanges(folderOfCase));
      const environment = { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url };
      try {
        const config = readFileSync(path.join(folderOfCase, 'config.json'), 'utf8');
        const inState = path.join(folderOfCase, 'in', 'state.json');
        const stateFile = existsSync(inState) ? inState : undefined;
        const [whole, combined] = [path.join(folder(), name, 'whole'), path.join(folder(), name, 'combined')];
        const runner = new ShardedRunner(config, memoryPlace(), {
          network: { environment },
          cacheDir: path.join(folder(), name, 'cache'),
        });
        const expected = await runner.whole(whole, stateFile);
        if (expected.outcome !== 'done' || endsByTime.test(config)) return;
        await readInAnyWay(runner, seeded(index + 1), stateFile === undefined ? {} : { stateFile });
        const report = await runner.combine(combined, stateFile);
        assert.equal(report.outcome, 'done', `${name}: ${report.error?.message}`);
        assert.deepEqual(readFolder(combined), readFolder(whole), name);
        assert.deepEqual(said(report.jobs), said(expected.jobs), name);
        // A combiner that did not learn of the end combines again, with the state that is there then.
        const again = path.join(folder(), name, 'again');
        assert.equal((await runner.combine(again, path.join(combined, 'state.json'))).outcome, 'done');
        assert.deepEqual(readFolder(again), readFolder(whole), name);
      } finally {
        await proxy.close();
      }
    });
  });
});
