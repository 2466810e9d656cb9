import { getField, type JsonObject } from '../json/value.ts';
import type { Timeouts } from './extractionConfig.ts';
import { numberOf } from './readValues.ts';

/** `api.http.connectTimeout` and `requestTimeout`, in seconds; what is not a number above 0 means the default. */
export function readTimeouts(http: JsonObject): Timeouts {
  return {
    connectMs: milliseconds(http, 'connectTimeout', 30),
    requestMs: milliseconds(http, 'requestTimeout', 300),
  };
}

function milliseconds(http: JsonObject, key: string, seconds: number): number {
  const value = numberOf(getField(http, key));
  return (value !== undefined && value > 0 ? value : seconds) * 1000;
}
