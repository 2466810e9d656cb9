import { methodOptions } from '@pagewright/core/pagination/methods/pagingMethods';
import { stopKeys } from '@pagewright/core/pagination/stop/stopRules';

const pagingOptions = [...methodOptions.values()].flatMap(Object.keys);
/** Paging options whose names often have another meaning elsewhere. */
const ordinaryWords = new Set(['limit', 'delimiter', 'param', 'increment', 'reverse', 'default']);

/**
 * Keys that belong in one place only, with that place below the object with `api` and `config`
 * (`docs/format/configuration.md#4-parameters` to `docs/format/configuration.md#9-config`).
 */
export const keyHomes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '': ['api', 'config', 'iterations', 'aws', 'sshProxy', 'cache'],
    api: ['baseUrl', 'pagination', 'authentication', 'retryConfig', 'http', 'caCertificate', '#clientCertificate'],
    'api/retryConfig': ['maxRetries', 'headerName', 'httpCodes', 'curlCodes'],
    'api/http': ['requiredHeaders', 'defaultOptions', 'ignoreErrors', 'connectTimeout', 'requestTimeout'],
    'api/authentication': ['loginRequest', 'apiRequest', 'expires'],
    'api/pagination': [...stopKeys, ...pagingOptions].filter((key) => !ordinaryWords.has(key)),
    config: ['jobs', 'mappings', 'outputBucket', 'incrementalOutput', 'compatLevel'],
    'aws/signature/credentials': ['accessKeyId', '#secretKey', 'serviceName', 'regionName'],
  }).flatMap(([home, keys]) => keys.map((key) => [key, home === '' ? [] : home.split('/')] as const)),
);

/** Headers that are often written directly into `http` by mistake. */
export const headerNames: ReadonlySet<string> = new Set([
  'accept',
  'accept-charset',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'user-agent',
]);
