// Forecasts of runs, from what earlier ones tell.

export type { Forecast } from '../core/contracts/generated/types.ts';
export { type AskAbove, findExcess } from '../core/forecast/findExcess.ts';
export type { ForecastGround } from '../core/forecast/forecastConfig.ts';
export { forecastText } from '../core/forecast/forecastText.ts';
export type { RunSubject } from '../core/forecast/keptRuns.ts';
export { evidenceOf, type RunEvidence } from '../core/forecast/runEvidence.ts';
