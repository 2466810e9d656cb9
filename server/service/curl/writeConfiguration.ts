import { type JsonObject, objectFrom } from '../../../engine/core/json/value.ts';
import { layOut } from '../text/layout.ts';
import type { CurlRequest } from './curlRequest.ts';
import { importCurl } from './import/importCurl.ts';
import { readCurl } from './readCurl.ts';
import type { OrProblem } from './refusal.ts';

/** The text of a new configuration that sends the request of a cURL command, and what the user is to know of it. */
export function writeConfiguration(command: string): OrProblem<{ text: string; remarks: string[] }> {
  const request = readCurl(command);
  if ('problem' in request) return request;
  const { configuration, remarks } = curlToConfiguration(request);
  return { text: `${layOut(configuration, { lineBreak: '\n', unit: '  ' }, '')}\n`, remarks };
}

/**
 * A configuration of its own that sends this request: the base address apart from the endpoint, credentials in the
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
