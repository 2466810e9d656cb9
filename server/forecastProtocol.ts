// The request for forecasts that the extension and the language server share.
import type { KnownRuns } from './protocol.ts';

/** Requests how much a run of a text would read (`schemas/plan.schema.json`, `Forecast`); null if it cannot run. */
export const forecastRequest = 'pagewright/forecast';

export interface ForecastParams {
  /** The text of a configuration, as it would be run. */
  text: string;
  /** The names of the jobs to run; absent: all. */
  jobs?: readonly string[] | undefined;
  runs: KnownRuns;
}
