import type { Processor } from '../config/readProcessors.ts';
import { selectJobs } from '../config/selectJobs.ts';
import type { Forecast } from '../contracts/generated/types.ts';
import { ConfigDocument, type ConfigSource } from '../document/configDocument.ts';
import { isUserError } from '../errors.ts';
import { type ForecastGround, forecastConfig } from '../forecast/forecastConfig.ts';
import type { Problem } from '../problem.ts';
import { fillSecrets } from '../secrets/fillSecrets.ts';
import type { JobPlan } from './jobPlan.ts';
import { type PlanOptions, planJobs } from './planJobs.ts';
import { readPlanned } from './readPlanned.ts';

/** The plans of a configuration. */
export interface ConfigPlan {
  plans: JobPlan[];
  /** The number of iterations of a run. The plans are those of the first. */
  iterations: number;
  /** The processors of the platform, which a run does not apply. */
  processors: readonly Processor[];
  /** How much a run will read; absent: that was not asked. */
  forecast?: Forecast;
}

/**
 * Plans the jobs of a configuration, all or those with these names, for a first run, or for one from the `previousStart`
 * of a state. Computes with the given secrets and masks them, and forecasts from what is known. Returns the plans, or the
 * problems. Never throws for a user's mistake.
 */
export function planConfig(
  source: ConfigSource,
  options: PlanOptions & { secrets?: Readonly<Record<string, string>>; ground?: ForecastGround },
  jobs?: readonly string[],
): ConfigPlan | { problems: Problem[] } {
  const { now, previousStart, secrets = {}, ground } = options;
  const read = readPlanned(fillSecrets(ConfigDocument.of(source), secrets), now, previousStart);
  if ('problems' in read) return read;
  try {
    const config = { ...read.config, iterations: selectJobs(read.config, jobs) };
    return {
      plans: planJobs(config, options),
      iterations: config.iterations.length,
      processors: config.processors,
      ...(ground && { forecast: forecastConfig(config, ground) }),
    };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return {
      problems: [{ code: error.code, severity: 'error', pointer: error.pointer ?? '', message: error.message }],
    };
  }
}
