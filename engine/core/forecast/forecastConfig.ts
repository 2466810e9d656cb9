import type { ExtractionConfig, JobConfig } from '../config/extractionConfig.ts';
import type { Forecast, JobForecast } from '../contracts/generated/types.ts';
import { defaultMaxJobRequests } from '../pagination/defaultMaxJobRequests.ts';
import { selectScroller } from '../pagination/scrollers/selectScroller.ts';
import { forecastJob, type JobQuantities } from './forecastJob.ts';
import { forecastTime, type JobTime, type Pace } from './forecastTime.ts';
import { exactly, expectedOf, type Known, type Quantity, sumOf } from './quantity.ts';
import type { RunEvidence } from './runEvidence.ts';

/** The ground of a forecast besides the configuration. */
export interface ForecastGround extends Pace {
  /** The evidence of runs of this configuration, the newest first. */
  evidence: readonly RunEvidence[];
  /** The maximum number of requests for one paging; absent: the default limit. */
  maxJobRequests?: number | undefined;
}

/**
 * Forecasts a run of a configuration: for each job and in all, the requests, records and seconds, and what takes most of
 * the time. Never a number without a run, or a configuration, that tells it: such an amount is absent, with the reason.
 */
export function forecastConfig(
  { iterations, pagination }: Pick<ExtractionConfig, 'iterations' | 'pagination'>,
  { evidence, maxJobRequests = defaultMaxJobRequests, ...pace }: ForecastGround,
): Forecast {
  const [first] = iterations;
  const jobs = (first?.jobs ?? []).flatMap((job) => forecastTree(job, undefined));
  const time = forecastTime(jobs, evidence, pace);
  const logins = first?.authentication.login === undefined ? 0 : iterations.length;
  return totalOf(jobs, time, logins);

  function forecastTree(job: JobConfig, parent: JobQuantities | undefined): JobQuantities[] {
    const scroller = selectScroller(pagination, job.scroller);
    const own = forecastJob(job, { scroller, evidence, iterations: iterations.length, maxJobRequests, parent });
    return [own, ...job.children.flatMap((child) => forecastTree(child, own))];
  }
}

function totalOf(jobs: readonly JobQuantities[], time: ReturnType<typeof forecastTime>, logins: number): Forecast {
  const requests = jobs.map((job) => job.requests);
  const records = jobs.map((job) => job.records);
  const sent = sumOf([exactly(logins), ...known(requests)]);
  const open = requests.find((each) => 'unknown' in each);
  const [seconds, boundBy] = [time?.seconds, time?.boundBy];
  const read = records.every(isKnown) ? { records: expectedOf(sumOf(known(records))) } : {};
  return {
    ...(open === undefined
      ? { requests: expectedOf(sent), ...read, ...(seconds && { seconds, boundBy }), from: sent.from, at: sent.at }
      : { atLeast: Math.round(sent.mean), unknown: open.unknown }),
    jobs: jobs.map((job, index) => jobForecast(job, time?.jobs[index])),
  };
}

function jobForecast({ name, runs, requests, records }: JobQuantities, time: JobTime | undefined): JobForecast {
  return {
    name,
    ...(isKnown(runs) && { runs: expectedOf(runs) }),
    ...(isKnown(requests) ? { requests: expectedOf(requests), from: requests.from } : { unknown: requests.unknown }),
    ...(isKnown(records) && { records: expectedOf(records) }),
    ...(time && { seconds: time.seconds, boundBy: time.boundBy }),
  };
}

function isKnown(quantity: Quantity): quantity is Known {
  return !('unknown' in quantity);
}

function known(quantities: readonly Quantity[]): Known[] {
  return quantities.filter(isKnown);
}
