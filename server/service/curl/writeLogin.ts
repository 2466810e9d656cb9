import { fileText } from '@pagewright/core/json/layOut';
import { entriesOf, getField, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { endpointOf } from '@pagewright/core/request/splitAddress';
import type { OrProblem } from './command/refusal.ts';
import { importCurl } from './import/importCurl.ts';
import { withoutSecrets } from './import/importedParts.ts';
import { readCurl } from './readCurl.ts';

/**
 * The login that a cURL command sends (`docs/format/authentication.md#41-login-request`), with its endpoint below a base
 * address where it can be: the `loginRequest` and the keys of `config` that it refers to, both as JSON text, and the
 * values of its credentials, which are empty in the text.
 */
export function writeLogin(
  command: string,
  baseUrl: string,
): OrProblem<{ request: string; attributes: string; secrets: Record<string, string> }> {
  const read = readCurl(command);
  if ('problem' in read) return read;
  const parts = importCurl(read, undefined);
  if (parts.authentication !== undefined || typeof parts.baseUrl !== 'string')
    return { problem: 'Only a login with its credentials in the body or in a header can be read from a command.' };
  const { job, headers, secrets } = parts;
  const whole = `${parts.baseUrl}${String(getField(job, 'endpoint'))}`;
  const request: [key: string, value: JsonValue][] = [
    ['endpoint', endpointBelow(baseUrl, whole)],
    ...entriesOf(job).filter(([key]) => key === 'method' || key === 'params'),
    ...(headers.length > 0 ? [['headers', objectFrom(headers)] satisfies [string, JsonValue]] : []),
  ];
  const { attributes } = withoutSecrets(parts);
  return { request: fileText(objectFrom(request)), attributes: fileText(objectFrom(attributes)), secrets };
}

function endpointBelow(baseUrl: string, whole: string): string {
  const { origin } = new URL(whole);
  return endpointOf(baseUrl, origin, whole.slice(origin.length));
}
