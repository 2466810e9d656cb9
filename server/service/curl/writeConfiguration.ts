import { type JsonObject, objectFrom } from '../../../engine/core/json/value.ts';
import { layOut } from '../text/layout.ts';
import type { CurlRequest } from './curlRequest.ts';
import { importCurl } from './import/importCurl.ts';
import { readCurl } from './readCurl.ts';
import type { OrProblem } from './refusal.ts';

/** The text of a new configuration that sends the request of a cURL command, and remarks for the user. */
export function writeConfiguration(command: string): OrProblem<{ text: string; remarks: string[] }> {
  const request = readCurl(command);
  if ('problem' in request) return request;
  const { configuration, remarks } = curlToConfiguration(request);
  return { text: `${layOut(configuration, { lineBreak: '\n', unit: '  ' }, '')}\n`, remarks };
}

/**
 * A new configuration that sends this request: the base address separate from the endpoint, credentials in the
 * authentication and in secret keys, paging in `pagination`.
 */
function curlToConfiguration(request: CurlRequest): { configuration: JsonObject; remarks: string[] } {
  const { baseUrl, job, authentication, pagination, headers, attributes, remarks } = importCurl(request, undefined);
  const api = {
    baseUrl,
    ...(authentication && { authentication }),
    ...(pagination && { pagination }),
    ...(headers.length > 0 && { http: { headers: objectFrom(headers) } }),
  };
  return { configuration: { api, config: objectFrom([...attributes, ['jobs', [job]]]) }, remarks };
}
