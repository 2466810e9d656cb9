import type { JsonObject } from '../json/value.ts';
import { getField, hasField } from '../json/value.ts';
import type { RetryPolicy } from './extractionConfig.ts';
import { integerOf, listField, objectField, textField } from './readValues.ts';

const defaultStatusCodes = [500, 502, 503, 504, 408, 420, 429];
const defaultTransportCodes = [28, 6, 7, 35, 52, 56];

/**
 * `api.retryConfig` (`configuration.md` 5.4). The old keys `headerName`, `httpCodes` and `curlCodes` take the place of
 * the new objects where they are present.
 */
export function readRetryPolicy(retry: JsonObject): RetryPolicy {
  const oldHttp = hasField(retry, 'headerName') || hasField(retry, 'httpCodes');
  const http = oldHttp ? {} : (objectField(retry, 'http') ?? {});
  const curl = hasField(retry, 'curlCodes') ? {} : (objectField(retry, 'curl') ?? {});
  const maxRetries = integerOf(getField(retry, 'maxRetries'));
  const transportCodes = codes(listField(retry, 'curlCodes') ?? listField(curl, 'codes'));
  return {
    maxRetries: maxRetries ?? 10,
    retryHeader: textField(retry, 'headerName') ?? textField(http, 'retryHeader') ?? 'Retry-After',
    statusCodes: codes(listField(retry, 'httpCodes') ?? listField(http, 'codes')) ?? defaultStatusCodes,
    transportCodes: transportCodes ?? defaultTransportCodes,
    explicit: maxRetries !== undefined || transportCodes !== undefined,
  };
}

/** Codes written as text never match, as in the original. */
function codes(list: unknown[] | undefined): number[] | undefined {
  return list?.filter((code) => typeof code === 'number');
}
