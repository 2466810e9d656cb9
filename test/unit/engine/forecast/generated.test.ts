import assert from 'node:assert/strict';
import type { Forecast } from '../../../../engine/core/contracts/generated/types.ts';
import { forecastConfig } from '../../../../engine/core/forecast/forecastConfig.ts';
import { evidenceOf } from '../../../../engine/core/forecast/runEvidence.ts';
import { readPlanned } from '../../../../engine/core/plan/readPlanned.ts';
import { type RunReport, runInMemory } from '../../../../engine/faces/browser.ts';
import { ForecastWorld } from '../../../support/forecast/forecastWorld.ts';
import { runSeed, seeded, seedsOf } from '../../../support/seeded.ts';

/** The limits of a test run in the editor. */
const testRun = { maxPages: 5, maxRecords: 100, maxChildRuns: 5 };
const [configurations, within] = [50, 0.2];
/** By how many percent each list was longer or shorter at the last run, at most. */
const drift = 15;
/** The sample of a test run may be an unlucky one, which other seeds may have more of. */
const maxMissed = runSeed === 1 ? 5 : 9;
const maxOutside = 3;

interface Trial {
  seed: number;
  forecast: Forecast;
  report: RunReport;
}

describe('The forecast of generated configurations', () => {
  const { fetch } = globalThis;
  let trials: Trial[];
  before(async function () {
    this.timeout(240_000);
    trials = [];
    for (const seed of seedsOf(configurations)) trials.push(await tryOne(seed));
  });
  after(() => {
    globalThis.fetch = fetch;
  });

  it('has the number of requests within 20 % for 45 of 50', () => {
    const missed = trials.filter((trial) => !(errorOf(trial) <= within));
    assert.ok(missed.length <= maxMissed, missed.map(textOf).join('\n'));
  });

  it('gives a reason where it gives no number', () => {
    for (const trial of trials) {
      const { requests, unknown } = trial.forecast;
      assert.equal(requests === undefined, unknown !== undefined, textOf(trial));
    }
  });

  it('names a range that has the number in it, where it knows one', () => {
    const outside = trials.filter(({ forecast: { requests }, report }) => {
      const { least = 0, most = Number.POSITIVE_INFINITY } = requests ?? {};
      return report.requests < least || report.requests > most;
    });
    assert.ok(outside.length <= maxOutside, outside.map(textOf).join('\n'));
  });
});

/** Forecasts from a test run, from a whole run before the data has changed, or from both; then runs it all. */
async function tryOne(seed: number): Promise<Trial> {
  const next = seeded(seed);
  const world = new ForecastWorld(next, seed);
  const kind = next(3);
  const configText = JSON.stringify(world.config);
  const seen = [
    ...(kind === 0 ? [] : [await run(world, configText, { limits: testRun, drift: 0 })]),
    ...(kind === 1 ? [] : [await run(world, configText, { limits: {}, drift })]),
  ];
  const evidence = seen.flatMap((report) => evidenceOf(report) ?? []);
  const read = readPlanned(configText, () => 0);
  assert.ok('config' in read, `seed ${seed}`);
  const forecast = forecastConfig(read.config, { evidence });
  return { seed, forecast, report: await run(world, configText, { limits: {}, drift: 0 }) };
}

async function run(
  world: ForecastWorld,
  configText: string,
  { limits, drift }: { limits: object; drift: number },
): Promise<RunReport> {
  globalThis.fetch = async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    return Response.json(world.respond(address, drift));
  };
  const events = runInMemory({ configText, configName: 'a.extractor.json', limits });
  for (;;) {
    const { done, value } = await events.next();
    if (!done) continue;
    assert.equal(value.report.outcome, 'done', value.report.error?.message);
    return value.report;
  }
}

/** How far off the number of requests is, as a part of it; not a number where it is not known. */
function errorOf({ forecast: { requests }, report }: Trial): number {
  return Math.abs((requests?.about ?? Number.NaN) / report.requests - 1);
}

function textOf(trial: Trial): string {
  const { seed, forecast, report } = trial;
  const jobs = forecast.jobs.map(({ requests, unknown }, index) => {
    const range = requests?.most === undefined ? '' : ` (${requests.least} to ${requests.most})`;
    return `${unknown ?? `${requests?.about}${range}`}, sent ${report.jobs[index]?.requests}`;
  });
  return `seed ${seed}: off by ${Math.round(errorOf(trial) * 100)} %: ${jobs.join('; ')}`;
}
