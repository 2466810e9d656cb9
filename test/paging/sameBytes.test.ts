import assert from 'node:assert/strict';
import path from 'node:path';
import type { RunReport } from '../../engine/faces/run.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { readFolder } from '../support/readFolder.ts';
import { runToEnd } from '../support/runToEnd.ts';
import { type Next, seeded, seedsOf } from '../support/seeded.ts';
import { sendJson, startApi } from '../support/startApi.ts';
import { randomCount } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { type RandomWorld, randomWorld } from './random/randomWorld.ts';

const worlds = randomCount({ whole: 400, sample: 40 });

/** The most that a response is late, in milliseconds. */
const latest = 4;

interface Outcome {
  report: RunReport;
  files: Record<string, string>;
}

/** Runs a world against its API; `cancelAt` ends it at an event of this number. */
async function outcomeOf(
  world: RandomWorld,
  outDir: string,
  parallel: 1 | 'auto',
  cancelAt?: number,
): Promise<Outcome> {
  let count = 0;
  const api = await startApi((request, response) => {
    const { status, headers, value } = world.answer(new URL(request.url ?? '', 'http://x'), ++count);
    setTimeout(() => sendJson(response, value, status, headers), (count * 7) % (latest + 1));
  });
  const controller = new AbortController();
  let events = 0;
  try {
    const config = JSON.stringify(world.config('http://api.test/'));
    const network = { environment: { HTTP_PROXY: api.url } };
    const { report } = await runToEnd(
      { config, outDir, parallel, network, clock: fakeClock() },
      controller.signal,
      () => {
        if (++events === cancelAt) controller.abort();
      },
    );
    return { report, files: readFolder(outDir) };
  } finally {
    await api.close();
  }
}

/** The report without times, and without requests that were refused, which depend on who came first. */
function steadyReport(report: RunReport, world: RandomWorld): object {
  const { startedAt: _, durationMs: __, pace: ___, surplusRequests: ____, responses: _____, ...rest } = report;
  if (!world.refuses) return rest;
  return { ...rest, requests: 0, retries: 0, jobs: rest.jobs.map((job) => ({ ...job, requests: 0 })) };
}

async function forWorlds(check: (world: RandomWorld, folder: string, next: Next) => Promise<void>, folder: string) {
  for (const seed of seedsOf(worlds)) {
    const next = seeded(seed * 6_007);
    const world = randomWorld(next);
    try {
      await check(world, path.join(folder, String(seed)), next);
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

describe('a run that sends as many requests as the API allows', function () {
  this.timeout(1_800_000);
  const folder = temporaryFolder();

  it('gives the tables, the state and the report of one that sends them one after another', async () => {
    let [together, records] = [0, 0];
    await forWorlds(async (world, place) => {
      const one = await outcomeOf(world, `${place}/one`, 1);
      const many = await outcomeOf(world, `${place}/many`, 'auto');
      assert.equal(one.report.outcome, 'done', JSON.stringify(one.report.error));
      assert.deepEqual(many.files, one.files);
      assert.deepEqual(steadyReport(many.report, world), steadyReport(one.report, world));
      together += Math.max(0, ...(many.report.pace?.origins ?? []).map(({ mostInFlight }) => mostInFlight)) > 1 ? 1 : 0;
      records += one.report.jobs.reduce((sum, job) => sum + job.records, 0);
    }, folder());
    assert.ok(together > worlds / 3, `only ${together} of ${worlds} had several requests at a time`);
    assert.ok(records > worlds, 'the worlds have records');
  });

  it('leaves the tables of the run before where it is cancelled, or those of a whole run', async () => {
    let cancelled = 0;
    await forWorlds(async (world, place, next) => {
      const before = await outcomeOf(world, `${place}/cut`, 1);
      const { report, files } = await outcomeOf(world, `${place}/cut`, 'auto', 2 + next(40));
      if (report.outcome === 'cancelled') cancelled++;
      else assert.equal(report.outcome, 'done');
      assert.deepEqual(files, before.files);
    }, folder());
    assert.ok(cancelled > worlds / 4, `only ${cancelled} of ${worlds} were cancelled`);
  });
});
