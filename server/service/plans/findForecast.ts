import { selectJobs } from '@pagewright/core/config/selectJobs';
import type { Forecast } from '@pagewright/core/contracts/generated/types';
import { isUserError } from '@pagewright/core/errors';
import { type ForecastGround, forecastConfig } from '@pagewright/core/forecast/forecastConfig';
import { readPlanned } from '@pagewright/core/plan/readPlanned';

/** How much a run of a text would read, of all jobs or of those with these names; null if it cannot run. */
export function findForecast(
  text: string,
  jobs: readonly string[] | undefined,
  { ground, now }: { ground: ForecastGround; now: () => number },
): Forecast | null {
  const read = readPlanned(text, now);
  if ('problems' in read) return null;
  try {
    return forecastConfig({ ...read.config, iterations: selectJobs(read.config, jobs) }, ground);
  } catch (error) {
    if (isUserError(error)) return null;
    throw error;
  }
}
