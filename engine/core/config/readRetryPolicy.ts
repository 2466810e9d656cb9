import { integerOf, listField } from '../json/readValues.ts';
import { getField, hasField, type JsonObject, type JsonValue } from '../json/value.ts';
import { retryConfig, retryCurl, retryHttp } from '../schema/generated/options.ts';
import { OptionReader } from '../schema/optionReader.ts';
import type { RetryPolicy } from './extractionConfig.ts';

/** `api.retryConfig` (`docs/format/configuration.md#54-retryconfig`), with the old keys in place of the new objects. */
export function readRetryPolicy(written: JsonObject): RetryPolicy {
  const retry = new OptionReader(written, retryConfig);
  const isOldHttp = hasField(written, 'headerName') || hasField(written, 'httpCodes');
  const http = new OptionReader((isOldHttp ? undefined : retry.object('http')) ?? {}, retryHttp);
  const curl = (hasField(written, 'curlCodes') ? undefined : retry.object('curl')) ?? {};
  const transportCodes = retry.list('curlCodes') ?? listField(curl, 'codes');
  return {
    maxRetries: retry.integer('maxRetries'),
    retryHeader: retry.text('headerName') ?? http.text('retryHeader'),
    statusCodes: numbersOf(retry.list('httpCodes') ?? http.list('codes')),
    codesAt: isOldHttp ? '/api/retryConfig/httpCodes' : '/api/retryConfig/http/codes',
    transportCodes: numbersOf(transportCodes ?? retryCurl.codes),
    explicit: integerOf(getField(written, 'maxRetries')) !== undefined || transportCodes !== undefined,
  };
}

/** The numbers among these codes: codes written as text never match, as on the platform. */
function numbersOf(codes: readonly JsonValue[]): number[] {
  return codes.filter((code) => typeof code === 'number');
}
