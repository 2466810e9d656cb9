import { integerOf } from '../json/readValues.ts';
import type { JsonObject } from '../json/value.ts';
import { maxTimerMs } from '../maxTimerMs.ts';
import { defaultOptions, http as httpOptions } from '../schema/generated/options.ts';
import { OptionReader } from '../schema/optionReader.ts';
import type { Timeouts } from './extractionConfig.ts';

/**
 * `api.http` (`docs/format/configuration.md#52-http`, `docs/format/configuration.md#53-defaultoptions` and
 * `docs/format/configuration.md#55-pagination`). Headers and parameters may hold expressions.
 */
export interface HttpOptions {
  headers: JsonObject;
  /** Names of headers that need a value in `config.http.headers`. */
  requiredHeaders: string[];
  defaults: { method: string; params: JsonObject; headers: JsonObject };
  /** Status codes whose responses are data (`docs/format/jobs.md#8-response-errors`). */
  ignoredStatuses: ReadonlySet<number>;
  timeouts: Timeouts;
}

export function readHttp(written: JsonObject = {}): HttpOptions {
  const http = new OptionReader(written, httpOptions);
  const defaults = new OptionReader(http.object('defaultOptions'), defaultOptions);
  return {
    headers: http.object('headers'),
    requiredHeaders: http.list('requiredHeaders').filter((name) => typeof name === 'string'),
    defaults: {
      method: defaults.text('method'),
      params: defaults.object('params') ?? {},
      headers: defaults.object('headers') ?? {},
    },
    ignoredStatuses: new Set(http.list('ignoreErrors').flatMap((code) => integerOf(code) ?? [])),
    timeouts: {
      connectMs: milliseconds(http.number('connectTimeout'), httpOptions.connectTimeout),
      requestMs: milliseconds(http.number('requestTimeout'), httpOptions.requestTimeout),
    },
  };
}

/** Milliseconds up to the longest timer; the default for anything but a number above 0. */
function milliseconds(seconds: number, otherwise: number): number {
  return Math.min(Math.ceil((seconds > 0 ? seconds : otherwise) * 1000), maxTimerMs);
}
