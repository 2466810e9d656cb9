import type { Forecast, JobForecast } from '../contracts/generated/types.ts';
import { localSecond } from '../text/localTime.ts';
import { amountText, timeText } from './amountText.ts';

/**
 * How much a run will read, in a line: `about 1,240 requests, about 120,000 records, about 2 min; bound by latency; from
 * the last run, of 2026-01-31 14:05`. What is not known is said with the reason.
 */
export function forecastText(forecast: Forecast): string {
  const { unknown, atLeast = 0, boundBy } = forecast;
  if (unknown !== undefined) {
    const known = atLeast === 0 ? '' : `${amountText({ about: atLeast }, 'request')} at least; how many in all is `;
    return `${known}not known: ${unknown}`;
  }
  const bound = boundBy === undefined ? [] : [`bound by ${boundBy}`];
  return [amounts(forecast), ...bound, ...sourceText(forecast)].join('; ');
}

/** The amounts and the time of one job. */
export function jobForecastText(job: JobForecast): string {
  return job.unknown === undefined ? amounts(job) : `not known: ${job.unknown}`;
}

function amounts({
  requests,
  records,
  seconds,
  from,
}: Pick<Forecast, 'requests' | 'records' | 'seconds' | 'from'>): string {
  const isSure = from === 'configuration';
  return [
    ...(requests === undefined ? [] : [amountText(requests, 'request', isSure)]),
    ...(records === undefined ? [] : [amountText(records, 'record')]),
    ...(seconds === undefined || requests?.about === 0 ? [] : [timeText(seconds)]),
  ].join(', ');
}

function sourceText({ from, at }: Forecast): string[] {
  if (at === undefined || from === 'configuration') return [];
  const when = localSecond(at).slice(0, -3);
  return [from === 'last-run' ? `from the last run, of ${when}` : `from the pages that were read on ${when}`];
}
